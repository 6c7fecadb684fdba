//! Plays a scenario.

use super::parse::{Statement, lines, title};
use super::{ScenarioError, Summary};
use crate::notation::quote;
use crate::{
    Choices, Game, Illegal, Options, Position, ScriptFault, Scripted, Seat, Shown, Source, StateHash, Viewer,
};

/// Plays a scenario of game `G` and checks everything it says.
///
/// # Errors
/// The first line that is not well written or does not come out.
pub fn run<G: Position>(text: &[u8]) -> Result<Summary, ScenarioError> {
    let mut stage = Stage::<G>::default();
    let mut summary = Summary { title: title(text), rules: Vec::new(), checks: 0 };
    for line in lines(text)? {
        let line = line?;
        let at = |(expected, found): Fault| ScenarioError { line: line.number, expected, found };
        match line.statement {
            Statement::Rules(rules) => summary.rules.extend(rules.into_iter().map(str::to_owned)),
            ref statement if stage.prepare(statement, line.number).map_err(at)? => {}
            ref statement => {
                let scene = stage.scene()?;
                summary.checks += scene.perform(statement).map_err(at)?;
            }
        }
    }
    stage.scene()?.finish()?;
    if summary.checks == 0 {
        return Err(ScenarioError {
            line: 0,
            expected: "at least one thing to check".to_owned(),
            found: "a scenario that asserts nothing".to_owned(),
        });
    }
    Ok(summary)
}

/// What was expected, and what was found.
type Fault = (String, String);

fn fault(expected: impl Into<String>, found: impl Into<String>) -> Fault {
    (expected.into(), found.into())
}

/// Collects the set-up, and plays once it is complete.
struct Stage<G: Game> {
    game: Option<(usize, bool)>,
    players: u8,
    options: Vec<(usize, String, String)>,
    placed: Vec<(usize, String, String)>,
    script: Scripted,
    drawn_at: usize,
    scene: Option<Scene<G>>,
}

impl<G: Game> Default for Stage<G> {
    fn default() -> Self {
        Self {
            game: None,
            players: G::META.players.0,
            options: Vec::new(),
            placed: Vec::new(),
            script: Scripted::default(),
            drawn_at: 0,
            scene: None,
        }
    }
}

