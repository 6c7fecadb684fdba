//! Dice on the table.

use serde::{Serialize, Serializer};

use crate::{Chance, Row, Source};

/// At most `N` dice with their faces up, each in its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Dice<const N: usize>(Row<u8, N>);

impl<const N: usize> Dice<N> {
    /// No dice.
    pub fn new() -> Self {
        Self::default()
    }

    /// Throws `amount` dice with `sides` faces.
    pub fn roll(amount: usize, sides: u8, source: Source, chance: &mut impl Chance) -> Self {
        Self((0..amount).map(|_| chance.die(source, sides)).collect())
    }

    /// Throws one more die and says what it shows.
    pub fn roll_one(&mut self, sides: u8, source: Source, chance: &mut impl Chance) -> u8 {
        let face = chance.die(source, sides);
        self.0.push(face);
        face
    }

    /// Throws the die at `index` again and says what it shows; `None` if there is no such die.
    pub fn reroll(
        &mut self,
        index: usize,
        sides: u8,
        source: Source,
        chance: &mut impl Chance,
    ) -> Option<u8> {
        let die = self.0.get_mut(index)?;
        *die = chance.die(source, sides);
        Some(*die)
    }

    /// Turns the die at `index` to this face; `None`, and nothing happens, if there is no such die.
    pub fn set(&mut self, index: usize, face: u8) -> Option<()> {
        *self.0.get_mut(index)? = face;
        Some(())
    }

    /// What the dice show, each in its place.
    pub fn faces(&self) -> &[u8] {
        &self.0
    }

    /// The sum of all faces.
    pub fn sum(&self) -> u32 {
        self.0.iter().map(|&face| face as u32).sum()
    }

    /// How many dice show this face.
    pub fn showing(&self, face: u8) -> usize {
        self.0.iter().filter(|&&shown| shown == face).count()
    }
}

impl<const N: usize> FromIterator<u8> for Dice<N> {
    fn from_iter<T: IntoIterator<Item = u8>>(faces: T) -> Self {
        Self(faces.into_iter().collect())
    }
}

impl<const N: usize> Serialize for Dice<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scripted;

    #[test]
    fn dice_show_what_was_thrown() {
        let die = Source(0);
        let mut script = Scripted::default();
        for face in [4, 1, 6, 2] {
            script.push(die, face - 1);
        }
        let mut dice: Dice<3> = Dice::roll(2, 6, die, &mut script);
        assert_eq!(dice.roll_one(6, die, &mut script), 6);
        assert_eq!((dice.faces(), dice.sum()), ([4, 1, 6].as_slice(), 11));
        assert_eq!(dice.reroll(0, 6, die, &mut script), Some(2));
        assert_eq!(dice.reroll(3, 6, die, &mut script), None);
        dice.set(2, 2);
        assert_eq!((dice.showing(2), dice.showing(6)), (2, 0));
        assert_eq!(script.unused(), None);
    }
}
