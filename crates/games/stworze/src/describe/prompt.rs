//! What the viewer is asked now, or for whom everybody waits and for what (ST-4.10).

use table::{Arg, Phrase, Seat};

use super::names;
use crate::components::{MISSIONS, Window};
use crate::view::{QuestionView, View};

pub(super) fn prompt(view: &View) -> Phrase {
    if view.over {
        return over(view);
    }
    match view.viewer.filter(|&seat| view.to_act.contains(seat)) {
        Some(seat) => mine(view, seat),
        None => waiting(view),
    }
}

/// ST-24.4 to ST-24.6: who won.
fn over(view: &View) -> Phrase {
    let rank = |seat: Seat| {
        let offerings =
            view.areas.iter().filter(|area| area.offering.is_some_and(|(owner, _)| owner == seat));
        (view.players[seat].done.len(), offerings.count())
    };
    let seats = || Seat::all(view.players.seats());
    let best = seats().map(rank).max().unwrap_or_default();
    let who =
        |of: &dyn Fn(Seat) -> bool| -> Vec<Arg> { seats().filter(|&seat| of(seat)).map(Arg::Seat).collect() };
    let winners = who(&|seat| rank(seat) == best);
    let tied = who(&|seat| rank(seat).0 == best.0);
    let by_offerings = tied.len() > winners.len();
    let phrase = Phrase::new(if by_offerings { "prompt-over-offerings" } else { "prompt-over" })
        .with("missions", best.0 as u32)
        .with("count", winners.len() as u32)
        .with("winners", Arg::List(winners));
    if by_offerings { phrase.with("tied", Arg::List(tied)).with("offerings", best.1 as u32) } else { phrase }
}

/// For whom everybody waits, and for what.
fn waiting(view: &View) -> Phrase {
    let id = match view.question {
        QuestionView::PickCreature | QuestionView::Start | QuestionView::Gift | QuestionView::Order => {
            "wait-setup"
        }
        QuestionView::Menu => "wait-menu",
        QuestionView::Window { .. } => "wait-window",
        QuestionView::NewLair => "wait-lair",
        _ => "wait-choice",
    };
    let players: Vec<Arg> = view.to_act.iter().map(Arg::Seat).collect();
    Phrase::new(id).with("count", players.len() as u32).with("players", Arg::List(players))
}

/// What the viewer decides.
fn mine(view: &View, seat: Seat) -> Phrase {
    match view.question {
        QuestionView::PickCreature => Phrase::new("prompt-creature"),
        QuestionView::Start => start(view, seat),
        QuestionView::Gift => {
            let given = view.players[seat].stage.unwrap_or_default() as usize;
            let to = seat.others(view.players.seats()).nth(given).unwrap_or(seat);
            Phrase::new("prompt-gift").with("to", to)
        }
        QuestionView::Order => {
            Phrase::new("prompt-order").with("number", view.players[seat].stage.unwrap_or_default() + 1)
        }
        QuestionView::Menu => menu(view, seat),
        QuestionView::Window { window } => window_prompt(view, window),
        QuestionView::Trophies { left } => Phrase::new("prompt-trophies").with("left", left),
        QuestionView::Target => Phrase::new("prompt-target"),
        QuestionView::ChooseArea => Phrase::new("prompt-area"),
        QuestionView::Choose => Phrase::new("prompt-choose"),
        QuestionView::MoveTo { target } => Phrase::new("prompt-move-to").with("target", target),
        QuestionView::WhichFigure => Phrase::new("prompt-which-figure"),
        QuestionView::FigureTo { figure } => {
            Phrase::new("prompt-figure-to").with("figure", names::figure(figure))
        }
        QuestionView::ReplaceAt => Phrase::new("prompt-replace"),
        QuestionView::Gain { left } => Phrase::new("prompt-gain").with("left", left),
        QuestionView::Regain { left } => Phrase::new("prompt-regain").with("left", left),
        QuestionView::Heal { left } => Phrase::new("prompt-heal").with("left", left),
        QuestionView::Spare { n } => Phrase::new("prompt-spare").with("n", n),
        QuestionView::LoseTokens { left } => Phrase::new("prompt-lose").with("left", left),
        QuestionView::WoundWhich { target } => Phrase::new("prompt-wound").with("target", target),
        QuestionView::WoundLevel { attribute } => {
            Phrase::new("prompt-wound-level").with("attribute", names::attribute(attribute))
        }
        QuestionView::Improve { n } => Phrase::new("prompt-improve").with("n", n),
        QuestionView::TakeBack { left } => Phrase::new("prompt-take-back").with("left", left),
        QuestionView::TakeTokens { area, left } => {
            Phrase::new("prompt-take-tokens").with("area", names::area(area)).with("left", left)
        }
        QuestionView::ReturnTokens { area, left } => {
            Phrase::new("prompt-return-tokens").with("area", names::area(area)).with("left", left)
        }
        QuestionView::MoveTokensTo { area } => {
            Phrase::new("prompt-move-tokens-to").with("area", names::area(area))
        }
        QuestionView::MoveTokens { area, to, left } => Phrase::new("prompt-move-tokens")
            .with("area", names::area(area))
            .with("to", names::area(to))
            .with("left", left),
        QuestionView::Swap { area } => Phrase::new("prompt-swap").with("area", names::area(area)),
        QuestionView::PlaceOwn { area } => Phrase::new("prompt-place-own").with("area", names::area(area)),
        QuestionView::PlacePool { area } => {
            use crate::components::Area;
            let area = Area::ALL[(area as usize).saturating_sub(1).min(Area::ALL.len() - 1)];
            Phrase::new("prompt-place-pool").with("area", names::area(area))
        }
        QuestionView::Counter { n } => Phrase::new("prompt-counter").with("n", n),
        QuestionView::Return { .. } => Phrase::new("prompt-return"),
        QuestionView::Reroll => dice(Phrase::new("prompt-reroll"), view),
        QuestionView::Adjust => dice(Phrase::new("prompt-adjust"), view),
        QuestionView::Exempt { left } => Phrase::new("prompt-exempt").with("left", left),
        QuestionView::TakeDiscarded { left } => Phrase::new("prompt-discarded").with("left", left),
        QuestionView::DrawFrom { left } => Phrase::new("prompt-draw-from").with("left", left),
        QuestionView::Reorder => Phrase::new("prompt-reorder"),
        QuestionView::RepeatFace => Phrase::new("prompt-repeat"),
        QuestionView::Flip => Phrase::new("prompt-flip"),
        QuestionView::FigureSide { card, .. } => Phrase::new("prompt-figure").with("card", names::card(card)),
        QuestionView::GiveInfluence { winner } => Phrase::new("prompt-give").with("winner", winner),
        QuestionView::NewLair => Phrase::new("prompt-new-lair"),
        QuestionView::RestLair => Phrase::new("prompt-rest-lair"),
        QuestionView::RestPoints { left } => Phrase::new("prompt-rest").with("left", left),
        QuestionView::LairChoice => Phrase::new("prompt-lair"),
        QuestionView::Over => over(view),
    }
}

