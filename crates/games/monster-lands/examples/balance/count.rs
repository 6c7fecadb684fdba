//! Counts what happens in games of the guide against itself.

use std::collections::{BTreeMap, BTreeSet};

use monster_lands::components::{Affinity, Building};
use monster_lands::values::{Area, PathId};
use monster_lands::{Event, Options, State, rank, score};
use table::conformance::choices;
use table::{Game, Guide, Options as _, Pcg, Seat, Viewer};

/// How often something was there, was taken, and was taken by whoever won.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Use {
    pub(crate) offered: u32,
    pub(crate) taken: u32,
    pub(crate) by_winner: u32,
}

/// What came of many games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Count {
    pub(crate) games: u32,
    pub(crate) clans: u32,
    pub(crate) rounds: u32,
    /// Points of the winner and of everybody, one entry a clan.
    pub(crate) winners: Vec<i32>,
    pub(crate) points: Vec<i32>,
    /// Wins by place in the first turn order, and by affinity with how often it was played.
    pub(crate) wins_by_place: [f64; 4],
    pub(crate) by_affinity: BTreeMap<String, (u32, f64)>,
    /// Games that ended in each round.
    pub(crate) ends: [u32; 7],
    /// Dice at the start and glory at the end of each round, with how many clans were counted.
    pub(crate) pools: [(u32, u32); 7],
    pub(crate) glory: [(u32, u32); 7],
    /// Battles (fought, won) of level A and B, and those of level A with two or three paths in rounds 1 and 2.
    pub(crate) battles: [(u32, u32); 2],
    pub(crate) early: (u32, u32),
    pub(crate) kills: u32,
    pub(crate) captures: u32,
    pub(crate) conquests: u32,
    pub(crate) deaths: u32,
    pub(crate) desertions: u32,
    pub(crate) loot: u32,
    pub(crate) missions: (u32, u32),
    pub(crate) contracts: (u32, u32),
    /// What was offered and taken, by its name: `member fandor`, `trap trap_total_4`, `building mine`.
    pub(crate) uses: BTreeMap<String, Use>,
    pub(crate) ranks: [u32; 4],
}

/// Plays so many games with these settings.
pub(crate) fn count(settings: &str, games: u64, seed: u64) -> Count {
    let options = Options::build(&choices::<State>(settings).unwrap()).unwrap();
    let mut count = Count::default();
    for game in 0..games {
        one(&options, Pcg::nth(seed, game), &mut count);
    }
    count
}

/// A battle under way.
struct Battle {
    level_a: bool,
    paths: usize,
    land: usize,
}

