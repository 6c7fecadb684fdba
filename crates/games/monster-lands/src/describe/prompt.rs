//! What is asked, or what everybody is waiting for.

use table::{Arg, Phrase};

use super::names::{self, member, named, path};
use crate::View;
use crate::values::{Area, PathId};
use crate::view::QuestionView;

/// The sentence for the question of a view.
pub(super) fn phrase(view: &View) -> Phrase {
    let Some(question) = &view.question else { return over(view) };
    if view.viewer != Some(question.seat) {
        return Phrase::new("prompt-wait").with("player", question.seat);
    }
    match (question.kind, question.path) {
        ("roll", Some(at)) => roll(view, at),
        ("turn", _) => turn(view, question),
        ("contract", Some(_)) => contract(view),
        ("window", _) => {
            let salaries = view.players.get(question.seat.index()).map_or(0, |clan| clan.salaries);
            Phrase::new("prompt-window").with("gold", u32::from(salaries))
        }
        (kind, at) => {
            let packet = view.packet;
            Phrase::new(names::prompt(kind))
                .with("path", at.map_or(Arg::Name("path-none".to_owned()), path))
                .with("member", at.map_or(Arg::Name("nothing".to_owned()), |at| on(view, at)))
                .with("number", question.number)
                .with("hits", packet.map_or(0, |packet| packet.hits))
                .with("dice", packet.map_or(0, |packet| packet.dice))
        }
    }
}

/// Who is on a path.
fn on(view: &View, at: PathId) -> Arg {
    let load = view.paths.iter().find(|load| load.path == at);
    load.and_then(|load| load.member).map_or(Arg::Name("nothing".to_owned()), member)
}

/// An own turn, with dice or with free operations only (ML-6.6).
fn turn(view: &View, question: &QuestionView) -> Phrase {
    let clan = view.players.get(question.seat.index());
    let has_dice = clan.is_none_or(|clan| clan.dice != [0, 0] || !clan.persuasion.is_empty());
    Phrase::new(if has_dice { "prompt-turn" } else { "prompt-turn-without-dice" })
}

/// A contract, with what it asks for and gives.
fn contract(view: &View) -> Phrase {
    let text = view.missions[1].map_or(Arg::Name("nothing".to_owned()), |mission| {
        named("mission_contract", format!("{mission}b-text"))
    });
    Phrase::new("prompt-contract").with("text", text)
}

/// What a roll for a mission or a conquest must come to; `None` against a monster.
fn least(view: &View, at: PathId) -> Option<(&'static str, u8)> {
    let place = match at.area() {
        Area::A => Some(0),
        Area::B => Some(1),
        Area::Gate => Some(2),
        Area::Dice | Area::Contract => None,
    };
    // Once the monster is gone, the territory is left to conquer.
    if place.is_some_and(|place| view.monsters[place].is_some()) {
        return None;
    }
    let land = place.and_then(|place| view.territories.get(place).copied().flatten());
    Some(match land {
        Some(land) => ("prompt-roll-conquest", land.card().conquest_value),
        None => ("prompt-roll-mission", view.missions[0].map_or(0, |mission| mission.dice_mission().target)),
    })
}

/// Whether a roll for a mission or a conquest has come to enough.
pub(super) fn enough(view: &View) -> bool {
    let Some(roll) = &view.roll else { return false };
    least(view, view.path).is_some_and(|(_, least)| roll.totals[0] >= least)
}

/// A roll: how much there is, and how much is needed.
fn roll(view: &View, at: PathId) -> Phrase {
    let [total, kill, capture] = view.roll.as_ref().map_or([0; 3], |roll| roll.totals);
    if let Some((id, least)) = least(view, at) {
        return Phrase::new(id).with("path", path(at)).with("total", total).with("least", least);
    }
    let (kill_value, capture_value) =
        view.foe.map_or((0, 0), |monster| (monster.card().kill_value, monster.card().capture_value));
    let may_capture = view.roll.as_ref().is_some_and(|roll| roll.may_capture);
    Phrase::new("prompt-roll-attack")
        .with("path", path(at))
        .with("kill", kill)
        .with("killvalue", kill_value)
        .with("traps", u8::from(may_capture))
        .with("capture", capture)
        .with("capturevalue", capture_value)
}

/// Who won with how many points, or the rank of a game alone.
fn over(view: &View) -> Phrase {
    if let Some(rank) = view.rank {
        let points = view.players.first().map_or(0, |clan| clan.score.total());
        return Phrase::new("prompt-over-alone").with("rank", named("rank", rank)).with("points", points);
    }
    let places = view.places.as_deref().unwrap_or_default();
    let first = || view.players.iter().zip(places).filter(|&(_, &place)| place == 1).map(|(clan, _)| clan);
    let winners: Vec<Arg> = first().map(|clan| Arg::Seat(clan.seat)).collect();
    Phrase::new("prompt-over")
        .with("points", first().next().map_or(0, |clan| clan.score.total()))
        .with("count", winners.len() as u32)
        .with("winners", Arg::List(winners))
}
