//! What an action means to somebody who is about to choose it, with the numbers that matter.

use table::{Arg, Phrase};

use super::names::{self, with_cost, with_lord};
use super::reckoning::{cost, me, reward_space, worth};
use crate::Action;
use crate::action::KeySet;
use crate::components::{
    Allies, Card, Effect, Kind, LocationId, LordId, PLOT_COST, Race, THREAT_SPACES, TRACK_SPACES, Timing,
};
use crate::view::{PromptView, QuestionView, View};

pub(super) fn action(action: Action, view: &View) -> Phrase {
    match action {
        Action::Plot => Phrase::new("action-plot")
            .with("price", u32::from(PLOT_COST))
            .with("pearls", u32::from(me(view).pearls)),
        Action::Explore => Phrase::new("action-explore"),
        Action::Support { race } | Action::Stack { race } => {
            stack("action-stack", "action-stack-known", race, view)
        }
        Action::Recruit { lord } => {
            with_cost(with_lord(Phrase::new("action-recruit"), lord), cost(view, lord))
        }
        Action::PassTurn => Phrase::new("action-pass-turn"),
        Action::Buy => {
            Phrase::new("action-buy").with("ally", revealed(view)).with("price", view.price.unwrap_or(0))
        }
        Action::Pass => Phrase::new("action-pass"),
        Action::Take => {
            Phrase::new(on_track(view, "action-take", "action-take-last")).with("ally", revealed(view))
        }
        Action::Fight => Phrase::new(on_track(view, "action-fight", "action-fight-last"))
            .with("reward", names::threat(reward_space(view, view.threat))),
        Action::Continue => go_on(view),
        Action::Reward { reward } => Phrase::new("action-reward").with("reward", names::reward(reward)),
        Action::PayAdd { ally } => pay_add(ally, view),
        Action::PayConfirm => pay_confirm(view),
        Action::Affiliate { ally } => Phrase::new("action-affiliate").with("ally", names::ally(ally)),
        Action::Discard { ally } => discard(ally, view),
        Action::TurnLord { lord } => turn_lord(lord),
        Action::Steal { from } => {
            let tokens = view.players[from.index()].token_count as u32;
            Phrase::new("action-steal").with("from", from).with("tokens", tokens)
        }
        Action::SwapLocation { own, tile } => location("action-swap-location", tile, view)
            .with("own", names::location(own))
            .with("lost", i32::from(worth(view, own))),
        Action::SecondLord { lord } => {
            with_lord(Phrase::new("action-second-lord"), lord).with("price", price(view))
        }
        Action::Replace { own, lord } => with_own(with_lord(Phrase::new("action-replace"), lord), own),
        Action::ReplaceFromDeck { own } => with_own(Phrase::new("action-replace-from-deck"), own),
        Action::TakeAvailable { tile } => location("action-take-available", tile, view),
        Action::Draw { tiles } => Phrase::new("action-draw").with("tiles", tiles.0),
        Action::Tile { tile } => location("action-tile", tile, view),
        Action::Keys { keys } => use_keys(keys),
        Action::StackSwap { tile } => location("action-stack-swap", tile, view),
        Action::DiscardStack { race } => {
            stack("action-discard-stack", "action-discard-stack-known", race, view)
        }
        Action::ReplaceCourt { lord } => with_lord(Phrase::new("action-replace-court"), lord),
        Action::Use { lord } => with_lord(Phrase::new("action-use"), lord),
        Action::Decline => Phrase::new("action-decline"),
        Action::EndTurn => Phrase::new("action-end-turn"),
        Action::Cancel => Phrase::new("action-cancel"),
    }
}

/// AB-15.5, AB-19.3: a Council stack, with its cards where the memory aid shows them.
fn stack(hidden: &'static str, known: &'static str, race: Race, view: &View) -> Phrase {
    let stack = view.council.iter().find(|stack| stack.race == race);
    let cards = stack.map_or(0, |stack| stack.cards as u32);
    let allies = stack.and_then(|stack| stack.allies.as_ref());
    let phrase = match allies {
        Some(allies) => Phrase::new(known).with("allies", names::allies(allies)),
        None => Phrase::new(hidden),
    };
    phrase.with("race", names::race(race)).with("cards", cards)
}

