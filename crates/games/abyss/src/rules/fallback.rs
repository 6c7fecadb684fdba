//! What is played for somebody who is absent or too slow (AB-5.6): the defaults of the table of decision points.

use std::cmp::Reverse;

use table::Seat;

use super::{Flow, council, options, payment};
use crate::components::{Kind, LordId, Race, Races};
use crate::state::SEATS;
use crate::{Action, Question, State, score};

/// AB-5.6, AB-5.7: the default of the pending decision; `None` if the game is over. Ties go to the first in canonical
/// order.
pub fn fallback(s: &State) -> Option<Action> {
    let question = s.pending.top()?;
    let mut legal = Vec::new();
    let _ = options(s, question, &mut |action| {
        legal.push(action);
        Flow::Continue(())
    });
    let wished = match question {
        Question::Main => main(s, &legal),
        Question::Pay { lord, .. } => pay(s, lord),
        Question::Buy { .. } => Some(Action::Pass),
        Question::ExploreAlly => Some(Action::Take),
        Question::ExploreMonster => Some(Action::Fight),
        Question::FurtherStack { .. } | Question::Stack { .. } => {
            largest(s, council::stacks(s)).map(|race| Action::Stack { race })
        }
        Question::Discard { seat, left, from } => discard(s, seat, left, from),
        Question::SwapLocation
        | Question::SecondLord { .. }
        | Question::ReplaceFromCourt { .. }
        | Question::ReplaceFromDeck { .. }
        | Question::StackSwap { .. } => Some(Action::Decline),
        Question::Power { .. } => Some(Action::Cancel),
        Question::End => Some(Action::EndTurn),
        Question::Keys { .. } => None, // the first option has the most tokens
        Question::Reward { .. }
        | Question::Affiliate { .. }
        | Question::TurnLord { .. }
        | Question::Steal { .. }
        | Question::Control
        | Question::Tile { .. } => best(s, &legal),
    };
    wished.filter(|action| legal.contains(action)).or_else(|| legal.first().copied())
}

/// AB-5.1: `explore`, else the largest stack, else the first lord, else `pass_turn`.
fn main(s: &State, legal: &[Action]) -> Option<Action> {
    let listed = |action: Option<Action>| action.filter(|action| legal.contains(action));
    let first_lord = legal.iter().copied().find(|action| matches!(action, Action::Recruit { .. }));
    listed(Some(Action::Explore))
        .or_else(|| listed(largest(s, council::stacks(s)).map(|race| Action::Support { race })))
        .or(first_lord)
        .or(Some(Action::PassTurn))
}

/// AB-5.7: the largest of these stacks.
fn largest(s: &State, stacks: Races) -> Option<Race> {
    stacks.iter().min_by_key(|&race| Reverse(council::height(s, race)))
}

/// AB-10.6: the next pick of the first payment that begins with the picks so far.
fn pay(s: &State, lord: LordId) -> Option<Action> {
    let picks: Vec<_> = s.draft.each().collect();
    let payments = payment::enumerate(s, s.active, lord);
    let lists = payments.iter().map(|payment| payment.allies.each().collect::<Vec<_>>());
    let next = lists.into_iter().find_map(|list| list.strip_prefix(picks.as_slice()).map(<[_]>::to_vec))?;
    Some(next.first().map_or(Action::PayConfirm, |&ally| Action::PayAdd { ally }))
}

/// AB-5.1: the lowest values, then canonical; of these the first in the order of discarding.
fn discard(s: &State, seat: Seat, left: u8, from: Kind) -> Option<Action> {
    let mut cards: Vec<Kind> = s.players[seat].hand.each().filter(|&ally| ally >= from).collect();
    cards.sort_by_key(|ally| ally.value()); // stable: canonical among equals
    cards.truncate(left as usize);
    cards.into_iter().min().map(|ally| Action::Discard { ally })
}

/// AB-5.1, AB-5.7: the option with the highest worth by the table.
fn best(s: &State, legal: &[Action]) -> Option<Action> {
    let worth = |action: Action| -> usize {
        match action {
            Action::Reward { reward } => reward.pearls.into(),
            Action::Affiliate { ally } => ally.value().into(),
            Action::TurnLord { lord } => lord.card().influence.into(),
            Action::Steal { from } => {
                // Most tokens, then play order.
                let first = s.opponents().take_while(|&seat| seat != from).count();
                s.players[from].tokens.len() * SEATS + SEATS - first
            }
            Action::Draw { tiles } => tiles.0.into(),
            Action::Tile { tile } => {
                score::location_at_the_end(s, s.active, tile).max(0).cast_unsigned().into()
            }
            _ => 0,
        }
    };
    legal.iter().copied().min_by_key(|&action| Reverse(worth(action)))
}
