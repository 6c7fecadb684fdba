//! AB-21: what holds after every step of every game, recomputed from what spectators are shown.

use std::collections::BTreeSet;

use crate::witness::{Place, Witness, eager, play, position};
use abyss::components::{Guild, Kind, LocationId, LordId, Race};
use abyss::{Action, State};
use table::{Chance as _, Game, Id, Pcg, Position as _, Seat, Source, pick};

/// Random games and games full of recruitments, of every size.
fn games(mut one: impl FnMut(u8, u64, fn(&[Action], &mut Pcg) -> Action)) {
    for players in 2..=4 {
        for seed in 0..30 {
            one(players, seed, pick);
            one(players, seed, eager);
        }
    }
}

// rules: AB-12.17 AB-15.6 AB-15.8 AB-21.1 AB-21.2 AB-21.3 AB-21.4 AB-21.5 AB-21.6 AB-21.7 AB-21.8 AB-21.9 AB-21.10
// rules: AB-21.11 AB-21.12 AB-21.13 AB-21.14 AB-21.15 AB-21.16 AB-21.21 AB-21.22
#[test]
fn a_spectator_with_a_notebook_knows_every_hand_and_finds_no_fault() {
    let mut seen = BTreeSet::new();
    games(|players, seed, choose| {
        let mut witness = Witness::new(players);
        let mut lords = vec![0; players.into()];
        let game = play(&[], players, seed, choose, |game, events| {
            witness.hear(events);
            seen.extend(
                events.iter().filter_map(|event| Some(event.to_string().split(' ').next()?.to_owned())),
            );
            witness.compare(game);
            for (before, place) in lords.iter_mut().zip(&witness.places) {
                assert!(place.lords.len() >= *before, "AB-21.13: fewer lords");
                *before = place.lords.len();
            }
        });
        assert!(witness.ended && game.outcome().is_some());
    });
    let events = "first_player court location turn turn_ended plotted revealed reshuffled bought passed took continued \
                  fought threat rewarded pearls pearls_lost keys token track_cleared stack paid affiliated entered \
                  discarded turned stolen extra_turn second_lord lord_discarded lord_drawn declined drew tile \
                  controlled swapped searched stack_swapped used stack_discarded court_replaced court_refilled \
                  end_triggered last_affiliated tokens_shown ended";
    assert_eq!(
        seen,
        events.split(' ').map(str::to_owned).collect(),
        "events that should or should not happen"
    );
}

/// AB-14 once more, from the printed texts.
fn points(tile: LocationId, me: &Place, others: &[&Place]) -> i32 {
    let of_guild = |guild: Guild| number(me.lords.iter().filter(|lord| lord.card().guild == guild));
    let of_race = |race: Race| number(me.affiliated.each().filter(|ally| ally.race() == race));
    let influence = || me.lords.iter().map(|lord| i32::from(lord.card().influence));
    let keyed = number(me.lords.iter().filter(|lord| lord.card().keys > 0 && !me.turned.contains(lord)));
    let lords = number(me.lords.iter());
    match tile {
        LocationId::SargassoSilos => 5 + 2 * of_guild(Guild::Farmer),
        LocationId::HydrozoaReserves => 6 + 2 * of_guild(Guild::Mage),
        LocationId::Sanctuary => 4 + 3 * of_race(Race::Jellyfish),
        LocationId::Parliament => 6 + 2 * of_guild(Guild::Politician),
        LocationId::Barracks => 7 + 2 * of_guild(Guild::Soldier),
        LocationId::Dockworks => 5 + 2 * of_guild(Guild::Merchant),
        LocationId::SargassoFields => 3 + 3 * of_race(Race::Seahorse),
        LocationId::Abyss => 2 * number(Guild::ALL.iter().filter(|&&guild| of_guild(guild) > 0)),
        LocationId::CityOfMirrors => {
            let tiles = others.iter().flat_map(|other| &other.locations);
            tiles.map(|&tile| points(tile, me, &[])).max().unwrap_or(0)
        }
        LocationId::BlackSmokers => 0,
        LocationId::OceanicSenateAssembly => 4 + 3 * of_race(Race::Squid),
        LocationId::Depths => 2 * influence().min().unwrap_or(0),
        LocationId::ThroneRoom => influence().max().unwrap_or(0),
        LocationId::Jail => 15 - lords,
        LocationId::Chasm => 5 + 3 * of_race(Race::Crab),
        LocationId::ClosedTower => 3 * keyed,
        LocationId::LostTower => 3 * (lords - keyed),
        LocationId::ChamberOfAllies => {
            3 + Race::ALL.iter().map(|&race| extreme(me, race, false)).sum::<i32>()
        }
        LocationId::NestOfGiantClams => 3 + 3 * of_race(Race::Shellfish),
        LocationId::CoralBarrier => 20 - number(me.affiliated.each()),
    }
}

fn number<T>(things: impl Iterator<Item = T>) -> i32 {
    things.map(|_| 1).sum()
}

/// The value of the strongest or weakest affiliated ally of a race, or 0.
fn extreme(me: &Place, race: Race, strongest: bool) -> i32 {
    let values = me.affiliated.each().filter(|ally| ally.race() == race).map(crate::witness::value);
    if strongest { values.max() } else { values.min() }.unwrap_or(0)
}

