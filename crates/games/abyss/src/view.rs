//! What a viewer may know (AB-15). This file and `view/question`, for the pending decision, decide who sees what.
//!
//! Two things are hidden: cards (hands, Council stacks, monster tokens) and what somebody is about to do. A lord chosen
//! but not paid for, a power chosen without a target and the cards picked so far are known to the player who decides
//! alone (AB-15.1, AB-15.12): everybody else sees the decision they came from.

mod offer;
mod question;

pub use offer::OfferView;
pub use question::{PromptView, QuestionView};

use serde::Serialize;
use table::{Outcome, Row, Score, Seat, SeatSet, Viewer};

use crate::State;
use crate::components::{
    Allies, COURT_SPACES, Card, Cards, LocationId, Locations, LordId, Lords, Race, TRACK_SPACES, Tokens,
};
use crate::rules::{self, council, explore};
use crate::score::{self, score};
use crate::state::{Player, Turn};

/// A position of Abyss as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose view this is; `None` for spectators.
    pub viewer: Option<Seat>,
    /// Whose turn it is.
    pub active: Seat,
    /// Turns completed.
    pub turns: u16,
    /// Turns the active player takes after this one.
    pub extra_turns: u8,
    /// In whose turn the end was triggered.
    pub end_triggered_by: Option<Seat>,
    /// Whether the game is over.
    pub over: bool,
    /// Places from A on, once the game is over.
    pub places: Option<Vec<u8>>,
    /// The players from A on.
    pub players: Vec<PlayerView>,
    /// Cards in the exploration deck.
    pub deck: usize,
    /// The exploration discard pile, face up (AB-15.2).
    pub discard: Cards,
    /// The exploration track from space 1 on.
    pub track: Row<Card, TRACK_SPACES>,
    /// What the next ally sold in this turn costs; `None` after the last.
    pub price: Option<u8>,
    /// Allies sold in this turn.
    pub sales: u8,
    /// Who has bought in this turn.
    pub bought: SeatSet,
    /// The Council, one stack a race.
    pub council: Vec<StackView>,
    /// The space of the threat token.
    pub threat: u8,
    /// Cards in the lord deck.
    pub lord_deck: usize,
    /// The Court from space 6, the farthest from the deck, towards space 1.
    pub court: Row<LordId, COURT_SPACES>,
    /// What each lord of the Court costs the viewer (for spectators, the active player), and what the viewer lacks.
    pub offers: Vec<OfferView>,
    /// The discarded lords.
    pub lord_discard: Lords,
    /// Tiles in the location stack.
    pub location_stack: usize,
    /// The tiles of the stack, for the player who looks through it (AB-15.16).
    pub searched: Option<Locations>,
    /// The available locations.
    pub available: Locations,
    /// What the locations that lie open would score for the viewer now.
    pub prospects: Vec<LocationView>,
    /// The locations removed from the game.
    pub removed: Locations,
    /// Monster tokens in the pile.
    pub token_pile: usize,
    /// Key tokens in the supply.
    pub key_supply: u8,
    /// The allies of a payment, while one of them is to be affiliated.
    pub played: Allies,
    /// Who is to act.
    pub to_act: SeatSet,
    /// The pending decision, as everybody sees it.
    pub question: Option<QuestionView>,
    /// What the viewer has begun and nobody else knows of.
    pub prompt: Option<PromptView>,
    /// Whether the memory aid shows all hands and stacks (AB-19.3).
    pub memory_aid: bool,
}

/// What a viewer may know of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Pearls.
    pub pearls: u16,
    /// Key tokens.
    pub keys: u8,
    /// Keys in all, those of active lords included (AB-11.1).
    pub all_keys: u8,
    /// Allies in hand.
    pub cards: usize,
    /// The hand, for its owner or with the memory aid.
    pub hand: Option<Allies>,
    /// The affiliated allies.
    pub affiliated: Allies,
    /// The owned lords.
    pub lords: Vec<LordView>,
    /// The controlled locations.
    pub locations: Vec<LocationView>,
    /// Monster tokens.
    pub token_count: usize,
    /// Their values, for their owner, and for all once the game is over.
    pub tokens: Option<Tokens>,
    /// Points so far, without the hand and without tokens the viewer may not see (AB-15.21).
    pub score: Score,
}

/// An owned lord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LordView {
    /// Which one.
    pub lord: LordId,
    /// AB-0.5: turned by the Assassin.
    pub turned: bool,
    /// AB-0.4: under which tile it lies, if it is tucked.
    pub under: Option<LocationId>,
    /// Whether its activated power was used in this turn.
    pub used: bool,
}