/// The card turned up last.
fn revealed(view: &View) -> Arg {
    names::card(view.track.last().copied().unwrap_or(Card::Monster))
}

/// AB-7.10, AB-7.15: the last space pays a pearl.
fn on_track(view: &View, before: &'static str, last: &'static str) -> &'static str {
    if view.track.len() == TRACK_SPACES { last } else { before }
}

/// AB-7.9, AB-7.14: what happens to the card left behind.
fn go_on(view: &View) -> Phrase {
    if let Some(&Card::Ally(ally)) = view.track.last() {
        return Phrase::new("action-continue").with("ally", names::ally(ally));
    }
    let threat = (view.threat + 1).min(THREAT_SPACES);
    Phrase::new("action-continue-monster")
        .with("threat", threat)
        .with("reward", names::threat(reward_space(view, threat)))
}

/// AB-9.6, AB-10.8: what the payment would come to.
fn pay_add(ally: Kind, view: &View) -> Phrase {
    let (sum, value) = match view.prompt {
        Some(PromptView::Pay { sum, value, .. }) => (sum, value + ally.value()),
        _ => (0, ally.value()),
    };
    Phrase::new("action-pay-add")
        .with("ally", names::ally(ally))
        .with("value", value)
        .with("sum", sum)
        .with("due", sum.saturating_sub(value))
}

fn pay_confirm(view: &View) -> Phrase {
    let (picked, due) = match &view.prompt {
        Some(PromptView::Pay { picked, pearls_due, .. }) => (*picked, *pearls_due),
        _ => (Allies::EMPTY, 0),
    };
    Phrase::new("action-pay-confirm").with("picked", names::allies(&picked)).with("due", due)
}

/// AB-1.2, AB-1.13, AB-1.21: an ally goes, for pearls if a power asked.
fn discard(ally: Kind, view: &View) -> Phrase {
    let power = match view.prompt {
        Some(PromptView::Power { lord }) => lord.card().effect,
        _ => None,
    };
    let phrase = match power {
        Some(Effect::DiscardAllyForPearls { pearls, .. }) => {
            Phrase::new("action-discard-for-pearls").with("pearls", pearls)
        }
        _ => Phrase::new("action-discard"),
    };
    phrase.with("ally", names::ally(ally))
}

/// AB-12.12: a turned lord loses a power that would still work.
fn turn_lord(lord: LordId) -> Phrase {
    let id = match lord.card().timing() {
        Timing::Permanent | Timing::Activated => "action-turn-lord",
        Timing::None | Timing::Instant => "action-turn-lord-plain",
    };
    with_lord(Phrase::new(id), lord)
}

/// A location with its rule and what it would score now.
fn location(id: &'static str, tile: LocationId, view: &View) -> Phrase {
    Phrase::new(id)
        .with("tile", names::location(tile))
        .with("rule", names::rule(tile))
        .with("points", i32::from(worth(view, tile)))
}

/// AB-1.9: the price of a second lord.
fn price(view: &View) -> u8 {
    if let Some(QuestionView::SecondLord { pearls }) = view.question { pearls } else { 0 }
}

/// The own lord that leaves.
fn with_own(phrase: Phrase, own: LordId) -> Phrase {
    phrase.with("own", names::lord(own)).with("lost", own.card().influence)
}

/// AB-11.7, AB-11.10: which lords are tucked, and how many tokens go back.
fn use_keys(keys: KeySet) -> Phrase {
    let phrase = match (keys.lords().count(), keys.tokens()) {
        (0, _) => Phrase::new("action-keys-tokens"),
        (_, 0) => Phrase::new("action-keys-lords"),
        _ => Phrase::new("action-keys-both"),
    };
    phrase
        .with("lords", names::lords(keys.lords()))
        .with("count", keys.lords().count() as u32)
        .with("tokens", keys.tokens())
}