// rules: AB-14.26 AB-18.5 AB-18.6 AB-18.7 AB-18.8 AB-18.9 AB-18.10 AB-21.24
#[test]
fn every_score_follows_from_what_was_shown() {
    games(|players, seed, choose| {
        let mut witness = Witness::new(players);
        let game = play(&[], players, seed, choose, |_, events| {
            witness.hear(events);
        });
        let outcome = game.outcome().unwrap();
        for (index, me) in witness.places.iter().enumerate() {
            let others: Vec<&Place> = witness
                .places
                .iter()
                .enumerate()
                .filter(|&(other, _)| other != index)
                .map(|(_, p)| p)
                .collect();
            let parts = [
                me.locations.iter().map(|&tile| points(tile, me, &others)).sum(),
                me.lords.iter().map(|lord| i32::from(lord.card().influence)).sum(),
                Race::ALL.iter().map(|&race| extreme(me, race, true)).sum(),
                me.values
                    .expect("shown at the end")
                    .0
                    .each()
                    .map(|token| i32::from(token.value()))
                    .sum::<i32>(),
            ];
            let score = outcome.scores[Seat::new(index as u8).unwrap()];
            let found: Vec<i32> = score.parts().iter().take(4).map(|&part| i32::from(part)).collect();
            assert_eq!(found, parts);
            assert_eq!(score.total(), parts.iter().sum::<i32>());
        }
    });
}

// rules: AB-14.20 AB-14.21 AB-14.22 AB-21.25
#[test]
fn every_lord_counts_for_exactly_one_tower() {
    let mut chance = Pcg::new(7);
    for _ in 0..300 {
        let mut lords: Vec<LordId> = LordId::all().collect();
        chance.shuffle(Source::POLICY, &mut lords);
        let mut free: Vec<String> = Vec::new();
        let mut tucked = Vec::new();
        for lord in lords.into_iter().take(7) {
            let keys = lord.card().keys;
            match chance.below(Source::POLICY, 3) {
                0 if lord != LordId::Shaman => free.push(format!("{lord}/turned")),
                1 if keys == 1 && tucked.len() < 3 => tucked.push(lord.to_string()),
                _ => free.push(lord.to_string()),
            }
        }
        let under =
            |tile: &str| [tile.to_owned()].iter().chain(&tucked).cloned().collect::<Vec<_>>().join("+");
        let score = |tile: &str| -> i32 {
            let free = if free.is_empty() { "-".to_owned() } else { free.join(",") };
            let game = position(2, &[("A.lords", &free), ("A.locations", &under(tile))]);
            game.read("A.score.locations").unwrap().parse().unwrap()
        };
        assert_eq!(score("closed_tower") + score("lost_tower"), 3 * 7, "{free:?} {tucked:?}");
    }
}

/// Explores, and takes whatever comes: the games of such players never end by themselves.
fn explorer(legal: &[Action], _: &mut Pcg) -> Action {
    let wanted = [Action::Explore, Action::Take, Action::Fight, Action::Pass];
    legal.iter().copied().find(|action| wanted.contains(action)).unwrap_or(legal[0])
}

// rules: AB-17.9 AB-21.22
#[test]
fn players_who_only_explore_are_stopped_by_the_safety_limit() {
    for players in 2..=4u8 {
        let mut witness = Witness::new(players);
        let game = play(&[], players, 1, explorer, |_, events| {
            witness.hear(events);
        });
        assert_eq!(witness.turns, 100 * usize::from(players));
        assert_eq!(game.read("turns").unwrap(), (100 * u16::from(players)).to_string());
        assert_eq!((witness.end, game.outcome().is_some()), (None, true));
    }
}

// rules: AB-3.10 AB-21.23
#[test]
fn the_same_seed_and_decisions_give_the_same_events_and_positions() {
    let story = |seed| {
        let mut story: Vec<(State, Vec<String>)> = Vec::new();
        play(&[], 3, seed, eager, |game, events| {
            story.push((*game, events.iter().map(ToString::to_string).collect()));
        });
        story
    };
    assert!(story(11) == story(11));
    assert!(story(11) != story(12));
}

// rules: AB-4.16 AB-21.17 AB-21.19
#[test]
fn nobody_is_asked_without_a_choice_and_every_option_is_accepted() {
    for seed in 0..6 {
        play(&[], 3, seed, eager, |game, _| {
            let Some(seat) = game.to_act().first() else { return };
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            assert!(legal.len() >= 2, "{legal:?}");
            for &action in &legal {
                let mut after = *game;
                let done = after.apply(seat, action, &mut Pcg::new(seed), &mut table::Silent);
                assert!(done.is_ok() && after != *game, "{seat} {action}");
                if let Action::Recruit { .. } = action {
                    let mut payments = Vec::new();
                    after.legal(seat, &mut payments);
                    assert!(payments.iter().any(|pay| matches!(pay, Action::PayAdd { .. })), "AB-21.19");
                }
            }
        });
    }
}

// rules: AB-0.8 AB-5.2
#[test]
fn two_allies_of_a_kind_are_one_option() {
    let game = position(2, &[("A.lords", "slaver"), ("A.hand", "crab.1*4"), ("council.squid", "squid.1")]);
    let a = Seat::FIRST;
    let mut after = game;
    let mut legal = Vec::new();
    after.apply(a, Action::Use { lord: LordId::Slaver }, &mut Pcg::new(1), &mut table::Silent).unwrap();
    after.legal(a, &mut legal);
    assert_eq!(legal, [Action::Discard { ally: Kind::Crab1 }, Action::Cancel]);
}