#[allow(clippy::too_many_lines, reason = "one arm an event")]
fn one(options: &Options, mut chance: Pcg, count: &mut Count) {
    let mut events = Vec::new();
    let mut state = State::new(options, &mut chance, &mut events);
    let (mut legal, mut leanings) = (Vec::new(), Vec::new());
    let first = state.view(Viewer::Spectator).first;
    let mut taken: Vec<(Seat, String)> = Vec::new();
    let mut visited = BTreeSet::new();
    let mut battle: Option<Battle> = None;
    let mut round = 0;
    let mut before = state.view(Viewer::Spectator);
    loop {
        let now = state.view(Viewer::Spectator);
        for event in events.drain(..) {
            match event {
                Event::RoundStarted { round: number } => {
                    round = usize::from(number.0);
                    visited.clear();
                    for building in Building::ALL {
                        let entry = count.uses.entry(format!("building {building}")).or_default();
                        entry.offered += u32::from(state.seats());
                    }
                }
                Event::AreaStarted { area } if area.land().is_some() => {
                    let land = area.land().unwrap_or_default();
                    let on = |path: PathId| {
                        now.paths.iter().chain(&before.paths).any(|p| p.path == path && p.member.is_some())
                    };
                    let paths = area.paths().filter(|&path| on(path)).count();
                    let monster = before.monsters[land].or(now.monsters[land]);
                    battle = monster.map(|monster| Battle { level_a: monster.card().level_a, paths, land });
                    if let Some(monster) = monster {
                        count.uses.entry(format!("monster {monster}")).or_default().offered += 1;
                    }
                    fought(count, battle.as_ref(), round, false);
                }
                Event::Killed { seat, monster } | Event::Captured { seat, monster } => {
                    if matches!(event, Event::Killed { .. }) {
                        count.kills += 1;
                    } else {
                        count.captures += 1;
                    }
                    taken.push((seat, format!("monster {monster}")));
                    fought(count, battle.as_ref(), round, true);
                }
                Event::Conquered { seat, territory } => {
                    count.conquests += 1;
                    taken.push((seat, format!("territory {territory}")));
                }
                Event::TerritoryAppeared { territory, .. } => {
                    offered(count, format!("territory {territory}"));
                }
                Event::Died { .. } => count.deaths += 1,
                Event::Deserted { .. } => count.desertions += 1,
                Event::LootTaken { seat, loot } => {
                    count.loot += 1;
                    taken.push((seat, format!("loot {loot}")));
                }
                Event::LootOffered { loot } => offered(count, format!("loot {loot}")),
                Event::MemberOffered { member, .. } => offered(count, format!("member {member}")),
                Event::Hired { seat, member } => {
                    let name = if member.is_novice() { "novice".to_owned() } else { member.to_string() };
                    taken.push((seat, format!("member {name}")));
                }
                Event::TrapOffered { trap, .. } => offered(count, format!("trap {trap}")),
                Event::TrapBought { seat, trap } => taken.push((seat, format!("trap {trap}"))),
                Event::GearOffered { gear, .. } => offered(count, format!("equipment {}", gear.kind())),
                Event::GearBought { seat, gear, .. } => {
                    taken.push((seat, format!("equipment {}", gear.kind())));
                }
                // However many dice: once a round.
                Event::Placed { seat, building, .. } if visited.insert((seat, building)) => {
                    taken.push((seat, format!("building {building}")));
                }
                Event::MissionDrawn { area, mission } => {
                    let kind = if area == Area::Dice { "mission" } else { "contract" };
                    offered(count, format!("{kind} {mission}"));
                }
                Event::MissionDone { seat, path } => {
                    let (kind, side) =
                        if path.area() == Area::Dice { ("mission", 0) } else { ("contract", 1) };
                    if side == 0 {
                        count.missions.0 += 1;
                    } else {
                        count.contracts.0 += 1;
                    }
                    if let Some(mission) = before.missions[side] {
                        taken.push((seat, format!("{kind} {mission}")));
                    }
                }
                Event::MissionFailed { .. } => count.missions.1 += 1,
                Event::ContractDeclined { .. } => count.contracts.1 += 1,
                _ => {}
            }
        }
        if now.round != before.round || now.over && !before.over {
            let at = usize::from(before.round);
            for clan in &now.players {
                count.glory[at].0 += u32::from(clan.glory);
                count.glory[at].1 += 1;
            }
        }
        let fresh = now.round != before.round
            || before.question.as_ref().is_some_and(|asked| asked.kind == "affinity");
        if fresh && now.question.as_ref().is_some_and(|asked| asked.kind == "turn") {
            for clan in &now.players {
                let dice = clan.dice[0] + clan.dice[1] + clan.persuasion.len();
                count.pools[usize::from(now.round)].0 += u32::from(dice);
                count.pools[usize::from(now.round)].1 += 1;
            }
        }
        before = now;
        let Some(seat) = state.to_act().first() else { break };
        state.legal(seat, &mut legal);
        let action = state.rollout(seat, &legal, &mut leanings, &mut chance);
        state.apply(seat, action, &mut chance, &mut events).unwrap();
    }
    finish(&state, first, &taken, count);
}

fn offered(count: &mut Count, name: String) {
    count.uses.entry(name).or_default().offered += 1;
}

fn fought(count: &mut Count, battle: Option<&Battle>, round: usize, won: bool) {
    let Some(battle) = battle.filter(|battle| battle.land < 2 && battle.paths > 0) else { return };
    let tell = |pair: &mut (u32, u32)| if won { pair.1 += 1 } else { pair.0 += 1 };
    tell(&mut count.battles[usize::from(!battle.level_a)]);
    if battle.level_a && round <= 2 && (2..=3).contains(&battle.paths) {
        tell(&mut count.early);
    }
}

fn finish(state: &State, first: Seat, taken: &[(Seat, String)], count: &mut Count) {
    let view = state.view(Viewer::Spectator);
    let Some(outcome) = state.outcome() else { return };
    count.games += 1;
    count.rounds += u32::from(view.round);
    count.ends[usize::from(view.round)] += 1;
    let seats = state.seats();
    count.winners.push(Seat::all(seats).map(|seat| score(state, seat).total()).max().unwrap_or(0));
    for (place, seat) in first.round(seats).enumerate() {
        count.clans += 1;
        count.points.push(score(state, seat).total());
        let share = outcome.win_share(seat);
        count.wins_by_place[place] += share;
        let affinity = view.players[seat.index()].affinity.unwrap_or(Affinity::Fire);
        let entry = count.by_affinity.entry(affinity.to_string()).or_default();
        entry.0 += 1;
        entry.1 += share;
    }
    for (seat, name) in taken {
        let entry = count.uses.entry(name.clone()).or_default();
        entry.taken += 1;
        entry.by_winner += u32::from(outcome.win_share(*seat) > 0.0);
    }
    if seats == 1 {
        count.ranks[rank(state) as usize] += 1;
    }
}

impl Count {
    #[allow(clippy::cast_sign_loss, reason = "a share of a length")]
    /// A part of the points, sorted: the value below which this share of clans is.
    pub(crate) fn quantile(points: &[i32], share: f64) -> i32 {
        let mut sorted = points.to_vec();
        sorted.sort_unstable();
        sorted.get(((sorted.len() - 1) as f64 * share) as usize).copied().unwrap_or(0)
    }

    pub(crate) fn mean(points: &[i32]) -> f64 {
        points.iter().sum::<i32>() as f64 / points.len().max(1) as f64
    }
}
