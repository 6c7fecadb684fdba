//! The written form of a game: set-up, seed and every step, each with the hash of the position after it.
//!
//! The format is described in `docs/RECORDS.md`. A record is read without knowing the game; [`Play::replay`] then
//! plays it again and compares every hash.
//!
//! [`Play::replay`]: crate::Play::replay

use std::fmt;

use crate::notation::quote;
use crate::{Choices, Meta, NotationError, Number, OptionError, Seat, Seed, StateHash};

/// The first line of every record.
const HEADER: &str = "bestiary record 1";

/// A larger text is not a record: the longest game takes a few thousand steps.
pub const MAX_RECORD_BYTES: usize = 4 << 20;

const MAX_LINE_BYTES: usize = 1000;

/// A game, written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Which game.
    pub game: String,
    /// Which version of its rules.
    pub rules: u16,
    /// How many play.
    pub players: u8,
    /// The options, as written.
    pub options: Vec<(String, String)>,
    /// Who sat where, as far as it is said.
    pub seats: Vec<(Seat, String)>,
    /// The beginning of chance.
    pub seed: Seed,
    /// The hash of the position after set-up.
    pub start: StateHash,
    /// What was done.
    pub steps: Vec<RecordStep>,
    /// Where chance began anew: after so many steps, from this seed. In ascending order.
    pub reseeds: Vec<(usize, Seed)>,
}

/// One step of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordStep {
    /// Who.
    pub seat: Seat,
    /// What, in notation.
    pub action: String,
    /// The hash of the position afterwards.
    pub hash: StateHash,
}

impl Record {
    /// Reads a record. Nothing is believed: size, encoding, order and every field are checked.
    pub fn parse(bytes: &[u8]) -> Result<Self, RecordError> {
        Reader::new(bytes)?.record()
    }

    /// The settings, checked against the game's own list.
    pub fn choices(&self, meta: &'static Meta) -> Result<Choices, OptionError> {
        let mut choices = Choices::new(meta, self.players)?;
        choices.set_rules(meta, self.rules)?;
        for (key, value) in &self.options {
            choices.set(meta, key, value)?;
        }
        Ok(choices)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}\ngame {}\nrules {}", self.game, self.rules)?;
        write!(f, "options players={}", self.players)?;
        self.options.iter().try_for_each(|(key, value)| write!(f, " {key}={value}"))?;
        writeln!(f)?;
        self.seats.iter().try_for_each(|(seat, name)| writeln!(f, "seat {seat} {}", one_line(name)))?;
        writeln!(f, "seed {}\nstart {}", self.seed, self.start)?;
        let mut reseeds = self.reseeds.iter().peekable();
        for index in 0..=self.steps.len() {
            while let Some((_, seed)) = reseeds.next_if(|(after, _)| *after <= index) {
                writeln!(f, "reseed {seed}")?;
            }
            if let Some(step) = self.steps.get(index) {
                writeln!(f, "{} {} = {}", step.seat, step.action, step.hash)?;
            }
        }
        writeln!(f, "end {}", self.steps.len())
    }
}

/// Names come from people: they must not break the lines of a record.
fn one_line(name: &str) -> String {
    name.split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .chars()
        .filter(|c| !c.is_control())
        .take(100)
        .collect()
}

/// Steps, and where chance began anew between them.
type Steps = (Vec<RecordStep>, Vec<(usize, Seed)>);

struct Reader<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    last: usize,
}

impl<'a> Reader<'a> {
    fn new(bytes: &'a [u8]) -> Result<Self, RecordError> {
        let whole = |problem| RecordError { line: 0, problem };
        if bytes.len() > MAX_RECORD_BYTES {
            return Err(whole(Problem::TooLarge));
        }
        let text = std::str::from_utf8(bytes).map_err(|error| RecordError {
            line: bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count() + 1,
            problem: Problem::NotUtf8,
        })?;
        if !text.is_empty() && !text.ends_with('\n') {
            return Err(RecordError { line: text.lines().count(), problem: Problem::Truncated });
        }
        Ok(Self { lines: text.lines().enumerate().peekable(), last: 0 })
    }

    fn record(mut self) -> Result<Record, RecordError> {
        if self.line()? != HEADER {
            return self.fail(Problem::Header);
        }
        let game = self.value("game")?.to_owned();
        let rules = self.number("rules")?;
        let (players, options) = self.options()?;
        let seats = self.seats()?;
        let seed = self.parsed("seed")?;
        let start = self.parsed("start")?;
        let (steps, reseeds) = self.steps()?;
        Ok(Record { game, rules, players, options, seats, seed, start, steps, reseeds })
    }

