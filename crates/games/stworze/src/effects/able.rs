//! Whether an effect can do something (ST-1.98), judged by what everybody may know, and by what it will be once a cost
//! is paid (ST-1.4).

use table::{Id, Seat, SeatSet};

use super::{area, who};
use crate::State;
use crate::components::{Area, Effect, From, Kind, LAIR_MAX, Location, To, Where, Who};
use crate::state::{Attribute, List, Test};

/// A position, and who is about to pay a token of any kind (ST-5.22), so that nothing has to be copied to look ahead.
#[derive(Clone, Copy)]
pub(crate) struct Outlook<'a> {
    state: &'a State,
    payer: Option<Seat>,
}

impl<'a> Outlook<'a> {
    /// As things stand.
    pub(crate) const fn now(state: &'a State) -> Self {
        Self { state, payer: None }
    }

    /// Once `payer` has paid a token.
    pub(crate) const fn after_paying(state: &'a State, payer: Seat) -> Self {
        Self { state, payer: Some(payer) }
    }

    /// Impact tokens on a card.
    fn tokens(self, seat: Seat) -> u8 {
        self.state.players[seat].tokens() - u8::from(self.payer == Some(seat))
    }

    /// ST-15.3: slots for more.
    fn free_slots(self, seat: Seat) -> u8 {
        self.state.players[seat].free_slots() + u8::from(self.payer == Some(seat))
    }

    /// ST-15.4: impact tokens in an area.
    fn lying(self, area: Area) -> usize {
        let paid = self.payer.is_some_and(|payer| self.state.area_of(payer) == Some(area));
        self.state.area(area).tokens.len() + usize::from(paid)
    }

    /// ST-15.6: impact tokens in the Pool.
    fn pool(self) -> u8 {
        let paid = self.payer.is_some_and(|payer| self.state.area_of(payer).is_none());
        self.state.pool_size() + u8::from(paid)
    }
}

/// ST-1.4: at least one effect of the list could do something, and its price can be paid.
pub(crate) fn list(outlook: Outlook<'_>, user: Seat, list: List) -> bool {
    let state = outlook.state;
    let effects = list.effects();
    let payable = effects.iter().all(|effect| match effect {
        Effect::PayVitality { n } => state.players[user].vitality >= *n,
        _ => true,
    });
    payable
        && (0..effects.len()).any(|index| {
            let effect = &effects[index];
            match (who(effect), area(effect)) {
                (Some(Who::Same), _) | (_, Some(Where::Same)) => false, // judged with what is chosen before it
                (Some(_), _) => targets(outlook, user, effects, index).next().is_some(),
                (_, Some(Where::Chosen)) => areas(outlook, user, effects, index).next().is_some(),
                (_, Some(Where::Own)) => {
                    state.area_of(user).is_some_and(|area| in_area(outlook, user, effect, area))
                }
                (_, Some(Where::Counted)) => {
                    state.counted().is_some_and(|area| in_area(outlook, user, effect, area))
                }
                (_, Some(_)) => Area::all().any(|area| in_area(outlook, user, effect, area)),
                (None, None) => {
                    !matches!(effect, Effect::PayVitality { .. }) && at_large(state, user, effect)
                }
            }
        })
}

/// Whether an effect only looks, so that the next one with `same` may be what counts.
const fn looks(effect: &Effect) -> bool {
    matches!(effect, Effect::PeekArea { .. } | Effect::PeekLair { .. })
}

/// The creatures on which an effect, or the one after its look, can do something.
pub(crate) fn targets(
    outlook: Outlook<'_>,
    user: Seat,
    effects: &'static [Effect],
    index: usize,
) -> impl Iterator<Item = Seat> + Clone {
    let effect = &effects[index];
    let group = who(effect).map_or(SeatSet::EMPTY, |who| outlook.state.group(user, who));
    let next = effects.get(index + 1).filter(|next| looks(effect) && who(next) == Some(Who::Same));
    group.iter().filter(move |&seat| {
        on_seat(outlook, user, effect, seat) || next.is_some_and(|next| on_seat(outlook, user, next, seat))
    })
}

/// The areas in which an effect, or the one after its look, can do something.
pub(crate) fn areas(
    outlook: Outlook<'_>,
    user: Seat,
    effects: &'static [Effect],
    index: usize,
) -> impl Iterator<Item = Area> + Clone {
    let effect = &effects[index];
    let next = effects.get(index + 1).filter(|next| looks(effect) && area(next) == Some(Where::Same));
    Area::all().filter(move |&one| {
        in_area(outlook, user, effect, one) || next.is_some_and(|next| in_area(outlook, user, next, one))
    })
}

