//! A ladder of budgets: every rung looks ahead twice as often as the one below and plays against it.

use std::fmt::Write as _;
use std::path::Path;

use bots::BotSpec;
use serde::Serialize;

use super::{BotReport, Terms};
use crate::failure::Failure;
use crate::text_table;

/// A ladder of budgets.
#[derive(Serialize)]
pub(crate) struct Ladder {
    pub(crate) game: &'static str,
    pub(crate) players: u8,
    pub(crate) rungs: Vec<Rung>,
}

/// One rung.
#[derive(Serialize)]
pub(crate) struct Rung {
    pub(crate) iterations: u32,
    /// Games against the rung below; none for the first.
    pub(crate) games: u64,
    /// Against the rung below.
    pub(crate) win_share: f64,
    /// Half the width of its 95 % interval.
    pub(crate) win_share_95: f64,
    pub(crate) fair_share: f64,
    /// Elo above the lowest rung: the sum of what each rung gained over the one below.
    pub(crate) rating: f64,
    pub(crate) ms_per_decision: f64,
}

impl Ladder {
    /// Climbs: `rungs` budgets, the lowest being `least`.
    pub(crate) fn climb(
        terms: &Terms<'_>,
        least: u32,
        rungs: u32,
        logs: Option<&Path>,
    ) -> Result<Self, Failure> {
        let settings = terms.game.search_settings();
        let bot = |rung: u32| BotSpec::Search(settings.with_iterations(least.saturating_mul(1 << rung)));
        let mut ladder =
            Self { game: terms.game.meta().id, players: terms.choices.players(), rungs: Vec::new() };
        let mut rating = 0.0;
        for rung in 1..rungs {
            let report = terms.hold_in(&[bot(rung), bot(rung - 1)], logs)?;
            let [upper, lower] = &report.bots[..] else { continue };
            if rung == 1 {
                ladder.rungs.push(Rung::new(least, 0, 0.0, lower));
            }
            rating += upper.rating - lower.rating;
            ladder.rungs.push(Rung::new(least.saturating_mul(1 << rung), report.games, rating, upper));
        }
        Ok(ladder)
    }

    /// As a table.
    pub(crate) fn text(&self) -> String {
        let head = ["iterations", "games", "against the rung below", "± 95 %", "Elo above the lowest", "ms"];
        let mut rows = vec![head.map(str::to_owned).to_vec()];
        for rung in &self.rungs {
            let against = |text: String| if rung.games == 0 { "–".to_owned() } else { text };
            rows.push(vec![
                rung.iterations.to_string(),
                against(rung.games.to_string()),
                against(format!("{:.1} %", 100.0 * rung.win_share)),
                against(format!("{:.1}", 100.0 * rung.win_share_95)),
                format!("{:+.0}", rung.rating),
                format!("{:.2}", rung.ms_per_decision),
            ]);
        }
        text_table::lay_out(&rows)
    }

    /// As bars of text, for a terminal.
    pub(crate) fn bars(&self) -> String {
        let most = self.rungs.iter().map(|rung| rung.rating).fold(1.0, f64::max);
        let mut text = String::new();
        for rung in &self.rungs {
            let bar: String =
                (0..50).filter(|&part| f64::from(part) < 50.0 * rung.rating / most).map(|_| '█').collect();
            let _ = writeln!(text, "{:>9}  {bar} {:+.0}", rung.iterations, rung.rating);
        }
        text
    }

    /// As a picture.
    pub(crate) fn svg(&self) -> String {
        let bars: Vec<(String, f64)> =
            self.rungs.iter().map(|rung| (rung.iterations.to_string(), rung.rating)).collect();
        crate::plot::line("iterations a decision", "Elo above the lowest rung", &bars)
    }
}

impl Rung {
    fn new(iterations: u32, games: u64, rating: f64, bot: &BotReport) -> Self {
        Self {
            iterations,
            games,
            win_share: bot.win_share,
            win_share_95: bot.win_share_95,
            fair_share: bot.fair_share,
            rating,
            ms_per_decision: bot.ms_per_decision,
        }
    }
}
