//! Main actions: what each of the five is worth at a location.

use table::{Id, Seat};

use super::odds::{Odds, Trial};
use super::weights;
use crate::State;
use crate::components::{
    Area, BoardToken, COLUMNS, COUNT_AT, Condition, Figure, FigureCard, Kind, Location, MainAction, TROPHIES,
    TestKind, Time, Trait,
};
use crate::rules::Deed;
use crate::state::List;

impl State {
    /// The best main action at a location.
    pub(super) fn best_main(&self, seat: Seat, at: Location) -> f32 {
        self.main_worth(seat, at, None)
    }

    /// Whether an open column has this card on top.
    pub(super) fn on_top(&self, action: MainAction) -> bool {
        (0..COLUMNS).any(|column| self.column_open(column) && self.pairs[column][0] == action)
    }

    /// The best main action at a location: of those on top, or this one if it were.
    pub(super) fn main_worth(&self, seat: Seat, at: Location, only: Option<MainAction>) -> f32 {
        let ready = |action: MainAction| only.map_or_else(|| self.on_top(action), |one| one == action);
        let me = &self.players[seat];
        let mut best = 0.0f32;
        let mut offer = |worth: f32| best = best.max(worth);
        if ready(MainAction::Task)
            && let Some(task) = self.tasks[at.index()]
        {
            let payable = task.card().traits.iter().filter(|one| me.card[one.token().index()] > 0);
            payable.for_each(|&feature| offer(self.task(seat, at, feature)));
        }
        if ready(MainAction::Figures) {
            let there = Figure::all().filter(|&figure| self.stands(figure, at));
            there.for_each(|figure| offer(self.meeting(seat, at, figure)));
        }
        if ready(MainAction::Clash) {
            for (other, _) in self.players.iter().filter(|&(other, p)| other != seat && p.place == Some(at)) {
                let payable = Trait::all().filter(|one| me.card[one.token().index()] > 0);
                payable.for_each(|feature| offer(self.clash_worth(seat, at, other, feature)));
            }
        }
        if ready(MainAction::HereIAm) && at.is_village() && !self.area(at.area()).has_influence(seat) {
            let faces = Kind::all().filter(|face| me.hand[face.index()] > 0);
            faces.for_each(|face| offer(self.guess_worth(seat, at, face)));
        }
        if ready(MainAction::Tracks) && self.tracks.contains(at) {
            Location::all().for_each(|named| offer(self.tracks_worth(seat, named)));
        }
        best
    }

    /// ST-10: a task with a trait.
    pub(super) fn task(&self, seat: Seat, at: Location, feature: Trait) -> f32 {
        let Some(task) = self.tasks[at.index()] else { return 0.0 };
        let (time, difficulty) = (task.card().time, task.card().difficulty);
        let trial = Trial { kind: TestKind::Task, feature, time, difficulty, needed: 1, dice: 0 };
        let odds = self.odds(seat, at, trial, None);
        let done = self.deed_share(seat, Deed::TaskDone { by: seat, time, feature, at });
        let held: f32 = self
            .open_parts(seat)
            .filter(|(part, _)| matches!(part, Condition::TasksHeld { .. }))
            .map(|(_, share)| share * weights::TASK_HELD)
            .sum();
        self.tested(seat, at, feature, time, odds, weights::TASK + weights::MISSION * done + held)
    }

    /// What a test is worth whose success is worth `reward`.
    fn tested(&self, seat: Seat, at: Location, feature: Trait, time: Time, odds: Odds, reward: f32) -> f32 {
        let passed = |successes: u8| {
            weights::MISSION
                * self.deed_share(seat, Deed::TestPassed { by: seat, feature, time, at, successes })
        };
        let (once, twice) = (passed(1), passed(2));
        let failed = self.deed_share(seat, Deed::TestFailed { by: seat });
        let weak = feature == Trait::Brutality && self.players[seat].vitality <= 2;
        let failure =
            weights::FAILURE + if weak { weights::FAILURE_WEAK } else { 0.0 } - weights::MISSION * failed;
        let price = self.price(seat, feature.token().into());
        odds.pass * (reward + once) + odds.twice * (twice - once) - (1.0 - odds.pass) * failure - price
            + weights::MISSION * self.deed_share(seat, Deed::ImpactSpent { by: seat, area: at.area() })
    }

    /// ST-11: a figure; the card of a Hunter or of Lost Children is not known before.
    pub(super) fn meeting(&self, seat: Seat, at: Location, figure: Figure) -> f32 {
        let known = match figure {
            Figure::Warrior => Some(self.warrior_card),
            Figure::Sorcerer => Some(self.sorcerer_card),
            Figure::Hunter | Figure::Children => None,
        };
        let side = |harm: bool| {
            if let Some(card) = known {
                return self.side(seat, at, card, harm);
            }
            let feature = if harm { Trait::Brutality } else { Trait::Cunning };
            if self.players[seat].card[feature.token().index()] == 0 {
                return 0.0;
            }
            // Half of the cards are for the day, half for the night.
            let times = Time::all().map(|time| {
                let trial = Trial {
                    kind: TestKind::Figure,
                    feature,
                    time,
                    difficulty: weights::USUAL_DIFFICULTY as u8,
                    needed: 1,
                    dice: 0,
                };
                let odds = self.odds(seat, at, trial, Some(figure));
                let done = self.deed_share(seat, Deed::FigureDone { by: seat, figure, harm, at });
                let gone = self.board_wants(seat, figure.token());
                self.tested(seat, at, feature, time, odds, weights::FIGURE + weights::MISSION * done + gone)
            });
            times.sum::<f32>() / 2.0
        };
        side(false).max(side(true))
    }

