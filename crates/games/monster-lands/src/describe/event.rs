//! What happened, in words.

use table::{Number, Phrase};

use super::names::{area, dice, die, gear, goods, loot, member, named, path, trap};
use crate::Event;
use crate::values::Faces;

fn faces(faces: &Faces) -> table::Arg {
    super::names::list(faces.each().map(|face| table::Arg::Number(face.into())).collect())
}

/// The sentence for an event; `None` for those that others tell.
#[allow(clippy::too_many_lines, reason = "one arm an event")]
pub(super) fn phrase(event: &Event) -> Option<Phrase> {
    let seat = |id: &'static str, seat: table::Seat| Phrase::new(id).with("seat", seat);
    let on = |id: &'static str, at: crate::values::PathId| Phrase::new(id).with("path", path(at));
    Some(match *event {
        Event::FirstPlayer { seat: who } => seat("event-first-player", who),
        Event::AffinityChosen { seat: who, affinity } => {
            seat("event-affinity", who).with("affinity", named("affinity", affinity))
        }
        Event::RoundStarted { round } => Phrase::new("event-round").with("round", round.0),
        Event::MemberOffered { member: who, .. } => {
            Phrase::new("event-member-offered").with("member", member(who))
        }
        Event::TrapOffered { trap: token, .. } => Phrase::new("event-trap-offered").with("trap", trap(token)),
        Event::GearOffered { gear: card, .. } => Phrase::new("event-gear-offered").with("gear", gear(card)),
        Event::LootOffered { loot: token } => Phrase::new("event-loot-offered").with("loot", loot(token)),
        Event::MonsterAppeared { area: at, monster } => Phrase::new("event-monster-appeared")
            .with("monster", named("monster", monster))
            .with("area", area(at)),
        Event::TerritoryAppeared { area: at, territory, .. } => Phrase::new("event-territory-appeared")
            .with("territory", named("territory", territory))
            .with("area", area(at)),
        Event::MissionDrawn { area: at, mission } => {
            let side = if at == crate::values::Area::Dice {
                ("mission_dice", "a")
            } else {
                ("mission_contract", "b")
            };
            Phrase::new("event-mission-drawn").with("mission", named(side.0, format!("{mission}{}", side.1)))
        }
        Event::Reshuffled => Phrase::new("event-reshuffled"),
        Event::DiceGained { seat: who, s, m, p } => {
            dice("event-dice-gained", s.0, m.0, p.each()).with("seat", who)
        }
        Event::Gained { seat: who, goods: gained } => {
            let mut phrase = seat("event-gained", who);
            for (name, count) in goods(gained) {
                phrase = phrase.with(name, count);
            }
            phrase
        }
        Event::GloryLost { seat: who, glory } => seat("event-glory-lost", who).with("glory", glory.0),
        Event::Paid { seat: who, gold } => seat("event-paid", who).with("gold", gold.0),
        Event::Placed { seat: who, building, die: placed } => {
            seat("event-placed", who).with("building", named("building", building)).with("die", die(placed))
        }
        Event::Mined { .. } | Event::Finished { .. } | Event::NotRedirected { .. } => return None,
        Event::TrapBought { seat: who, trap: token } => {
            seat("event-trap-bought", who).with("trap", trap(token))
        }
        Event::Beer { seat: who } => seat("event-beer", who),
        Event::Hired { seat: who, member: card } => seat("event-hired", who).with("member", member(card)),
        Event::GearBought { seat: who, gear: card, member: bearer }
        | Event::GearMoved { seat: who, gear: card, member: bearer } => {
            seat("event-gear", who).with("gear", gear(card)).with("member", member(bearer))
        }
        Event::GearDropped { seat: who, gear: card } => {
            seat("event-gear-dropped", who).with("gear", gear(card))
        }
        Event::DieGiven { seat: who, die: given } => seat("event-die-given", who).with("die", die(given)),
        Event::TalentUsed { seat: who, member: card } => {
            seat("event-talent", who).with("member", member(card))
        }
        Event::LootUsed { seat: who, loot: token } => seat("event-loot-used", who).with("loot", loot(token)),
        Event::Sold { seat: who, monster } => {
            seat("event-sold", who).with("thing", named("monster", monster))
        }
        Event::LootSold { seat: who, loot: token } => seat("event-sold", who).with("thing", loot(token)),
        Event::Healed { member: who } => Phrase::new("event-healed").with("member", member(who)),
        Event::Settled { seat: who, territory, member: card } => seat("event-settled", who)
            .with("territory", named("territory", territory))
            .with("member", member(card)),
        Event::Assigned { seat: who, path: to, member: card } => {
            seat("event-assigned", who).with("path", path(to)).with("member", member(card))
        }
        Event::DiceLaid { seat: who, s, m, p } => {
            dice("event-dice-laid", s.0, m.0, p.each()).with("seat", who)
        }
        Event::Laid { seat: who, path: to, trap: token } => match token.known() {
            Some(token) => seat("event-laid-known", who).with("path", path(to)).with("trap", trap(token)),
            None => seat("event-laid", who).with("path", path(to)),
        },
        Event::DefenceLaid { seat: who, path: to } => seat("event-defence-laid", who).with("path", path(to)),
        Event::Carried { potions: Number(0), venoms: Number(0), coins: Number(0), .. }
        | Event::Sacrificed { dice: Number(0), .. }
        | Event::Blocked { hits: Number(0), .. }
        | Event::Drunk { potions: Number(0), .. } => return None,
        Event::Carried { path: at, potions, venoms, coins } => {
            on("event-carried", at).with("potions", potions.0).with("venoms", venoms.0).with("coins", coins.0)
        }
        Event::Worked { seat: who, territory } => {
            seat("event-worked", who).with("territory", named("territory", territory))
        }
        Event::Passed { seat: who } => seat("event-passed", who),
        Event::TrapDiscarded { seat: who, trap: token } => match token.known() {
            Some(token) => seat("event-trap-discarded-known", who).with("trap", trap(token)),
            None => seat("event-trap-discarded", who),
        },
        Event::RivalRolled { red, yellow } => {
            Phrase::new("event-rival-rolled").with("red", red.0).with("yellow", yellow.0)
        }
        Event::RivalPlaced { building } => {
            Phrase::new("event-rival-placed").with("building", named("building", building))
        }
        Event::RivalMarked { path: at } => on("event-rival-marked", at),
        Event::RivalTook { path: at } => on("event-rival-took", at),
        Event::AreaStarted { area: at } => Phrase::new("event-area").with("area", area(at)),
        Event::Rolled { path: at, colour, face } => {
            on("event-rolled", at).with("die", named("die", colour)).with("face", face.0)
        }
        Event::Rerolled { path: at, colour, from, face } => on("event-rerolled", at)
            .with("die", named("die", colour))
            .with("from", from.0)
            .with("face", face.0),
        Event::VenomUsed { path: at } => on("event-venom", at),
        Event::Total { path: at, total } => on("event-total", at).with("total", total.0),
        Event::MissionDone { seat: who, path: at } => seat("event-mission-done", who).with("path", path(at)),
        Event::MissionFailed { seat: who, path: at } => {
            seat("event-mission-failed", who).with("path", path(at))
        }
        Event::ContractDeclined { seat: who, .. } => seat("event-contract-declined", who),
        Event::TrapsOwed { seat: who, traps } => seat("event-traps-owed", who).with("number", traps.0),
        Event::Revealed { path: at, trap: token } => on("event-revealed", at).with("trap", trap(token)),
        Event::Hidden { path: at } => on("event-hidden", at),
        Event::Aimed { path: at, target } => on("event-aimed", at).with("target", path(target)),
        Event::TrickCancelled { target, .. } => on("event-trick-cancelled", target),
        Event::TrickAllowed { target } => on("event-trick-allowed", target),
        Event::Stolen { path: at, target, s, m } => dice("event-stolen", s.0, m.0, std::iter::empty())
            .with("path", path(at))
            .with("target", path(target)),
        Event::Redirected { path: at, target, dice: count } => {
            on("event-redirected", at).with("target", path(target)).with("number", count.0)
        }
        Event::Sacrificed { path: at, dice: count } => on("event-sacrificed", at).with("number", count.0),
        Event::AttackRolled { path: at, faces: thrown, hits } if thrown.is_empty() => {
            on("event-attack-without-dice", at).with("hits", hits.0)
        }
        Event::AttackRolled { path: at, faces: thrown, hits } => {
            on("event-attack", at).with("faces", faces(&thrown)).with("hits", hits.0)
        }
        Event::MissesRolled { faces: thrown } => Phrase::new("event-misses").with("faces", faces(&thrown)),
        Event::TalentBlocked { path: at, hits } => on("event-talent-blocked", at).with("hits", hits.0),
        Event::Blocked { path: at, hits } => on("event-blocked", at).with("hits", hits.0),
        Event::Drunk { path: at, potions } => on("event-drunk", at).with("potions", potions.0),
        Event::Wounded { member: who } => Phrase::new("event-wounded").with("member", member(who)),
        Event::Died { seat: who, member: card } => seat("event-died", who).with("member", member(card)),
        Event::Killed { seat: who, monster } => {
            seat("event-killed", who).with("monster", named("monster", monster))
        }
        Event::Captured { seat: who, monster } => {
            seat("event-captured", who).with("monster", named("monster", monster))
        }
        Event::Failed { path: at, carried } => on("event-failed", at).with("carried", carried.0),
        Event::Conquered { seat: who, territory } => {
            seat("event-conquered", who).with("territory", named("territory", territory))
        }
        Event::LootTaken { seat: who, loot: token } => {
            seat("event-loot-taken", who).with("loot", loot(token))
        }
        Event::AtEntrance { monster } => {
            Phrase::new("event-at-entrance").with("monster", named("monster", monster))
        }
        Event::MonsterDiscarded { monster } => {
            Phrase::new("event-monster-discarded").with("monster", named("monster", monster))
        }
        Event::Panicked { building } => {
            Phrase::new("event-panicked").with("building", named("building", building))
        }
        Event::PanicEnded => Phrase::new("event-panic-ended"),
        Event::Returned { seat: who, member: card } => {
            seat("event-returned", who).with("member", member(card))
        }
        Event::NewLeader { seat: who, member: card } => {
            seat("event-leader", who).with("member", member(card))
        }
        Event::SalariesPaid { seat: who, gold } => seat("event-salaries", who).with("gold", gold.0),
        Event::Deserted { seat: who, member: card } => {
            seat("event-deserted", who).with("member", member(card))
        }
        Event::GloryReached { seat: who } => seat("event-glory-reached", who),
        Event::Ended => Phrase::new("event-ended"),
    })
}
