//! Auras of the Warrior and the Sorcerer (ST-1.60): where they work and what they do to a test.

use crate::components::{Aura, FigureCard, Location, TestKind};

/// ST-1.60: the auras that work at a location, given where the figures stand and their cards.
pub(crate) fn at(
    location: Location,
    figures: [(Option<Location>, FigureCard); 2],
) -> impl Iterator<Item = Aura> + Clone {
    figures
        .into_iter()
        .filter(move |&(stands, _)| stands == Some(location))
        .filter_map(|(_, card)| card.card().aura)
}

/// What auras do to a test.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Touch {
    /// More or fewer dice.
    pub dice: i8,
    /// More or less difficulty.
    pub difficulty: i8,
    /// Whether it is passed without a roll, or failed.
    pub decided: Option<bool>,
}

impl Touch {
    /// ST-1.61, ST-1.62, ST-1.63, ST-1.67: all auras of a location on a test of this kind.
    pub(crate) fn of(auras: impl Iterator<Item = Aura>, kind: TestKind) -> Self {
        let (mut touch, mut fails, mut succeeds) = (Self::default(), false, false);
        for aura in auras {
            match aura {
                Aura::AutoFail { tests } => fails |= tests.contains(&kind),
                Aura::AutoSuccess { tests } => succeeds |= tests.contains(&kind),
                Aura::Dice { n, tests } if tests.contains(&kind) => touch.dice += n,
                Aura::Difficulty { delta, tests } if tests.contains(&kind) => touch.difficulty += delta,
                _ => {}
            }
        }
        touch.decided = (fails != succeeds).then_some(succeeds);
        touch
    }
}
