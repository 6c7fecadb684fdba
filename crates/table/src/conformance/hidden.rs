//! Nothing hidden gets out: the world is redrawn for a viewer, and that viewer must not notice.

use std::collections::BTreeMap;

use super::walk::{Moment, take};
use super::{Broken, Item, broken};
use crate::{Audit, Chance, Event, Game, Pcg, Recall, Seat, Source, Standing, StateHash, Viewer};

/// What must change now and then, seen over many games.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    /// For each hidden place: how often it was redrawn, and how often that changed it.
    places: BTreeMap<(String, String), (u32, u32)>,
    worlds: u64,
}

impl Ledger {
    /// Redrawn so often without any change, a place counts as peeked at.
    const ENOUGH: u32 = 100;

    pub(super) const fn worlds(&self) -> u64 {
        self.worlds
    }

    fn note(
        &mut self,
        viewer: Viewer,
        recall: Recall,
        truth: &[(String, String)],
        redrawn: &[(String, String)],
    ) {
        for ((place, value), (_, other)) in truth.iter().zip(redrawn) {
            let entry = self.places.entry((format!("{viewer} {recall:?}"), place.clone())).or_default();
            entry.0 += 1;
            entry.1 += u32::from(value != other);
        }
    }

    /// Every hidden place that was redrawn often enough has changed at least once.
    pub(super) fn finish(&self) -> Result<(), Broken> {
        let stuck = self.places.iter().find(|(_, (seen, changed))| *seen >= Self::ENOUGH && *changed == 0);
        match stuck {
            None => Ok(()),
            Some(((viewer, place), (seen, _))) => broken(
                Item::Redraw,
                format!("{place}, hidden from {viewer}, stayed as it was in {seen} redrawn worlds"),
            ),
        }
    }
}

/// Everything a viewer is shown of a position, as bytes.
pub(super) fn shown<G: Game>(game: &G, viewer: Viewer) -> Result<String, Broken> {
    let mut legal = Vec::new();
    if let Some(seat) = viewer.seat() {
        game.legal(seat, &mut legal);
    }
    let view = serde_json::to_string(&game.view(viewer));
    let view = view.or_else(|error| broken(Item::Interference, format!("the view is not JSON: {error}")))?;
    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    Ok(format!("{view} legal {} to act {} outcome {:?}", legal.join("|"), game.to_act(), game.outcome()))
}

/// Redraws the position for every viewer and compares, before and after `step`.
pub(super) fn probe<G: Audit>(
    now: &Moment<G>,
    step: Option<(Seat, G::Action)>,
    ledger: &mut Ledger,
) -> Result<(), Broken> {
    // The worlds of a probe are drawn from the game's own chance, so that a shrunk game fails the same way.
    let mut redraws = now.chance.clone();
    for viewer in Viewer::all(now.game.seats()) {
        let before = shown(&now.game, viewer)?;
        for recall in [Recall::Display, Recall::Perfect] {
            let (seed, other) = (redraws.seed(), redraws.seed());
            let world = redraw(&now.game, viewer, recall, seed)?;
            ledger.worlds += 1;
            ledger.note(viewer, recall, &now.game.secrets(viewer, recall), &world.secrets(viewer, recall));
            let after = shown(&world, viewer)?;
            if before != after {
                return broken(
                    Item::Interference,
                    format!(
                        "{viewer} can tell two worlds apart that should look the same ({recall:?}):\n{before}\n{after}"
                    ),
                );
            }
            compare_orders(&now.game, &world, viewer)?;
            world
                .audit()
                .or_else(|m| broken(Item::Redraw, format!("redrawn for {viewer} ({recall:?}): {m}")))?;
            let twice = redraw(&redraw(&now.game, viewer, recall, other)?, viewer, recall, seed)?;
            if StateHash::of(&twice) != StateHash::of(&world) {
                let message =
                    format!("redrawing for {viewer} ({recall:?}) depends on what {viewer} cannot know");
                return broken(Item::Redraw, message);
            }
            if let Some((seat, action)) = step {
                compare_step(now, world, viewer, recall, seat, action)?;
            }
        }
    }
    Ok(())
}

/// What a standing order does is seen by all, if only by how soon it is done: so it must follow from what all know.
fn compare_orders<G: Game>(game: &G, world: &G, viewer: Viewer) -> Result<(), Broken> {
    for seat in game.to_act().iter().filter(|&seat| !viewer.is(seat) && !G::ORDERS.is_empty()) {
        let (here, there) = (game.view(seat.into()), world.view(seat.into()));
        for standing in
            G::ORDERS.iter().flat_map(|&order| [false, true].map(|raised| Standing { order, raised }))
        {
            if G::standing(&here, seat, standing) != G::standing(&there, seat, standing) {
                let message = format!("what `{}` does for {seat} tells {viewer} something", standing.order);
                return broken(Item::Interference, message);
            }
        }
    }
    Ok(())
}

fn redraw<G: Game>(game: &G, viewer: Viewer, recall: Recall, seed: u64) -> Result<G, Broken> {
    struct RedrawOnly(Pcg, bool);
    impl Chance for RedrawOnly {
        fn below(&mut self, source: Source, n: u32) -> u32 {
            self.1 |= source != Source::REDRAW;
            self.0.below(source, n)
        }
    }
    let mut world = game.clone();
    let mut chance = RedrawOnly(Pcg::new(seed), false);
    world.determinize(viewer, recall, &mut chance);
    if chance.1 {
        return broken(Item::Redraw, "redrawing asked a source of the game; it must ask Source::REDRAW");
    }
    Ok(world)
}

