//! What a viewer may know (LA-8). This file alone decides who sees what of a position.

use serde::Serialize;
use table::{PerSeat, Seat, SeatSet, Viewer};

use crate::action::Choice;
use crate::components::Beasts;
use crate::state::{Player, SEATS};
use crate::{Question, State, rules, score};

/// A position of Lair as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose view this is; `None` for spectators.
    pub viewer: Option<Seat>,
    /// From 1.
    pub night: u8,
    /// The last night.
    pub nights: u8,
    /// What the moon showed last; 0 before the first throw.
    pub moon: u8,
    /// Gold to be won.
    pub hoard: u8,
    /// Gold not yet in the game.
    pub supply: u8,
    /// Cards in the deck.
    pub deck: usize,
    /// The discard pile.
    pub discard: Beasts,
    /// The players from A on.
    pub players: PerSeat<PlayerView, SEATS>,
    /// Who is to act.
    pub to_act: SeatSet,
    /// What is asked.
    pub question: QuestionView,
}

/// What a viewer may know of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// Gold pieces.
    pub gold: u8,
    /// Nights won.
    pub trophies: u8,
    /// Cards in hand.
    pub cards: usize,
    /// The hand, for its owner.
    pub hand: Option<Beasts>,
    /// Whether the player has chosen this night.
    pub has_chosen: bool,
    /// What was chosen, for its owner.
    pub chosen: Option<Choice>,
}

/// The kind of question that is asked: public in Lair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum QuestionView {
    /// Choose a beast or stay.
    Send,
    /// Rob somebody or nobody.
    Rob {
        /// Who is asked.
        by: Seat,
    },
    /// Take gold or a card.
    Take {
        /// Who is asked.
        by: Seat,
        /// Who is robbed.
        from: Seat,
    },
    /// Exchange a card or not.
    Prowl {
        /// Who is asked.
        by: Seat,
        /// How many times more.
        left: u8,
    },
    /// Nothing: the game is over.
    Over {
        /// Who has won, alone or together.
        winners: SeatSet,
    },
}

/// LA-8.1, LA-8.2.
pub(crate) fn of(state: &State, viewer: Viewer) -> View {
    let State { players, deck, discard, supply, hoard, night, nights, moon, pending } = state;
    View {
        viewer: viewer.seat(),
        night: *night,
        nights: *nights,
        moon: *moon,
        hoard: *hoard,
        supply: *supply,
        deck: deck.len(),
        discard: *discard,
        players: PerSeat::from_fn(players.seats(), |seat| player(&players[seat], viewer.is(seat))),
        to_act: rules::to_act(state),
        question: match pending.top() {
            None => QuestionView::Over { winners: score::outcome(state).winners() },
            Some(Question::Send) => QuestionView::Send,
            Some(Question::Rob { by }) => QuestionView::Rob { by },
            Some(Question::Take { by, from }) => QuestionView::Take { by, from },
            Some(Question::Prowl { by, left }) => QuestionView::Prowl { by, left },
        },
    }
}

fn player(player: &Player, own: bool) -> PlayerView {
    let Player { hand, chosen, gold, trophies } = player;
    PlayerView {
        gold: *gold,
        trophies: *trophies,
        cards: hand.len(),
        hand: own.then_some(*hand),
        has_chosen: chosen.is_some(),
        chosen: chosen.filter(|_| own),
    }
}
