//! Words for people: which sentence, with which things in it. The sentences are in `texts/*.ftl`.

use table::sheet::Sheet;
use table::{Arg, Describe, Lang, Phrase, Shown, Viewer, Words};

use crate::components::{Beast, Beasts, COMPONENTS};
use crate::view::QuestionView;
use crate::{Action, Event, State, View};

fn beast(beast: Beast) -> Arg {
    Arg::Name(format!("beast-{beast}"))
}

impl Describe for State {
    const COMPONENTS: &'static str = COMPONENTS;

    fn texts(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../texts/en.ftl"),
            Lang::Pl => include_str!("../texts/pl.ftl"),
            Lang::Es => include_str!("../texts/es.ftl"),
        }
    }

    fn prompt(view: &View) -> Phrase {
        let mine = view.viewer.is_some_and(|seat| view.to_act.contains(seat));
        if !mine && !view.to_act.is_empty() {
            let waiting = view.to_act.iter().map(Arg::Seat).collect();
            return Phrase::new("prompt-wait").with("players", Arg::List(waiting));
        }
        match view.question {
            QuestionView::Send => Phrase::new("prompt-send"),
            QuestionView::Rob { .. } => Phrase::new("prompt-rob"),
            QuestionView::Take { from, .. } => Phrase::new("prompt-take").with("from", from),
            QuestionView::Prowl { left, .. } => Phrase::new("prompt-prowl").with("left", left),
            QuestionView::Over { winners } => Phrase::new("prompt-over")
                .with("count", winners.len() as u32)
                .with("winners", Arg::List(winners.iter().map(Arg::Seat).collect())),
        }
    }

    fn action(action: Action, _view: &View) -> Phrase {
        match action {
            Action::Send { choice } => match choice.beast() {
                Some(sent) => Phrase::new("action-send")
                    .with("beast", beast(sent))
                    .with("strength", sent.card().strength)
                    .with("power", Arg::Name(format!("beast-{sent}-text"))),
                None => Phrase::new("action-stay"),
            },
            Action::Rob { from } => Phrase::new("action-rob").with("from", from),
            Action::TakeGold => Phrase::new("action-take-gold"),
            Action::TakeCard => Phrase::new("action-take-card"),
            Action::Prowl { discard } => Phrase::new("action-prowl").with("beast", beast(discard)),
            Action::Decline => Phrase::new("action-decline"),
        }
    }

    fn event(event: &Shown<Event>, _viewer: Viewer) -> Option<Phrase> {
        Some(match *event.event() {
            Event::Night { number } => Phrase::new("event-night").with("number", number.0),
            Event::Drew { seat, card } => match card.known() {
                Some(card) => Phrase::new("event-drew-card").with("seat", seat).with("beast", beast(card)),
                None => Phrase::new("event-drew").with("seat", seat),
            },
            Event::Chose { seat, choice } => match choice.known().map(crate::action::Choice::beast) {
                Some(Some(sent)) => {
                    Phrase::new("event-chose-beast").with("seat", seat).with("beast", beast(sent))
                }
                Some(None) => Phrase::new("event-chose-home").with("seat", seat),
                None => Phrase::new("event-chose").with("seat", seat),
            },
            Event::Revealed { seat, choice } => match choice.beast() {
                Some(sent) => Phrase::new("event-sent").with("seat", seat).with("beast", beast(sent)),
                None => Phrase::new("event-stayed").with("seat", seat),
            },
            Event::Moon { face, gold } => {
                let dark = face.0 <= crate::components::DARK_MOON;
                Phrase::new(if dark { "event-dark-moon" } else { "event-moon" })
                    .with("face", face.0)
                    .with("gold", gold.0)
            }
            Event::Won { seat, gold } => Phrase::new("event-won").with("seat", seat).with("gold", gold.0),
            Event::NobodyWon => Phrase::new("event-nobody-won"),
            Event::Cornered { by, from } => Phrase::new("event-cornered").with("by", by).with("from", from),
            Event::RobbedGold { by, from } => {
                Phrase::new("event-robbed-gold").with("by", by).with("from", from)
            }
            Event::RobbedCard { by, from, card } => match card.known() {
                Some(card) => Phrase::new("event-robbed-this-card")
                    .with("by", by)
                    .with("from", from)
                    .with("beast", beast(card)),
                None => Phrase::new("event-robbed-card").with("by", by).with("from", from),
            },
            Event::Prowled { seat, discard } => {
                Phrase::new("event-prowled").with("seat", seat).with("beast", beast(discard))
            }
            Event::Ended => Phrase::new("event-ended"),
        })
    }

    fn board(view: &View, words: &dyn Words) -> String {
        let mut sheet = Sheet::new(words.columns());
        let night = Phrase::new("board-night").with("night", view.night).with("nights", view.nights);
        sheet.line(&words.say(&night.with("moon", view.moon)));
        let hoard = Phrase::new("board-hoard").with("hoard", view.hoard).with("supply", view.supply);
        sheet.line(&words.say(&hoard));
        let deck =
            Phrase::new("board-deck").with("deck", view.deck as u32).with("discard", cards(&view.discard));
        sheet.line(&words.say(&deck));
        for (seat, player) in view.players.iter() {
            let choosing = view.question == QuestionView::Send && player.cards > 0;
            let row = Phrase::new("board-player")
                .with("seat", seat)
                .with("gold", player.gold)
                .with("trophies", player.trophies)
                .with("cards", player.cards as u32)
                .with("choosing", u8::from(choosing) + u8::from(player.has_chosen));
            sheet.line(&words.say(&row));
            if let Some(hand) = &player.hand {
                sheet.wrapped("   ", &words.say(&Phrase::new("board-hand").with("hand", cards(hand))));
            }
        }
        sheet.text()
    }
}

fn cards(pool: &Beasts) -> Arg {
    if pool.is_empty() {
        return Arg::Name("board-none".to_owned());
    }
    Arg::List(pool.each().map(beast).collect())
}
