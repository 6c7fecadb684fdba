//! Another world that looks the same to one viewer (AB-15.8, AB-15.9, AB-15.17).

use table::{Chance, Id, Recall, Source, Viewer};

use crate::components::{Allies, Card, Cards, Kind, Race};
use crate::rules::council;
use crate::{Question, State};

/// Draws anew what `viewer` does not know. Somebody who has followed every event knows all hands and stacks (AB-15.8),
/// and with the memory aid so does everybody (AB-19.3).
pub(crate) fn redraw(s: &mut State, viewer: Viewer, recall: Recall, chance: &mut impl Chance) {
    forget_drafts(s, viewer);
    if recall == Recall::Display && !s.memory_aid {
        redraw_allies(s, viewer, chance);
    }
    if !s.over {
        redraw_tokens(s, viewer, recall, chance);
    }
}

/// AB-10.10, AB-15.1: a lord or power chosen and cards picked by somebody else have not happened for this viewer.
fn forget_drafts(s: &mut State, viewer: Viewer) {
    if !viewer.is(s.active) {
        s.turn.cancels = 0;
        if let Some(Question::Pay { .. } | Question::Power { .. }) = s.pending.top() {
            s.pending.pop();
            s.draft = Allies::EMPTY;
        }
    }
}

/// AB-15.4, AB-15.5: gathers the deck, the Council and the other hands, and deals them again. Stacks first, for they
/// take one race only, then hands, for they take no monster; the rest is the deck. So every deal is equally likely.
fn redraw_allies(s: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    let monsters = s.deck.count(Card::Monster);
    let mut unseen = s.council;
    for (card, count) in s.deck.iter() {
        if let Card::Ally(kind) = card {
            unseen.add_many(kind, count);
        }
    }
    for (_, player) in s.players.iter().filter(|&(seat, _)| !viewer.is(seat)) {
        unseen.add_all(&player.hand);
    }
    let heights = Race::ALL.iter().map(|&race| (race, council::height(s, race)));
    let mut dealt = Allies::EMPTY;
    for (race, height) in heights {
        let mut of_race = only(&unseen, race);
        for _ in 0..height {
            if let Some(kind) = of_race.draw(Source::REDRAW, chance)
                && unseen.take(kind)
            {
                dealt.add(kind);
            }
        }
    }
    s.council = dealt;
    for (_, player) in s.players.iter_mut().filter(|&(seat, _)| !viewer.is(seat)) {
        let cards = player.hand.take_everything().len();
        for _ in 0..cards {
            if let Some(kind) = unseen.draw(Source::REDRAW, chance) {
                player.hand.add(kind);
            }
        }
    }
    s.deck = Cards::EMPTY;
    for (kind, count) in unseen.iter() {
        s.deck.add_many(Card::Ally(kind), count);
    }
    s.deck.add_many(Card::Monster, monsters);
    // Cards are discarded in canonical order, but the hand that did so is another one now.
    if let Some(Question::Discard { seat, from, .. }) = s.pending.top_mut()
        && !viewer.is(*seat)
    {
        *from = Kind::ALL[0];
    }
}

fn only(allies: &Allies, race: Race) -> Allies {
    let mut counts = [0; Kind::COUNT];
    for (kind, count) in allies.iter().filter(|(kind, _)| kind.race() == race) {
        counts[kind.index()] = count;
    }
    Allies::from_counts(counts)
}

/// AB-15.17, AB-15.18: the tokens of the others and of the pile. Who lost a token and remembers it knows that the thief
/// has it.
fn redraw_tokens(s: &mut State, viewer: Viewer, recall: Recall, chance: &mut impl Chance) {
    let remembered = s.stolen.filter(|stolen| recall == Recall::Perfect && viewer.is(stolen.from));
    let mut unseen = s.token_pile;
    for (_, player) in s.players.iter().filter(|&(seat, _)| !viewer.is(seat)) {
        unseen.add_all(&player.tokens);
    }
    if let Some(stolen) = remembered
        && !unseen.take(stolen.token)
    {
        return; // cannot be: the thief has it
    }
    for (seat, player) in s.players.iter_mut().filter(|&(seat, _)| !viewer.is(seat)) {
        let mut missing = player.tokens.take_everything().len();
        if let Some(stolen) = remembered.filter(|stolen| stolen.thief == seat) {
            player.tokens.add(stolen.token);
            missing -= 1;
        }
        for _ in 0..missing {
            if let Some(token) = unseen.draw(Source::REDRAW, chance) {
                player.tokens.add(token);
            }
        }
    }
    s.token_pile = unseen;
    if let Some(stolen) = &mut s.stolen
        && remembered.is_none()
        && !viewer.is(stolen.thief)
    {
        // Any token of the thief may be the one.
        let mut tokens = s.players[stolen.thief].tokens;
        if let Some(token) = tokens.draw(Source::REDRAW, chance) {
            stolen.token = token;
        }
    }
}