    fn options(&mut self) -> Result<(u8, Vec<(String, String)>), RecordError> {
        let mut players = None;
        let mut options: Vec<(String, String)> = Vec::new();
        for pair in self.value("options")?.split(' ') {
            let Some((key, value)) = pair.split_once('=').filter(|(key, _)| !key.is_empty()) else {
                return self.fail(Problem::Pair(quote(pair)));
            };
            if (key == "players" && players.is_some()) || options.iter().any(|(known, _)| known == key) {
                return self.fail(Problem::Twice(quote(key)));
            }
            if key == "players" {
                let Number(number) = value.parse().or_else(|_| self.fail(Problem::Number(quote(value))))?;
                players = Some(number);
            } else {
                options.push((key.to_owned(), value.to_owned()));
            }
        }
        match players {
            Some(players) => Ok((players, options)),
            None => self.fail(Problem::Players),
        }
    }

    fn seats(&mut self) -> Result<Vec<(Seat, String)>, RecordError> {
        let mut seats: Vec<(Seat, String)> = Vec::new();
        while self.lines.peek().is_some_and(|(_, line)| line.starts_with("seat ")) {
            let line = self.value("seat")?;
            let (letter, name) = line.split_once(' ').unwrap_or((line, ""));
            let seat: Seat = letter.parse().or_else(|error| self.fail(Problem::Notation(error)))?;
            if seats.iter().any(|&(known, _)| known >= seat) {
                return self.fail(Problem::Twice(format!("seat {seat}")));
            }
            if one_line(name) != name {
                return self.fail(Problem::Name);
            }
            seats.push((seat, name.to_owned()));
        }
        Ok(seats)
    }

    fn steps(&mut self) -> Result<Steps, RecordError> {
        let (mut steps, mut reseeds) = (Vec::new(), Vec::new());
        loop {
            let line = self.line()?;
            if let Some(count) = line.strip_prefix("end ") {
                if count != steps.len().to_string() {
                    return self.fail(Problem::Count { said: quote(count), found: steps.len() });
                }
                return match self.lines.next() {
                    None => Ok((steps, reseeds)),
                    Some((index, _)) => Err(RecordError { line: index + 1, problem: Problem::AfterEnd }),
                };
            }
            if let Some(seed) = line.strip_prefix("reseed ") {
                let seed = seed.parse().or_else(|error| self.fail(Problem::Notation(error)))?;
                reseeds.push((steps.len(), seed));
                continue;
            }
            let step = line.split_once(' ').and_then(|(seat, rest)| Some((seat, rest.rsplit_once(" = ")?)));
            let Some((seat, (action, hash))) = step else {
                return self.fail(Problem::Step(quote(line)));
            };
            steps.push(RecordStep {
                seat: seat.parse().or_else(|error| self.fail(Problem::Notation(error)))?,
                action: action.to_owned(),
                hash: hash.parse().or_else(|error| self.fail(Problem::Notation(error)))?,
            });
        }
    }

    fn line(&mut self) -> Result<&'a str, RecordError> {
        let Some((index, line)) = self.lines.next() else {
            return self.fail(Problem::Truncated);
        };
        self.last = index + 1;
        if line.len() > MAX_LINE_BYTES {
            return self.fail(Problem::LongLine);
        }
        Ok(line)
    }

    fn value(&mut self, key: &'static str) -> Result<&'a str, RecordError> {
        let line = self.line()?;
        match line.strip_prefix(key).and_then(|rest| rest.strip_prefix(' ')) {
            Some(value) => Ok(value),
            None => self.fail(Problem::Expected { key, found: quote(line) }),
        }
    }

    fn number(&mut self, key: &'static str) -> Result<u16, RecordError> {
        let value = self.value(key)?;
        value
            .parse()
            .ok()
            .filter(|number: &u16| number.to_string() == value)
            .map_or_else(|| self.fail(Problem::Number(quote(value))), Ok)
    }

    fn parsed<T: std::str::FromStr<Err = NotationError>>(
        &mut self,
        key: &'static str,
    ) -> Result<T, RecordError> {
        self.value(key)?.parse().or_else(|error| self.fail(Problem::Notation(error)))
    }

    fn fail<T>(&self, problem: Problem) -> Result<T, RecordError> {
        Err(RecordError { line: self.last, problem })
    }
}

/// Why a text is not a record, and in which line (0: the text as a whole).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 { self.problem.fmt(f) } else { write!(f, "line {}: {}", self.line, self.problem) }
    }
}