/// The same step in the true world and in the redrawn one: what `viewer` is shown may differ only where the step
/// really told something, and then it is a barrier.
fn compare_step<G: Game>(
    now: &Moment<G>,
    world: G,
    viewer: Viewer,
    recall: Recall,
    seat: Seat,
    action: G::Action,
) -> Result<(), Broken> {
    let world = Moment { game: world, chance: now.chance.clone() };
    let Ok((other, other_done)) = take(&world, seat, action) else {
        if viewer.is(seat) {
            return broken(
                Item::Interference,
                format!("`{seat} {action}` depends on what {seat} cannot know"),
            );
        }
        return Ok(()); // somebody else did what only the true world allows
    };
    let (next, done) = take(now, seat, action)?;
    let told = |events: &[G::Event]| -> Vec<String> {
        let shown = events.iter().filter_map(|event| event.redacted(viewer));
        let mut shown: Vec<String> = shown.map(|event| event.to_string()).collect();
        shown.sort(); // two cards drawn in another order are the same two cards
        shown
    };
    let (here, there) = (told(&done.events), told(&other_done.events));
    if viewer == Viewer::Spectator
        && let Some(secret) = here.iter().find(|text| text.contains('('))
    {
        return broken(
            Item::Interference,
            format!("`{seat} {action}` shows spectators a secret: `{secret}`"),
        );
    }
    let same_view = shown(&next.game, viewer)? == shown(&other.game, viewer)?;
    let barrier = done.events.iter().any(Event::is_barrier);
    if recall == Recall::Perfect && !barrier && (!same_view || here != there) {
        return broken(
            Item::Undo,
            format!("`{seat} {action}` tells {viewer} something new and has no barrier event"),
        );
    }
    // With equal views afterwards only what is public may have been told, and then what follows from it.
    let kind = |texts: &[String], kind: fn(&str) -> bool| -> Vec<String> {
        texts.iter().filter(|text| kind(text)).cloned().collect()
    };
    let differ = |which: fn(&str) -> bool| kind(&here, which) != kind(&there, which);
    let secrets = |texts: &[String]| taken_apart(&kind(texts, |text| text.contains('(')));
    let secret = secrets(&here) != secrets(&there);
    let masked = differ(|text| text.contains('?')) && !differ(|text| !text.contains(['(', '?']));
    // The end of a game may lay open what somebody had just been shown alone, and then the views agree again.
    if same_view && (secret || masked) && next.game.outcome().is_none() {
        let message = format!("`{seat} {action}` tells {viewer} what the view hides: {here:?} and {there:?}");
        return broken(Item::Interference, message);
    }
    Ok(())
}

/// What was told in brackets, apart from the events that told it, both sorted: a card from a hand and one from the
/// deck, or the same two the other way round, are the same two cards.
///
/// What came and went in the same step, told once by either event, is left out: a token that is stolen and lost again was
/// seen by the thief, and no view shows it any more.
fn taken_apart(events: &[String]) -> (Vec<String>, Vec<String>) {
    let (mut without, mut told) = (Vec::new(), Vec::<(&str, &str)>::new());
    for event in events {
        let kind = event.split(' ').next().unwrap_or_default();
        let pieces = event.split(['(', ')']);
        without.push(pieces.clone().step_by(2).collect());
        for secret in pieces.skip(1).step_by(2) {
            if let Some(came) = told.iter().position(|&(other, same)| other != kind && same == secret) {
                told.swap_remove(came);
            } else {
                told.push((kind, secret));
            }
        }
    }
    let mut told: Vec<String> = told.into_iter().map(|(_, secret)| secret.to_owned()).collect();
    without.sort();
    told.sort();
    (without, told)
}

#[cfg(test)]
mod tests {
    use super::taken_apart;

    #[test]
    fn the_same_cards_by_another_way_are_the_same_cards() {
        let events = |texts: [&str; 2]| texts.map(str::to_owned);
        let here = events(["drew A (wolf)", "swapped A C (imp) (troll)"]);
        let other_way = events(["drew A (troll)", "swapped A C (imp) (wolf)"]);
        assert_eq!(taken_apart(&here), taken_apart(&other_way));
        let other_card = events(["drew A (wolf)", "swapped A C (imp) (wolf)"]);
        assert_ne!(taken_apart(&here), taken_apart(&other_card));
        let other_seat = events(["drew A (wolf)", "swapped A B (imp) (troll)"]);
        assert_ne!(taken_apart(&here), taken_apart(&other_seat));
    }

    #[test]
    fn what_came_and_went_in_one_step_leaves_nothing_to_be_shown() {
        let events = |texts: [&str; 3]| texts.map(str::to_owned);
        let here = events(["lost B (favour)", "lost B (favour)", "stole B C (favour)"]);
        let there = events(["lost B (favour)", "lost B (fear)", "stole B C (fear)"]);
        assert_eq!(taken_apart(&here), taken_apart(&there));
        let kept = events(["lost B (favour)", "lost B (favour)", "stole B C (fear)"]);
        assert_ne!(taken_apart(&here), taken_apart(&kept));
        let twice = ["saw C (fear)", "saw C (fear)"].map(str::to_owned);
        let other = ["saw C (favour)", "saw C (favour)"].map(str::to_owned);
        assert_ne!(taken_apart(&twice), taken_apart(&other));
    }
}
