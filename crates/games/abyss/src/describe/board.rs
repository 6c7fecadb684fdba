//! The whole position as text for a terminal: the common board first, then the players.

mod players;

use table::sheet::{Sheet, numbers};
use table::{Arg, Phrase, Words};

use super::names::{self, with_cost};
use super::reckoning::{cost, reward_space, worth};
use crate::components::{Allies, Kind, LocationId, LordId, Race, TRACK_SPACES, Timing};
use crate::view::View;

pub(super) fn board(view: &View, words: &dyn Words) -> String {
    let mut sheet = Sheet::new(words.columns());
    sheet.line(&words.say(&turn(view)));
    sheet.line(&words.say(&piles(view)));
    sheet.table(&[
        vec![words.name("board-track"), track(view, words)],
        vec![words.name("board-threat"), threat(view, words)],
        vec![words.name("board-council"), council(view, words)],
    ]);
    sheet.line("");
    sheet.table(&court(view, words));
    if !view.available.is_empty() {
        sheet.line("");
        sheet.table(&locations(view, words));
    }
    sheet.line("");
    players::write(view, words, &mut sheet);
    sheet.text()
}

/// Whose turn it is, and whether these are the last turns (AB-17.5).
fn turn(view: &View) -> Phrase {
    if view.over {
        return Phrase::new("board-over").with("turns", u32::from(view.turns));
    }
    let phrase = match view.end_triggered_by {
        Some(seat) => Phrase::new("board-turn-last").with("ender", seat),
        None => Phrase::new("board-turn").with("extra", view.extra_turns),
    };
    phrase.with("turn", u32::from(view.turns) + 1).with("seat", view.active)
}

/// How much is left of everything.
fn piles(view: &View) -> Phrase {
    Phrase::new("board-piles")
        .with("cards", view.deck as u32)
        .with("discard", view.discard.len() as u32)
        .with("lords", view.lord_deck as u32)
        .with("locations", view.location_stack as u32)
        .with("tokens", view.token_pile as u32)
        .with("keys", view.key_supply)
}

/// The exploration track, space by space.
fn track(view: &View, words: &dyn Words) -> String {
    let space = |index: usize| {
        let card = view.track.get(index).map(|&card| names::card(card));
        let id = if index + 1 == TRACK_SPACES { "board-space-last" } else { "board-space" };
        let card = card.unwrap_or_else(|| Arg::Name("board-empty".to_owned()));
        words.say(&Phrase::new(id).with("space", index as u32 + 1).with("card", card))
    };
    (0..TRACK_SPACES).map(space).collect::<Vec<_>>().join(" · ")
}

/// The space of the threat token and what a fight would pay the active player.
fn threat(view: &View, words: &dyn Words) -> String {
    let read = reward_space(view, view.threat);
    let id = if read == view.threat { "board-threat-space" } else { "board-threat-lowered" };
    words.say(
        &Phrase::new(id).with("space", view.threat).with("read", read).with("reward", names::threat(read)),
    )
}

/// AB-15.5: race and number of each stack.
fn council(view: &View, words: &dyn Words) -> String {
    let stacks = view.council.iter().map(|stack| match &stack.allies {
        Some(allies) if stack.cards > 0 => {
            format!("{} {} ({})", short(stack.race, words), stack.cards, numbers(values(allies, stack.race)))
        }
        _ => format!("{} {}", short(stack.race, words), stack.cards),
    });
    stacks.collect::<Vec<_>>().join(" · ")
}

/// The lords of the Court with what they cost the viewer.
fn court(view: &View, words: &dyn Words) -> Vec<Vec<String>> {
    let heads = ["board-court", "board-guild", "board-value", "board-races", "board-influence", "board-keys"];
    let mut rows = vec![heads.map(|id| words.name(id)).to_vec()];
    rows[0].push(words.name("board-power"));
    for &lord in &view.court {
        let (card, cost) = (lord.card(), cost(view, lord));
        let sum = match cost.sum.checked_signed_diff(card.sum) {
            Some(0) | None => cost.sum.to_string(),
            Some(change) => format!("{} ({}{change:+})", cost.sum, card.sum),
        };
        let races = Phrase::new("board-cost").with("race", Arg::Name(format!("short-{}", own_race(lord))));
        rows.push(vec![
            words.name(&format!("lord-{lord}")),
            words.name(&format!("guild-{}", card.guild)),
            sum,
            words.say(&with_cost(races, cost)),
            card.influence.to_string(),
            card.keys.to_string(),
            power(lord, words),
        ]);
    }
    rows
}

/// AB-13: the race of the lord's guild; for an ambassador any of the five.
fn own_race(lord: LordId) -> Race {
    lord.card().mandatory.first().unwrap_or(Race::Crab)
}

/// A lord's power in a few words, and when it works.
fn power(lord: LordId, words: &dyn Words) -> String {
    let sign = match lord.card().timing() {
        Timing::None => return words.name("power-none"),
        Timing::Instant => '→',
        Timing::Permanent => '∞',
        Timing::Activated => '↻',
    };
    format!("{sign} {}", words.name(&format!("power-{lord}")))
}

/// The available locations, with what each would score for the viewer.
fn locations(view: &View, words: &dyn Words) -> Vec<Vec<String>> {
    let row = |tile: LocationId| {
        let points = view.viewer.map_or_else(String::new, |_| worth(view, tile).to_string());
        vec![words.name(&format!("location-{tile}")), points, words.name(&format!("location-{tile}-text"))]
    };
    let points = view.viewer.map_or_else(String::new, |_| words.name("board-for-you"));
    let head = vec![words.name("board-available"), points, words.name("board-rule")];
    std::iter::once(head).chain(view.available.iter().map(row)).collect()
}

/// A race in a few letters.
fn short(race: Race, words: &dyn Words) -> String {
    words.name(&format!("short-{race}"))
}

/// The values of the allies of one race.
fn values(allies: &Allies, race: Race) -> impl Iterator<Item = u8> {
    allies.each().filter(move |ally| ally.race() == race).map(Kind::value)
}

/// Allies by race: `Crab 1 3 · Squid 2`.
fn by_race(allies: &Allies, words: &dyn Words) -> String {
    let held = Race::ALL.iter().filter(|&&race| values(allies, race).next().is_some());
    let parts = held.map(|&race| format!("{} {}", short(race, words), numbers(values(allies, race))));
    parts.collect::<Vec<_>>().join(" · ")
}