impl std::error::Error for RecordError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.problem)
    }
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "each message says what it is about")]
pub enum Problem {
    #[error("a record has at most {} MiB; this is not one", MAX_RECORD_BYTES >> 20)]
    TooLarge,
    #[error("the text is not valid UTF-8")]
    NotUtf8,
    #[error("a record begins with the line `{HEADER}`")]
    Header,
    #[error("expected `{key} …`, found `{found}`")]
    Expected { key: &'static str, found: String },
    #[error("`{0}` is not a number that fits here")]
    Number(String),
    #[error("`{0}` is not `key=value`")]
    Pair(String),
    #[error("`{0}` is given twice or out of order")]
    Twice(String),
    #[error("`options` must say `players=…`")]
    Players,
    #[error("a name is at most 100 characters on one line, without control characters")]
    Name,
    #[error("expected a step (`A action = hash`) or `end`, found `{0}`")]
    Step(String),
    #[error(transparent)]
    Notation(NotationError),
    #[error("the end says {said} steps, but there are {found}")]
    Count { said: String, found: usize },
    #[error("nothing may follow the end")]
    AfterEnd,
    #[error("a line has at most {MAX_LINE_BYTES} bytes")]
    LongLine,
    #[error("the record breaks off here: the `end` line is missing")]
    Truncated,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Record {
        let hash = StateHash::of(&1u8);
        Record {
            game: "lair".into(),
            rules: 1,
            players: 2,
            options: vec![("moon".into(), "bright".into())],
            seats: vec![(Seat::FIRST, "Ana Nowak".into()), (Seat::FIRST.next(2), "random".into())],
            seed: Seed::Pcg(9),
            start: hash,
            steps: vec![RecordStep { seat: Seat::FIRST, action: "play wolf".into(), hash }],
            reseeds: vec![],
        }
    }

    fn fails(text: &str) -> String {
        Record::parse(text.as_bytes()).unwrap_err().to_string()
    }

    #[test]
    fn a_record_reads_back() {
        let record = sample();
        assert_eq!(Record::parse(record.to_string().as_bytes()), Ok(record));
    }

    #[test]
    fn a_record_says_where_chance_began_anew() {
        let record =
            Record { reseeds: vec![(0, Seed::Pcg(1)), (1, Seed::Pcg(2)), (1, Seed::Pcg(3))], ..sample() };
        let text = record.to_string();
        assert!(text.contains("reseed pcg:1\nA play wolf") && text.contains("reseed pcg:3\nend 1"), "{text}");
        assert_eq!(Record::parse(text.as_bytes()), Ok(record));
        let line = 1 + text.lines().position(|line| line == "reseed pcg:2").unwrap();
        let problem = fails(&text.replace("pcg:2", "2"));
        assert!(problem.starts_with(&format!("line {line}: ")), "{problem}");
    }

    #[test]
    fn every_truncation_is_noticed() {
        let text = sample().to_string();
        for end in 0..text.len() {
            assert!(Record::parse(&text.as_bytes()[..end]).is_err(), "cut after {end} bytes");
        }
    }

    #[test]
    fn errors_name_the_line() {
        let text = sample().to_string();
        assert_eq!(fails(""), "the record breaks off here: the `end` line is missing");
        assert_eq!(fails("hello\n"), "line 1: a record begins with the line `bestiary record 1`");
        assert_eq!(
            fails(&text.replace("rules 1", "rules one")),
            "line 3: `one` is not a number that fits here"
        );
        assert_eq!(fails(&text.replace("players=2 ", "")), "line 4: `options` must say `players=…`");
        assert_eq!(
            fails(&text.replace("players=2 ", "players=02 ")),
            "line 4: `02` is not a number that fits here"
        );
        assert_eq!(
            fails(&text.replace("moon=", "players=")),
            "line 4: `players` is given twice or out of order"
        );
        assert_eq!(
            fails(&text.replace("seat B", "seat A")),
            "line 6: `seat A` is given twice or out of order"
        );
        assert_eq!(fails(&text.replace("end 1", "end 2")), "line 10: the end says 2 steps, but there are 1");
        assert_eq!(fails(&format!("{text}A play imp\n")), "line 11: nothing may follow the end");
        assert_eq!(
            fails(&text.replace("A play wolf = ", "A play wolf ")),
            format!(
                "line 9: expected a step (`A action = hash`) or `end`, found `A play wolf {}`",
                sample().start
            )
        );
    }

    #[test]
    fn garbage_is_refused_before_it_costs_anything() {
        assert_eq!(Record::parse(&vec![b'x'; MAX_RECORD_BYTES + 1]).unwrap_err().problem, Problem::TooLarge);
        assert_eq!(
            Record::parse(b"bestiary record 1\ngame \xff\n").unwrap_err().to_string(),
            "line 2: the text is not valid UTF-8"
        );
        assert_eq!(
            fails(&format!("{HEADER}\ngame {}\n", "x".repeat(2000))),
            "line 2: a line has at most 1000 bytes"
        );
    }

    #[test]
    fn a_name_cannot_forge_a_line() {
        let mut record = sample();
        record.seats[0].1 = "Ana\nend 0\n".into();
        let read = Record::parse(record.to_string().as_bytes()).unwrap();
        assert_eq!(read.seats[0].1, "Ana end 0");
    }
}
