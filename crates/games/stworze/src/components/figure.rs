//! The figure cards (ST-26.6), one file a figure.

mod children;
mod hunter;
mod sorcerer;
mod warrior;

use super::{Aura, Effect, Figure, FigureCard, Kind, Places, Time, Trait, gathered};

/// One side of a figure card: helping or harming.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    /// The trait of the test.
    pub feature: Trait,
    /// The token it costs (ST-11.4).
    pub token: Kind,
    /// Its difficulty.
    pub difficulty: u8,
    /// The reward (ST-11.6).
    pub effects: &'static [Effect],
}

impl Side {
    /// ST-9.1, ST-11.4: a side whose test costs the token of its trait.
    const fn new(feature: Trait, difficulty: u8, effects: &'static [Effect]) -> Self {
        Self { feature, token: feature.token(), difficulty, effects }
    }
}

/// Dice and difficulty that change at one place (ST-11.5).
#[derive(Clone, Copy, Debug)]
pub struct Modifier {
    /// Where.
    pub at: Places,
    /// More or fewer dice.
    pub dice: i8,
    /// More or less difficulty.
    pub difficulty: i8,
}

/// A figure card.
#[derive(Clone, Copy, Debug)]
pub struct FigureFace {
    /// Whom it shows.
    pub figure: Figure,
    /// Day or night.
    pub time: Time,
    /// Successes needed (ST-9.6).
    pub successes: u8,
    /// Helping.
    pub help: Side,
    /// Harming.
    pub harm: Side,
    /// What changes where.
    pub modifiers: &'static [Modifier],
    /// What works where the figure stands (ST-1.60).
    pub aura: Option<Aura>,
}

impl FigureCard {
    /// What is printed on it.
    pub const fn card(self) -> &'static FigureFace {
        &CARDS[self as usize]
    }
}

static CARDS: [FigureFace; FigureCard::ALL.len()] =
    gathered(&[&hunter::CARDS, &children::CARDS, &warrior::CARDS, &sorcerer::CARDS]);