impl<G: Position> Stage<G> {
    /// Takes a statement that belongs to set-up; `false` if it does not.
    fn prepare(&mut self, statement: &Statement<'_>, line: usize) -> Result<bool, Fault> {
        match *statement {
            Statement::Game { id, .. } if id != G::META.id => {
                return Err(fault(format!("the game `{}`", G::META.id), format!("`{}`", quote(id))));
            }
            Statement::Game { .. } if self.game.is_some() => {
                return Err(fault("one game in a scenario", "a second one"));
            }
            Statement::Game { deal, ref pairs, .. } => {
                self.game = Some((line, deal));
                self.pairs(pairs, line)?;
            }
            Statement::With(_) if self.scene.is_some() => {
                return Err(fault("the position before the first step", "`with` after it"));
            }
            Statement::With(ref pairs) => self.pairs(pairs, line)?,
            Statement::Draw { source, ref outcomes } => self.draw(source, outcomes, line)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn pairs(&mut self, pairs: &[(&str, &str)], line: usize) -> Result<(), Fault> {
        for &(key, value) in pairs {
            if key == "players" {
                self.players =
                    value.parse().map_err(|_| fault("a number of players", format!("`{}`", quote(value))))?;
            } else if G::META.options.iter().any(|spec| spec.key == key) {
                self.options.push((line, key.to_owned(), value.to_owned()));
            } else {
                self.placed.push((line, key.to_owned(), value.to_owned()));
            }
        }
        Ok(())
    }

    fn draw(&mut self, source: &str, outcomes: &[&str], line: usize) -> Result<(), Fault> {
        let Some(index) = G::META.sources.iter().position(|&known| known == source) else {
            let known = G::META.sources.join(", ");
            return Err(fault(format!("a source of chance ({known})"), format!("`{}`", quote(source))));
        };
        let source = Source(index as u8);
        let script = match &mut self.scene {
            Some(scene) => &mut scene.script,
            None => &mut self.script,
        };
        for text in outcomes {
            let outcome = G::draw_parse(source, text).ok_or_else(|| {
                fault(format!("an outcome of `{}`", G::META.sources[index]), format!("`{}`", quote(text)))
            })?;
            script.push(source, outcome);
        }
        self.drawn_at = line;
        Ok(())
    }

    /// The position, built on first use.
    fn scene(&mut self) -> Result<&mut Scene<G>, ScenarioError> {
        if self.scene.is_none() {
            self.scene = Some(self.build()?);
        }
        let drawn_at = self.drawn_at;
        let scene = self.scene.as_mut().ok_or_else(|| at(0)(fault("a position", "none")))?;
        scene.drawn_at = drawn_at;
        Ok(scene)
    }

    fn build(&mut self) -> Result<Scene<G>, ScenarioError> {
        let (line, deal) = self.game.ok_or_else(|| at(0)(fault("a line `game ID …` first", "none")))?;
        let good =
            |line| move |error: crate::OptionError| at(line)(fault("possible options", error.to_string()));
        let mut choices = Choices::new(&G::META, self.players).map_err(good(line))?;
        for (line, key, value) in &self.options {
            choices.set(&G::META, key, value).map_err(good(*line))?;
        }
        let options = G::Options::build(&choices).map_err(good(line))?;
        let mut script = std::mem::take(&mut self.script);
        let mut events = Vec::new();
        let game = if deal {
            if let Some((line, key, _)) = self.placed.first() {
                return Err(at(*line)(fault("options only after `deal`", format!("`{}`", quote(key)))));
            }
            let game = G::new(&options, &mut script, &mut events);
            script_fault::<G>(&script).map_err(at(line))?;
            game
        } else {
            let mut game = G::blank(&options);
            for (line, key, value) in &self.placed {
                game.place(key, value).map_err(|problem| {
                    at(*line)(fault(
                        format!("a good `{}`", quote(key)),
                        format!("`{}`: {problem}", quote(value)),
                    ))
                })?;
            }
            game.settle().map_err(|problem| at(line)(fault("a possible position", problem)))?;
            game
        };
        Ok(Scene { game, script, events, drawn_at: 0, legal: Vec::new() })
    }
}

fn at(line: usize) -> impl Fn(Fault) -> ScenarioError {
    move |(expected, found)| ScenarioError { line, expected, found }
}

fn script_fault<G: Position>(script: &Scripted) -> Result<(), Fault> {
    let name = |source: Source| G::META.sources.get(source.0 as usize).copied().unwrap_or("?");
    match script.fault() {
        None => Ok(()),
        Some(ScriptFault::Missing(source)) => {
            Err(fault(format!("a scripted draw from `{}` for this", name(source)), "none left"))
        }
        Some(ScriptFault::Impossible(source, outcome)) => Err(fault(
            format!("a draw from `{}` that is possible now", name(source)),
            format!("`{}`", G::draw_text(source, outcome)),
        )),
    }
}

/// The position and what the last step did.
struct Scene<G: Game> {
    game: G,
    script: Scripted,
    events: Vec<G::Event>,
    drawn_at: usize,
    legal: Vec<G::Action>,
}

impl<G: Position> Scene<G> {
    /// Does or checks what a statement says; returns how many things were checked.
    fn perform(&mut self, statement: &Statement<'_>) -> Result<usize, Fault> {
        match *statement {
            Statement::Act { seat, action } => self.act(seat, action).map(|()| 0),
            Statement::Refuse { seat, action } => self.refuse(seat, action).map(|()| 1),
            Statement::Legal { seat, ref actions } => self.exactly(seat, actions).map(|()| 1),
            Statement::Can { seat, action, possible } => self.can(seat, action, possible).map(|()| 1),
            Statement::Expect(ref pairs) => {
                pairs.iter().try_for_each(|(key, value)| self.expect(key, value))?;
                Ok(pairs.len())
            }
            Statement::Event(text) => self.happened(text).map(|()| 1),
            Statement::Seen { viewer, event, shown } => self.seen(viewer, event, shown).map(|()| 1),
            Statement::Rules(_) | Statement::Game { .. } | Statement::With(_) | Statement::Draw { .. } => {
                Ok(0)
            }
        }
    }

    fn act(&mut self, seat: Seat, text: &str) -> Result<(), Fault> {
        let action = parse::<G>(text)?;
        self.events.clear();
        if self.game.apply(seat, action, &mut self.script, &mut self.events) == Err(Illegal) {
            return Err(fault(format!("`{seat} {text}` to be possible"), self.possible(seat)));
        }
        script_fault::<G>(&self.script)
    }

    fn refuse(&mut self, seat: Seat, text: &str) -> Result<(), Fault> {
        let action = parse::<G>(text)?;
        let before = StateHash::of(&self.game);
        let mut events = Vec::new();
        if self.game.apply(seat, action, &mut self.script, &mut events).is_ok() {
            return Err(fault(format!("`{seat} {text}` to be refused"), "that it was done"));
        }
        if StateHash::of(&self.game) != before || !events.is_empty() {
            return Err(fault("a refusal that changes nothing", "another position"));
        }
        script_fault::<G>(&self.script)
    }

    fn exactly(&mut self, seat: Seat, actions: &[&str]) -> Result<(), Fault> {
        let found = self.legal(seat);
        if found == actions {
            return Ok(());
        }
        let list = if actions.is_empty() { "-".to_owned() } else { actions.join(" | ") };
        Err(fault(format!("{seat} to have exactly: {list}"), self.possible(seat)))
    }

    fn can(&mut self, seat: Seat, text: &str, possible: bool) -> Result<(), Fault> {
        parse::<G>(text)?;
        if self.legal(seat).iter().any(|legal| legal == text) == possible {
            return Ok(());
        }
        let expected = format!("`{seat} {text}` to be {}", if possible { "possible" } else { "impossible" });
        Err(fault(expected, self.possible(seat)))
    }

    fn expect(&self, key: &str, value: &str) -> Result<(), Fault> {
        let found = self
            .read(key)
            .ok_or_else(|| fault("something of this game that can be read", format!("`{}`", quote(key))))?;
        if found == value { Ok(()) } else { Err(fault(format!("{key}={value}"), format!("{key}={found}"))) }
    }

    fn read(&self, key: &str) -> Option<String> {
        let seat =
            |inner: &str| inner.parse::<Seat>().ok().filter(|seat| seat.index() < self.game.seats() as usize);
        if key == "to_act" {
            return Some(self.game.to_act().to_string());
        }
        if key == "over" {
            return Some(if self.game.outcome().is_some() { "yes" } else { "no" }.to_owned());
        }
        if let Some((inner, part)) = key.strip_prefix("score(").and_then(|rest| rest.split_once(')')) {
            let score = self.game.outcome()?.scores[seat(inner)?];
            return match part.strip_prefix('.') {
                None => Some(score.total().to_string()),
                Some(part) => {
                    let index = G::META.score_parts.iter().position(|&known| known == part)?;
                    score.parts().get(index).map(ToString::to_string)
                }
            };
        }
        if let Some(inner) = key.strip_prefix("place(").and_then(|rest| rest.strip_suffix(')')) {
            return Some(self.game.outcome()?.places[seat(inner)?].to_string());
        }
        self.game.read(key)
    }

    fn happened(&self, text: &str) -> Result<(), Fault> {
        let event: G::Event =
            text.parse().map_err(|error| fault("an event in notation", format!("{error}")))?;
        if self.events.contains(&event) {
            return Ok(());
        }
        Err(fault(format!("the event `{text}`"), list(self.events.iter().map(ToString::to_string))))
    }

    fn seen(&self, viewer: Viewer, text: &str, shown: bool) -> Result<(), Fault> {
        let event: G::Event =
            text.parse().map_err(|error| fault("an event in notation", format!("{error}")))?;
        let seen = || self.events.iter().filter_map(|event| Shown::to(viewer, event));
        if seen().any(|seen| *seen.event() == event) == shown {
            return Ok(());
        }
        let expected = format!("{viewer} {} `{text}`", if shown { "to see" } else { "not to see" });
        Err(fault(expected, list(seen().map(|seen| seen.to_string()))))
    }

    fn legal(&mut self, seat: Seat) -> Vec<String> {
        self.game.legal(seat, &mut self.legal);
        self.legal.iter().map(ToString::to_string).collect()
    }

    fn possible(&mut self, seat: Seat) -> String {
        let to_act = self.game.to_act();
        if !to_act.contains(seat) {
            return format!("that {to_act} is to act");
        }
        list(self.legal(seat).into_iter())
    }

    fn finish(&self) -> Result<(), ScenarioError> {
        match self.script.unused() {
            None => Ok(()),
            Some((source, outcome)) => {
                let name = G::META.sources.get(source.0 as usize).copied().unwrap_or("?");
                let found = format!("`{}` of `{name}` left over", G::draw_text(source, outcome));
                Err(at(self.drawn_at)(fault("every scripted draw to be used", found)))
            }
        }
    }
}

fn list(texts: impl Iterator<Item = String>) -> String {
    let all: Vec<String> = texts.collect();
    if all.is_empty() { "nothing".to_owned() } else { all.join(" | ") }
}

fn parse<G: Game>(text: &str) -> Result<G::Action, Fault> {
    text.parse().map_err(|error| fault("an action in notation", format!("{error}")))
}
