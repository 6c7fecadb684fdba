//! What happens. One thing is secret: which trap or trick was laid or discarded face down (ML-15.1, ML-15.5).

use table::{Number, Seat, Secret, Viewer};

use crate::components::{
    Affinity, Building, Colour, Die, Face, Gear, Goods, Loot, MemberId, Mission, Monster, Territory, Trap,
};
use crate::values::{Area, Faces, PathId};

table::notation! {
    /// What happened.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Event: "an event of Monster Lands" {
        /// Who begins.
        FirstPlayer { seat: Seat } = "first_player",
        /// A clan was chosen.
        AffinityChosen { seat: Seat, affinity: Affinity } = "affinity_chosen",
        /// A round begins.
        RoundStarted { round: Number } = "round",
        /// A hireling lies in the Tavern.
        MemberOffered { slot: Number, member: MemberId } = "member_offered",
        /// A token lies in the Hunter's Lodge.
        TrapOffered { slot: Number, trap: Trap } = "trap_offered",
        /// A card lies in the Bazaar.
        GearOffered { slot: Number, gear: Gear } = "gear_offered",
        /// A loot token was turned up.
        LootOffered { loot: Loot } = "loot_offered",
        /// A monster appeared.
        MonsterAppeared { area: Area, monster: Monster } = "monster_appeared",
        /// A territory and its path tile appeared.
        TerritoryAppeared { area: Area, territory: Territory, face: Face } = "territory_appeared",
        /// A mission was drawn.
        MissionDrawn { area: Area, mission: Mission } = "mission_drawn",
        /// A discard pile became a pile.
        Reshuffled = "reshuffled",

        /// Dice joined a pool; Persuasion dice were rolled.
        DiceGained { seat: Seat, s: Number, m: Number, p: Faces } = "dice_gained",
        /// A player gained goods.
        Gained { seat: Seat, goods: Goods } = "gained",
        /// A player lost glory.
        GloryLost { seat: Seat, glory: Number } = "glory_lost",
        /// A player paid gold.
        Paid { seat: Seat, gold: Number } = "paid",
        /// A die was placed in a building.
        Placed { seat: Seat, building: Building, die: Die } = "placed",
        /// The Mine was used.
        Mined { seat: Seat, space: Number } = "mined",
        /// A token was bought.
        TrapBought { seat: Seat, trap: Trap } = "trap_bought",
        /// The Tavern's offer was discarded for a round of beer.
        Beer { seat: Seat } = "beer",
        /// A member joined a clan.
        Hired { seat: Seat, member: MemberId } = "hired",
        /// Equipment was bought.
        GearBought { seat: Seat, gear: Gear, member: MemberId } = "gear_bought",
        /// Equipment was given to another member.
        GearMoved { seat: Seat, gear: Gear, member: MemberId } = "gear_moved",
        /// Equipment was discarded.
        GearDropped { seat: Seat, gear: Gear } = "gear_dropped",
        /// A die was swapped or laid on a loot token.
        DieGiven { seat: Seat, die: Die } = "die_given",
        /// A talent was used.
        TalentUsed { seat: Seat, member: MemberId } = "talent_used",
        /// A loot token was used.
        LootUsed { seat: Seat, loot: Loot } = "loot_used",
        /// A trophy was sold.
        Sold { seat: Seat, monster: Monster } = "sold",
        /// The trophy among the loot was sold.
        LootSold { seat: Seat, loot: Loot } = "loot_sold",
        /// A member was healed.
        Healed { member: MemberId } = "healed",
        /// A mercenary settled.
        Settled { seat: Seat, territory: Territory, member: MemberId } = "settled",
        /// A mercenary was assigned.
        Assigned { seat: Seat, path: PathId, member: MemberId } = "assigned",
        /// Dice were put on a path or a territory.
        DiceLaid { seat: Seat, s: Number, m: Number, p: Faces } = "dice_laid",
        /// A token was put on a path, face down.
        Laid { seat: Seat, path: PathId, trap: Secret<Trap> } = "laid",
        /// A defence token was put on a path.
        DefenceLaid { seat: Seat, path: PathId } = "defence_laid",
        /// What lies on the assignment token.
        Carried { path: PathId, potions: Number, venoms: Number, coins: Number } = "carried",
        /// A settled territory was used.
        Worked { seat: Seat, territory: Territory } = "worked",
        /// A player has finished a stage.
        Finished { seat: Seat } = "finished",
        /// A player passed.
        Passed { seat: Seat } = "passed",
        /// A token was discarded face down.
        TrapDiscarded { seat: Seat, trap: Secret<Trap> } = "trap_discarded",

        /// Madhala rolled her dice.
        RivalRolled { red: Number, yellow: Number } = "rival_rolled",
        /// Madhala placed a die (or nothing, if none was left) in a building.
        RivalPlaced { building: Building } = "rival_placed",
        /// Madhala put a marker on a path.
        RivalMarked { path: PathId } = "rival_marked",
        /// Madhala discarded from an offer, or took the monster or the territory of her path.
        RivalTook { path: PathId } = "rival_took",

        /// An area is resolved.
        AreaStarted { area: Area } = "area",
        /// A die was rolled.
        Rolled { path: PathId, colour: Colour, face: Number } = "rolled",
        /// A die was rolled again.
        Rerolled { path: PathId, colour: Colour, from: Number, face: Number } = "rerolled",
        /// A venom was used.
        VenomUsed { path: PathId } = "venom_used",
        /// A roll is over.
        Total { path: PathId, total: Number } = "total",
        /// A mission succeeded.
        MissionDone { seat: Seat, path: PathId } = "mission_done",
        /// A mission failed.
        MissionFailed { seat: Seat, path: PathId } = "mission_failed",
        /// A contract was not paid.
        ContractDeclined { seat: Seat, path: PathId } = "contract_declined",
        /// ML-9.16: so many traps are handed over, face down.
        TrapsOwed { seat: Seat, traps: Number } = "traps_owed",
        /// A token on a path was turned up.
        Revealed { path: PathId, trap: Trap } = "revealed",
        /// A token stays face down.
        Hidden { path: PathId } = "hidden",
        /// A trick was aimed.
        Aimed { path: PathId, target: PathId } = "aimed",
        /// A defence token cancelled a trick.
        TrickCancelled { path: PathId, target: PathId } = "trick_cancelled",
        /// A trick was let through.
        TrickAllowed { target: PathId } = "trick_allowed",
        /// Dice were stolen.
        Stolen { path: PathId, target: PathId, s: Number, m: Number } = "stolen",
        /// Attack dice were turned elsewhere.
        Redirected { path: PathId, target: PathId, dice: Number } = "redirected",
        /// No attack dice were turned elsewhere.
        NotRedirected { path: PathId } = "not_redirected",
        /// Magic dice were sacrificed.
        Sacrificed { path: PathId, dice: Number } = "sacrificed",
        /// A monster attacked.
        AttackRolled { path: PathId, faces: Faces, hits: Number } = "attack",
        /// Missed dice were rolled again (ML-20.10).
        MissesRolled { faces: Faces } = "misses",
        /// Hits were cancelled by talents.
        TalentBlocked { path: PathId, hits: Number } = "talent_blocked",
        /// Hits were cancelled by defence tokens.
        Blocked { path: PathId, hits: Number } = "blocked",
        /// Wounds were cancelled by potions.
        Drunk { path: PathId, potions: Number } = "drunk",
        /// A mercenary was wounded.
        Wounded { member: MemberId } = "wounded",
        /// A mercenary died.
        Died { seat: Seat, member: MemberId } = "died",
        /// A monster was killed.
        Killed { seat: Seat, monster: Monster } = "killed",
        /// A monster was captured.
        Captured { seat: Seat, monster: Monster } = "captured",
        /// A monster survived; so much damage or so many conquest points are carried on.
        Failed { path: PathId, carried: Number } = "failed",
        /// A territory was conquered.
        Conquered { seat: Seat, territory: Territory } = "conquered",
        /// A loot token was taken.
        LootTaken { seat: Seat, loot: Loot } = "loot_taken",

        /// A monster is at the Entrance.
        AtEntrance { monster: Monster } = "at_entrance",
        /// A monster was discarded.
        MonsterDiscarded { monster: Monster } = "monster_discarded",
        /// A building is in panic.
        Panicked { building: Building } = "panicked",
        /// All panic tokens were taken back.
        PanicEnded = "panic_ended",
        /// A mercenary returned.
        Returned { seat: Seat, member: MemberId } = "returned",
        /// A new leader.
        NewLeader { seat: Seat, member: MemberId } = "new_leader",
        /// Salaries were paid.
        SalariesPaid { seat: Seat, gold: Number } = "salaries",
        /// A member deserted.
        Deserted { seat: Seat, member: MemberId } = "deserted",
        /// A clan reached the glory that ends the game.
        GloryReached { seat: Seat } = "glory_reached",
        /// The game is over.
        Ended = "ended",
    }
}

