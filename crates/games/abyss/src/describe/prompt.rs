//! What the viewer is asked now, or for whom everybody waits and for what (AB-5.1).

use table::{Arg, Phrase};

use super::names;
use super::reckoning::{Cost, me, reward_space};
use crate::components::{Card, Kind, Races, THREAT_SPACES, TRACK_SPACES};
use crate::view::{PlayerView, PromptView, QuestionView, View};

pub(super) fn prompt(view: &View) -> Phrase {
    let Some(question) = &view.question else { return over(view) };
    let asked = view.viewer.filter(|&seat| view.to_act.contains(seat));
    match (&view.prompt, asked) {
        (Some(begun), Some(_)) => private(view, begun),
        (None, Some(_)) => mine(view, question),
        (_, None) => waiting(view, question),
    }
}

/// AB-18.12, AB-18.13: the game is over: who won, and what broke a tie of points.
fn over(view: &View) -> Phrase {
    let places = view.places.as_deref().unwrap_or_default();
    let ranked = || view.players.iter().zip(places);
    let first: Vec<&PlayerView> =
        ranked().filter(|&(_, &place)| place == 1).map(|(player, _)| player).collect();
    let winners: Vec<Arg> = first.iter().map(|player| Arg::Seat(player.seat)).collect();
    let phrase = |id| Phrase::new(id).with("count", winners.len() as u32);
    let best = first.first().map(|winner| (winner.score.total(), winner.pearls));
    let mut tied = ranked()
        .filter(|&(player, &place)| place > 1 && Some(player.score.total()) == best.map(|best| best.0));
    let phrase = match tied.next().zip(best) {
        None => phrase("prompt-over"),
        Some(((second, _), (_, pearls))) if second.pearls < pearls => {
            phrase("prompt-over-pearls").with("pearls", u32::from(pearls))
        }
        Some(_) => phrase("prompt-over-lord"),
    };
    phrase.with("winners", Arg::List(winners))
}

/// What the viewer decides.
fn mine(view: &View, question: &QuestionView) -> Phrase {
    let me = me(view);
    let pearls = u32::from(me.pearls);
    match question {
        QuestionView::Main => Phrase::new("prompt-main").with("last", u8::from(is_last_turn(view))),
        QuestionView::Buy { .. } => Phrase::new("prompt-buy")
            .with("seller", view.active)
            .with("ally", revealed(view))
            .with("price", view.price.unwrap_or(0))
            .with("pearls", pearls),
        QuestionView::ExploreAlly => Phrase::new("prompt-explore-ally")
            .with("ally", revealed(view))
            .with("space", view.track.len() as u32)
            .with("last", u8::from(view.track.len() == TRACK_SPACES)),
        QuestionView::ExploreMonster => Phrase::new("prompt-explore-monster")
            .with("space", view.track.len() as u32)
            .with("last", u8::from(view.track.len() == TRACK_SPACES))
            .with("reward", names::threat(reward_space(view, view.threat)))
            .with("threat", (view.threat + 1).min(THREAT_SPACES)),
        QuestionView::Reward { space, .. } => Phrase::new("prompt-reward").with("space", *space),
        QuestionView::FurtherStack { left } => Phrase::new("prompt-further-stack").with("left", *left),
        QuestionView::Affiliate { lord } => Phrase::new("prompt-affiliate").with("lord", names::lord(*lord)),
        QuestionView::Discard { left, .. } => Phrase::new("prompt-discard").with("left", *left),
        QuestionView::TurnLord { owner, .. } => Phrase::new("prompt-turn-lord").with("owner", *owner),
        QuestionView::Steal { amount } => Phrase::new("prompt-steal").with("amount", *amount),
        QuestionView::Stack { left } => Phrase::new("prompt-stack").with("left", *left),
        QuestionView::SwapLocation => Phrase::new("prompt-swap-location"),
        QuestionView::SecondLord { pearls: price } => {
            Phrase::new("prompt-second-lord").with("price", *price).with("pearls", pearls)
        }
        QuestionView::ReplaceFromCourt { by } => {
            Phrase::new("prompt-replace-from-court").with("lord", names::lord(*by))
        }
        QuestionView::ReplaceFromDeck { by } => {
            Phrase::new("prompt-replace-from-deck").with("lord", names::lord(*by))
        }
        QuestionView::Control => {
            Phrase::new("prompt-control").with("keys", me.all_keys).with("stack", view.location_stack as u32)
        }
        QuestionView::Tile { by, .. } => match by {
            Some(lord) => Phrase::new("prompt-tile-ambassador").with("lord", names::lord(*lord)),
            None => Phrase::new("prompt-tile"),
        },
        QuestionView::Keys { tile } => Phrase::new("prompt-keys").with("tile", names::location(*tile)),
        QuestionView::StackSwap { tile } => {
            Phrase::new("prompt-stack-swap").with("tile", names::location(*tile))
        }
        QuestionView::End => Phrase::new("prompt-end"),
    }
}

