//! The whole position as text, for a terminal.

use table::{Arg, Phrase, Words};

use super::names::{area, dice, gear, list, loot, member, named, path, trap};
use crate::View;
use crate::components::Building;
use crate::values::Area;
use crate::view::{ClanView, PathView};

pub(super) fn board(view: &View, words: &dyn Words) -> String {
    let mut lines = vec![
        words.say(
            &Phrase::new("board-round")
                .with("round", view.round)
                .with("rounds", view.rounds)
                .with("first", view.first),
        ),
    ];
    let offer = |id: &'static str, items: Vec<Arg>| words.say(&Phrase::new(id).with("items", list(items)));
    lines.push(offer("board-lodge", view.lodge.iter().flatten().map(|&token| trap(token)).collect()));
    lines.push(offer("board-tavern", view.tavern.iter().flatten().map(|&who| member(who)).collect()));
    lines.push(offer("board-bazaar", view.bazaar.iter().flatten().map(|&card| gear(card)).collect()));
    lines.push(offer("board-loot", view.loot.iter().map(loot).collect()));
    if !view.citadel.panic.is_empty() {
        let panic = view.citadel.panic.iter().map(|building: Building| named("building", building)).collect();
        lines.push(offer("board-panic", panic));
    }
    lands(view, words, &mut lines);
    lines.extend(view.paths.iter().filter_map(|load| load_line(load, words)));
    view.players.iter().for_each(|clan| clan_lines(clan, words, &mut lines));
    lines.push(String::new());
    lines.join("\n")
}

/// Missions, territories and monsters.
fn lands(view: &View, words: &dyn Words, lines: &mut Vec<String>) {
    for (at, (mission, side)) in
        view.missions.iter().zip([("mission_dice", "a"), ("mission_contract", "b")]).enumerate()
    {
        if let Some(mission) = mission {
            let id = format!("{}-{mission}{}", side.0, side.1);
            let place = if at == 0 { Area::Dice } else { Area::Contract };
            let phrase = Phrase::new("board-mission")
                .with("area", area(place))
                .with("mission", Arg::Name(id.clone()))
                .with("text", Arg::Name(format!("{id}-text")));
            lines.push(words.say(&phrase));
        }
    }
    for (at, place) in [Area::A, Area::B, Area::Gate].into_iter().enumerate() {
        if let Some(territory) = view.territories.get(at).copied().flatten() {
            let card = territory.card();
            let phrase = Phrase::new("board-territory")
                .with("area", area(place))
                .with("territory", named("territory", territory))
                .with("affinity", named("affinity", card.affinity))
                .with("value", card.conquest_value)
                .with("glory", card.conquest_glory);
            lines.push(words.say(&phrase));
        }
        if let Some(monster) = view.monsters[at] {
            let card = monster.card();
            let phrase = Phrase::new("board-monster")
                .with("area", area(place))
                .with("monster", named("monster", monster))
                .with("affinity", named("affinity", card.affinity))
                .with("attack", card.attack)
                .with("capture", card.capture_value)
                .with("kill", card.kill_value);
            lines.push(words.say(&phrase));
        }
    }
}

/// What lies on a path, if anybody is there.
fn load_line(load: &PathView, words: &dyn Words) -> Option<String> {
    let who = match load.member {
        Some(who) => member(who),
        None if load.rival => Arg::Name("rival".to_owned()),
        None => return None,
    };
    let tokens =
        load.tokens.iter().map(|token| token.trap.map_or(Arg::Name("hidden-token".to_owned()), trap));
    let phrase = Phrase::new("board-path")
        .with("path", path(load.path))
        .with("member", who)
        .with("dice", dice(load.dice.s, load.dice.m, std::iter::empty()))
        .with("tokens", list(tokens.collect()))
        .with("defence", load.defence);
    Some(words.say(&phrase))
}

fn clan_lines(clan: &ClanView, words: &dyn Words, lines: &mut Vec<String>) {
    let [defence, potions, venoms] = clan.tokens;
    let head = Phrase::new("board-clan")
        .with("seat", clan.seat)
        .with("glory", clan.glory)
        .with("reputation", clan.reputation)
        .with("gold", u32::from(clan.gold))
        .with("points", clan.score.total());
    lines.push(words.say(&head));
    let pool = dice(clan.dice[0], clan.dice[1], clan.persuasion.each());
    let store = Phrase::new("board-store")
        .with("dice", pool)
        .with("traps", clan.trap_count as u32)
        .with("defence", defence)
        .with("potions", potions)
        .with("venoms", venoms);
    lines.push(words.say(&store));
    if let Some(traps) = &clan.traps {
        let own = traps.each().map(trap).collect();
        lines.push(words.say(&Phrase::new("board-traps").with("items", list(own))));
    }
    let members = clan.members.iter().map(|card| member(card.member)).collect();
    lines.push(words.say(&Phrase::new("board-members").with("items", list(members))));
    let things = clan
        .loot
        .iter()
        .map(loot)
        .chain(clan.trophies.iter().map(|monster| named("monster", monster)))
        .chain(clan.territories.iter().map(|land| named("territory", land.territory)))
        .collect::<Vec<_>>();
    if !things.is_empty() {
        lines.push(words.say(&Phrase::new("board-things").with("items", list(things))));
    }
}
