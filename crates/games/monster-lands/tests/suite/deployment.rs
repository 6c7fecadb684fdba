//! One composed move and its small steps are the same thing.

use std::collections::BTreeSet;

use monster_lands::components::{MemberId, Trap};
use monster_lands::deployment::{Deployment, enumerate, steps};
use monster_lands::values::{FewFaces, PathId};
use monster_lands::{Action, Event, Options, State};
use table::conformance::choices;
use table::{Game, Guide, Options as _, Pcg, Seat, Secret, Silent, Viewer, pick};

/// What a load is, without the order of its tokens.
fn load(whole: &Deployment) -> String {
    let traps: Vec<String> = whole.traps.each().map(|trap| trap.to_string()).collect();
    let Deployment { dice, persuasion, defence, carried, .. } = whole;
    format!("{dice:?} {persuasion} {traps:?} {defence} {carried:?}")
}

/// A load in the making. What was laid is read from the events, for forced steps show there too.
#[derive(Clone)]
struct Draft {
    state: State,
    next: Action,
    dice: [u8; 2],
    persuasion: FewFaces,
    traps: Vec<Trap>,
    defence: u8,
    carried: [u8; 2],
}

impl Draft {
    /// Takes the next step.
    fn go(&mut self, seat: Seat, path: PathId) {
        let mut events = Vec::new();
        self.state.apply(seat, self.next, &mut Pcg::new(0), &mut events).unwrap();
        if let Action::Carry { potions, venoms } = self.next {
            self.carried = [potions.0, venoms.0];
        }
        for event in events {
            match event {
                // The first of a step is that of the load; the dice of a settled land would come later.
                Event::DiceLaid { seat: who, s, m, p } if who == seat && self.dice == [0; 2] => {
                    self.dice = [s.0, m.0];
                    let mut faces = p.each();
                    self.persuasion = FewFaces::new(faces.next().unwrap_or(0), faces.next().unwrap_or(0));
                }
                Event::Laid { path: at, trap: Secret::Known(trap), .. } if at == path => {
                    self.traps.push(trap);
                }
                Event::DefenceLaid { path: at, .. } if at == path => self.defence += 1,
                _ => {}
            }
        }
    }

    fn load(mut self) -> String {
        self.traps.sort();
        let traps: Vec<String> = self.traps.iter().map(ToString::to_string).collect();
        let Self { dice, persuasion, defence, carried, .. } = self;
        format!("{dice:?} {persuasion} {traps:?} {defence} {carried:?}")
    }
}

/// Every load that small steps lead to, by trying all of them.
fn by_small_steps(start: &State, seat: Seat, path: PathId, member: MemberId) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open = vec![Draft {
        state: *start,
        next: Action::Assign { path, member },
        dice: [0; 2],
        persuasion: FewFaces::default(),
        traps: Vec::new(),
        defence: 0,
        carried: [0; 2],
    }];
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
            found.insert(draft.load());
        }
    }
    found
}

// rules: ML-29.5 ML-29.6 ML-29.7 ML-29.8 ML-29.9
#[test]
fn whole_moves_and_small_steps_lead_to_the_same_loads() {
    let mut compared = 0;
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
                if !assign.is_empty() && chance_of(&mut chance) {
                    let Action::Assign { path, member } = pick(&assign, &mut chance) else { unreachable!() };
                    let whole = enumerate(&state, seat, path, member);
                    let listed: BTreeSet<String> = whole.iter().map(load).collect();
                    assert_eq!(listed.len(), whole.len(), "each load once");
                    assert_eq!(listed, by_small_steps(&state, seat, path, member), "{path} {member}");
                    let one = pick(&whole, &mut chance);
                    follow(&state, seat, &one);
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
    assert!(compared > 50, "{compared}");
}

fn chance_of(chance: &mut Pcg) -> bool {
    pick(&[true, false, false], chance)
}

/// The steps of a move can be taken one after the other; tricks come first, defence last.
fn follow(state: &State, seat: Seat, whole: &Deployment) {
    let steps = steps(state, seat, whole).unwrap();
    let mut state = *state;
    for &step in &steps {
        state.apply(seat, step, &mut Pcg::new(0), &mut Silent).unwrap();
    }
    let rank = |action: &Action| match action {
        Action::Lay { trap } if trap.is_trick() => Some(0),
        Action::Lay { .. } => Some(1),
        Action::LayDefence => Some(2),
        _ => None,
    };
    let order: Vec<i32> = steps.iter().filter_map(rank).collect();
    assert!(order.is_sorted(), "{steps:?}");
}

#[test]
fn what_is_not_possible_has_no_steps() {
    let options = Options::build(&choices::<State>("players=2").unwrap()).unwrap();
    let mut chance = Pcg::new(4);
    let mut state = State::new(&options, &mut chance, &mut Silent);
    let mut legal = Vec::new();
    loop {
        let seat = state.to_act().first().unwrap();
        state.legal(seat, &mut legal);
        if let Some(&Action::Assign { path, member }) =
            legal.iter().find(|action| matches!(action, Action::Assign { .. }))
        {
            let mut whole = enumerate(&state, seat, path, member)[0];
            assert!(steps(&state, seat, &whole).is_some());
            whole.defence += 9;
            assert_eq!(steps(&state, seat, &whole), None);
            let other = Seat::all(2).find(|&other| other != seat).unwrap();
            assert!(enumerate(&state, other, path, member).is_empty());
            return;
        }
        state.apply(seat, legal[0], &mut chance, &mut Silent).unwrap();
    }
}
