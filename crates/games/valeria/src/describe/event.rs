//! What happened, one sentence each.

use table::{Id, Phrase, Seat};

use super::action::with_dice;
use super::names::{self, with_price, with_tokens};
use crate::components::{Bundle, COLUMNS, NOTHING, Place, Resource, SLOTS, Slot};
use crate::event::{Ending, Event};

#[expect(clippy::too_many_lines, reason = "a list; a new event does not compile until it has words")]
pub(super) fn event(event: &Event) -> Option<Phrase> {
    Some(match *event {
        Event::AreaDrawn { area } => Phrase::new("event-area").with("area", names::area(area)),
        Event::CitizenDrawn { citizen } => {
            Phrase::new("event-citizen").with("citizen", names::citizen(citizen))
        }
        Event::DomainRevealed { column, domain } => Phrase::new("event-domain")
            .with("column", names::column(column))
            .with("domain", names::domain(domain)),
        Event::CitizenRevealed { citizen } => {
            Phrase::new("event-revealed").with("citizen", names::citizen(citizen))
        }
        Event::DukesDealt { seat, dukes } => match dukes.known() {
            Some(dukes) => by("event-dealt-known", seat).with("dukes", names::dukes(dukes.0)),
            None => by("event-dealt", seat),
        },
        Event::DukeChosen { seat, duke } => match duke.known() {
            Some(duke) => by("event-chose-known", seat).with("duke", names::duke(duke)),
            None => by("event-chose", seat),
        },
        Event::FirstPlayer { seat } => by("event-first-player", seat),
        Event::TurnStarted { seat } => by("event-turn", seat),
        Event::Rests { seat } => by("event-rests", seat),
        Event::Rolled { seat, one, two } => with_dice(by("event-rolled", seat), [one.0, two.0]),
        Event::DieChanged { seat, domain, die, face, gold } => by("event-changed", seat)
            .with("domain", names::domain(domain))
            .with("die", die.0)
            .with("face", face.0)
            .with("price", gold.0)
            .with("currency", names::resource(Resource::Gold)),
        Event::ThiefTook { seat, from, resource, amount } => {
            with_tokens(by("event-thief", seat), Bundle::of(resource, amount.0.into())).with("from", from)
        }
        Event::ThiefTookFromBank { seat, resource, amount } => {
            with_tokens(by("event-thief-bank", seat), Bundle::of(resource, amount.0.into()))
        }
        Event::ThiefIdle { seat } => by("event-thief-idle", seat),
        Event::Harvested { seat, bundle } => with_tokens(by("event-harvested", seat), bundle),
        Event::Consoled { seat, resource } => {
            with_tokens(by("event-consoled", seat), Bundle::of(resource, 1))
        }
        Event::HarvestChosen { seat, bundle } => with_tokens(by("event-harvest-chosen", seat), bundle),
        Event::Traded { seat, citizen, pay, gain } => {
            with_price(with_tokens(by("event-traded", seat), gain), pay)
                .with("citizen", names::citizen(citizen))
        }
        Event::Slain { seat, monster, strength, magic } => {
            let paid = NOTHING.strength(strength.0.into()).magic(magic.0.into());
            with_tokens(by("event-slain", seat), paid).with("monster", names::monster(monster))
        }
        Event::Rewarded { seat, monster, bundle } => {
            with_tokens(by("event-rewarded", seat), bundle).with("monster", names::monster(monster))
        }
        Event::Recruited { seat, citizen, gold, magic } => {
            let paid = NOTHING.gold(gold.0.into()).magic(magic.0.into());
            with_tokens(by("event-recruited", seat), paid).with("citizen", names::citizen(citizen))
        }
        Event::CitizenTaken { seat, citizen } => {
            by("event-citizen-taken", seat).with("citizen", names::citizen(citizen))
        }
        Event::ResourceTaken { seat, resource } => {
            with_tokens(by("event-took", seat), Bundle::of(resource, 1))
        }
        Event::Built { seat, domain, gold, magic } => {
            let paid = NOTHING.gold(gold.0.into()).magic(magic.0.into());
            with_tokens(by("event-built", seat), paid).with("domain", names::domain(domain))
        }
        Event::DomainGave { seat, domain, bundle } => {
            with_tokens(by("event-gave", seat), bundle).with("domain", names::domain(domain))
        }
        Event::DomainTook { seat, domain, from, resource, amount } => {
            with_tokens(by("event-domain-took", seat), Bundle::of(resource, amount.0.into()))
                .with("domain", names::domain(domain))
                .with("from", from)
        }
        Event::Paid { seat, domain, pay, gain } => {
            with_price(with_tokens(by("event-paid", seat), gain), pay).with("domain", names::domain(domain))
        }
        Event::MonsterRobbed { seat, from, monster } => {
            by("event-robbed", seat).with("from", from).with("monster", names::monster(monster))
        }
        Event::MonsterTaken { seat, monster } => {
            by("event-monster-taken", seat).with("monster", names::monster(monster))
        }
        Event::CitizenReturned { seat, citizen } => {
            by("event-citizen-returned", seat).with("citizen", names::citizen(citizen))
        }
        Event::MonsterReturned { seat, monster } => {
            by("event-monster-returned", seat).with("monster", names::monster(monster))
        }
        Event::Declined { seat } => by("event-declined", seat),
        Event::Exhausted { place } => {
            at(["event-exhausted-monsters", "event-exhausted-citizens", "event-exhausted-domains"], place)
        }
        Event::Refilled { place } => {
            at(["event-refilled-monsters", "event-refilled-citizens", "event-refilled-domains"], place)
        }
        Event::Attacked { area } => Phrase::new("event-attacked").with("area", names::area(area)),
        Event::NoAttack { column } => Phrase::new("event-no-attack").with("column", names::column(column)),
        Event::CitizenCaptured { citizen } => {
            Phrase::new("event-citizen-captured").with("citizen", names::citizen(citizen))
        }
        Event::DomainCaptured { domain } => {
            Phrase::new("event-domain-captured").with("domain", names::domain(domain))
        }
        Event::SecondHarvest { .. } => Phrase::new("event-second-harvest"),
        Event::LastRound => Phrase::new("event-last-round"),
        Event::DukeShown { seat, duke } => by("event-duke", seat).with("duke", names::duke(duke)),
        Event::DarkLordShown { duke } => Phrase::new("event-dark-lord").with("duke", names::duke(duke)),
        Event::Ended { ending } => Phrase::new(ended(ending)),
        // The roll and its changes are told; so is what an option gives; the limit is told with the end.
        Event::DiceKept { .. } | Event::RewardChosen { .. } | Event::LimitReached => return None,
        Event::TradesDone { .. } => return None, // what was traded is told
    })
}

