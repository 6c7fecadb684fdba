//! Exploring the depths (AB-7): turn up, offer, sell, take or fight, clear the track.
//!
//! You come here from [`turn`](super::turn) when the active player explores and leave by [`end`], after which locations
//! are controlled (AB-11). What a fight pays is in [`threat`](super::threat).

use table::{Chance, Log, Number, Seat};

use super::turn::{action_chosen, gain_pearls};
use super::{Each, Flow, powers, threat};
use crate::components::{
    Allies, AllyList, Card, Effect, Kind, LAST_SPACE_PEARLS, PRICES, Races, THREAT_SPACES, powers as with,
};
use crate::state::Step;
use crate::{Action, DECK, Event, Question, State};

/// AB-4.6, AB-7.26, AB-16.2: whether a card can be revealed.
#[inline]
pub(crate) fn can_reveal(s: &State) -> bool {
    !s.deck.is_empty() || !s.discard.is_empty()
}

/// AB-4.5: the action of the turn.
pub(crate) fn explore(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    action_chosen(s, Step::Control);
    reveal(s, chance, log);
}

/// AB-7.1, AB-7.8, AB-7.27: turns the next card up onto the free space nearest the deck.
fn reveal(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let Some(card) = draw(s, chance, log) else {
        return end(s, log); // AB-7.27: only after a sale can there be nothing left
    };
    s.track.push(card);
    log.push(Event::Revealed { card, space: Number(s.track.len() as u8) });
    offer(s, card);
}

/// AB-7.2: the top card of the deck; an empty deck is first made anew of the discard pile.
fn draw(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) -> Option<Card> {
    if s.deck.is_empty() && !s.discard.is_empty() {
        s.deck = s.discard.take_everything();
        log.push(Event::Reshuffled);
    }
    s.deck.draw(DECK, chance)
}

/// AB-7.3, AB-7.4, AB-7.12, AB-7.13: an ally is first offered to the opponents, a monster is not.
pub(crate) fn offer(s: &mut State, card: Card) {
    s.pending.push(match card {
        Card::Monster => Question::ExploreMonster,
        Card::Ally(_) => {
            next_buyer(s, s.active).map_or(Question::ExploreAlly, |asked| Question::Buy { asked })
        }
    });
}

/// AB-5.3, AB-7.4, AB-7.5: the next opponent in play order after `last` who has not bought and can pay.
fn next_buyer(s: &State, last: Seat) -> Option<Seat> {
    let price = u16::from(price(s)?);
    let mut waiting = last.others(s.players.seats()).take_while(|&seat| seat != s.active);
    waiting.find(|&seat| !s.turn.bought.contains(seat) && s.players[seat].pearls >= price)
}

/// AB-7.6: what the next ally sold in this turn costs; nobody is left to buy a fourth.
pub(crate) fn price(s: &State) -> Option<u8> {
    PRICES.get(s.turn.sales as usize).copied()
}

/// AB-7.4: D-BUY.
pub(crate) fn buy_options(each: &mut impl Each) -> Flow {
    each(Action::Buy)?;
    each(Action::Pass)
}

/// AB-7.4, AB-7.6, AB-7.7, AB-7.8: the buyer pays the explorer and gets the card; the next card takes its space.
pub(crate) fn buy(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let Some(Question::Buy { asked }) = s.pending.pop() else { return };
    let (Some(price), Some(Card::Ally(ally))) = (price(s), s.track.pop()) else { return };
    s.players[asked].pearls -= u16::from(price);
    s.me_mut().pearls += u16::from(price);
    s.players[asked].hand.add(ally);
    s.turn.bought.insert(asked);
    s.turn.sales += 1;
    log.push(Event::Bought { buyer: asked, ally, price: Number(price) });
    reveal(s, chance, log);
}

/// AB-7.4: the next opponent is asked, and after the last one the explorer.
pub(crate) fn pass(s: &mut State, log: &mut impl Log<Event>) {
    let Some(Question::Buy { asked }) = s.pending.pop() else { return };
    log.push(Event::Passed { seat: asked });
    let next = next_buyer(s, asked).map_or(Question::ExploreAlly, |asked| Question::Buy { asked });
    s.pending.push(next);
}

/// AB-7.9, AB-7.10, AB-7.13, AB-7.15, AB-7.26: stop here by `stop`, or go on while there is a space and a card.
pub(crate) fn explore_options(s: &State, stop: Action, each: &mut impl Each) -> Flow {
    each(stop)?;
    if !s.track.is_full() && can_reveal(s) {
        each(Action::Continue)?;
    }
    powers::use_options(s, each)
}

/// AB-7.9, AB-7.14, AB-7.21: leaves the card; a monster left behind raises the threat.
pub(crate) fn go_deeper(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    log.push(Event::Continued { seat: s.active });
    if s.pending.pop() == Some(Question::ExploreMonster) && s.threat < THREAT_SPACES {
        s.threat += 1;
        log.push(Event::Threat { space: Number(s.threat) });
    }
    reveal(s, chance, log);
}

/// AB-7.9, AB-7.10, AB-7.11, AB-7.22: the explorer takes the card revealed last, and the exploration ends.
pub(crate) fn take(s: &mut State, log: &mut impl Log<Event>) {
    s.pending.pop();
    let last_space = s.track.is_full();
    if let Some(Card::Ally(ally)) = s.track.pop() {
        s.me_mut().hand.add(ally);
        log.push(Event::Took { seat: s.active, ally });
    }
    if last_space {
        gain_pearls(s, LAST_SPACE_PEARLS as u8, log);
    }
    end(s, log);
}

/// AB-7.15, AB-7.16: the monster is discarded; its reward is chosen next.
pub(crate) fn fight(s: &mut State, log: &mut impl Log<Event>) {
    s.pending.pop();
    let last_space = s.track.is_full();
    if let Some(monster) = s.track.pop() {
        s.discard.add(monster);
    }
    log.push(Event::Fought { seat: s.active });
    if last_space {
        gain_pearls(s, LAST_SPACE_PEARLS as u8, log);
    }
    s.pending.push(Question::Reward { space: threat::reward_space(s) });
}

/// AB-7.23, AB-7.24, AB-7.25, AB-1.15: clears the track; allies go to the Council, and the Ship Master counts their races.
pub(crate) fn end(s: &mut State, log: &mut impl Log<Event>) {
    let mut allies = Allies::EMPTY;
    let mut monsters = 0;
    for card in &std::mem::take(&mut s.track) {
        match card {
            Card::Ally(ally) => allies.add(*ally),
            Card::Monster => {
                s.discard.add(Card::Monster);
                monsters += 1;
            }
        }
    }
    s.council.add_all(&allies);
    log.push(Event::TrackCleared { allies: AllyList(allies), monsters: Number(monsters) });
    let races: Races = allies.kinds().map(Kind::race).collect();
    for lord in s.me().active_lords().and(with::PEARLS_PER_RACE) {
        if let Some(Effect::PearlsPerRaceToCouncil { amount }) = lord.card().effect
            && !races.is_empty()
        {
            gain_pearls(s, amount * races.len() as u8, log);
        }
    }
}
