//! How a table comes into memory: from its row and its log, and how its game begins.

use std::collections::BTreeMap;

use catalog::{AnyGame, AnyPlay, Orders};
use protocol::{Refused, Status};
use store::{TableRow, Waits};
use table::{Choices, Record, Seat, SeatSet, Seed, Viewer};

use super::{Draft, Hosted, show};
use crate::table::clocks::Clocks;
use crate::table::opening::{self, Sitter};
use crate::table::seen::Seen;
use crate::table::terms::{Beginning, Terms};
use crate::{fair, refuse};

impl Hosted {
    /// Re-creates a table from what is stored: every entry is carried out again, and every hash compared.
    pub(crate) fn load(row: TableRow, entries: Vec<store::Entry>) -> Result<Self, Refused> {
        let id = row.id;
        let fault = |what: &str| refuse::fault(id, what);
        let game = catalog::find(&row.game).map_err(|_| fault("its game is not here"))?;
        let options: Vec<(String, String)> =
            serde_json::from_str(&row.options).map_err(|_| fault("its options cannot be read"))?;
        let seats: Vec<Sitter> =
            serde_json::from_str(&row.seats).map_err(|_| fault("its seats cannot be read"))?;
        let terms: Terms = serde_json::from_str(&row.terms).map_err(|_| fault("its terms cannot be read"))?;
        let choices = opening::choices(game, Some(row.rules), &options, seats.len())?;
        let mut hosted = Self::new(row, game, choices, seats, terms)?;
        for stored in entries {
            let broken = |what: &str| fault(&format!("entry {}: {what}", stored.sequence));
            let entry = serde_json::from_str(&stored.entry).map_err(|_| broken("cannot be read"))?;
            let draft = Draft { entry, command: stored.command, person: stored.person };
            let advanced = hosted.advance(draft, stored.written_ms)?;
            if advanced.hash.map(|hash| hash.to_string()) != stored.hash {
                return Err(broken("leads to another position than it did before"));
            }
        }
        Ok(hosted)
    }

    fn new(
        row: TableRow,
        game: &'static dyn AnyGame,
        choices: Choices,
        seats: Vec<Sitter>,
        terms: Terms,
    ) -> Result<Self, Refused> {
        let play = terms.beginning.as_ref().map(|beginning| take_up(&row, &seats, beginning)).transpose()?;
        let status = match (&terms.beginning, &play) {
            (None, _) | (_, None) => Status::Open,
            (Some(Beginning::Continued { .. }), Some(_)) => Status::Playing,
            (Some(Beginning::Imported { .. }), Some(play)) if play.outcome().is_some() => Status::Finished,
            (Some(Beginning::Imported { .. }), Some(_)) => Status::Abandoned,
        };
        let contributions = vec![None; seats.len()];
        let stood_in = vec![None; seats.len()];
        let shown = show::table(&row, &choices, &terms, &seats, &contributions, &stood_in, status, None);
        let mut hosted = Self {
            seen: Viewer::all(seats.len() as u8).map(|viewer| Seen::new(viewer, play.as_deref())).collect(),
            clocks: Clocks::new(terms.clock, seats.len()),
            sent_away: Vec::new(),
            contributions,
            status,
            rematch: None,
            play,
            sequence: 0,
            at_ms: row.created_ms,
            stood_in,
            orders: Orders::default(),
            held: SeatSet::EMPTY,
            answered: BTreeMap::new(),
            waits: Waits::default(),
            row,
            game,
            choices,
            terms,
            seats,
            shown,
        };
        hosted.waits = hosted.whom_it_waits_for();
        Ok(hosted)
    }

    /// The game as it is set up, with dice from the seed and what players contributed.
    pub(super) fn begin(&self) -> Result<Box<dyn AnyPlay>, Refused> {
        let key = fair::key(self.row.id, &self.row.seed, &self.contributions);
        let started = self.game.start(self.choices.clone(), Seed::ChaCha(key));
        let mut play = started.map_err(|error| refuse::bad(error.to_string()))?;
        name_seats(&mut *play, &self.seats);
        Ok(play)
    }
}

/// The game of a table that did not begin here.
fn take_up(row: &TableRow, seats: &[Sitter], beginning: &Beginning) -> Result<Box<dyn AnyPlay>, Refused> {
    let (Beginning::Imported { record } | Beginning::Continued { record, .. }) = beginning;
    let broken = || refuse::fault(row.id, "the record it begins with does not play");
    let record = Record::parse(record.as_bytes()).map_err(|_| broken())?;
    let mut play = catalog::replay(&record).map_err(|_| broken())?;
    if matches!(beginning, Beginning::Continued { .. }) {
        play.reseed(Seed::ChaCha(fair::key(row.id, &row.seed, &vec![None; seats.len()])));
        name_seats(&mut *play, seats);
    }
    Ok(play)
}

fn name_seats(play: &mut dyn AnyPlay, seats: &[Sitter]) {
    let name = |sitter: &Sitter| match sitter {
        Sitter::Open => String::new(),
        Sitter::Person { name, .. } | Sitter::Past(name) => name.clone(),
        Sitter::Bot(spec) => spec.clone(),
    };
    play.name_seats(Seat::all(play.seats()).zip(seats.iter().map(name)).collect());
}
