//! What the viewer is asked now, or for whom everybody waits and for what (VA-6).

use table::{Arg, Phrase};

use super::action::with_dice;
use super::names::{self, with_price, with_tokens};
use crate::components::{Bundle, Filter};
use crate::event::Ending;
use crate::view::reckoning::me;
use crate::view::{PlayerView, QuestionView, View};

pub(super) fn prompt(view: &View) -> Phrase {
    let Some(question) = &view.question else { return over(view) };
    if view.viewer.is_some_and(|seat| view.to_act.contains(seat)) {
        mine(view, question)
    } else {
        waiting(view, question)
    }
}

/// VA-17.7, VA-17.8, VA-17.10: the game is over: who won, and whether fewer cards broke a tie. Alone, VA-19.41: how it
/// ended, and the points of both.
fn over(view: &View) -> Phrase {
    let Some(rival) = &view.dark_lord else { return ranked(view) };
    let id = match view.ending {
        Some(Ending::SlainAll) => "prompt-over-slain-all",
        Some(Ending::Overrun) => "prompt-over-overrun",
        Some(Ending::ScoreWin) => "prompt-over-score-win",
        Some(Ending::ScoreDraw) => "prompt-over-score-draw",
        _ => "prompt-over-score-loss",
    };
    let mine = view.players.first().map_or(0, |player| player.score.total());
    let [monsters, domains, _, duke, ..] = *rival.score.parts(); // VA-19.37; VA-19.38: no tokens, no resources
    Phrase::new(id)
        .with("mine", mine)
        .with("his", rival.score.total())
        .with("monsters", i32::from(monsters))
        .with("domains", i32::from(domains))
        .with("duke", i32::from(duke))
}

fn ranked(view: &View) -> Phrase {
    let places = view.places.as_deref().unwrap_or_default();
    let ranked = || view.players.iter().zip(places);
    let first: Vec<&PlayerView> =
        ranked().filter(|&(_, &place)| place == 1).map(|(player, _)| player).collect();
    let winners: Vec<Arg> = first.iter().map(|player| Arg::Seat(player.seat)).collect();
    let best = first.first().map(|winner| winner.score.total());
    let tied = ranked().any(|(player, &place)| place > 1 && Some(player.score.total()) == best);
    let phrase = if tied {
        let cards = first.first().map_or(0, |winner| winner.cards);
        Phrase::new("prompt-over-cards").with("cards", cards as u32)
    } else {
        Phrase::new("prompt-over")
    };
    phrase
        .with("points", best.unwrap_or_default())
        .with("count", winners.len() as u32)
        .with("winners", Arg::List(winners))
}

/// What the viewer decides.
fn mine(view: &View, question: &QuestionView) -> Phrase {
    let alone = view.dark_lord.is_some();
    match *question {
        QuestionView::ChooseDuke => Phrase::new("prompt-choose-duke"),
        QuestionView::ModifyDice => {
            with_dice(Phrase::new("prompt-modify-dice"), view.dice.unwrap_or_default())
        }
        QuestionView::Thief { left } => {
            Phrase::new(if alone { "prompt-thief-bank" } else { "prompt-thief" }).with("left", left)
        }
        QuestionView::Consolation { .. } => Phrase::new("prompt-consolation"),
        QuestionView::HarvestChoice { activations, .. } => {
            Phrase::new("prompt-harvest-choice").with("times", activations)
        }
        QuestionView::HarvestTrade { .. } => holdings(Phrase::new("prompt-harvest-trade"), view),
        QuestionView::Action { number } => {
            holdings(Phrase::new("prompt-action"), view).with("number", number)
        }
        QuestionView::RewardChoice { monster, .. } => {
            Phrase::new("prompt-reward-choice").with("monster", names::monster(monster))
        }
        QuestionView::TakeCitizen { monster, domain, filter } => {
            let card = monster.map(names::monster).or(domain.map(names::domain));
            take_citizen(filter).with("card", card.unwrap_or_else(|| Arg::List(Vec::new())))
        }
        QuestionView::ChooseVictim { domain, resource, amount } => {
            with_tokens(Phrase::new("prompt-choose-victim"), Bundle::of(resource, amount.into()))
                .with("domain", names::domain(domain))
        }
        QuestionView::ChooseRobbed { domain } => {
            Phrase::new("prompt-choose-robbed").with("domain", names::domain(domain))
        }
        QuestionView::ExtraSlay { domain } => {
            holdings(Phrase::new("prompt-extra-slay"), view).with("domain", names::domain(domain))
        }
        QuestionView::ReturnCard { domain } => Phrase::new("prompt-return-card")
            .with("domain", names::domain(domain))
            .with("power", names::power(domain)),
        QuestionView::OptionalPay { domain, pay, gain } => {
            with_price(with_tokens(Phrase::new("prompt-optional-pay"), gain), pay)
                .with("domain", names::domain(domain))
                .with("has", u32::from(me(view).magic))
        }
        QuestionView::AttackStack => Phrase::new("prompt-attack-stack"),
        QuestionView::AttackCitizen { column } => {
            let stack = view.monsters.get(column as usize);
            Phrase::new("prompt-attack-citizen")
                .with("area", names::area(stack.map(|stack| stack.area).unwrap_or_default()))
                .with("column", names::column(column))
        }
    }
}

