//! One composed move and its small steps are the same thing.

use std::collections::{BTreeMap, BTreeSet};

use monster_lands::components::{MemberId, Trap, Traps};
use monster_lands::deployment::Offer;
use monster_lands::values::{FewFaces, PathId};
use monster_lands::{Action, Event, Options, State, View};
use table::conformance::choices;
use table::{Game, Guide, Number, Options as _, Pcg, Seat, Secret, Silent, StateHash, Viewer, pick};

/// A whole load.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Load {
    dice: [u8; 2],
    persuasion: FewFaces,
    /// In the order in which they are laid; the first is on top.
    traps: Vec<Trap>,
    defence: u8,
    carried: [u8; 2],
}

/// Every load that an offer allows, out of what the viewer owns: what can be composed on the page. Each set of tokens is
/// laid in one order: tricks first, then traps by id.
fn composed(view: &View, seat: Seat, offer: &Offer) -> Vec<Load> {
    let own = &view.players[seat.index()];
    let (traps, [defence, ..]) = (own.traps.unwrap(), own.tokens);
    let mut all = Vec::new();
    for dice in &offer.dice {
        let (least, most) = (usize::from(dice.tokens.0), usize::from(dice.tokens.1));
        for set in sets(traps, most) {
            let (tricks, rest): (Vec<Trap>, Vec<Trap>) = set.each().partition(|trap| trap.is_trick());
            let ordered: Vec<Trap> = tricks.into_iter().chain(rest).collect();
            for defence in 0..=defence {
                if !(least..=most).contains(&(set.len() + usize::from(defence))) {
                    continue;
                }
                for potions in 0..=offer.carried[0] {
                    for venoms in 0..=offer.carried[1] {
                        all.push(Load {
                            dice: [dice.s, dice.m],
                            persuasion: dice.p,
                            traps: ordered.clone(),
                            defence,
                            carried: [potions, venoms],
                        });
                    }
                }
            }
        }
    }
    all
}

/// Every set of so many of these tokens at most.
fn sets(held: Traps, most: usize) -> Vec<Traps> {
    let mut sets = vec![Traps::EMPTY];
    for trap in held.kinds() {
        for at in 0..sets.len() {
            for count in 1..=held.count(trap) {
                let mut set = sets[at];
                set.add_many(trap, count);
                if set.len() <= most {
                    sets.push(set);
                }
            }
        }
    }
    sets
}

/// Takes the small steps of a load as the page does: by what is asked and what lies there already. Questions with one
/// answer are not asked, so they are no steps.
fn follow(start: &State, seat: Seat, path: PathId, member: MemberId, load: &Load) -> State {
    let mut state = *start;
    let mut step = Action::Assign { path, member };
    loop {
        state.apply(seat, step, &mut Pcg::new(0), &mut Silent).unwrap();
        let view = state.view(seat.into());
        let asked = view.question.filter(|asked| asked.path == Some(path)).map(|asked| asked.kind);
        let laid = view.paths.iter().find(|at| at.path == path).unwrap();
        step = match asked {
            Some("load_dice") => {
                let [s, m] = load.dice.map(Number);
                Action::Dice { s, m, p: load.persuasion }
            }
            Some("load_tokens") => match load.traps.get(laid.tokens.len()) {
                Some(&trap) => Action::Lay { trap },
                None if laid.defence < load.defence => Action::LayDefence,
                None => Action::Done,
            },
            Some("load_carry") => {
                let [potions, venoms] = load.carried.map(Number);
                Action::Carry { potions, venoms }
            }
            _ => return state,
        };
    }
}

/// A load in the making. What was laid is read from the events, for forced steps show there too.
#[derive(Clone)]
struct Draft {
    state: State,
    next: Action,
    load: Load,
}

impl Draft {
    /// Takes the next step.
    fn go(&mut self, seat: Seat, path: PathId) {
        let (mut events, load) = (Vec::new(), &mut self.load);
        self.state.apply(seat, self.next, &mut Pcg::new(0), &mut events).unwrap();
        if let Action::Carry { potions, venoms } = self.next {
            load.carried = [potions.0, venoms.0];
        }
        for event in events {
            match event {
                // The first of a step is that of the load; the dice of a settled land would come later.
                Event::DiceLaid { seat: who, s, m, p } if who == seat && load.dice == [0; 2] => {
                    load.dice = [s.0, m.0];
                    let mut faces = p.each();
                    load.persuasion = FewFaces::new(faces.next().unwrap_or(0), faces.next().unwrap_or(0));
                }
                Event::Laid { path: at, trap: Secret::Known(trap), .. } if at == path => {
                    load.traps.push(trap);
                }
                Event::DefenceLaid { path: at, .. } if at == path => load.defence += 1,
                _ => {}
            }
        }
    }
}

