//! AB-10: the composed payments and the payments reached one ally a step are the same set.

use std::collections::BTreeSet;

use abyss::components::{Allies, Kind, LordId};
use abyss::payment::{enumerate, steps};
use abyss::{Action, State};
use table::{Chance, Game, Id, Pcg, Position, Seat, Silent, Source};

const A: Seat = Seat::FIRST;

fn position(keys: &[(&str, &str)]) -> State {
    crate::witness::position(2, keys)
}

fn list(allies: &Allies) -> String {
    allies.each().map(|ally| ally.to_string()).collect::<Vec<_>>().join(" ")
}

fn payments(hand: &str, pearls: &str, lord: LordId) -> Vec<String> {
    let state = position(&[("A.hand", hand), ("A.pearls", pearls), ("court", lord.word())]);
    enumerate(&state, A, lord)
        .iter()
        .map(|payment| format!("{} +{}", list(&payment.allies), payment.pearls))
        .collect()
}

// rules: AB-9.9 AB-9.10 AB-10.4 AB-10.6
#[test]
fn a_spare_card_cannot_be_slipped_into_a_payment() {
    // Not listed: all three cards. Without the 1 they still make 8, so it would only change who is affiliated.
    assert_eq!(
        payments("shellfish.1,shellfish.3,shellfish.5", "2", LordId::Slaver),
        ["shellfish.3 shellfish.5 +0", "shellfish.1 shellfish.5 +2"]
    );
}

/// A random hand of some size, some pearls, some lords that change the costs, and six lords in the Court.
fn random_state(chance: &mut Pcg) -> State {
    const ANY: Source = Source::POLICY;
    let mut hand = Vec::new();
    let mut left = [4u8, 3, 3, 2, 1].repeat(5);
    for _ in 0..=chance.below(ANY, 11) {
        if let Some(kind) = chance.weighted(ANY, &left) {
            left[kind] -= 1;
            hand.push(Kind::from_index(kind).unwrap().to_string());
        }
    }
    let mut lords: Vec<LordId> = LordId::all().collect();
    chance.shuffle(ANY, &mut lords);
    let court: Vec<&str> = lords.iter().take(6).map(|lord| lord.word()).collect();
    let mut in_force = Vec::new();
    for lord in [LordId::Treasurer, LordId::Diplomat] {
        if !court.contains(&lord.word()) && chance.below(ANY, 3) == 0 {
            in_force.push(lord.word());
        }
    }
    let theirs = if !court.contains(&"recruiter") && chance.below(ANY, 3) == 0 { "recruiter" } else { "-" };
    let own = if in_force.is_empty() { "-".to_owned() } else { in_force.join(",") };
    let pearls = chance.below(ANY, 8).to_string();
    position(&[
        ("A.hand", &hand.join(",")),
        ("A.pearls", &pearls),
        ("A.lords", &own),
        ("B.lords", theirs),
        ("court", &court.join(",")),
    ])
}

/// Walks through all sequences of picks for `lord`, noting each payment as it is confirmed.
fn walk(state: &State, found: &mut Vec<String>) {
    let mut legal = Vec::new();
    state.legal(A, &mut legal);
    for &action in &legal {
        if action == Action::Cancel {
            continue;
        }
        let mut after = *state;
        let mut log = Vec::new();
        after.apply(A, action, &mut Pcg::new(0), &mut log).unwrap();
        let paid = log.iter().find_map(|event| match event {
            abyss::Event::Paid { allies, pearls, .. } => Some(format!("{} +{pearls}", list(&allies.0))),
            _ => None,
        });
        match paid {
            Some(payment) => found.push(payment),
            None => walk(&after, found),
        }
    }
}

// rules: AB-10.5 AB-10.11 AB-10.12 AB-21.18 AB-21.19
#[test]
fn one_ally_a_step_reaches_exactly_the_composed_payments() {
    let mut chance = Pcg::new(7);
    for _ in 0..1500 {
        let state = random_state(&mut chance);
        let mut main = Vec::new();
        state.legal(A, &mut main);
        for lord in
            LordId::all().filter(|&lord| state.read("court").unwrap().split(',').any(|l| l == lord.word()))
        {
            let composed = enumerate(&state, A, lord);
            let recruit = Action::Recruit { lord };
            assert_eq!(main.contains(&recruit), !composed.is_empty(), "AB-21.19 {lord} {state:?}");
            if composed.is_empty() {
                continue;
            }
            let mut chosen = state;
            let mut log = Vec::new();
            chosen.apply(A, recruit, &mut Pcg::new(0), &mut log).unwrap();
            let mut found = Vec::new();
            walk(&chosen, &mut found);
            let wanted: BTreeSet<String> = composed
                .iter()
                .map(|payment| format!("{} +{}", list(&payment.allies), payment.pearls))
                .collect();
            assert_eq!(found.len(), wanted.len(), "each payment by one sequence");
            assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), wanted, "{lord} {state:?}");
        }
    }
}

// rules: AB-10.1 AB-10.2 AB-10.12
#[test]
fn a_composed_payment_is_carried_out_by_its_steps() {
    let mut chance = Pcg::new(11);
    for _ in 0..200 {
        let state = random_state(&mut chance);
        for lord in LordId::all() {
            for payment in enumerate(&state, A, lord) {
                let Some(steps) = steps(&state, lord, &payment.allies) else {
                    assert!(!state.read("court").unwrap().split(',').any(|other| other == lord.word()));
                    continue;
                };
                let mut after = state;
                let mut log = Vec::new();
                for step in steps {
                    after.apply(A, step, &mut Pcg::new(3), &mut log).unwrap();
                }
                let paid = log.iter().find_map(|event| match event {
                    abyss::Event::Paid { allies, pearls, .. } => Some((allies.0, pearls.0)),
                    _ => None,
                });
                assert_eq!(paid, Some((payment.allies, payment.pearls)));
            }
        }
    }
}

// rules: AB-10.13
#[test]
fn the_largest_set_of_payments_has_the_size_the_ledger_gives() {
    // All 65 allies in one hand; the Traitor with an opponent's Recruiter and one's own Diplomat: three free races, S = 14.
    let hand: Vec<String> =
        Kind::all().map(|kind| format!("{kind}*{}", [4, 3, 3, 2, 1][kind.value() as usize - 1])).collect();
    let state = position(&[
        ("A.hand", &hand.join(",")),
        ("A.lords", "diplomat"),
        ("B.lords", "recruiter"),
        ("A.pearls", "20"),
        ("court", "traitor"),
    ]);
    assert_eq!(enumerate(&state, A, LordId::Traitor).len(), 230_200);
}

#[test]
fn nothing_is_paid_silently() {
    let mut state =
        position(&[("A.hand", "shellfish.5,shellfish.3"), ("A.pearls", "1"), ("court", "slaver,miller")]);
    let before = state;
    state.apply(A, Action::Recruit { lord: LordId::Slaver }, &mut Pcg::new(0), &mut Silent).unwrap();
    state.apply(A, Action::Cancel, &mut Pcg::new(0), &mut Silent).unwrap();
    assert_eq!(state.view(A.into()), before.view(A.into()));
}
