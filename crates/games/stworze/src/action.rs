//! What a player can do. The order of the variants is the canonical order of `legal`.

use table::{Number, Seat};

use crate::components::{
    Area, AttributeId, BoardToken, Creature, Deck, Figure, Kind, Location, MissionId, TaskId, Trait,
};

table::ids! {
    /// The impact token that pays a cost of any kind (ST-15.5).
    pub enum Pay: "a payment" { Free = "free", Fear = "fear", Favour = "favour" }
}

impl Pay {
    /// The kind of token, if one is paid.
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Self::Free => None,
            Self::Fear => Some(Kind::Fear),
            Self::Favour => Some(Kind::Favour),
        }
    }
}

impl From<Kind> for Pay {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Fear => Self::Fear,
            Kind::Favour => Self::Favour,
        }
    }
}

table::notation! {
    /// What a player can do. `column` is counted from 1, dice and tokens of an area from 1 too.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Action: "an action of Stworze" {
        /// ST-3.2.
        PickCreature { creature: Creature } = "creature",
        /// ST-3.5: so many of the first tokens show Fear.
        StartTokens { fear: Number } = "start_tokens",
        /// ST-3.6: this mission leaves the game.
        LeaveOut { mission: MissionId } = "leave_out",
        /// ST-3.10.
        StartAttribute { attribute: AttributeId } = "start_attribute",
        /// ST-3.11, ST-7.7, ST-13.4: this card is the lair.
        Lair { location: Location } = "lair",
        /// ST-3.7: to the next of the others.
        Give { mission: MissionId } = "give",
        /// ST-3.9, ST-19.17: this mission comes next.
        NextMission { mission: MissionId } = "next_mission",
        /// ST-7.1.
        Move { to: Location } = "move",
        /// ST-8.6: choose this column and leave its action unresolved.
        Unresolved { column: Number } = "unresolved",
        /// ST-10.1: choose this column and do the task here; `pay` is a tax (ST-9.3).
        DoTask { column: Number, feature: Trait, pay: Pay } = "task",
        /// ST-11.1: choose this column and meet a figure here.
        Meet { column: Number, figure: Figure } = "meet",
        /// ST-14.1: choose this column and attack.
        Clash { column: Number, defender: Seat, feature: Trait, pay: Pay } = "clash",
        /// ST-12.1: choose this column and lay an influence token.
        HereIAm { column: Number, face: Kind } = "here_i_am",
        /// ST-13.1: choose this column and name a location.
        Tracks { column: Number, named: Location } = "tracks",
        /// ST-7.3.
        LocationAction { pay: Pay } = "location_action",
        /// ST-7.6.
        Rest = "rest",
        /// ST-18.6.
        RevealLair = "reveal_lair",
        /// ST-5.4: use a level of an attribute.
        UseLevel { attribute: AttributeId, level: Number, pay: Pay } = "use",
        /// ST-5.1: use a completed task.
        UseTask { task: TaskId } = "use_task",
        /// ST-9.16: the Offering reroll.
        UseOffering = "use_offering",
        /// ST-9.18: the Repeat Test token.
        UseRepeat = "use_repeat",
        /// ST-11.4.
        Help { pay: Pay } = "help",
        /// ST-11.4.
        Harm { pay: Pay } = "harm",
        /// ST-1.6.
        Target { seat: Seat } = "target",
        /// ST-1.8, ST-1.22.
        Area { area: Area } = "area",
        /// ST-1.31, ST-1.33, ST-1.48.
        Location { location: Location } = "location",
        /// ST-1.33.
        Figure { figure: Figure } = "figure",
        /// ST-1.58, ST-18.6: counted from 1.
        Choose { option: Number } = "choose",
        /// ST-18.7: complete the current mission.
        LairMission = "lair_mission",
        /// ST-1.30.
        CounterDown { column: Number, by: Number } = "counter_down",
        /// ST-1.30.
        CounterUp { column: Number, by: Number } = "counter_up",
        /// ST-1.57.
        Flip { column: Number } = "flip",
        /// ST-1.34, ST-16.8.
        Return { token: BoardToken, at: Location } = "return",
        /// ST-1.46.
        TakeTask { task: TaskId } = "take_task",
        /// ST-1.47.
        DrawFrom { deck: Deck } = "draw_from",
        /// ST-1.19, ST-1.20, ST-1.22: this token of the area.
        Token { number: Number } = "token",
        /// ST-1.23: this token of the area for one of the card.
        Swap { number: Number, give: Kind } = "swap",
        /// ST-1.9, ST-1.21, ST-7.7, ST-17.3: an impact token of this kind.
        Kind { kind: Kind } = "kind",
        /// ST-1.17, ST-1.53, ST-14.7: an influence token with this face.
        Face { face: Kind } = "face",
        /// ST-14.7: the influence token in this area.
        FromArea { area: Area } = "from_area",
        /// ST-14.9: discard a foreign influence token.
        Trophy { owner: Seat, face: Kind } = "trophy",
        /// ST-17.12: a point of vitality on the track.
        Refill = "refill",
        /// ST-17.12, ST-1.15: remove this wound.
        Heal { attribute: AttributeId, level: Number } = "heal",
        /// ST-1.42: so much of the vitality is not lost.
        Spare { vitality: Number } = "spare",
        /// ST-14.12.
        Wound { attribute: AttributeId } = "wound",
        /// ST-14.12.
        WoundLevel { level: Number } = "wound_level",
        /// ST-20.5: raise this attribute, or take it.
        Raise { attribute: AttributeId } = "raise",
        /// ST-20.6: take an attribute for another.
        Exchange { lose: AttributeId, take: AttributeId } = "exchange",
        /// ST-1.39, ST-1.40.
        Die { number: Number } = "die",
        /// The hidden tokens leave one answer; it is taken (ST-22.14).
        Whichever = "whichever",
        /// No more of it, or none at all.
        Enough = "enough",
        /// ST-5.14.
        Pass = "pass",
        /// ST-4.8.
        EndTurn = "end_turn",
    }
}

const _: () = assert!(size_of::<Action>() <= 8, "search keeps millions of these");
