//! What came of an arena.

use bots::BotSpec;
use bots::arena::{rate, standings};
use serde::Serialize;

use super::Played;
use crate::text_table;

/// What came of an arena, as JSON tells it.
#[derive(Serialize)]
pub(crate) struct ArenaReport {
    pub(crate) game: &'static str,
    pub(crate) players: u8,
    pub(crate) games: u64,
    pub(crate) bots: Vec<BotReport>,
}

/// How one bot did.
#[derive(Clone, Serialize)]
pub(crate) struct BotReport {
    pub(crate) spec: String,
    /// Its part of the wins in the games it took part in.
    pub(crate) win_share: f64,
    /// Its part of the seats there.
    pub(crate) fair_share: f64,
    /// In Elo; the mean of all bots is 0.
    pub(crate) rating: f64,
    /// Of the rating.
    pub(crate) ci95: (f64, f64),
    pub(crate) mean_rank: f64,
    pub(crate) mean_score: f64,
    /// Processor time on one core.
    pub(crate) ms_per_decision: f64,
    pub(crate) illegal: u64,
    /// Half the width of the 95 % interval of the win share.
    #[serde(skip)]
    pub(crate) win_share_95: f64,
    /// The slowest decision.
    #[serde(skip)]
    pub(crate) most_ms: f64,
}

impl ArenaReport {
    pub(crate) fn new(game: &'static str, players: u8, bots: &[BotSpec], played: &Played) -> Self {
        let standings = standings(&played.finishes, bots.len());
        let ratings = rate(&played.finishes, bots.len());
        let report = |(number, spec): (usize, &BotSpec)| {
            let time = Time::of(number, played);
            BotReport {
                spec: spec.to_string(),
                win_share: standings[number].win_share,
                fair_share: standings[number].fair_share,
                rating: ratings[number].elo,
                ci95: ratings[number].ci95,
                mean_rank: standings[number].mean_rank,
                mean_score: standings[number].mean_score,
                ms_per_decision: time.micros as f64 / 1000.0 / time.decisions.max(1) as f64,
                illegal: time.illegal,
                win_share_95: standings[number].win_share_95,
                most_ms: time.most_micros as f64 / 1000.0,
            }
        };
        let bots = bots.iter().enumerate().map(report).collect();
        Self { game, players, games: played.finishes.len() as u64, bots }
    }

    /// The same as a table.
    pub(crate) fn text(&self) -> String {
        let head =
            ["bot", "wins", "± 95 %", "fair", "rating", "95 %", "rank", "score", "ms", "most ms", "illegal"];
        let mut rows = vec![head.map(str::to_owned).to_vec()];
        for bot in &self.bots {
            rows.push(vec![
                bot.spec.clone(),
                format!("{:.1} %", 100.0 * bot.win_share),
                format!("{:.1}", 100.0 * bot.win_share_95),
                format!("{:.1} %", 100.0 * bot.fair_share),
                format!("{:+.0}", bot.rating),
                format!("{:+.0} … {:+.0}", bot.ci95.0, bot.ci95.1),
                format!("{:.2}", bot.mean_rank),
                format!("{:.1}", bot.mean_score),
                format!("{:.2}", bot.ms_per_decision),
                format!("{:.0}", bot.most_ms),
                bot.illegal.to_string(),
            ]);
        }
        text_table::lay_out(&rows)
    }
}

/// How long a bot took.
#[derive(Default)]
struct Time {
    decisions: u64,
    micros: u64,
    most_micros: u64,
    illegal: u64,
}

impl Time {
    fn of(bot: usize, played: &Played) -> Self {
        let mut time = Self::default();
        let held = played.games.iter().flat_map(|(lineup, result)| lineup.iter().zip(&result.seats));
        for (_, seat) in held.filter(|&(&holder, _)| holder == bot) {
            time.decisions += u64::from(seat.decisions);
            time.micros += seat.micros;
            time.most_micros = time.most_micros.max(seat.most_micros);
            time.illegal += u64::from(seat.illegal);
        }
        time
    }
}