/// VA-1.8: which citizens may be taken: 0 for `most` means of any cost.
fn take_citizen(filter: Filter) -> Phrase {
    let most = filter.max_cost.unwrap_or(0);
    let id = match (filter.role, filter.optional) {
        (Some(_), _) => "prompt-take-citizen-role",
        (None, true) => "prompt-take-citizen-or-not",
        (None, false) => "prompt-take-citizen",
    };
    let phrase = Phrase::new(id).with("most", most);
    match filter.role {
        Some(role) => phrase.with("role", names::role(role)),
        None => phrase,
    }
}

/// What the viewer can pay with.
fn holdings(phrase: Phrase, view: &View) -> Phrase {
    let me = me(view);
    phrase
        .with("gold", u32::from(me.gold))
        .with("strength", u32::from(me.strength))
        .with("magic", u32::from(me.magic))
}

/// For whom everybody waits, and for what.
fn waiting(view: &View, question: &QuestionView) -> Phrase {
    let id = match question {
        QuestionView::ChooseDuke => "wait-choose-duke",
        QuestionView::ModifyDice => "wait-modify-dice",
        QuestionView::Thief { .. } => "wait-thief",
        QuestionView::Consolation { .. } => "wait-consolation",
        QuestionView::HarvestChoice { .. } => "wait-harvest-choice",
        QuestionView::HarvestTrade { .. } => "wait-harvest-trade",
        QuestionView::Action { .. } => "wait-action",
        QuestionView::RewardChoice { .. } => "wait-reward-choice",
        QuestionView::TakeCitizen { .. } => "wait-take-citizen",
        QuestionView::ChooseVictim { .. } => "wait-choose-victim",
        QuestionView::ChooseRobbed { .. } => "wait-choose-robbed",
        QuestionView::ExtraSlay { .. } => "wait-extra-slay",
        QuestionView::ReturnCard { .. } => "wait-return-card",
        QuestionView::OptionalPay { .. } => "wait-optional-pay",
        QuestionView::AttackStack => "wait-attack-stack",
        QuestionView::AttackCitizen { .. } => "wait-attack-citizen",
    };
    let players: Vec<Arg> = view.to_act.iter().map(Arg::Seat).collect();
    let phrase = Phrase::new(id).with("count", players.len() as u32).with("players", Arg::List(players));
    match *question {
        QuestionView::Action { number } => phrase.with("number", number),
        QuestionView::RewardChoice { monster, .. } => phrase.with("monster", names::monster(monster)),
        QuestionView::ChooseVictim { domain, .. }
        | QuestionView::ChooseRobbed { domain }
        | QuestionView::ExtraSlay { domain }
        | QuestionView::ReturnCard { domain }
        | QuestionView::OptionalPay { domain, .. } => phrase.with("domain", names::domain(domain)),
        _ => phrase,
    }
}
