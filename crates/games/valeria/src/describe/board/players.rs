//! The players on the board, and the Dark Lord: one row of numbers each, and below it what lies before them.

use table::sheet::{Columns, GLUE, Sheet};
use table::{Phrase, Score, Words};

use super::centre::numbers;
use crate::components::{Citizens, Domains, Monsters, Role, STARTERS};
use crate::describe::names;
use crate::view::reckoning::icons;
use crate::view::{DarkLordView, PlayerView, View};

pub(super) fn write(view: &View, words: &dyn Words, sheet: &mut Sheet) {
    let heads = ["board-players", "board-gold", "board-strength", "board-magic", "board-score"];
    let mut rows = vec![heads.map(|id| words.name(id)).to_vec()];
    rows.extend(view.players.iter().map(|player| row(view, player, words)));
    let mut below: Vec<Vec<Vec<String>>> =
        view.players.iter().map(|player| details(view, player, words)).collect();
    if let Some(rival) = &view.dark_lord {
        rows.push(rival_row(rival, words));
        below.push(rival_details(rival, words));
    }
    let (columns, labels) = (Columns::of(0, &rows), Columns::of(4, &below.concat()));
    sheet.row(&columns, &rows[0]);
    for (row, lines) in rows[1..].iter().zip(&below) {
        sheet.row(&columns, row);
        for line in lines {
            sheet.row(&labels, line);
        }
    }
}

/// Resources and points of one player.
fn row(view: &View, player: &PlayerView, words: &dyn Words) -> Vec<String> {
    let acts = if view.to_act.contains(player.seat) { '▸' } else { ' ' };
    let name = words.say(&Phrase::new("board-name").with("seat", player.seat));
    vec![
        format!("{acts} {name}"),
        player.gold.to_string(),
        player.strength.to_string(),
        player.magic.to_string(),
        points(player.score, player.duke.is_some()),
    ]
}

/// VA-17.2: points so far, part by part. Those of a duke that the viewer may not know are a question, in the sum too:
/// they may well be a third of it.
fn points(score: Score, is_known: bool) -> String {
    let [monsters, domains, tokens, duke, resources, ..] = *score.parts();
    let (unknown, duke) =
        if is_known { ("", format!("{duke} + {resources}")) } else { (" + ?", "?".to_owned()) };
    format!("{}{unknown} = {monsters} + {domains} + {tokens} + {duke}", score.total())
}

/// Citizens with their numbers, role icons for who looks, domains, the Victory stack, the duke: each on its own line,
/// if there are any.
fn details(view: &View, player: &PlayerView, words: &dyn Words) -> Vec<Vec<String>> {
    let own = view.viewer == Some(player.seat);
    lines(
        [
            ("board-own-citizens", tableau(&player.citizens, words)),
            ("board-own-roles", if own { own_roles(player, words) } else { String::new() }),
            ("board-own-domains", domains(player.domains, words)),
            ("board-own-monsters", monsters(&player.monsters, words)),
            ("board-own-duke", duke(player, words)),
        ],
        words,
    )
}

fn lines<const N: usize>(lines: [(&str, String); N], words: &dyn Words) -> Vec<Vec<String>> {
    let filled = lines.into_iter().filter(|(_, text)| !text.is_empty());
    filled.map(|(label, text)| vec![words.name(label), text]).collect()
}

/// The citizens of a player by number, the starters among them.
fn tableau(citizens: &Citizens, words: &dyn Words) -> String {
    let starters = STARTERS
        .iter()
        .map(|starter| (starter.named.card().slot, words.name(&format!("starter-{}", starter.id))));
    let own = citizens.iter().map(|(citizen, count)| {
        (citizen.card().slot, several(words.name(&format!("citizen-{citizen}")), count))
    });
    let mut all: Vec<_> = starters.chain(own).collect();
    all.sort_by_key(|(slot, _)| *slot);
    listed(all.iter().map(|(slot, name)| format!("{} {name}", numbers(*slot))))
}

/// One after another; a line is broken between two of them, not inside one.
fn listed(items: impl Iterator<Item = String>) -> String {
    items.map(|item| item.replace(' ', GLUE)).collect::<Vec<_>>().join(&format!("{GLUE}· "))
}

/// A name, and how many of it if more than one.
fn several(name: String, count: u8) -> String {
    if count > 1 { format!("{name} ×{count}") } else { name }
}

/// VA-14.2: the role icons that count for domains.
fn own_roles(player: &PlayerView, words: &dyn Words) -> String {
    let role = |&role: &Role| format!("{} {}", words.name(&format!("role-{role}")), icons(player, role));
    listed(Role::ALL.iter().map(role))
}

fn domains(domains: Domains, words: &dyn Words) -> String {
    let name = |domain| words.name(&format!("domain-{domain}"));
    listed(domains.iter().map(name))
}

fn monsters(monsters: &Monsters, words: &dyn Words) -> String {
    let name = |(monster, count)| several(words.name(&format!("monster-{monster}")), count);
    listed(monsters.iter().map(name))
}

/// The duke, what it scores, and what that gives now.
fn duke(player: &PlayerView, words: &dyn Words) -> String {
    let Some(duke) = player.duke else { return String::new() };
    let points: u16 = player.duke_lines.iter().map(|line| line.points).sum();
    let phrase = Phrase::new("board-duke")
        .with("duke", names::duke(duke))
        .with("score", table::Arg::Name(format!("duke-{duke}-text")))
        .with("points", u32::from(points));
    words.say(&phrase)
}

/// VA-19.37, VA-19.38: the Dark Lord has no resources; his monsters are those of the centre.
fn rival_row(rival: &DarkLordView, words: &dyn Words) -> Vec<String> {
    let none = || "0".to_owned();
    let name = format!("  {}", words.name("board-dark-lord"));
    vec![name, none(), none(), none(), points(rival.score, rival.duke.is_some())]
}

fn rival_details(rival: &DarkLordView, words: &dyn Words) -> Vec<Vec<String>> {
    let citizens = rival
        .citizens
        .iter()
        .map(|(citizen, count)| several(words.name(&format!("citizen-{citizen}")), count));
    let duke = rival.duke.map_or_else(String::new, |duke| {
        format!("{}: {}", words.name(&format!("duke-{duke}")), words.name(&format!("duke-{duke}-text")))
    });
    lines(
        [
            ("board-captured", listed(citizens)),
            ("board-captured-domains", domains(rival.domains, words)),
            ("board-own-duke", duke),
        ],
        words,
    )
}