impl table::Event for Event {
    /// A card or token was turned up, a die was thrown, or a hidden token left a store without a choice.
    #[allow(clippy::too_many_lines, reason = "one arm an event")]
    fn is_barrier(&self) -> bool {
        match self {
            Self::FirstPlayer { .. }
            | Self::MemberOffered { .. }
            | Self::TrapOffered { .. }
            | Self::GearOffered { .. }
            | Self::LootOffered { .. }
            | Self::MonsterAppeared { .. }
            | Self::TerritoryAppeared { .. }
            | Self::MissionDrawn { .. }
            | Self::Reshuffled
            // Whoever has one kind of trap only is not asked which: everybody sees whether there is a question.
            | Self::TrapsOwed { .. }
            | Self::TrapDiscarded { .. }
            | Self::RivalRolled { .. }
            | Self::Rolled { .. }
            | Self::Rerolled { .. }
            | Self::Revealed { .. }
            | Self::AttackRolled { .. }
            | Self::MissesRolled { .. }
            | Self::Panicked { .. } => true,
            Self::DiceGained { p, .. } => !p.is_empty(),
            // At the Entrance a mercenary without dice must get a token: whoever has one kind only is not asked which.
            Self::DiceLaid { s, m, p, .. } => s.0 + m.0 + p.len() == 0,
            Self::AffinityChosen { .. }
            | Self::RoundStarted { .. }
            | Self::Gained { .. }
            | Self::GloryLost { .. }
            | Self::Paid { .. }
            | Self::Placed { .. }
            | Self::Mined { .. }
            | Self::TrapBought { .. }
            | Self::Beer { .. }
            | Self::Hired { .. }
            | Self::GearBought { .. }
            | Self::GearMoved { .. }
            | Self::GearDropped { .. }
            | Self::DieGiven { .. }
            | Self::TalentUsed { .. }
            | Self::LootUsed { .. }
            | Self::Sold { .. }
            | Self::LootSold { .. }
            | Self::Healed { .. }
            | Self::Settled { .. }
            | Self::Assigned { .. }
            | Self::Laid { .. }
            | Self::DefenceLaid { .. }
            | Self::Carried { .. }
            | Self::Worked { .. }
            | Self::Finished { .. }
            | Self::Passed { .. }
            | Self::RivalPlaced { .. }
            | Self::RivalMarked { .. }
            | Self::RivalTook { .. }
            | Self::AreaStarted { .. }
            | Self::VenomUsed { .. }
            | Self::Total { .. }
            | Self::MissionDone { .. }
            | Self::MissionFailed { .. }
            | Self::ContractDeclined { .. }
            | Self::Hidden { .. }
            | Self::Aimed { .. }
            | Self::TrickCancelled { .. }
            | Self::TrickAllowed { .. }
            | Self::Stolen { .. }
            | Self::Redirected { .. }
            | Self::NotRedirected { .. }
            | Self::Sacrificed { .. }
            | Self::TalentBlocked { .. }
            | Self::Blocked { .. }
            | Self::Drunk { .. }
            | Self::Wounded { .. }
            | Self::Died { .. }
            | Self::Killed { .. }
            | Self::Captured { .. }
            | Self::Failed { .. }
            | Self::Conquered { .. }
            | Self::LootTaken { .. }
            | Self::AtEntrance { .. }
            | Self::MonsterDiscarded { .. }
            | Self::PanicEnded
            | Self::Returned { .. }
            | Self::NewLeader { .. }
            | Self::SalariesPaid { .. }
            | Self::Deserted { .. }
            | Self::GloryReached { .. }
            | Self::Ended => false,
        }
    }

    /// ML-15.1, ML-15.5: a token laid or discarded face down is known to its owner alone.
    fn redacted(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Self::Laid { seat, path, trap } => Self::Laid { seat, path, trap: trap.shown(viewer.is(seat)) },
            Self::TrapDiscarded { seat, trap } => {
                Self::TrapDiscarded { seat, trap: trap.shown(viewer.is(seat)) }
            }
            public => public,
        })
    }
}
