//! What a viewer may know (VA-21). This file and `view/question`, for the pending decision, decide who sees what.
//!
//! Hidden are the dukes of the others (VA-21.5), the Dark Lord's duke (VA-21.7), and what lies face down (VA-21.4,
//! VA-21.8); of that not even the position knows more than what it may be.

mod question;
pub(crate) mod reckoning;

pub use question::{QuestionView, TradeView};
pub use reckoning::{Cost, Lack, Offer};

use serde::Serialize;
use table::{Score, Seat, SeatSet, Viewer};

use crate::State;
use crate::components::{
    ACTIONS, Area, CardSet, CitizenId, Citizens, Count, DomainId, Domains, DukeId, MonsterId, Monsters,
    Place, Slot,
};
use crate::event::Ending;
use crate::rules::{self, end, recruit};
use crate::score;
use crate::state::{CitizenStack, DarkLord, DomainStack, MonsterStack, Phase, Player, Turn};

/// A position of Valeria as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose view this is; `None` for spectators.
    pub viewer: Option<Seat>,
    /// Which cards are used.
    pub card_set: CardSet,
    /// Whether the citizen stacks are mixed (VA-20).
    pub mixed_citizens: bool,
    /// Who has the First Player token; `None` until the dukes are chosen (VA-4.15).
    pub first: Option<Seat>,
    /// Whose turn it is; `None` until the dukes are chosen.
    pub active: Option<Seat>,
    /// With five players, who rests in this turn.
    pub resting: Option<Seat>,
    /// Turns completed.
    pub turns: u16,
    /// The round, from 1 (VA-6.3).
    pub round: u16,
    /// The phase of the turn (VA-6.1, VA-19.5).
    pub phase: Phase,
    /// The dice, once they are rolled.
    pub dice: Option<[u8; 2]>,
    /// Dice-changing domains used in this turn (VA-7.3).
    pub used: Domains,
    /// Actions of this turn still to be taken, the one being chosen included.
    pub actions_left: u8,
    /// The players from A on.
    pub players: Vec<PlayerView>,
    /// The monster stacks from left to right.
    pub monsters: Vec<MonsterStackView>,
    /// The citizen stacks by slot: the first five are row 2, the others row 3.
    pub citizens: Vec<CitizenStackView>,
    /// The domain stacks from left to right.
    pub domains: Vec<DomainStackView>,
    /// The domains that play no part (VA-5.8).
    pub removed: Domains,
    /// The positions that carry an Exhausted card.
    pub exhausted: Vec<Place>,
    /// So many of them end the game.
    pub end_exhausted: u8,
    /// VA-16.6: an end condition holds, so the game ends with this round.
    pub last_round: bool,
    /// The rival, in a game alone.
    pub dark_lord: Option<DarkLordView>,
    /// Who is to act.
    pub to_act: SeatSet,
    /// The pending decision.
    pub question: Option<QuestionView>,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// VA-22.5: whether the safety limit ended it.
    pub ended_by_limit: bool,
    /// Places from A on, once the game is over.
    pub places: Option<Vec<u8>>,
}

/// What a viewer may know of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Gold.
    pub gold: u16,
    /// Strength.
    pub strength: u16,
    /// Magic.
    pub magic: u16,
    /// Victory point tokens.
    pub vp: u16,
    /// Citizens; the two starters, which everybody has, are not among them.
    pub citizens: Citizens,
    /// Domains.
    pub domains: Domains,
    /// The Victory stack.
    pub monsters: Monsters,
    /// VA-17.9: cards in the tableau, starters included.
    pub cards: usize,
    /// Whether the duke is chosen.
    pub has_chosen: bool,
    /// The dukes dealt, for their owner (VA-21.5).
    pub dealt: Option<[DukeId; 2]>,
    /// The duke kept, for its owner, and for all once the game is over.
    pub duke: Option<DukeId>,
    /// What the duke would score now, line by line, for those who may know the duke.
    pub duke_lines: Vec<DukeLine>,
    /// Points so far, without the duke if the viewer may not know it.
    pub score: Score,
}

/// A line of a duke's scoring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DukeLine {
    /// What is counted; `None` for resources left over.
    pub per: Option<Count>,
    /// How many of them there are.
    pub count: u16,
    /// Points for each, or the resources for a point.
    pub rate: u8,
    /// What the line gives.
    pub points: u16,
}

/// A monster stack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MonsterStackView {
    /// Its area.
    pub area: Area,
    /// All its cards from top to bottom (VA-21.3).
    pub cards: Vec<MonsterId>,
    /// What slaying the top card costs who looks.
    pub offer: Option<Offer>,
}

/// A citizen stack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CitizenStackView {
    /// Its slot.
    pub slot: Slot,
    /// The card on top.
    pub top: Option<CitizenId>,
    /// VA-20.8: a card known to lie right under it.
    pub covered: Option<CitizenId>,
    /// Cards in the stack, those face down included (VA-21.15).
    pub cards: u8,
    /// VA-12.2: what the top card costs the active player.
    pub price: Option<u8>,
    /// What recruiting the top card costs who looks.
    pub offer: Option<Offer>,
}

/// A domain stack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DomainStackView {
    /// The card face up on top.
    pub top: Option<DomainId>,
    /// Cards in the stack, those face down included (VA-21.15).
    pub cards: u8,
    /// What building the top card costs who looks.
    pub offer: Option<Offer>,
}