/// Every load that small steps lead to, in every order of its tokens, and the position after it, by trying all.
fn by_small_steps(start: &State, seat: Seat, path: PathId, member: MemberId) -> BTreeMap<Load, StateHash> {
    let mut found = BTreeMap::new();
    let load = Load {
        dice: [0; 2],
        persuasion: FewFaces::default(),
        traps: Vec::new(),
        defence: 0,
        carried: [0; 2],
    };
    let mut open = vec![Draft { state: *start, next: Action::Assign { path, member }, load }];
    let mut legal = Vec::new();
    while let Some(mut draft) = open.pop() {
        draft.go(seat, path);
        let view = draft.state.view(Viewer::Spectator);
        let loading =
            view.question.is_some_and(|asked| asked.kind.starts_with("load") && asked.path == Some(path));
        if loading {
            draft.state.legal(seat, &mut legal);
            open.extend(legal.iter().map(|&next| Draft { next, ..draft.clone() }));
        } else {
            let position = StateHash::of(&draft.state);
            let same = *found.entry(draft.load).or_insert(position);
            assert_eq!(same, position, "defence tokens have no place in the order");
        }
    }
    found
}

/// The same load with its tokens in canonical order.
fn in_order(load: &Load) -> Load {
    let mut load = load.clone();
    load.traps.sort_by_key(|trap| (!trap.is_trick(), *trap));
    load
}

/// Compares what is offered on a path with what small steps lead to; says how many loads there are.
fn compare(state: &State, seat: Seat, path: PathId, member: MemberId) -> usize {
    let view = state.view(seat.into());
    let offer = view.offers.iter().find(|offer| offer.path == path).unwrap();
    let whole = composed(&view, seat, offer);
    let small = by_small_steps(state, seat, path, member);
    let listed: BTreeSet<Load> = whole.iter().cloned().collect();
    assert_eq!(listed.len(), whole.len(), "each load once");
    assert_eq!(listed, small.keys().map(in_order).collect(), "{path} {member}");
    // People may choose any order (ML-29.7): then the tokens lie in that order.
    for (load, &position) in &small {
        let reached = StateHash::of(&follow(state, seat, path, member, load));
        assert_eq!(reached, position, "{path} {member} {load:?}");
    }
    whole.len()
}

// rules: ML-29.5 ML-29.6 ML-29.7 ML-29.8 ML-29.9
#[test]
fn whole_moves_and_small_steps_lead_to_the_same_positions() {
    let (mut compared, mut most, mut areas) = (0, 0, BTreeSet::new());
    for (settings, seed) in
        [("players=2", 1), ("players=3 trickery=on more_monsters=on", 2), ("players=1", 3)]
    {
        let options = Options::build(&choices::<State>(settings).unwrap()).unwrap();
        let mut chance = Pcg::new(seed);
        for game in 0..3 {
            let mut state = State::new(&options, &mut chance, &mut Silent);
            let (mut legal, mut leanings) = (Vec::new(), Vec::new());
            while let Some(seat) = state.to_act().first() {
                state.legal(seat, &mut legal);
                let assign: Vec<Action> =
                    legal.iter().copied().filter(|action| matches!(action, Action::Assign { .. })).collect();
                if !assign.is_empty() && pick(&[true, false, false], &mut chance) {
                    let Action::Assign { path, member } = pick(&assign, &mut chance) else { unreachable!() };
                    most = most.max(compare(&state, seat, path, member));
                    areas.insert(path.area());
                    compared += 1;
                }
                let action = if game == 0 {
                    pick(&legal, &mut chance)
                } else {
                    state.rollout(seat, &legal, &mut leanings, &mut chance)
                };
                state.apply(seat, action, &mut chance, &mut Silent).unwrap();
            }
        }
    }
    assert!(compared > 50 && most > 50, "{compared} {most}");
    assert_eq!(areas.len(), 5, "missions, contracts, both territories and the Entrance: {areas:?}");
}

// rules: ML-6.4 ML-8.1
#[test]
fn offers_are_for_whoever_is_on_turn_and_name_the_paths_that_can_be_gone() {
    let options = Options::build(&choices::<State>("players=2").unwrap()).unwrap();
    let mut chance = Pcg::new(4);
    let mut state = State::new(&options, &mut chance, &mut Silent);
    let (mut legal, mut offered, mut without) = (Vec::new(), 0, 0);
    while let Some(seat) = state.to_act().first() {
        state.legal(seat, &mut legal);
        let paths = |action: &Action| match *action {
            Action::Assign { path, .. } => Some(path),
            _ => None,
        };
        let paths: BTreeSet<PathId> = legal.iter().filter_map(paths).collect();
        let offers = state.view(seat.into()).offers;
        assert!(offers.iter().map(|offer| offer.path).eq(paths));
        assert!(offers.iter().all(|offer| !offer.dice.is_empty()));
        if offers.is_empty() {
            without += 1;
        } else {
            offered += 1;
        }
        for viewer in Seat::all(2).filter(|&other| other != seat).map(Viewer::from).chain([Viewer::Spectator])
        {
            assert_eq!(state.view(viewer).offers, []);
        }
        let action = pick(&legal, &mut chance);
        state.apply(seat, action, &mut chance, &mut Silent).unwrap();
    }
    assert!(offered > 10 && without > 10, "{offered} {without}");
}
