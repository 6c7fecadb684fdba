//! The figures of a survey: shares with intervals.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use catalog::{AnyGame, Belonging, Messages, Split, Survey, WIN};
use serde::Serialize;
use table::{Choices, Lang, Seat, Words as _};

/// What comes of many games.
#[derive(Serialize)]
pub(crate) struct Figures {
    pub(crate) game: &'static str,
    pub(crate) name: String,
    pub(crate) players: u8,
    pub(crate) options: String,
    pub(crate) bots: Vec<String>,
    pub(crate) seed: u64,
    pub(crate) games: u64,
    /// Games by the number of choices made in them.
    pub(crate) lengths: BTreeMap<u64, u64>,
    /// Seats by their score.
    pub(crate) scores: BTreeMap<i32, u64>,
    /// Seats that won, alone or with others, by their score.
    pub(crate) winning_scores: BTreeMap<i32, f64>,
    pub(crate) seats: Vec<SeatFigures>,
    pub(crate) parts: Vec<PartFigures>,
    /// What was done, by the difference it makes, the best first.
    pub(crate) deeds: Vec<Deed>,
    /// What players had in the end, by the difference it makes, the best first.
    pub(crate) owned: Vec<Owned>,
}

/// One seat.
#[derive(Serialize)]
pub(crate) struct SeatFigures {
    pub(crate) seat: Seat,
    pub(crate) win_share: f64,
    /// Half the width of its 95 % interval.
    pub(crate) win_share_95: f64,
    pub(crate) mean_score: f64,
    pub(crate) mean_decisions: f64,
}

/// One part of the score.
#[derive(Serialize)]
pub(crate) struct PartFigures {
    pub(crate) part: String,
    /// Of all seats.
    pub(crate) mean: f64,
    /// Of those who won.
    pub(crate) winners_mean: f64,
}

/// Something that some did in a game and others did not.
#[derive(Serialize)]
pub(crate) struct Deed {
    pub(crate) action: String,
    #[serde(flatten)]
    pub(crate) difference: Difference,
}

/// Something that some had at the end of a game and others had not.
#[derive(Serialize)]
pub(crate) struct Owned {
    /// Where it lay: the field of the game's view.
    pub(crate) field: String,
    pub(crate) id: String,
    pub(crate) name: String,
    #[serde(flatten)]
    pub(crate) difference: Difference,
}

/// Those who did or had something, compared with those who did not.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Difference {
    /// The share of seats that did it at least once, or had at least one.
    pub(crate) share: f64,
    /// The same among those who won.
    pub(crate) winners_share: f64,
    /// Their win share less that of the others.
    pub(crate) effect: f64,
    /// Half the width of the 95 % interval of that.
    pub(crate) effect_95: f64,
}

/// What fewer seats than this did, or all but so few, says nothing.
const LEAST_SEATS: u64 = 30;

impl Figures {
    pub(crate) fn new(
        game: &'static dyn AnyGame,
        choices: &Choices,
        bots: Vec<String>,
        seed: u64,
        survey: &Survey,
    ) -> Self {
        let games = survey.games.max(1) as f64;
        let players = choices.players();
        let all = survey.games * u64::from(players);
        let seats = Seat::all(players).zip(&survey.seats).map(|(seat, count)| {
            let share = count.wins as f64 / WIN as f64 / games;
            SeatFigures {
                seat,
                win_share: share,
                win_share_95: 1.96 * (share * (1.0 - share) / games).sqrt(),
                mean_score: count.score as f64 / games,
                mean_decisions: count.decisions as f64 / games,
            }
        });
        let words = game.messages(Lang::En);
        let parts = game.meta().score_parts.iter().zip(&survey.parts).map(|(part, count)| PartFigures {
            part: words.fill(&format!("part-{part}"), []),
            mean: count.all as f64 / all.max(1) as f64,
            winners_mean: count.winners as f64 / WIN as f64 / games,
        });
        let difference = |split: Split| Difference::of(split, all, survey.games);
        let deed = |(action, &split): (&String, &Split)| {
            Some(Deed { action: action.clone(), difference: difference(split)? })
        };
        let mut deeds: Vec<Deed> = survey.deeds.iter().filter_map(deed).collect();
        deeds.sort_by(|a, b| b.difference.effect.total_cmp(&a.difference.effect));
        let tables = tables(game);
        let belonging = |(thing, &split): (&Belonging, &Split)| {
            let (field, id) = (thing.field.clone(), thing.id.clone());
            Some(Owned { name: name(words, &tables, &id), field, id, difference: difference(split)? })
        };
        let mut owned: Vec<Owned> = survey.owned.iter().filter_map(belonging).collect();
        owned.sort_by(|a, b| b.difference.effect.total_cmp(&a.difference.effect));
        Self {
            game: game.meta().id,
            name: game.name(Lang::En),
            players,
            options: choices.to_string(),
            bots,
            seed,
            games: survey.games,
            lengths: survey.lengths.clone(),
            scores: survey.scores.iter().map(|(&score, split)| (score, split.seats)).collect(),
            winning_scores: survey
                .scores
                .iter()
                .map(|(&score, split)| (score, split.wins as f64 / WIN as f64))
                .collect(),
            seats: seats.collect(),
            parts: parts.collect(),
            deeds,
            owned,
        }
    }