/// AB-10.8: what the viewer has begun and nobody else knows of.
fn private(view: &View, begun: &PromptView) -> Phrase {
    match *begun {
        PromptView::Pay { lord, sum, races, mandatory, picked, value, pearls_due, complete } => {
            let done: Races = picked.kinds().map(Kind::race).collect();
            let phrase = if picked.is_empty() {
                Phrase::new("prompt-pay-begin")
            } else if complete {
                Phrase::new("prompt-pay-enough")
            } else if !mandatory.without(done).is_empty() {
                Phrase::new("prompt-pay-mandatory").with("missing", names::races(mandatory.without(done)))
            } else if done.len() < races as usize {
                Phrase::new("prompt-pay-races").with("more", races - done.len() as u8)
            } else {
                Phrase::new("prompt-pay-value").with("pearls", u32::from(me(view).pearls))
            };
            names::with_cost(phrase, Cost { sum, races, mandatory })
                .with("lord", names::lord(lord))
                .with("picked", names::allies(&picked))
                .with("value", value)
                .with("due", pearls_due)
        }
        PromptView::Power { lord } => {
            Phrase::new("prompt-power").with("lord", names::lord(lord)).with("power", names::power(lord))
        }
    }
}

/// For whom everybody waits, and for what.
fn waiting(view: &View, question: &QuestionView) -> Phrase {
    let phrase = match question {
        QuestionView::Main => Phrase::new("wait-main"),
        QuestionView::Buy { .. } => {
            Phrase::new("wait-buy").with("ally", revealed(view)).with("price", view.price.unwrap_or(0))
        }
        QuestionView::ExploreAlly => Phrase::new("wait-explore-ally").with("ally", revealed(view)),
        QuestionView::ExploreMonster => Phrase::new("wait-explore-monster"),
        QuestionView::Reward { .. } => Phrase::new("wait-reward"),
        QuestionView::FurtherStack { .. } | QuestionView::Stack { .. } => Phrase::new("wait-stack"),
        QuestionView::Affiliate { .. } => Phrase::new("wait-affiliate"),
        QuestionView::Discard { left, .. } => Phrase::new("wait-discard").with("left", *left),
        QuestionView::TurnLord { owner, .. } => Phrase::new("wait-turn-lord").with("owner", *owner),
        QuestionView::Steal { .. } => Phrase::new("wait-steal"),
        QuestionView::SwapLocation => Phrase::new("wait-swap-location"),
        QuestionView::SecondLord { .. } => Phrase::new("wait-second-lord"),
        QuestionView::ReplaceFromCourt { .. } | QuestionView::ReplaceFromDeck { .. } => {
            Phrase::new("wait-replace")
        }
        QuestionView::Control => Phrase::new("wait-control"),
        QuestionView::Tile { .. } => Phrase::new("wait-tile"),
        QuestionView::Keys { tile } => Phrase::new("wait-keys").with("tile", names::location(*tile)),
        QuestionView::StackSwap { tile } => {
            Phrase::new("wait-stack-swap").with("tile", names::location(*tile))
        }
        QuestionView::End => Phrase::new("wait-end"),
    };
    phrase.with("players", Arg::List(view.to_act.iter().map(Arg::Seat).collect()))
}

/// The card turned up last.
fn revealed(view: &View) -> Arg {
    names::card(view.track.last().copied().unwrap_or(Card::Monster))
}

/// AB-17.5: whether the active player has no turn after this one.
fn is_last_turn(view: &View) -> bool {
    view.end_triggered_by.is_some() && view.extra_turns == 0
}
