//! Counting (VA-1.18 to VA-1.22) and scoring (VA-17, VA-19.35 to VA-19.41, VA-26).

use std::cmp::Reverse;

use table::{Outcome, PerSeat, Score, Seat};

use crate::State;
use crate::components::{Count, DukeId, Role, Scoring};
use crate::event::Ending;
use crate::rules::recruit;
use crate::state::{DarkLord, Player};
use crate::view::DukeLine;

/// VA-17.7, VA-17.8, VA-17.10, VA-17.11: most points, then fewest cards; who is still tied shares the place. Alone,
/// VA-19.41: the ending says who has won; a draw is a shared first place.
pub(crate) fn outcome(s: &State) -> Outcome {
    let scores: PerSeat<Score> =
        PerSeat::from_fn(s.players.seats(), |seat| score(&s.players[seat], s.players[seat].duke));
    if s.is_solo() {
        let won = matches!(s.ending, Some(Ending::SlainAll | Ending::ScoreWin | Ending::ScoreDraw));
        return Outcome::alone(scores[Seat::FIRST], won);
    }
    Outcome::ranked(scores, |a, b| {
        let rank = |seat: Seat| (Reverse(scores[seat].total()), s.players[seat].cards());
        rank(a).cmp(&rank(b))
    })
}

/// VA-17.2, VA-17.6, VA-19.35, VA-19.36: monsters, domains, tokens, and the duke in two parts, if it is known.
pub(crate) fn score(player: &Player, duke: Option<DukeId>) -> Score {
    let monsters = player.monsters.iter().map(|(monster, count)| i16::from(monster.card().vp * count)).sum();
    let domains = player.domains.iter().map(|domain| i16::from(domain.card().vp)).sum();
    let (mut cards, mut resources) = (0, 0);
    for &rule in duke.map_or(&[][..], DukeId::score) {
        match rule {
            Scoring::ScorePer { .. } => cards += points(player, rule),
            Scoring::ScoreResources { .. } => resources += points(player, rule),
        }
    }
    Score::new([monsters, domains, number(player.vp), number(cards), number(resources)])
}

/// As a part of a score, which no game makes that large.
fn number(points: u16) -> i16 {
    i16::try_from(points).unwrap_or(i16::MAX)
}

/// VA-1.16, VA-1.17, VA-17.4: what one rule of a duke gives.
fn points(player: &Player, rule: Scoring) -> u16 {
    match rule {
        Scoring::ScorePer { per, vp } => count(player, per) * u16::from(vp),
        Scoring::ScoreResources { divisor } => resources(player) / u16::from(divisor.max(1)),
    }
}

/// VA-17.4: Gold, Strength and Magic together.
fn resources(player: &Player) -> u16 {
    player.gold.saturating_add(player.strength).saturating_add(player.magic)
}

/// VA-26: the scoring of a duke, line by line.
pub(crate) fn duke_lines(player: &Player, duke: DukeId) -> Vec<DukeLine> {
    let line = |&rule: &Scoring| {
        let (per, counted, rate) = match rule {
            Scoring::ScorePer { per, vp } => (Some(per), count(player, per), vp),
            Scoring::ScoreResources { divisor } => (None, resources(player), divisor),
        };
        DukeLine { per, count: counted, rate, points: points(player, rule) }
    };
    duke.score().iter().map(line).collect()
}

/// VA-1.18 to VA-1.22, VA-2.13, VA-17.3, VA-17.5: how many there are among the own cards.
#[inline]
pub(crate) fn count(player: &Player, what: Count) -> u16 {
    match what {
        Count::CitizenRole(role) => player.citizens_of(role).into(),
        Count::Named(citizen) => recruit::named(player, citizen).into(),
        Count::Area(area) => {
            area.monsters().iter().map(|&monster| u16::from(player.monsters.count(monster))).sum()
        }
        Count::Role(role) => u16::from(player.citizens_of(role)) + icons_on_domains(player, role),
        Count::Citizens => player.citizens.len() as u16,
        Count::Domains => player.domains.len() as u16,
        Count::Monsters => player.monsters.len() as u16,
        Count::Type(kind) => {
            let of_type = player.monsters.iter().filter(|(monster, _)| monster.card().kind == kind);
            of_type.map(|(_, count)| u16::from(count)).sum()
        }
    }
}

fn icons_on_domains(player: &Player, role: Role) -> u16 {
    let icons = player.domains.iter().flat_map(|domain| domain.card().requires);
    icons.filter(|&&icon| icon == role).count() as u16
}

/// VA-19.37, VA-19.38: what the Dark Lord scores with: surviving monsters, captured citizens and domains, no tokens.
pub(crate) fn dark_lord(s: &State) -> Player {
    let DarkLord { citizens, domains, duke } = s.dark_lord;
    let monsters = s.monsters.iter().flat_map(crate::MonsterStack::cards).collect();
    Player { citizens, domains, monsters, duke, ..Player::default() }
}
