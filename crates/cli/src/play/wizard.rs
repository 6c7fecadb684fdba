//! The questions before a game, for somebody who typed just `bestiary play`. Enter takes what is proposed.

use std::io::{self, BufRead, Write};
use std::ops::RangeInclusive;

use catalog::{AnyGame, Fill, Messages};
use table::Lang;

use crate::screen::Screen;
use crate::{inputs, texts};

/// Which language; `None` at the end of input.
pub(crate) fn language<R: BufRead, W: Write>(
    screen: &mut Screen<R, W>,
    proposed: Lang,
) -> io::Result<Option<Lang>> {
    screen.heading("Bestiary")?;
    let names = Lang::ALL.map(|lang| texts::of(lang).fill("language", []));
    for (index, name) in names.iter().enumerate() {
        screen.line(&format!("{:>3}  {name}", index + 1))?;
    }
    let question = "Language / Język / Idioma".to_owned();
    let default = proposed as usize + 1;
    let chosen = number(screen, texts::of(proposed), &question, 1..=Lang::ALL.len(), default)?;
    Ok(chosen.and_then(|number| Lang::ALL.get(number - 1).copied()))
}

/// Which game; `None` at the end of input.
pub(crate) fn game<R: BufRead, W: Write>(
    screen: &mut Screen<R, W>,
    lang: Lang,
) -> io::Result<Option<&'static dyn AnyGame>> {
    let ui = texts::of(lang);
    let games = catalog::published();
    screen.line("")?;
    for (index, game) in games.iter().enumerate() {
        let (min, max) = game.meta().players;
        let name = game.name(lang);
        let players = ui.fill("wizard-players-range", [("min", min.into()), ("max", max.into())]);
        screen.line(&format!("{:>3}  {name} ({players})", index + 1))?;
    }
    let chosen = number(screen, ui, &ui.fill("wizard-game", []), 1..=games.len(), 1)?;
    Ok(chosen.and_then(|number| games.get(number - 1).copied()))
}

/// How many players; `None` at the end of input.
pub(crate) fn players<R: BufRead, W: Write>(
    screen: &mut Screen<R, W>,
    lang: Lang,
    game: &dyn AnyGame,
) -> io::Result<Option<u8>> {
    let (min, max) = game.meta().players;
    let default = inputs::usual_players(game);
    if min == max {
        return Ok(Some(min));
    }
    let ui = texts::of(lang);
    let question = ui.fill("wizard-players", [("min", min.into()), ("max", max.into())]);
    let chosen = number(screen, ui, &question, min.into()..=max.into(), default.into())?;
    Ok(chosen.and_then(|number| u8::try_from(number).ok()))
}

/// Asks for a number until one in the range comes; Enter takes the default.
pub(crate) fn number<R: BufRead, W: Write>(
    screen: &mut Screen<R, W>,
    ui: &Messages,
    question: &str,
    range: RangeInclusive<usize>,
    default: usize,
) -> io::Result<Option<usize>> {
    loop {
        let Some(answer) = screen.ask(&format!("{question} [{default}]:"))? else {
            return Ok(None);
        };
        if answer.is_empty() {
            return Ok(Some(default));
        }
        if let Some(number) = answer.parse().ok().filter(|number| range.contains(number)) {
            return Ok(Some(number));
        }
        let bounds = [("min", Fill::from(*range.start())), ("max", Fill::from(*range.end()))];
        screen.line(&ui.fill("wizard-number", bounds))?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn enter_takes_the_proposal_and_nonsense_is_asked_again() {
        let mut screen = Screen::new(&b"\n9\nx\n2\n"[..], Vec::new(), false);
        let ui = texts::of(Lang::En);
        assert_eq!(number(&mut screen, ui, "How many", 2..=4, 3).unwrap(), Some(3));
        assert_eq!(number(&mut screen, ui, "How many", 2..=4, 3).unwrap(), Some(2));
        assert_eq!(number(&mut screen, ui, "How many", 2..=4, 3).unwrap(), None);
    }
}
