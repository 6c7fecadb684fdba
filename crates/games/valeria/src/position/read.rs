//! Reading a position by key.

use table::{Game, Id, Seat, Viewer};

use crate::components::{Area, Column, Slot};
use crate::rules::recruit;
use crate::{State, View, score};

pub(super) fn read(s: &State, key: &str) -> Option<String> {
    let words: Vec<&str> = key.split('.').collect();
    match *words {
        [word] => table(s, word),
        ["stack", area] => Some(text(stack(s, area)?.cards())),
        ["stack", area, "cards"] => Some(stack(s, area)?.cards().count().to_string()),
        ["slot", slot] => Some(option(s.citizens[slot.parse::<Slot>().ok()?.index()].top)),
        ["slot", slot, field] => {
            let stack = &s.citizens[slot.parse::<Slot>().ok()?.index()];
            match field {
                "cards" => Some(stack.len().to_string()),
                "covered" => Some(option(stack.covered)),
                _ => None,
            }
        }
        ["domains", column] => Some(option(s.domains[column.parse::<Column>().ok()?.index()].top)),
        ["domains", column, "cards"] => {
            Some(s.domains[column.parse::<Column>().ok()?.index()].len().to_string())
        }
        ["exhausted", "count"] => Some(s.exhausted.len().to_string()),
        ["dark_lord", field] => dark_lord(s, field),
        [seat, ref field @ ..] => player(s, seat.parse().ok()?, field),
        [] => None,
    }
}

fn stack<'a>(s: &'a State, area: &str) -> Option<&'a crate::MonsterStack> {
    let area: Area = area.parse().ok()?;
    s.monsters.iter().find(|stack| stack.area == area)
}

fn table(s: &State, key: &str) -> Option<String> {
    let view = || -> View { s.view(Viewer::Spectator) };
    Some(match key {
        "active" => option(view().active),
        "first" => option(s.first),
        "action" => s.turn.actions.to_string(),
        "turns" => s.turns.to_string(),
        "round" => view().round.to_string(),
        "dice" => format!("{},{}", s.turn.dice[0], s.turn.dice[1]),
        "phase" => s.turn.phase.to_string(),
        "resting" => option(view().resting),
        "question" => view().question.map_or("-".to_owned(), |question| question.word().to_owned()),
        "actions_left" => view().actions_left.to_string(),
        "last_round" => yes(view().last_round),
        "used" => text(s.turn.used.iter()),
        "ending" => option(s.ending),
        "limit" => yes(s.limit),
        "areas" => text(s.monsters.iter().map(|stack| stack.area)),
        "exhausted" => text(s.exhausted.iter()),
        "unseen" => text(s.unseen_domains.iter()),
        "removed" => text(s.removed.iter()),
        _ => return None,
    })
}

fn player(s: &State, seat: Seat, field: &[&str]) -> Option<String> {
    let player = s.players.get(seat)?;
    Some(match *field {
        ["gold"] => player.gold.to_string(),
        ["strength"] => player.strength.to_string(),
        ["magic"] => player.magic.to_string(),
        ["vp"] => player.vp.to_string(),
        ["citizens"] => text(player.citizens.each()),
        ["monsters"] => text(player.monsters.each()),
        ["domains"] => text(player.domains.iter()),
        ["cards"] => player.cards().to_string(),
        ["duke"] => option(player.duke),
        ["dealt"] => text(player.dealt.iter()),
        ["score"] => score::score(player, player.duke).total().to_string(),
        ["score", part] => {
            let index = State::META.score_parts.iter().position(|&known| known == part)?;
            score::score(player, player.duke).parts()[index].to_string()
        }
        ["price", citizen] => recruit::price(player, citizen.parse().ok()?).to_string(),
        _ => return None,
    })
}

fn dark_lord(s: &State, field: &str) -> Option<String> {
    Some(match field {
        "citizens" => text(s.dark_lord.citizens.each()),
        "domains" => text(s.dark_lord.domains.iter()),
        "duke" => option(s.dark_lord.duke),
        "score" => score::score(&score::dark_lord(s), s.dark_lord.duke).total().to_string(),
        _ => return None,
    })
}

/// `archer,archer`, or `-` for nothing.
fn text(ids: impl Iterator<Item = impl std::fmt::Display>) -> String {
    let words: Vec<String> = ids.map(|id| id.to_string()).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(",") }
}

fn option(id: Option<impl std::fmt::Display>) -> String {
    id.map_or("-".to_owned(), |id| id.to_string())
}

fn yes(is: bool) -> String {
    if is { "yes" } else { "no" }.to_owned()
}