/// ST-3.12: which of the first choices it is follows from what the player has.
fn start(view: &View, seat: Seat) -> Phrase {
    let me = &view.players[seat];
    let missions = me.missions_left as usize;
    if me.tokens == 0 {
        Phrase::new("prompt-start-tokens")
    } else if missions > MISSIONS {
        Phrase::new("prompt-start-missions").with("left", (missions - MISSIONS) as u32)
    } else if me.attributes.is_empty() {
        Phrase::new("prompt-start-attribute")
    } else {
        Phrase::new("prompt-start-lair")
    }
}

/// ST-4.2: what is left to do in the turn, and with what.
fn menu(view: &View, seat: Seat) -> Phrase {
    let me = &view.players[seat];
    let card = me.card.unwrap_or_default();
    let id = if view.turn.rested {
        "prompt-menu-rested"
    } else if view.turn.acted {
        "prompt-menu-acted"
    } else if view.turn.moved || view.turn.location_used {
        "prompt-menu-begun"
    } else {
        "prompt-menu"
    };
    Phrase::new(id).with("fear", card[0]).with("favour", card[1]).with("vitality", me.vitality)
}

/// ST-5.6 to ST-5.12: what is about to happen.
fn window_prompt(view: &View, window: Window) -> Phrase {
    match window {
        Window::Open => Phrase::new("prompt-open").with("seat", view.active),
        Window::BeforeRoll => {
            let phrase = tester(view, "prompt-before-own-roll", "prompt-before-roll");
            match &view.test {
                Some(test) => phrase.with("dice", test.count as u32).with("difficulty", test.difficulty),
                None => phrase,
            }
        }
        Window::AfterRoll => dice(tester(view, "prompt-after-own-roll", "prompt-after-roll"), view),
        Window::BeforeLoss => {
            let (_, vitality, impact) = view.loss.unwrap_or((view.active, 0, 0));
            Phrase::new("prompt-before-loss").with("vitality", vitality).with("impact", impact)
        }
        Window::BeforeEvent => {
            let phrase = Phrase::new("prompt-before-event");
            match view.event {
                Some(event) => {
                    phrase.with("event", names::event(event)).with("text", names::event_text(event))
                }
                None => phrase,
            }
        }
        Window::BeforeCount => {
            let phrase = Phrase::new("prompt-before-count");
            view.counted.map_or(phrase.clone(), |area| phrase.with("area", names::area(area)))
        }
        Window::BeforeTracks => {
            let phrase = Phrase::new("prompt-before-tracks").with("seat", view.active);
            view.named.map_or(phrase.clone(), |at| phrase.with("named", names::location(at)))
        }
    }
}

/// Whether the viewer rolls or somebody else does.
fn tester(view: &View, own: &'static str, other: &'static str) -> Phrase {
    if view.viewer == Some(view.active) {
        Phrase::new(own)
    } else {
        Phrase::new(other).with("seat", view.active)
    }
}

/// The dice as they lie, the difficulty, and whether that passes.
fn dice(phrase: Phrase, view: &View) -> Phrase {
    let Some(test) = &view.test else { return phrase };
    phrase
        .with("dice", Arg::List(test.dice.iter().map(|&rank| Arg::from(rank)).collect()))
        .with("difficulty", test.difficulty)
        .with("passes", u8::from(test.passes))
}
