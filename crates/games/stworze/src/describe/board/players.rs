//! The players: values, tokens, lair, missions, attributes, completed tasks.

use table::sheet::Sheet;
use table::{Phrase, Seat, Words};

use super::names;
use crate::components::{Icon, MissionId};
use crate::rules::mission_parts;
use crate::view::{PlayerView, View};

pub(super) fn write(view: &View, words: &dyn Words, sheet: &mut Sheet) {
    for (seat, player) in view.players.iter().filter(|(_, player)| player.creature.is_some()) {
        sheet.line(&words.say(&head(seat, player)));
        sheet.line(&words.say(&tokens(player)));
        vitality(view, seat, words, sheet);
        if view.round > 0 || player.lair.is_some() {
            sheet.line(&words.say(&lair(player)));
        }
        if let Some(mission) = player.mission {
            sheet.line(&words.say(&current_mission(player, mission)));
        } else if view.round > 0 {
            sheet.line(&words.say(&Phrase::new("board-no-mission").with("done", player.done.len() as u32)));
        }
        attributes(player, words, sheet);
        for task in player.tasks {
            let phrase = Phrase::new("board-held-task")
                .with("task", names::task(task))
                .with("text", names::task_text(task));
            sheet.line(&words.say(&phrase));
        }
        hidden_missions(view, player, words, sheet);
        sheet.line("");
    }
}

/// Creature, place, values, vitality.
fn head(seat: Seat, player: &PlayerView) -> Phrase {
    let id = if player.place.is_some() { "board-player" } else { "board-player-lair" };
    let phrase = Phrase::new(id).with("seat", seat).with("vitality", player.vitality);
    let phrase = match player.place {
        Some(at) => phrase.with("at", names::location(at)),
        None => phrase,
    };
    let Some(creature) = player.creature else { return phrase };
    let card = creature.card();
    phrase
        .with("creature", names::creature(creature))
        .with("open", card.vitality.len() as u32)
        .with("daybrutality", card.day[0])
        .with("daycunning", card.day[1])
        .with("nightbrutality", card.night[0])
        .with("nightcunning", card.night[1])
        .with("clashbrutality", card.clash[0])
        .with("clashcunning", card.clash[1])
}

/// Impact tokens and influence tokens, with what the viewer knows of them.
fn tokens(player: &PlayerView) -> Phrase {
    let slots = player.creature.map_or(0, |creature| creature.card().impact);
    let [hand, pool, repeat] = player.influence;
    let id = if player.card.is_some() { "board-own-tokens" } else { "board-their-tokens" };
    let (card, faces) = (player.card.unwrap_or_default(), player.hand.unwrap_or_default());
    Phrase::new(id)
        .with("tokens", player.tokens)
        .with("slots", slots)
        .with("fear", card[0])
        .with("favour", card[1])
        .with("hand", hand)
        .with("handfear", faces[0])
        .with("handfavour", faces[1])
        .with("pool", pool)
        .with("repeat", repeat)
        .with("trophies", player.trophies.iter().sum::<u8>())
}

/// ST-17.6, ST-17.7, ST-17.8: what is blocked, and to the viewer what less vitality would mean.
fn vitality(view: &View, seat: Seat, words: &dyn Words, sheet: &mut Sheet) {
    let player = &view.players[seat];
    let Some(creature) = player.creature else { return };
    let blocked = creature.blocked(player.vitality);
    if blocked > 0 {
        sheet.line(&words.say(&Phrase::new("board-blocked").with("n", blocked)));
    }
    if view.viewer == Some(seat) {
        let track = creature.card().vitality;
        let icons = track.iter().enumerate().filter_map(|(slot, icon)| {
            let phrase = match *icon {
                Icon::None => return None,
                Icon::Block(places) => Phrase::new("board-track-block").with("n", places),
                Icon::Lair => Phrase::new("board-track-lair"),
            };
            let left = track.len() - 1 - slot; // the lowest slots are uncovered first
            Some(words.say(&phrase.with("vitality", left as u32)))
        });
        let icons: Vec<String> = icons.collect();
        sheet.line(&format!("{}: {}.", words.name("board-track"), icons.join("; ")));
    }
}

/// ST-19.1: the current mission, and how far its deeds are if it asks for any.
fn current_mission(player: &PlayerView, mission: MissionId) -> Phrase {
    let times = mission_parts(mission).iter().map(|part| part.times().unwrap_or_default());
    let done = times.clone().zip(player.progress).map(|(needed, done)| done.min(needed));
    let (needed, progress): (u8, u8) = (times.sum(), done.sum());
    Phrase::new(if needed > 0 { "board-mission-counted" } else { "board-mission" })
        .with("mission", names::mission(mission))
        .with("text", names::mission_text(mission))
        .with("done", player.done.len() as u32)
        .with("left", player.missions_left)
        .with("progress", progress)
        .with("needed", needed)
}

/// ST-18.1: where the lair is, as far as the viewer knows, and its counter.
fn lair(player: &PlayerView) -> Phrase {
    let phrase = Phrase::new(match (player.lair, player.lair_counter) {
        (Some(_), Some(_)) => "board-lair-known",
        (Some(_), None) => "board-lair-open",
        (None, _) => "board-lair",
    });
    let phrase = phrase.with("counter", player.lair_counter.unwrap_or_default());
    match player.lair {
        Some(at) => phrase.with("at", names::location(at)),
        None => phrase,
    }
}

fn attributes(player: &PlayerView, words: &dyn Words, sheet: &mut Sheet) {
    for held in player.attributes.iter().flatten() {
        for level in 1..=held.level {
            let wounded = held.wounds & (1 << (level - 1)) != 0;
            let phrase = Phrase::new(if wounded { "board-wounded" } else { "board-level" })
                .with("attribute", names::attribute(held.id))
                .with("level", level)
                .with("text", names::level_text(held.id, level));
            sheet.line(&words.say(&phrase));
        }
    }
}

/// ST-19.15: the owner sees the rest of the deck in order.
fn hidden_missions(view: &View, player: &PlayerView, words: &dyn Words, sheet: &mut Sheet) {
    let Some(missions) = &player.missions else { return };
    let first = usize::from(view.round > 0);
    if first == 1 && missions.len() > 1 {
        sheet.line(&words.name("board-later"));
    }
    for (number, mission) in missions.iter().copied().flatten().enumerate().skip(first) {
        let phrase = Phrase::new("board-later-mission")
            .with("number", number as u32 + 1)
            .with("mission", names::mission(mission))
            .with("text", names::mission_text(mission));
        sheet.line(&words.say(&phrase));
    }
}
