//! Positions as text, for scenarios.
//!
//! A position is in the Action Phase: the active player chooses an action. Lists are separated by commas, `-` is the
//! empty list, and `archer*3` means three of them. Players have nothing but their starters and a duke unless it is said.
//! Citizens come from the box while it has some, then from the centre; monsters and domains from the centre. `A` stands
//! for any seat.
//!
//! | key | value |
//! |---|---|
//! | `active`, `first` | seats; both `A` unless said |
//! | `action` | which of the two actions is chosen: 1 or 2 |
//! | `dice` | the final dice of the turn: `1,2` |
//! | `turns` | turns completed |
//! | `A.gold`, `A.strength`, `A.magic`, `A.vp` | numbers |
//! | `A.citizens`, `A.monsters`, `A.domains` | cards |
//! | `A.duke` | the duke kept |
//! | `stack.hills` | the monsters left in the stack of an area: `goblin,goblin_mage` |
//! | `slot.s4`, `slot.s4.cards` | the top card of a citizen stack, and how many cards it has in all |
//! | `domains.1`, `domains.1.cards` | the same of a domain stack |
//! | `dark_lord.citizens`, `dark_lord.domains` | what he has captured |
//!
//! Only to be read: `A.cards` (in the tableau), `A.dealt`, `A.score` and `A.score.duke` (so far), `A.price.knight` (for
//! A), `stack.hills.cards`, `slot.s4.covered`, `exhausted`, `exhausted.count`, `unseen` (domains face down or in the
//! box), `removed`, `resting`, `phase`, `round`, `question`, `last_round`, `actions_left`, `used`, `ending`, `limit`,
//! `areas`, `dark_lord.duke`, `dark_lord.score`.

mod place;
mod read;

use table::{Id, Position, Seat, Source};

use crate::components::{
    Area, CardSet, CitizenId, Column, DUKES_DEALT, DomainId, DukeId, MonsterId, Place, ROUND_CAP,
};
use crate::rules::exhausted;
use crate::state::{Phase, Player, Step};
use crate::{
    AREAS, CITIZEN_STACKS, DICE, DOMAIN_STACKS, DUKES, FIRST, Options, Question, ROBBERY, State, TYPES, setup,
};

impl Position for State {
    fn blank(options: &Options) -> Self {
        // A random set has no cards before it is drawn: then those of the first game.
        let usual = CardSet::FirstGame.fixed();
        let areas = options.areas.or_else(|| usual.map(|set| set.areas.into_iter().collect()));
        let citizens = options.citizens.or_else(|| usual.map(|set| set.citizens));
        let mut s =
            setup::lay_out(options, areas.unwrap_or_default(), if options.mixed { None } else { citizens });
        for (seat, player) in s.players.iter_mut() {
            *player = Player::default();
            for (place, dealt) in player.dealt.iter_mut().enumerate() {
                *dealt = DukeId::ALL[seat.index() * DUKES_DEALT + place];
            }
            player.duke = Some(player.dealt[0]);
        }
        s.first = Some(Seat::FIRST);
        s.turn.dice = [1, 2];
        s.turn.actions = 1;
        s
    }

    fn place(&mut self, key: &str, value: &str) -> Result<(), String> {
        place::place(self, key, value)
    }

    fn settle(&mut self) -> Result<(), String> {
        self.turn_up_the_rest();
        for &place in Place::ALL {
            if exhausted::is_empty(self, place) {
                self.exhausted.insert(place);
            }
        }
        self.settle_turns()?;
        self.turn.step = Step::Actions;
        self.turn.phase = Phase::Action;
        self.pending.push(Question::Action);
        table::Audit::audit(self)
    }

    fn read(&self, key: &str) -> Option<String> {
        read::read(self, key)
    }

    fn draw_text(source: Source, outcome: u32) -> String {
        fn text<I: Id>(outcome: u32) -> Option<String> {
            I::from_index(outcome as usize).map(|id| id.to_string())
        }
        let text = match source {
            DICE => Some((outcome + 1).to_string()),
            DOMAIN_STACKS => text::<DomainId>(outcome),
            CITIZEN_STACKS | TYPES => text::<CitizenId>(outcome),
            DUKES => text::<DukeId>(outcome),
            AREAS => text::<Area>(outcome),
            ROBBERY => text::<MonsterId>(outcome),
            _ => Seat::new(outcome as u8).map(|seat| seat.to_string()),
        };
        text.unwrap_or_else(|| outcome.to_string())
    }

    fn draw_parse(source: Source, text: &str) -> Option<u32> {
        fn index<I: Id>(text: &str) -> Option<u32> {
            text.parse::<I>().ok().map(|id| id.index() as u32)
        }
        match source {
            DICE => text.parse::<u32>().ok()?.checked_sub(1),
            DOMAIN_STACKS => index::<DomainId>(text),
            CITIZEN_STACKS | TYPES => index::<CitizenId>(text),
            DUKES => index::<DukeId>(text),
            AREAS => index::<Area>(text),
            ROBBERY => index::<MonsterId>(text),
            FIRST => text.parse::<Seat>().ok().map(|seat| seat.index() as u32),
            _ => None,
        }
    }
}

impl State {
    /// Stacks of which no top card was named show any.
    fn turn_up_the_rest(&mut self) {
        for &column in Column::ALL {
            let stack = &mut self.domains[column.index()];
            if stack.top.is_none() && stack.down > 0 {
                stack.top = self.unseen_domains.first();
                stack.down -= 1;
                stack.top.map(|domain| self.unseen_domains.remove(domain));
            }
        }
        for (&slot, stack) in crate::components::Slot::ALL.iter().zip(&mut self.citizens) {
            if stack.top.is_none() && stack.down > 0 {
                let which = usize::from(stack.unseen[0] == 0);
                stack.unseen[which] -= 1;
                stack.down -= 1;
                stack.top = slot.types().get(which).copied();
            }
        }
    }

    /// VA-6.3: as many turns as put the dice where they are.
    fn settle_turns(&mut self) -> Result<(), String> {
        let seats = self.players.seats();
        let first = self.first.unwrap_or_default();
        let place = first.round(seats).position(|seat| seat == self.active).unwrap_or(0) as u16;
        if self.turns == 0 {
            self.turns = place;
        }
        if self.turns % u16::from(seats) != place || self.turns >= ROUND_CAP * u16::from(seats) {
            return Err(format!("{} turns do not lead to {}", self.turns, self.active));
        }
        Ok(())
    }
}