/// A controlled location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LocationView {
    /// Which one.
    pub tile: LocationId,
    /// What it scores for its owner now.
    pub points: i16,
}

/// A Council stack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StackView {
    /// Its race.
    pub race: Race,
    /// How many cards.
    pub cards: usize,
    /// Which cards, with the memory aid.
    pub allies: Option<Allies>,
}

/// AB-15.1 to AB-15.6, AB-15.9, AB-15.12, AB-15.17, AB-15.20: the view of one viewer.
pub(crate) fn of(s: &State, viewer: Viewer) -> View {
    let State {
        players,
        active,
        pending,
        draft: _, // in the prompt of who picks
        played,
        turn,
        extra_turns,
        turns,
        idle_turns: _, // follows from the log
        end,
        over,
        deck,
        discard,
        track,
        council: _, // by stack below
        threat,
        lord_deck,
        court,
        lord_discard,
        under: _, // with the lords
        stack,
        available,
        removed,
        token_pile,
        key_supply,
        stolen: _, // in the log of those who know
        memory_aid,
    } = s;
    // Its other fields tell what is private or past.
    let Turn { sales, bought, used, step: _, cancels: _, stirred: _, passed: _ } = turn;
    let question = pending.iter().rev().find_map(question::public);
    let searches = matches!(question, Some(QuestionView::StackSwap { .. })) && viewer.is(*active);
    View {
        viewer: viewer.seat(),
        active: *active,
        turns: *turns,
        extra_turns: *extra_turns,
        end_triggered_by: *end,
        over: *over,
        places: over.then(|| places(&score::outcome(s))),
        players: players.iter().map(|(seat, owner)| player(s, seat, owner, *used, viewer)).collect(),
        deck: deck.len(),
        discard: *discard,
        track: *track,
        price: explore::price(s),
        sales: *sales,
        bought: *bought,
        council: Race::ALL.iter().map(|&race| council_stack(s, race)).collect(),
        threat: *threat,
        lord_deck: lord_deck.len(),
        court: *court,
        offers: court.iter().map(|&lord| offer::offer(s, lord, viewer)).collect(),
        lord_discard: *lord_discard,
        location_stack: stack.len(),
        searched: searches.then(|| stack.kinds().collect()),
        available: *available,
        prospects: offer::prospects(s, question.as_ref(), searches, viewer),
        removed: *removed,
        token_pile: token_pile.len(),
        key_supply: *key_supply,
        played: *played,
        to_act: rules::to_act(s),
        question,
        prompt: pending
            .top()
            .filter(|top| viewer.is(top.seat(*active)))
            .and_then(|top| question::prompt(s, top)),
        memory_aid: *memory_aid,
    }
}

fn places(outcome: &Outcome) -> Vec<u8> {
    outcome.places.as_slice().to_vec()
}

/// AB-15.1, AB-15.4, AB-15.17, AB-15.21: a player as the viewer sees it.
fn player(s: &State, seat: Seat, player: &Player, used: Lords, viewer: Viewer) -> PlayerView {
    let Player { pearls, keys, hand, affiliated, tokens, lords, free: _, turned, locations } = player;
    let sees_tokens = viewer.is(seat) || s.over;
    let [tiles, influence, allies, of_tokens, ..] = *score(s, seat).parts();
    PlayerView {
        seat,
        pearls: *pearls,
        keys: *keys,
        all_keys: player.all_keys(),
        cards: hand.len(),
        hand: (viewer.is(seat) || s.memory_aid).then_some(*hand),
        affiliated: *affiliated,
        lords: lords
            .iter()
            .map(|lord| LordView {
                lord,
                turned: turned.contains(lord),
                under: s.under[lord as usize],
                used: used.contains(lord),
            })
            .collect(),
        locations: locations
            .iter()
            .map(|tile| LocationView { tile, points: score::location(s, seat, tile) })
            .collect(),
        token_count: tokens.len(),
        tokens: sees_tokens.then_some(*tokens),
        score: Score::new([tiles, influence, allies, if sees_tokens { of_tokens } else { 0 }]),
    }
}

/// AB-15.5, AB-19.3: race and number; the cards only with the memory aid.
fn council_stack(s: &State, race: Race) -> StackView {
    let allies = s.memory_aid.then(|| s.council_stack(race));
    StackView { race, cards: council::height(s, race), allies }
}
