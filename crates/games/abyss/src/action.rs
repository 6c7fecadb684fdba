//! What a player can do. The order of the variants is the canonical order of `legal`.

use std::fmt;
use std::str::FromStr;

use table::{NotationError, Number, Seat};

use crate::components::{KEYS_PER_LOCATION, Kind, LocationId, LordId, Race, Reward, powers};

table::notation! {
    /// What a player can do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Action: "an action of Abyss" {
        /// AB-6.1: pay a pearl for another lord in the Court.
        Plot = "plot",
        /// AB-4.6: explore the depths.
        Explore = "explore",
        /// AB-4.7: take a Council stack.
        Support { race: Race } = "support",
        /// AB-4.8: recruit this lord; the payment follows.
        Recruit { lord: LordId } = "recruit",
        /// AB-4.9: nothing can be done.
        PassTurn = "pass_turn",
        /// AB-7.4: buy the ally.
        Buy = "buy",
        /// AB-7.4: do not buy the ally.
        Pass = "pass",
        /// AB-7.9: take the ally.
        Take = "take",
        /// AB-7.13: fight the monster.
        Fight = "fight",
        /// AB-7.9, AB-7.13: leave the card and reveal the next.
        Continue = "continue",
        /// AB-7.18: choose a reward.
        Reward { reward: Reward } = "reward",
        /// AB-1.7, AB-8.3: take this Council stack.
        Stack { race: Race } = "stack",
        /// AB-10.11: play this ally too.
        PayAdd { ally: Kind } = "pay_add",
        /// AB-10.11: pay with the allies picked.
        PayConfirm = "pay_confirm",
        /// AB-9.12: affiliate this ally.
        Affiliate { ally: Kind } = "affiliate",
        /// AB-1.2, AB-1.13, AB-1.21: discard this ally.
        Discard { ally: Kind } = "discard",
        /// AB-1.4: turn this lord.
        TurnLord { lord: LordId } = "turn_lord",
        /// AB-1.5: take a token from this player.
        Steal { from: Seat } = "steal",
        /// AB-1.8: exchange an own location for an available one.
        SwapLocation { own: LocationId, tile: LocationId } = "swap_location",
        /// AB-1.9: pay pearls for this lord.
        SecondLord { lord: LordId } = "second_lord",
        /// AB-1.10: replace an own lord by one of the Court.
        Replace { own: LordId, lord: LordId } = "replace",
        /// AB-1.10: replace an own lord by the next of the deck.
        ReplaceFromDeck { own: LordId } = "replace_from_deck",
        /// AB-11.3: control this available location.
        TakeAvailable { tile: LocationId } = "take_available",
        /// AB-11.3: draw so many tiles.
        Draw { tiles: Number } = "draw",
        /// AB-11.5: keep this tile.
        Tile { tile: LocationId } = "tile",
        /// AB-11.7: use these keys.
        Keys { keys: KeySet } = "keys",
        /// AB-1.35: take this tile of the stack instead.
        StackSwap { tile: LocationId } = "stack_swap",
        /// AB-1.22: discard this Council stack.
        DiscardStack { race: Race } = "discard_stack",
        /// AB-1.23: replace this lord of the Court.
        ReplaceCourt { lord: LordId } = "replace_court",
        /// AB-12.8: use the power of this lord; its target follows.
        Use { lord: LordId } = "use",
        /// AB-12.4: leave the power unused.
        Decline = "decline",
        /// AB-4.11: end the turn.
        EndTurn = "end_turn",
        /// AB-5.4: take back the choice of a lord to recruit or of a power.
        Cancel = "cancel",
    }
}

const _: () = assert!(size_of::<Action>() <= 8, "search keeps millions of these");

/// AB-11.7: keys worth a location: one ambassador, or three of one-key lords and key tokens. Written `sage`,
/// `keeper+slaver+token`, `token+token+token`: lords in canonical order, then tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeySet {
    lords: [Option<LordId>; KEYS_PER_LOCATION as usize],
    tokens: u8,
}

impl KeySet {
    /// One ambassador alone.
    pub(crate) const fn ambassador(lord: LordId) -> Self {
        Self { lords: [Some(lord), None, None], tokens: 0 }
    }

    /// These one-key lords in canonical order, at most three, and tokens for the keys that are missing.
    pub(crate) fn of(lords: &[LordId]) -> Self {
        let mut set = Self { lords: [None; 3], tokens: KEYS_PER_LOCATION - lords.len() as u8 };
        for (place, &lord) in set.lords.iter_mut().zip(lords) {
            *place = Some(lord);
        }
        set
    }

    /// The lords.
    pub fn lords(self) -> impl Iterator<Item = LordId> + Clone {
        self.lords.into_iter().flatten()
    }

    /// How many key tokens.
    pub const fn tokens(self) -> u8 {
        self.tokens
    }
}

impl fmt::Display for KeySet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.lords().map(LordId::word).chain((0..self.tokens).map(|_| "token"));
        for (place, word) in words.enumerate() {
            write!(f, "{}{word}", if place == 0 { "" } else { "+" })?;
        }
        Ok(())
    }
}

impl FromStr for KeySet {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "a set of keys (such as `sage` or `keeper+token+token`)");
        let words = text.split('+').filter(|&word| word != "token");
        let lords = words.map(str::parse).collect::<Result<Vec<LordId>, _>>()?;
        let set = match lords.as_slice() {
            [lord] if powers::ALL_KEYS.contains(*lord) => Self::ambassador(*lord),
            [..] if lords.len() > KEYS_PER_LOCATION as usize => return Err(wrong()),
            lords => Self::of(lords),
        };
        let ascending = lords.is_sorted_by(|a, b| a < b);
        if ascending && set.to_string() == text { Ok(set) } else { Err(wrong()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_set_has_one_spelling() {
        for text in ["sage", "keeper+token+token", "slaver+keeper+reaper", "token+token+token"] {
            assert_eq!(text.parse::<KeySet>().unwrap().to_string(), text);
        }
        for bad in
            ["", "keeper", "sage+token", "keeper+slaver+token", "token", "keeper+keeper+token", "token+sage"]
        {
            assert!(bad.parse::<KeySet>().is_err(), "{bad}");
        }
    }
}