    /// ST-11.4: helping or harming with a known card.
    pub(super) fn side(&self, seat: Seat, at: Location, card: FigureCard, harm: bool) -> f32 {
        let (face, figure) = (card.card(), card.figure());
        let side = if harm { face.harm } else { face.help };
        if self.players[seat].card[side.token.index()] == 0 {
            return 0.0;
        }
        let list = if harm { List::Harm { card } } else { List::Help { card } };
        let done = self.deed_share(seat, Deed::FigureDone { by: seat, figure, harm, at });
        let reward =
            self.list_worth(seat, list) + weights::MISSION * done + self.board_wants(seat, figure.token());
        self.tested(seat, at, side.feature, face.time, self.side_odds(seat, at, card, harm), reward)
    }

    /// ST-1.92: a token less on the board.
    fn board_wants(&self, seat: Seat, token: BoardToken) -> f32 {
        let there = match token {
            BoardToken::Hunter => self.hunters.len(),
            BoardToken::Children => self.children.len(),
            BoardToken::Tracks => self.tracks.len(),
            _ => return 0.0,
        };
        let wants = self.open_parts(seat).filter_map(|(part, share)| match *part {
            Condition::BoardCount { token: wanted, max } if wanted == token && there > max as usize => {
                Some(share * weights::MISSION / (there - max as usize) as f32)
            }
            _ => None,
        });
        wants.sum()
    }

    /// ST-14: attacking somebody.
    pub(super) fn clash_worth(&self, seat: Seat, at: Location, defender: Seat, feature: Trait) -> f32 {
        let time = self.tasks[at.index()].map_or(Time::Day, |task| task.card().time);
        let difficulty = self.players[defender].creature.map_or(6, |who| who.card().clash[feature.index()]);
        let trial = Trial { kind: TestKind::Clash, feature, time, difficulty, needed: 1, dice: 0 };
        let odds = self.odds(seat, at, trial, None);
        let won = self.deed_share(seat, Deed::ClashWon { by: seat, attacker: true, feature, at });
        let lost = (1.0 - odds.pass) * weights::CLASH_LOST * self.trophy_worth(defender);
        self.tested(seat, at, feature, time, odds, self.trophy_worth(seat) + weights::MISSION * won) - lost
    }

    /// ST-14.9: one foreign influence token more.
    pub(super) fn trophy_worth(&self, seat: Seat) -> f32 {
        let third = self.players[seat].trophy_count() + 1 >= TROPHIES;
        if third { weights::LAST_TROPHY * weights::MISSION } else { weights::TROPHY }
    }

    /// ST-12: a guess, and whether it may turn out right.
    pub(super) fn guess_worth(&self, seat: Seat, at: Location, face: Kind) -> f32 {
        let area = at.area();
        let placed = self.deed_share(seat, Deed::HereIAmPlaced { by: seat, at });
        let on_board = Area::all().filter(|&one| self.area(one).has_influence(seat)).count();
        let wanted: f32 = self
            .open_parts(seat)
            .filter_map(|(part, share)| match *part {
                Condition::InfluenceOnBoard { min } if on_board < min as usize => {
                    Some(share * weights::MISSION / (min as usize - on_board) as f32)
                }
                _ => None,
            })
            .sum();
        let counted = weights::HERE_I_AM_COUNTED
            + weights::HERE_I_AM_COUNTED_TOKEN * self.area(area).tokens.len().min(COUNT_AT) as f32;
        weights::HERE_I_AM * counted * (1.0 + self.lean(seat, area, face))
            + weights::MISSION * placed
            + wanted
    }

    /// How much the tokens somebody knows in an area lean towards a kind.
    fn lean(&self, seat: Seat, area: Area, face: Kind) -> f32 {
        let known = self.impacts(area).filter(|token| token.shown || token.known.contains(seat));
        let lean: f32 = known
            .map(|token| if token.kind == face { weights::LEAN_TOKEN } else { -weights::LEAN_TOKEN })
            .sum();
        lean.clamp(-weights::LEAN_MOST, weights::LEAN_MOST)
    }

    /// ST-13: naming a location, by what is known of the lairs of others.
    pub(super) fn tracks_worth(&self, seat: Seat, named: Location) -> f32 {
        let found = |player: &crate::Player| {
            let known = player.lair_seen.contains(seat) || player.lair_counter.is_none();
            let favourite = player.creature.map(|creature| creature.card().favourite);
            if known {
                f32::from(u8::from(player.lair == Some(named)))
            } else if !player.lair_maybe.contains(named) {
                0.0
            } else if favourite == Some(named) {
                weights::TRACKS_FAVOURITE
            } else {
                weights::TRACKS_ELSEWHERE / player.lair_maybe.len() as f32
            }
        };
        let others = self.players.iter().filter(|&(other, _)| other != seat);
        let miss: f32 = others.map(|(_, player)| 1.0 - found(player)).product();
        let own = self.players[seat].lair == Some(named);
        let used = |hit: bool| self.deed_share(seat, Deed::TracksUsed { by: seat, hit });
        weights::MISSION * (miss * used(false) + (1.0 - miss) * used(true))
            + self.board_wants(seat, BoardToken::Tracks)
            + weights::TRACKS
            + weights::TRACKS_FOUND * (1.0 - miss)
            - if own { weights::TRACKS_OWN_LAIR } else { 0.0 }
    }
}
