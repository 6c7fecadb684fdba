//! The decision points (ML-4.3) as questions on the stack, and the steps between them.

use table::Seat;

use crate::State;
use crate::components::{Deed, Die, Gear, MemberId};
use crate::values::PathId;

/// A question asked and not yet answered. The top one alone decides who acts and what is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each variant names its decision point; fields say who and where")]
pub enum Question {
    /// DP-01.
    Affinity { seat: Seat },
    /// DP-02.
    GiftDie,
    /// DP-02.
    GiftItem,
    /// DP-03.
    Turn { seat: Seat },
    /// DP-04: the die is placed and lowers the price by this much.
    Hunter { seat: Seat, discount: u8 },
    /// DP-05.
    Excess { seat: Seat },
    /// DP-06: the die is placed.
    Alchemist { seat: Seat },
    /// DP-07: the die is placed and lowers the price by this much; `beer` once it was bought.
    Tavern { seat: Seat, discount: u8, beer: bool },
    /// ML-1.38: a hire for nothing.
    FreeHire { seat: Seat },
    /// DP-08: the die is placed and lowers the price by this much.
    Armoury { seat: Seat, discount: u8 },
    /// DP-09: more dice, none before this one.
    Pawn { seat: Seat, from: Die },
    /// DP-10: the die is placed and lowers the price by this much; `None` if the card is free.
    Bazaar { seat: Seat, discount: Option<u8> },
    /// DP-11: a die is placed.
    Mine { seat: Seat },
    /// DP-12 to DP-14: the dice of a path.
    LoadDice { seat: Seat, path: PathId },
    /// DP-13, DP-14: the tokens of a path.
    LoadTokens { seat: Seat, path: PathId },
    /// DP-13, DP-14: potion and venom.
    LoadCarry { seat: Seat, path: PathId },
    /// DP-15, DP-26: a face-up loot token.
    Loot { seat: Seat },
    /// DP-16, DP-23.
    Roll { seat: Seat },
    /// DP-17.
    Contract { seat: Seat, path: PathId },
    /// DP-17: which traps are paid.
    PayTrap { seat: Seat, path: PathId, left: u8 },
    /// DP-18: the next token of the path.
    Reveal { seat: Seat, path: PathId, token: u8 },
    /// DP-18: whom the trick hits.
    Target { seat: Seat, path: PathId, token: u8 },
    /// DP-19.
    Cancel { seat: Seat, path: PathId, token: u8, target: PathId },
    /// DP-18: which dice are taken.
    Steal { seat: Seat, path: PathId, target: PathId, n: u8 },
    /// DP-20: `source` 0 is the talent, then the tricks.
    Redirect { seat: Seat, source: u8 },
    /// DP-21.
    Sacrifice { seat: Seat },
    /// DP-22.
    Block { seat: Seat },
    /// DP-22.
    Drink { seat: Seat },
    /// DP-24.
    KillOrCapture { seat: Seat },
    /// DP-25.
    Deed { seat: Seat, deed: Deed },
    /// DP-27.
    Heal { seat: Seat },
    /// DP-28: before step 3 or step 4.
    Window { seat: Seat },
    /// DP-29.
    Leader { seat: Seat },
    /// DP-30.
    Desert { seat: Seat },
    /// DP-30: who takes this card.
    Inherit { seat: Seat, gear: Gear, from: MemberId },
}

const _: () = assert!(size_of::<Question>() <= 8);

impl Question {
    /// Who answers.
    pub(crate) fn seat(self, s: &State) -> Seat {
        match self {
            Self::GiftDie | Self::GiftItem => s.first,
            Self::Affinity { seat }
            | Self::Turn { seat }
            | Self::Hunter { seat, .. }
            | Self::Excess { seat }
            | Self::Alchemist { seat }
            | Self::Tavern { seat, .. }
            | Self::FreeHire { seat }
            | Self::Armoury { seat, .. }
            | Self::Pawn { seat, .. }
            | Self::Bazaar { seat, .. }
            | Self::Mine { seat }
            | Self::LoadDice { seat, .. }
            | Self::LoadTokens { seat, .. }
            | Self::LoadCarry { seat, .. }
            | Self::Loot { seat }
            | Self::Roll { seat }
            | Self::Contract { seat, .. }
            | Self::PayTrap { seat, .. }
            | Self::Reveal { seat, .. }
            | Self::Target { seat, .. }
            | Self::Cancel { seat, .. }
            | Self::Steal { seat, .. }
            | Self::Redirect { seat, .. }
            | Self::Sacrifice { seat }
            | Self::Block { seat }
            | Self::Drink { seat }
            | Self::KillOrCapture { seat }
            | Self::Deed { seat, .. }
            | Self::Heal { seat }
            | Self::Window { seat }
            | Self::Leader { seat }
            | Self::Desert { seat }
            | Self::Inherit { seat, .. } => seat,
        }
    }
}

/// What follows when nothing is asked (ML-4.1, ML-10.59, ML-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Step {
    /// Affinities are chosen; then round 1 starts.
    #[default]
    SetUp,
    /// ML-4.2.
    RoundStart,
    /// ML-5.
    Pool,
    /// ML-17.8.
    Gift,
    /// ML-6: the next player's turn.
    Deploy,
    /// ML-19.6: Madhala acts, then the player again.
    Rival,
    /// ML-9.1: the next area.
    Area,
    /// ML-9.6: the next path of the dice mission.
    Mission,
    /// ML-9.8: its results.
    MissionEnd,
    /// ML-9.14: the next path of the contract.
    Contract,
    /// ML-10.2, ML-18.4: the traps of the active path, from this token on.
    Reveal(u8),
    /// ML-10.5: the active path, if there is somebody on it.
    Activate,
    /// ML-10.7, ML-10.11: the redirect of this source, or the main attack.
    Redirect(u8),
    /// ML-10.28: the mercenary attacks.
    Attack,
    /// ML-10.41.
    Test,
    /// ML-19.23: Madhala's path.
    Marker,
    /// ML-10.47: after the reward for a kill (`true`) or a capture.
    Defeated(bool),
    /// ML-10.53.
    CombatEnd,
    /// ML-11.1: the active path tries to conquer.
    Conquest,
    /// ML-11.2.
    ConquestTest,
    /// ML-11.20: the active path takes loot.
    Loot,
    /// ML-11.24: the area is done.
    AreaEnd,
    /// ML-13.1: this seat's turn to heal, counted in turn order.
    Heal(u8),
    /// ML-13.6.
    Panic,
    /// ML-6.43: windows before step 3.
    Window3(u8),
    /// ML-13.12.
    Leaders(u8),
    /// ML-6.43: windows before step 4.
    Window4(u8),
    /// ML-13.16.
    Salaries(u8),
    /// ML-14.1.
    EndCheck,
    /// ML-13.23.
    Reset,
}
