//! The players on the board: one row of numbers each, and below it what lies before them.

use table::sheet::{Columns, Sheet, numbers};
use table::{Phrase, Words};

use super::by_race;
use crate::components::{LocationId, LordId, Token};
use crate::describe::names;
use crate::view::{LocationView, LordView, PlayerView, View};

pub(super) fn write(view: &View, words: &dyn Words, sheet: &mut Sheet) {
    let heads =
        ["board-players", "board-pearls", "board-all-keys", "board-hand", "board-tokens", "board-score"];
    let mut rows = vec![heads.map(|id| words.name(id)).to_vec()];
    rows.extend(view.players.iter().map(|player| row(view, player, words)));
    let below: Vec<Vec<Vec<String>>> = view.players.iter().map(|player| details(player, words)).collect();
    let (columns, labels) = (Columns::of(0, &rows), Columns::of(4, &below.concat()));
    sheet.row(&columns, &rows[0]);
    for (row, lines) in rows[1..].iter().zip(&below) {
        sheet.row(&columns, row);
        for line in lines {
            sheet.row(&labels, line);
        }
    }
}

/// Pearls, keys, cards, tokens and points of one player.
fn row(view: &View, player: &PlayerView, words: &dyn Words) -> Vec<String> {
    let acts = if view.to_act.contains(player.seat) { '▸' } else { ' ' };
    let name = words.say(&Phrase::new("board-name").with("seat", player.seat));
    let keys =
        words.say(&Phrase::new("board-key-count").with("keys", player.all_keys).with("tokens", player.keys));
    vec![
        format!("{acts} {name}"),
        player.pearls.to_string(),
        keys,
        player.cards.to_string(),
        tokens(player),
        score(player),
    ]
}

/// AB-15.17: values for who may know them, else how many.
fn tokens(player: &PlayerView) -> String {
    match &player.tokens {
        _ if player.token_count == 0 => "–".to_owned(),
        Some(known) => numbers(known.each().map(Token::value)),
        None => vec!["?"; player.token_count].join(" "),
    }
}

/// AB-15.21: points so far, part by part; tokens that the viewer may not see are left out.
fn score(player: &PlayerView) -> String {
    let [locations, lords, allies, tokens, ..] = *player.score.parts();
    let tokens = match player.tokens {
        None if player.token_count > 0 => "?".to_owned(),
        _ => tokens.to_string(),
    };
    format!("{} = {locations} + {lords} + {allies} + {tokens}", player.score.total())
}

/// Hand, free lords, locations with the lords under them, affiliated allies: each on its own line, if there are any.
fn details(player: &PlayerView, words: &dyn Words) -> Vec<Vec<String>> {
    let free = player.lords.iter().filter(|owned| owned.under.is_none()).map(|owned| lord(owned, words));
    let tiles = player.locations.iter().map(|tile| location(player, tile, words));
    let lines = [
        ("board-cards", player.hand.as_ref().map(|hand| by_race(hand, words)).unwrap_or_default()),
        ("board-lords", free.collect::<Vec<_>>().join(", ")),
        ("board-locations", tiles.collect::<Vec<_>>().join(", ")),
        ("board-affiliated", by_race(&player.affiliated, words)),
    ];
    let filled = lines.into_iter().filter(|(_, text)| !text.is_empty());
    filled.map(|(label, text)| vec![words.name(label), text]).collect()
}

/// A free lord: its points, whether it has a key, and its state: 0 nothing special, 1 power used, 2 turned.
fn lord(owned: &LordView, words: &dyn Words) -> String {
    let state: u8 = if owned.turned { 2 } else { u8::from(owned.used) };
    let key = u8::from(owned.lord.card().keys > 0);
    words.say(&names::with_lord(Phrase::new("board-lord"), owned.lord).with("state", state).with("key", key))
}

/// A controlled location: its points, and which lords are tucked under it.
fn location(player: &PlayerView, location: &LocationView, words: &dyn Words) -> String {
    let under = || tucked(player, location.tile);
    let id = if under().next().is_none() { "board-location" } else { "board-location-over" };
    let phrase = Phrase::new(id)
        .with("tile", names::location(location.tile))
        .with("points", i32::from(location.points))
        .with("lords", names::lords(under()));
    words.say(&phrase)
}

fn tucked(player: &PlayerView, tile: LocationId) -> impl Iterator<Item = LordId> {
    player.lords.iter().filter(move |owned| owned.under == Some(tile)).map(|owned| owned.lord)
}