/// Something a player does or suffers.
fn by(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).with("seat", seat)
}

/// VA-4.2: a place of the centre: a column of monsters or domains, or the numbers of a citizen stack.
fn at([monsters, citizens, domains]: [&'static str; 3], place: Place) -> Phrase {
    let index = place.index();
    match index.checked_sub(COLUMNS).map(|index| (Slot::from_index(index), index)) {
        None => Phrase::new(monsters).with("column", index as u32 + 1),
        Some((Some(slot), _)) => {
            let (first, last) = (slot.numbers().first(), slot.numbers().last());
            Phrase::new(citizens)
                .with("first", first.copied().unwrap_or_default())
                .with("last", last.copied().unwrap_or_default())
                .with("numbers", slot.numbers().len() as u32)
        }
        Some((None, index)) => Phrase::new(domains).with("column", (index - SLOTS) as u32 + 1),
    }
}

/// VA-16.1, VA-19.41, VA-22.5: why the game is over.
const fn ended(ending: Ending) -> &'static str {
    match ending {
        Ending::Monsters => "event-ended-monsters",
        Ending::Domains => "event-ended-domains",
        Ending::Exhausted => "event-ended-exhausted",
        Ending::Limit => "event-ended-limit",
        Ending::SlainAll => "event-ended-slain-all",
        Ending::Overrun => "event-ended-overrun",
        Ending::ScoreWin => "event-ended-score-win",
        Ending::ScoreLoss => "event-ended-score-loss",
        Ending::ScoreDraw => "event-ended-score-draw",
    }
}