/// Whether an effect can do something to a creature.
pub(crate) fn on_seat(outlook: Outlook<'_>, user: Seat, effect: &Effect, seat: Seat) -> bool {
    let state = outlook.state;
    let player = &state.players[seat];
    match *effect {
        Effect::GainImpact { .. } => outlook.free_slots(seat) > 0 && outlook.pool() > 0,
        Effect::LoseImpact { .. } | Effect::LoseVitality { .. } => outlook.tokens(seat) + player.vitality > 0,
        Effect::GainVitality { .. } => state.can_refill(seat) || player.wounds() > 0,
        Effect::HealWounds { .. } => player.wounds() > 0,
        Effect::Wound { .. } => state.vitality_pool > 0 && player.attributes().any(Attribute::can_be_wounded),
        Effect::GainInfluence { .. } => player.spent != [0, 0],
        Effect::StealImpact { .. } => {
            seat != user && outlook.tokens(seat) > 0 && outlook.free_slots(user) > 0
        }
        Effect::PeekLair { .. } => {
            seat != user && player.lair_counter.is_some() && !player.lair_seen.contains(user)
        }
        Effect::PeekCard { .. } => {
            seat != user && outlook.tokens(seat) > 0 && !player.card_seen.contains(user)
        }
        Effect::LairCounter { delta, .. } => player
            .lair_counter
            .is_some_and(|counter| if delta > 0 { counter < LAIR_MAX } else { counter > 0 }),
        Effect::MoveCreature { to, .. } => {
            (player.place.is_some() || seat == user)
                && match to {
                    To::UserLocation => {
                        state.players[user].place.is_some() && state.players[user].place != player.place
                    }
                    To::Chosen | To::ChosenSurroundings => true,
                }
        }
        Effect::SendToLair { .. } => player.place.is_some(),
        Effect::CompleteMission { .. } => state.can_complete(seat),
        Effect::ReorderMissions { .. } | Effect::PostponeMission { .. } => player.missions.len() > 1,
        Effect::RaiseAttribute { .. } | Effect::ChooseOne { .. } => true,
        _ => false,
    }
}

/// Whether an effect can do something in an area.
pub(crate) fn in_area(outlook: Outlook<'_>, user: Seat, effect: &Effect, area: Area) -> bool {
    let (state, tokens) = (outlook.state, outlook.lying(area));
    match *effect {
        Effect::TakeFromArea { .. } => tokens > 0 && outlook.free_slots(user) > 0,
        Effect::ReturnFromArea { .. } | Effect::MoveImpact { .. } | Effect::ClearArea { .. } => tokens > 0,
        Effect::PlaceImpact { from: From::Card, .. } => outlook.tokens(user) > 0,
        Effect::PlaceImpact { from: From::Pool, .. } => outlook.pool() > 0,
        Effect::SwapImpact { .. } => tokens > 0 && outlook.tokens(user) > 0,
        Effect::ForceCount { min_tokens, .. } => tokens >= min_tokens as usize,
        Effect::PeekArea { influence, .. } => {
            state.impacts(area).any(|token| !token.known.contains(user))
                || influence
                    && state.area(area).guesses.iter().flatten().any(|guess| !guess.known.contains(user))
        }
        _ => false,
    }
}

/// Whether an effect that names neither creatures nor areas can do something.
pub(crate) fn at_large(state: &State, user: Seat, effect: &Effect) -> bool {
    let (player, turn) = (&state.players[user], &state.turn);
    let mine = user == state.active && !turn.rested;
    match *effect {
        Effect::EventCounter { .. } => state.counters.iter().any(|&counter| counter > 0),
        Effect::MoveFigure { .. } => state.warrior.is_some() || state.sorcerer.is_some(),
        Effect::ReturnToken { tokens, .. } => {
            tokens.iter().any(|&token| state.places_for(token).next().is_some())
        }
        Effect::AddDice { .. }
        | Effect::ChangeDifficulty { .. }
        | Effect::UseTime { .. }
        | Effect::UseOtherTrait
        | Effect::Reroll { .. }
        | Effect::AddSuccess { .. } => state.test.is_some(),
        Effect::AdjustDie { delta, .. } => {
            state.test.is_some_and(|test| test.dice.iter().any(|&rank| Test::can_adjust(rank, delta)))
        }
        Effect::PreventLoss { any, .. } => {
            state.pending_loss().is_some_and(|(_, vitality, impact)| vitality > 0 || any && impact > 0)
        }
        Effect::ExemptFromEvent { .. } => event_effects(state).iter().any(|effect| who(effect).is_some()),
        Effect::CancelEvent => !event_effects(state).is_empty(),
        Effect::HideLair => player.lair_counter.is_some(),
        Effect::TakeDiscardedTask { .. } => !state.discarded_tasks().is_empty(),
        Effect::DrawTask { deck, .. } => {
            let full = |index: usize| state.decks[index].len() > 0 || !state.decks[index].discard.is_empty();
            deck.map_or(full(0) || full(1), |deck| full(deck.index()))
        }
        Effect::ReplaceTask { .. } => Location::all().any(|at| state.tasks[at.index()].is_some()),
        Effect::SetRepeatToken => player.repeat.is_none() && player.hand != [0; Kind::COUNT],
        Effect::ExtraLocationAction | Effect::ExtraMove => mine,
        Effect::IgnoreBlocks => mine && !turn.acted && !turn.ignore_blocks,
        Effect::FlipPair { .. } => state.pairs.iter().any(|pair| pair[0] != pair[1]),
        Effect::PayVitality { n } => player.vitality >= n,
        _ => false,
    }
}

fn event_effects(state: &State) -> &'static [Effect] {
    state.event.map_or(&[], |now| state.events[now.column as usize].card().effects)
}
