//! Invariants, worked out from scratch (ML-31), and what is hidden from whom.

use table::{Audit, Id, Recall, Viewer};

use crate::components::{
    DEFENCE_TOKENS, DiceCount, Gear, Loot, MemberId, Members, Monster, POTION_TOKENS, ROUNDS, Territory,
    Trap, TrapClass, Traps, VENOM_TOKENS,
};
use crate::setup::supply_of_dice;
use crate::state::{Occupant, Path};
use crate::values::PathId;
use crate::{Question, State, Step};

impl Audit for State {
    fn audit(&self) -> Result<(), String> {
        self.dice_once()?;
        self.tokens_once()?;
        self.cards_once()?;
        self.limits()?;
        self.people()?;
        self.reset_done()
    }

    /// ML-15.1, ML-15.5, ML-20.13, ML-31.11.
    fn secrets(&self, viewer: Viewer, _recall: Recall) -> Vec<(String, String)> {
        let mut secrets = Vec::new();
        let mut note = |place: String, traps: Traps| {
            if !traps.is_empty() {
                secrets.push((place, format!("{traps:?}")));
            }
        };
        note("trap pile".to_owned(), self.trap_pile);
        note("hidden discard".to_owned(), self.hidden_discard);
        for (seat, clan) in self.players.iter().filter(|&(seat, _)| !viewer.is(seat)) {
            note(format!("{seat}.traps"), clan.traps);
            note(format!("{seat}.laid"), self.hidden_tokens(seat).map(|(_, _, trap)| trap).collect());
        }
        // What hides nothing from this viewer is no secret.
        let others = self.players.iter().any(|(seat, clan)| !viewer.is(seat) && !clan.traps.is_empty())
            || !self.hidden_discard.is_empty();
        if !others {
            secrets.clear();
        }
        secrets
    }
}

impl State {
    /// ML-31.1.
    fn dice_once(&self) -> Result<(), String> {
        let mut all = [self.supply, self.laid].into_iter().collect::<Vec<_>>();
        all.extend(self.players.iter().map(|(_, clan)| clan.pool.by_colour()));
        all.extend(self.paths.iter().flat_map(|path| [path.dice, path.rolled]));
        let sum = all.iter().fold(DiceCount::default(), |sum, dice| DiceCount {
            s: sum.s + dice.s,
            m: sum.m + dice.m,
            p: sum.p + dice.p,
        });
        let expected = supply_of_dice(self.options.scenario);
        if sum == expected { Ok(()) } else { Err(format!("ML-31.1: {sum:?} dice instead of {expected:?}")) }
    }

    /// ML-31.2: tokens.
    fn tokens_once(&self) -> Result<(), String> {
        let clans = || self.players.iter().map(|(_, clan)| clan);
        let paths = || self.paths.iter();
        let count = |supply: u8, held: u8, laid: u8| supply + held + laid;
        let defence = count(
            self.defence_supply,
            clans().map(|clan| clan.defence).sum(),
            paths().map(|path| path.defence).sum(),
        );
        let potions = count(
            self.potion_supply,
            clans().map(|clan| clan.potions).sum(),
            paths().map(|path| path.potions).sum(),
        );
        let venoms = count(
            self.venom_supply,
            clans().map(|clan| clan.venoms).sum(),
            paths().map(|path| path.venoms).sum(),
        );
        if (defence, potions, venoms) != (DEFENCE_TOKENS, POTION_TOKENS, VENOM_TOKENS) {
            return Err(format!("ML-31.2: {defence} defence tokens, {potions} potions, {venoms} venoms"));
        }
        self.traps_once()
    }

    fn traps_once(&self) -> Result<(), String> {
        let mut traps = self.trap_pile;
        for pile in [self.trap_discard, self.hidden_discard, self.trick_pile, self.trick_discard] {
            traps.add_all(&pile);
        }
        self.players.iter().for_each(|(_, clan)| traps.add_all(&clan.traps));
        self.lodge.iter().flatten().for_each(|&trap| traps.add(trap));
        self.paths.iter().flat_map(|path| path.tokens.iter()).for_each(|token| traps.add(token.trap));
        for trap in Trap::all() {
            let token = trap.token();
            let expected = match token.class {
                TrapClass::Starting => self.count(),
                TrapClass::Improved => token.copies,
                TrapClass::Protected if self.options.trickery => token.copies,
                TrapClass::Trick if self.options.trickery || self.scenario().tricks > 0 => token.copies,
                _ => 0,
            };
            if traps.count(trap) != expected {
                return Err(format!("ML-31.2: {} × {trap} instead of {expected}", traps.count(trap)));
            }
        }
        if self.trap_pile.contains(Trap::TrapStarting) {
            return Err("ML-16.15: a starting trap in the pile".to_owned());
        }
        Ok(())
    }