    /// What was done and what was owned as a table for a spreadsheet.
    pub(crate) fn csv(&self) -> String {
        let mut text =
            "kind,what,share_of_seats,share_of_winners,effect_on_win_share,half_width_95\n".to_owned();
        let deeds = self.deeds.iter().map(|deed| ("done", deed.action.clone(), deed.difference));
        let owned = self
            .owned
            .iter()
            .map(|owned| ("owned", format!("{} {}", owned.field, owned.id), owned.difference));
        for (kind, what, difference) in deeds.chain(owned) {
            let Difference { share, winners_share, effect, effect_95 } = difference;
            let what = what.replace('"', "\"\"");
            let _ =
                writeln!(text, "{kind},\"{what}\",{share:.5},{winners_share:.5},{effect:.5},{effect_95:.5}");
        }
        text
    }
}

/// The tables of a game's components.
fn tables(game: &dyn AnyGame) -> Vec<String> {
    game.components().as_object().into_iter().flat_map(|tables| tables.keys().cloned()).collect()
}

/// What a component is called; its id where it has no name.
fn name(words: &Messages, tables: &[String], id: &str) -> String {
    let message = tables.iter().map(|table| format!("{table}-{id}")).find(|message| words.has(message));
    message.map_or_else(|| id.to_owned(), |message| words.with_names(&[]).name(&message))
}

impl Difference {
    /// Of those counted in `there` among so many seats of so many games; `None` if that is too few or nearly all.
    fn of(there: Split, seats: u64, games: u64) -> Option<Self> {
        let rest = Split { seats: seats - there.seats, wins: games * WIN - there.wins };
        if there.seats < LEAST_SEATS || rest.seats < LEAST_SEATS {
            return None;
        }
        let share = |split: Split| split.wins as f64 / WIN as f64 / split.seats as f64;
        let variance = |split: Split| share(split) * (1.0 - share(split)) / split.seats as f64;
        Some(Self {
            share: there.seats as f64 / seats as f64,
            winners_share: there.wins as f64 / WIN as f64 / games.max(1) as f64,
            effect: share(there) - share(rest),
            effect_95: 1.96 * (variance(there) + variance(rest)).sqrt(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deed_is_compared_with_those_who_did_not_do_it() {
        // 100 games of two: 50 seats did it and won 40 games, 150 did not and won 60.
        let deed = Difference::of(Split { seats: 50, wins: 40 * WIN }, 200, 100).unwrap();
        assert!((deed.winners_share - 0.4).abs() < 1e-9);
        assert!((deed.effect - (0.8 - 0.4)).abs() < 1e-9 && (deed.share - 0.25).abs() < 1e-9);
        let variance: f64 = 0.8 * 0.2 / 50.0 + 0.4 * 0.6 / 150.0;
        assert!((deed.effect_95 - 1.96 * variance.sqrt()).abs() < 1e-9);
        assert!(Difference::of(Split { seats: 3, wins: WIN }, 200, 100).is_none());
        assert!(Difference::of(Split { seats: 199, wins: 99 * WIN }, 200, 100).is_none());
    }
}