/// The rival in a game alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DarkLordView {
    /// The citizens he has captured.
    pub citizens: Citizens,
    /// The domains he has captured.
    pub domains: Domains,
    /// His duke, once the game is over (VA-21.7).
    pub duke: Option<DukeId>,
    /// What the duke scores for him, line by line, once it is known.
    pub duke_lines: Vec<DukeLine>,
    /// His points so far, the duke included once it is known.
    pub score: Score,
}

/// VA-21.1 to VA-21.10, VA-21.15, VA-21.16: the view of one viewer.
pub(crate) fn of(s: &State, viewer: Viewer) -> View {
    let State {
        players,
        active,
        first,
        pending,
        turn,
        turns,
        ending,
        limit,
        monsters,
        citizens,
        domains,
        unseen_domains: _, // VA-21.4: whatever is not open; which is where is decided when it is turned
        removed,
        exhausted,
        dark_lord,
        card_set,
        mixed,
    } = s;
    // Its other fields follow from the log.
    let Turn { step: _, phase, dice, used, harvested: _, trades: _, actions, ended: _, attacks: _ } = turn;
    let active = first.map(|_| *active);
    let players: Vec<PlayerView> =
        players.iter().map(|(seat, owner)| player(s, seat, owner, viewer)).collect();
    let looking = &players[reckoning::looking(viewer.seat(), active)];
    View {
        viewer: viewer.seat(),
        card_set: *card_set,
        mixed_citizens: *mixed,
        first: *first,
        active,
        resting: first.and_then(|_| s.resting()),
        turns: *turns,
        round: s.rounds() + 1,
        phase: *phase,
        dice: (dice[0] > 0).then_some(*dice),
        used: *used,
        actions_left: (ACTIONS + u8::from(choosing(s))).saturating_sub(*actions),
        monsters: monsters.iter().map(|stack| monster_stack(stack, looking)).collect(),
        citizens: Slot::ALL
            .iter()
            .zip(citizens)
            .map(|(&slot, stack)| citizen_stack(s, slot, stack, looking))
            .collect(),
        domains: domains.iter().map(|stack| domain_stack(stack, looking)).collect(),
        removed: *removed,
        exhausted: exhausted.iter().collect(),
        end_exhausted: s.sizes().end_exhausted,
        last_round: !s.is_over() && !s.is_solo() && end::condition(s).is_some(),
        dark_lord: s.is_solo().then(|| dark_lord_view(s, dark_lord)),
        to_act: rules::to_act(s),
        question: pending.top().and_then(|top| question::shown(s, top)),
        ending: *ending,
        ended_by_limit: *limit,
        places: s.is_over().then(|| score::outcome(s).places.as_slice().to_vec()),
        players,
    }
}

/// Whether an action is being chosen, which is then counted as not taken.
fn choosing(s: &State) -> bool {
    s.pending.top() == Some(crate::Question::Action)
}

/// VA-21.1, VA-21.2, VA-21.5, VA-21.6: a player as the viewer sees it.
fn player(s: &State, seat: Seat, player: &Player, viewer: Viewer) -> PlayerView {
    let Player { gold, strength, magic, vp, citizens, domains, monsters, dealt, duke } = player;
    let known = duke.filter(|_| viewer.is(seat) || s.is_over());
    PlayerView {
        seat,
        gold: *gold,
        strength: *strength,
        magic: *magic,
        vp: *vp,
        citizens: *citizens,
        domains: *domains,
        monsters: *monsters,
        cards: player.cards(),
        has_chosen: duke.is_some(),
        dealt: viewer.is(seat).then_some(*dealt),
        duke: known,
        duke_lines: known.map(|duke| score::duke_lines(player, duke)).unwrap_or_default(),
        score: score::score(player, known),
    }
}

fn monster_stack(stack: &MonsterStack, looking: &PlayerView) -> MonsterStackView {
    let offer = stack.top().map(|monster| reckoning::offer(looking, reckoning::to_slay(monster)));
    MonsterStackView { area: stack.area, cards: stack.cards().collect(), offer }
}

fn citizen_stack(s: &State, slot: Slot, stack: &CitizenStack, looking: &PlayerView) -> CitizenStackView {
    CitizenStackView {
        slot,
        top: stack.top,
        covered: stack.covered,
        cards: stack.len(),
        price: stack.top.filter(|_| s.first.is_some()).map(|citizen| recruit::price(s.me(), citizen)),
        offer: stack.top.map(|citizen| reckoning::offer(looking, reckoning::to_recruit(looking, citizen))),
    }
}

fn domain_stack(stack: &DomainStack, looking: &PlayerView) -> DomainStackView {
    let offer = stack.top.map(|domain| reckoning::offer_domain(looking, domain));
    DomainStackView { top: stack.top, cards: stack.len(), offer }
}

/// VA-21.7: his captured cards are public, his duke is not.
fn dark_lord_view(s: &State, rival: &DarkLord) -> DarkLordView {
    let DarkLord { citizens, domains, duke } = rival;
    let standing = score::dark_lord(s);
    DarkLordView {
        citizens: *citizens,
        domains: *domains,
        duke: *duke,
        duke_lines: duke.map(|duke| score::duke_lines(&standing, duke)).unwrap_or_default(),
        score: score::score(&standing, *duke),
    }
}