    /// ML-31.2: cards.
    fn cards_once(&self) -> Result<(), String> {
        let clans = || self.players.iter().map(|(_, clan)| clan);
        let once = |what: String, places: usize| match places {
            1 => Ok(()),
            _ => Err(format!("ML-31.2: {what} is in {places} places")),
        };
        for monster in Monster::all() {
            let on_board = self.monsters.iter().chain(&self.escaped).filter(|&&other| other == Some(monster));
            let piles = [self.monster_pile, self.monster_discard];
            let places = on_board.count()
                + piles.iter().filter(|pile| pile.contains(monster)).count()
                + clans().filter(|clan| clan.trophies.contains(monster)).count();
            once(monster.to_string(), places)?;
        }
        for territory in Territory::all() {
            let on_board = self.territories.iter().filter(|&&other| other == Some(territory)).count();
            let piles = [self.territory_pile, self.territory_discard];
            let places = on_board
                + piles.iter().filter(|pile| pile.contains(territory)).count()
                + clans().filter(|clan| clan.territories.contains(territory)).count();
            once(territory.to_string(), places)?;
        }
        for loot in Loot::all() {
            let piles = [self.loot_pile, self.loot_open, self.loot_discard, self.loot_laid];
            let places = piles.iter().filter(|pile| pile.contains(loot)).count()
                + clans().filter(|clan| clan.loot.contains(loot)).count();
            once(loot.to_string(), places)?;
        }
        for gear in Gear::all() {
            let asked = self.pending.iter().filter(
                |question| matches!(question, Question::Inherit { gear: other, .. } if *other == gear),
            );
            let places = usize::from(self.gear_pile.contains(gear))
                + usize::from(self.gear_gone.contains(gear))
                + self.bazaar.iter().filter(|&&other| other == Some(gear)).count()
                + usize::from(self.bearer[gear.index()].is_some())
                + asked.count();
            once(gear.to_string(), places)?;
        }
        Ok(())
    }

    /// ML-31.3, ML-31.12, ML-31.15.
    fn limits(&self) -> Result<(), String> {
        if self.round > ROUNDS {
            return Err(format!("ML-31.12: round {}", self.round));
        }
        for (seat, clan) in self.players.iter() {
            let excess = matches!(self.step, Step::Heal(_))
                || self.pending.iter().any(|question| question == Question::Excess { seat });
            if clan.over_limit() && !excess {
                return Err(format!("ML-31.3: {seat} stores too much"));
            }
        }
        if let Some(packet) = self.packets.iter().find(|packet| packet.dice > 8) {
            return Err(format!("ML-31.15: {} attack dice", packet.dice));
        }
        Ok(())
    }

    /// ML-31.2, ML-31.4, ML-31.5, ML-31.7, ML-31.8, ML-31.10.
    fn people(&self) -> Result<(), String> {
        let mut on_paths = Members::new();
        for &path in PathId::ALL {
            if self.path(path).occupant == Occupant::Nobody && *self.path(path) != Path::default() {
                return Err(format!("ML-31.5: a load on {path} and nobody there"));
            }
            if let Occupant::Member(member) = self.path(path).occupant
                && (!on_paths.insert(member) || member.is_novice() || self.owner(member).is_none())
            {
                return Err(format!("ML-31.5: {member} on {path}"));
            }
        }
        if on_paths != self.assigned {
            return Err("ML-31.5: assigned members are not those on paths".to_owned());
        }
        for member in MemberId::all() {
            let places = self.players.iter().filter(|(_, clan)| clan.members.contains(member)).count()
                + [self.hirelings, self.member_discard, self.novices]
                    .iter()
                    .filter(|pile| pile.contains(member))
                    .count()
                + self.tavern.iter().filter(|&&other| other == Some(member)).count();
            let outside =
                member.is_starting() || self.scenario().persuasion_only && member.card().dice.p == 0;
            if places > 1 || places == 0 && !outside {
                return Err(format!("ML-31.2: {member} is in {places} places"));
            }
        }
        for territory in Territory::all() {
            let Some(settler) = self.settler[territory.index()] else { continue };
            let owner =
                self.owner(settler).filter(|&seat| self.players[seat].territories.contains(territory));
            let fits = settler.card().affinity == Some(territory.card().affinity)
                && owner.is_some_and(|seat| self.players[seat].leader != Some(settler));
            if !fits {
                return Err(format!("ML-31.7: {settler} is settled in {territory}"));
            }
        }
        for gear in Gear::all() {
            let Some(bearer) = self.bearer[gear.index()] else { continue };
            let same = self.gear_of(bearer).filter(|other| other.card().kind == gear.card().kind);
            if self.owner(bearer).is_none() || same.count() > 1 {
                return Err(format!("ML-31.8: {bearer} bears {gear}"));
            }
        }
        self.leaders()
    }

    fn leaders(&self) -> Result<(), String> {
        for (seat, clan) in self.players.iter() {
            if clan.leader.is_some_and(|leader| !clan.members.contains(leader)) {
                return Err(format!("ML-31.10: the leader of {seat} is not in the clan"));
            }
            let settled = matches!(self.step, Step::Deploy | Step::Rival | Step::Gift);
            if settled && !clan.members.is_empty() && clan.leader.is_none() {
                return Err(format!("ML-31.10: {seat} has no leader"));
            }
        }
        Ok(())
    }

    /// ML-31.16: what the reset sees to, at the first turn of a round.
    fn reset_done(&self) -> Result<(), String> {
        let fresh = self.step == Step::Gift && self.pending.top() == Some(Question::GiftDie);
        let stocked = |land: usize| self.monsters[land].is_some() && self.tiles[land].is_some();
        let loot = self.loot_open.len() == 4 || self.loot_pile.is_empty();
        if fresh && (!loot || !(0..self.lands()).all(stocked)) {
            return Err("ML-31.16: the board is not refilled".to_owned());
        }
        Ok(())
    }
}
