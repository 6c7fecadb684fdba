//! Bots: legal moves only, and the same ones in worlds that are the same to them.

use super::shrink::unshrunk;
use super::{Broken, Failure, Item, Plan, broken};
use crate::{Audit, Choices, Game, Illegal, Known, Options, Pcg, Policy, Recall, Seat, Silent};

/// Plays whole games by a policy. At every decision the policy is asked twice, once with knowledge taken from the
/// true position and once from a redrawn one: it must answer the same, and legally.
///
/// # Errors
/// The first failure.
pub fn check_policy<G: Audit, P: Policy<G>>(
    choices: &Choices,
    plan: &Plan,
    new: impl Fn() -> P,
) -> Result<(), Box<Failure>> {
    for game in plan.games.clone() {
        let mut chance = Pcg::nth(plan.seed, game);
        play::<G, P>(choices, &mut chance, &new)
            .map_err(|broken| Box::new(unshrunk::<G>(choices, plan.seed, &broken)))?;
    }
    Ok(())
}

fn play<G: Audit, P: Policy<G>>(
    choices: &Choices,
    chance: &mut Pcg,
    new: &impl Fn() -> P,
) -> Result<(), Broken> {
    let options = G::Options::build(choices).or_else(|error| broken(Item::Policy, error.to_string()))?;
    let mut game = G::new(&options, chance, &mut Silent);
    let (mut policy, mut twin) = (new(), new());
    while let Some(seat) = game.to_act().first() {
        let (knowledge, thought) = (chance.seed(), chance.seed());
        let action = ask(&game, seat, &mut policy, knowledge, thought);
        let mut elsewhere = game.clone();
        elsewhere.determinize(seat.into(), Recall::Perfect, chance);
        let same = ask(&elsewhere, seat, &mut twin, knowledge, thought);
        if action != same {
            let message = format!("{seat} plays `{action}`, but `{same}` in a world it cannot tell apart");
            return broken(Item::Policy, message);
        }
        if game.apply(seat, action, chance, &mut Silent) == Err(Illegal) {
            return broken(Item::Policy, format!("the bot at {seat} plays `{action}`, which is not legal"));
        }
    }
    Ok(())
}

fn ask<G: Game, P: Policy<G>>(
    game: &G,
    seat: Seat,
    policy: &mut P,
    knowledge: u64,
    thought: u64,
) -> G::Action {
    let known = Known::of(game, seat, Recall::Perfect, &mut Pcg::new(knowledge));
    policy.choose(&known, &mut Pcg::new(thought))
}
