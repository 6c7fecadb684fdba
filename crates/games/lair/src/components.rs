//! The cards (LA-1). The numbers are those of `data/components.toml`; a test compares them.

use table::{Id, Pool};

table::ids! {
    /// A kind of beast card.
    pub enum Beast: "a beast" { Imp = "imp", Wolf = "wolf", Troll = "troll", Dragon = "dragon" }
}

/// How many kinds of beasts there are.
pub const KINDS: usize = 4;

/// Some beast cards.
pub type Beasts = Pool<Beast, KINDS>;

table::ids! {
    /// The closed vocabulary of powers (LA-5).
    pub enum Power: "a power" { None = "none", Rob = "rob", Prowl = "prowl" }
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// How strong it is.
    pub strength: u8,
    /// How many there are.
    pub copies: u8,
    /// What it does when it wins.
    pub power: Power,
}

const CARDS: [Card; KINDS] = [
    Card { strength: 1, copies: 8, power: Power::Rob },
    Card { strength: 2, copies: 7, power: Power::Prowl },
    Card { strength: 3, copies: 5, power: Power::None },
    Card { strength: 4, copies: 4, power: Power::None },
];

impl Beast {
    /// What is printed on it.
    pub fn card(self) -> Card {
        CARDS[self.index()]
    }
}

/// All cards of the game.
pub const ALL: Beasts =
    Pool::from_counts([CARDS[0].copies, CARDS[1].copies, CARDS[2].copies, CARDS[3].copies]);

/// Cards in a full hand.
pub const HAND: usize = 3;
/// Gold pieces in the game.
pub const GOLD: u8 = 30;
/// Faces of the moon.
pub const MOON_SIDES: u8 = 6;
/// Up to this face the moon is dark.
pub const DARK_MOON: u8 = 2;
/// Points for a trophy.
pub const TROPHY_POINTS: u8 = 2;
/// How often a wolf may prowl.
pub const PROWLS: u8 = 2;

/// The data file, for the names and texts in it.
pub const COMPONENTS: &str = include_str!("../data/components.toml");

#[cfg(test)]
mod tests {
    use super::*;

    // rules: LA-1.1 LA-1.2
    #[test]
    fn the_code_has_the_numbers_of_the_data_file() {
        let data: toml::Table = COMPONENTS.parse().unwrap();
        let meta = <crate::State as table::Game>::META;
        assert_eq!(data["meta"]["id"].as_str(), Some(meta.id));
        assert_eq!(data["meta"]["prefix"].as_str(), Some(meta.prefix));
        let cards = data["beast"].as_array().unwrap();
        assert_eq!(cards.len(), KINDS);
        for (beast, entry) in Beast::all().zip(cards) {
            assert_eq!(entry["id"].as_str(), Some(beast.word()));
            assert_eq!(entry["strength"].as_integer(), Some(i64::from(beast.card().strength)));
            assert_eq!(entry["copies"].as_integer(), Some(i64::from(beast.card().copies)));
            assert_eq!(entry["power"].as_str(), Some(beast.card().power.word()));
        }
        assert_eq!(ALL.len(), 24);
        let constant = |key: &str| data["constants"][key].as_integer().unwrap();
        assert_eq!(constant("hand"), i64::try_from(HAND).unwrap());
        assert_eq!(constant("gold"), i64::from(GOLD));
        assert_eq!(constant("moon_sides"), i64::from(MOON_SIDES));
        assert_eq!(constant("dark_moon"), i64::from(DARK_MOON));
        assert_eq!(constant("trophy_points"), i64::from(TROPHY_POINTS));
        assert_eq!(constant("prowls"), i64::from(PROWLS));
    }
}
