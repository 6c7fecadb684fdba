//! What is told without walking through all the options agrees with the walk, in random games.

use table::{Game, Pcg, Silent, pick};

use crate::components::{Building, Die, MemberId};
use crate::rules::{Flow, citadel, first_option, is_option, load, options};
use crate::values::PathId;
use crate::{Action, Question, State};

fn all(s: &State, question: Question) -> Vec<Action> {
    let mut all = Vec::new();
    let _ = options(s, question, &mut |action| {
        all.push(action);
        Flow::Continue(())
    });
    all
}

/// ML-7.7: a die may be placed where the question that follows has an answer.
fn visits_bring_something(s: &State, seat: table::Seat, listed: &[Action]) {
    for &building in Building::ALL {
        for die in s.players[seat].pool.kinds() {
            let action = Action::Visit { building, die };
            let takes = match building {
                Building::Alchemist => die == Die::M,
                Building::Mine => die == Die::S,
                Building::PawnShop => true,
                _ => die != Die::M,
            };
            let mut after = *s;
            citadel::visit(&mut after, seat, building, die, &mut Silent);
            let useful = after.pending.top().is_some_and(|next| first_option(&after, next).is_some());
            let expected = takes && citadel::is_open(s, building) && useful;
            assert_eq!(listed.contains(&action), expected, "{action}");
        }
    }
}

/// ML-8.2: a mercenary may be sent where some dice can be laid.
fn paths_can_be_loaded(s: &State, seat: table::Seat) {
    for &path in PathId::ALL {
        let some = load::dice_options(s, seat, path, &mut |_| Flow::Break(())).is_break();
        assert_eq!(load::can_load(s, seat, path), some, "{path}");
    }
}

/// What is listed is an option, and nothing else is.
fn options_are_found(s: &State, question: Question, listed: &[Action]) {
    assert!(listed.iter().all(|&action| is_option(s, question, action)));
    let visits = Building::ALL
        .iter()
        .flat_map(|&building| Die::ALL.iter().map(move |&die| Action::Visit { building, die }));
    let assigns = PathId::ALL
        .iter()
        .flat_map(|&path| MemberId::ALL.iter().map(move |&member| Action::Assign { path, member }));
    for action in visits.chain(assigns).chain([Action::Pass, Action::Done]) {
        assert_eq!(is_option(s, question, action), listed.contains(&action), "{action}");
    }
}

// rules: ML-7.7 ML-8.2 ML-8.10 ML-8.20 ML-8.40
#[test]
fn turns_in_random_games() {
    for (options, seed) in [("players=1 scenario=4", 1), ("players=2", 2), ("players=4 trickery=on", 3)] {
        let choices = table::conformance::choices::<State>(options).unwrap();
        let options = <crate::Options as table::Options>::build(&choices).unwrap();
        let (mut turns, mut legal) = (0, Vec::new());
        for game in 0..20 {
            let mut chance = Pcg::nth(seed, game);
            let mut s = State::new(&options, &mut chance, &mut Silent);
            while let Some(seat) = s.to_act().first() {
                s.legal(seat, &mut legal);
                if let Some(question @ Question::Turn { .. }) = s.pending.top() {
                    turns += 1;
                    assert_eq!(legal, all(&s, question));
                    visits_bring_something(&s, seat, &legal);
                    paths_can_be_loaded(&s, seat);
                    options_are_found(&s, question, &legal);
                }
                let action = pick(&legal, &mut chance);
                s.apply(seat, action, &mut chance, &mut Silent).unwrap();
            }
        }
        assert!(turns > 200, "{turns} turns");
    }
}
