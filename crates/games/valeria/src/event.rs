//! What happens, and who sees it (VA-21).

use table::{Number, Seat, Secret, Viewer};

use crate::components::{
    Area, Bundle, CitizenId, Column, DomainId, DukeId, DukeList, MonsterId, Place, Resource,
};

table::ids! {
    /// How a game ended (VA-16.1, VA-19.41, VA-22.5).
    pub enum Ending: "an ending" {
        /// VA-16.1: no monster is left.
        Monsters = "monsters",
        /// VA-16.1: no domain is left.
        Domains = "domains",
        /// VA-16.1: enough stacks are exhausted.
        Exhausted = "exhausted",
        /// VA-22.5: the safety limit.
        Limit = "limit",
        /// VA-19.27: alone, victory.
        SlainAll = "slain_all",
        /// VA-19.29: alone, defeat.
        Overrun = "overrun",
        /// VA-19.39: alone, more points than the Dark Lord.
        ScoreWin = "score_win",
        /// VA-19.39: alone, fewer points than the Dark Lord.
        ScoreLoss = "score_loss",
        /// VA-19.40: alone, as many points as the Dark Lord.
        ScoreDraw = "score_draw",
    }
}

table::notation! {
    /// What happened.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Event: "an event of Valeria" {
        /// A random card set has this area, in the next column from the left.
        AreaDrawn { area: Area } = "area",
        /// A random card set has this citizen, in the next slot.
        CitizenDrawn { citizen: CitizenId } = "citizen",
        /// The top domain of a column was turned face up.
        DomainRevealed { column: Column, domain: DomainId } = "domain",
        /// The top citizen of a mixed stack was turned face up.
        CitizenRevealed { citizen: CitizenId } = "revealed",
        /// A player was dealt dukes.
        DukesDealt { seat: Seat, dukes: Secret<DukeList> } = "dealt",
        /// A player has chosen a duke.
        DukeChosen { seat: Seat, duke: Secret<DukeId> } = "chose",
        /// The first player was drawn by lot.
        FirstPlayer { seat: Seat } = "first_player",
        /// A turn begins.
        TurnStarted { seat: Seat } = "turn",
        /// VA-18.5: with five players, this one rests in the turn.
        Rests { seat: Seat } = "rests",
        /// The dice were rolled.
        Rolled { seat: Seat, one: Number, two: Number } = "rolled",
        /// A domain changed a die (1 or 2) to a face, for so much Gold.
        DieChanged { seat: Seat, domain: DomainId, die: Number, face: Number, gold: Number } = "changed",
        /// The dice are final.
        DiceKept { seat: Seat, one: Number, two: Number } = "kept",
        /// A Thief took tokens from an opponent.
        ThiefTook { seat: Seat, from: Seat, resource: Resource, amount: Number } = "thief",
        /// A Thief took tokens from the bank, in a game alone.
        ThiefTookFromBank { seat: Seat, resource: Resource, amount: Number } = "thief_bank",
        /// A Thief took nothing by choice.
        ThiefIdle { seat: Seat } = "thief_idle",
        /// What the citizens of a player gave by themselves.
        Harvested { seat: Seat, bundle: Bundle } = "harvested",
        /// A player without activation took a resource.
        Consoled { seat: Seat, resource: Resource } = "consoled",
        /// What a player chose of "2 Gold or 2 Magic".
        HarvestChosen { seat: Seat, bundle: Bundle } = "harvest_chosen",
        /// A player used the trade of a citizen.
        Traded { seat: Seat, citizen: CitizenId, pay: Bundle, gain: Bundle } = "traded",
        /// A player gave up the trades left.
        TradesDone { seat: Seat } = "trades_done",
        /// A player slew a monster and paid this.
        Slain { seat: Seat, monster: MonsterId, strength: Number, magic: Number } = "slain",
        /// A player chose this option of a reward.
        RewardChosen { seat: Seat, monster: MonsterId, option: Number } = "reward_chosen",
        /// A monster's reward in tokens.
        Rewarded { seat: Seat, monster: MonsterId, bundle: Bundle } = "rewarded",
        /// A player recruited a citizen and paid this.
        Recruited { seat: Seat, citizen: CitizenId, gold: Number, magic: Number } = "recruited",
        /// A player took a citizen for nothing.
        CitizenTaken { seat: Seat, citizen: CitizenId } = "citizen_taken",
        /// The action of taking a resource.
        ResourceTaken { seat: Seat, resource: Resource } = "took",
        /// A player built a domain and paid this.
        Built { seat: Seat, domain: DomainId, gold: Number, magic: Number } = "built",
        /// A domain gave its owner tokens of the bank.
        DomainGave { seat: Seat, domain: DomainId, bundle: Bundle } = "gave",
        /// A domain took tokens from an opponent.
        DomainTook { seat: Seat, domain: DomainId, from: Seat, resource: Resource, amount: Number } = "domain_took",
        /// A player paid for what a domain offers.
        Paid { seat: Seat, domain: DomainId, pay: Bundle, gain: Bundle } = "paid",
        /// A random monster changed hands.
        MonsterRobbed { seat: Seat, from: Seat, monster: MonsterId } = "robbed",
        /// A monster of the centre was taken without its reward, in a game alone.
        MonsterTaken { seat: Seat, monster: MonsterId } = "monster_taken",
        /// A player returned a citizen to the centre.
        CitizenReturned { seat: Seat, citizen: CitizenId } = "citizen_returned",
        /// A player returned a monster to the centre.
        MonsterReturned { seat: Seat, monster: MonsterId } = "monster_returned",
        /// A player left what was offered.
        Declined { seat: Seat } = "declined",
        /// A position of the centre got an Exhausted card.
        Exhausted { place: Place } = "exhausted",
        /// An Exhausted card was taken away.
        Refilled { place: Place } = "refilled",
        /// Alone: the monsters of this area attack.
        Attacked { area: Area } = "attacked",
        /// Alone: a die shows an exhausted monster stack and does nothing.
        NoAttack { column: Column } = "no_attack",
        /// Alone: the Dark Lord captured a citizen.
        CitizenCaptured { citizen: CitizenId } = "citizen_captured",
        /// Alone: the Dark Lord captured a domain.
        DomainCaptured { domain: DomainId } = "domain_captured",
        /// Alone: the Second Harvest begins.
        SecondHarvest { seat: Seat } = "second_harvest",
        /// An end condition holds: this is the last round.
        LastRound = "last_round",
        /// A duke was shown at the end.
        DukeShown { seat: Seat, duke: DukeId } = "duke",
        /// The Dark Lord's duke was shown at the end.
        DarkLordShown { duke: DukeId } = "dark_lord",
        /// VA-22.5: the safety limit ended the game.
        LimitReached = "limit",
        /// The game is over.
        Ended { ending: Ending } = "ended",
    }
}

impl table::Event for Event {
    /// VA-2.9: what chance or somebody's secret has shown; everything else may be taken back at the table.
    fn is_barrier(&self) -> bool {
        matches!(
            self,
            Self::AreaDrawn { .. }
                | Self::CitizenDrawn { .. }
                | Self::DomainRevealed { .. }
                | Self::CitizenRevealed { .. }
                | Self::DukesDealt { .. }
                | Self::FirstPlayer { .. }
                | Self::Rolled { .. }
                | Self::MonsterRobbed { .. }
                | Self::DukeShown { .. }
                | Self::DarkLordShown { .. }
        )
    }

    /// VA-21.5, VA-21.11: everything but dealt and chosen dukes is public.
    fn redacted(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Self::DukesDealt { seat, dukes } => {
                Self::DukesDealt { seat, dukes: dukes.shown(viewer.is(seat)) }
            }
            Self::DukeChosen { seat, duke } => Self::DukeChosen { seat, duke: duke.shown(viewer.is(seat)) },
            public => public,
        })
    }
}
