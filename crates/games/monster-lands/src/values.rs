//! Small values with a text form: paths, sets of slots, discounts, faces of dice.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use table::NotationError;

use crate::components::{Colour, Die, Gear, Goods, MemberId};

table::ids! {
    /// A path outside the Citadel (ML-1.17): mission paths, territory paths, Entrance paths.
    pub enum PathId: "a path" {
        Dice1 = "dice.1", Dice2 = "dice.2", Contract1 = "contract.1", Contract2 = "contract.2",
        A1 = "A.1", A2 = "A.2", A3 = "A.3", A4 = "A.4", B1 = "B.1", B2 = "B.2", B3 = "B.3", B4 = "B.4",
        Gate1 = "gate.1", Gate2 = "gate.2",
    }
}

table::ids! {
    /// A place outside the Citadel, in the order of the adventure phase (ML-9.1).
    pub enum Area: "a place outside the Citadel" {
        Dice = "dice", Contract = "contract", A = "A", B = "B", Gate = "gate",
    }
}

impl PathId {
    /// Where the path is.
    pub const fn area(self) -> Area {
        match self as u8 {
            0 | 1 => Area::Dice,
            2 | 3 => Area::Contract,
            4..=7 => Area::A,
            8..=11 => Area::B,
            _ => Area::Gate,
        }
    }

    /// Its number from the left or the top, from 0.
    pub const fn place(self) -> usize {
        self as usize - self.area().first()
    }
}

impl Area {
    const fn first(self) -> usize {
        match self {
            Self::Dice => 0,
            Self::Contract => 2,
            Self::A => 4,
            Self::B => 8,
            Self::Gate => 12,
        }
    }

    /// Its paths from the left or the top.
    pub fn paths(self) -> impl DoubleEndedIterator<Item = PathId> + Clone {
        let count = match self {
            Self::A | Self::B => 4,
            _ => 2,
        };
        PathId::ALL[self.first()..self.first() + count].iter().copied()
    }

    /// The number of a land among those that have a monster: Territory A, Territory B, the Entrance.
    pub const fn land(self) -> Option<usize> {
        match self {
            Self::A => Some(0),
            Self::B => Some(1),
            Self::Gate => Some(2),
            _ => None,
        }
    }
}

impl Die {
    /// Its colour.
    pub const fn colour(self) -> Colour {
        match self {
            Self::S => Colour::Strength,
            Self::M => Colour::Magic,
            _ => Colour::Persuasion,
        }
    }

    /// What a Persuasion die shows.
    pub const fn face(self) -> Option<u8> {
        match self {
            Self::S | Self::M => None,
            _ => Some(self as u8 - 1),
        }
    }

    /// The Persuasion die that shows this face.
    pub fn persuasion(face: u8) -> Self {
        Self::ALL[(face as usize + 1).clamp(2, 7)]
    }
}

/// Faces of dice: how many show 1, 2, … 6. Written `3+5+5`, or `-` for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Faces(pub [u8; 6]);

impl Faces {
    /// Adds a die that shows `face`.
    pub const fn add(&mut self, face: u8) {
        self.0[(face as usize + 5) % 6] += 1;
    }

    /// Takes a die out that shows `face`; `false` if there is none.
    #[must_use]
    pub const fn take(&mut self, face: u8) -> bool {
        let count = &mut self.0[(face as usize + 5) % 6];
        let there = *count > 0;
        *count -= there as u8;
        there
    }

    /// How many dice show `face`.
    pub const fn count(&self, face: u8) -> u8 {
        self.0[(face as usize + 5) % 6]
    }

    /// How many dice.
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is no die.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Every die in ascending order.
    pub fn each(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        let counts = self.0;
        (1..=6u8).flat_map(move |face| std::iter::repeat_n(face, counts[face as usize - 1] as usize))
    }

    /// The faces that some die shows, ascending.
    pub fn kinds(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        let counts = self.0;
        (1..=6u8).filter(move |&face| counts[face as usize - 1] > 0)
    }

    /// The sum of the faces, each with `bonus` and at least 0 (ML-10.33).
    pub fn sum(&self, bonus: i8) -> u8 {
        self.each().map(|face| face.saturating_add_signed(bonus)).sum()
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, self.each())
    }
}

impl FromStr for Faces {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut faces = Self::default();
        let mut least = 1;
        for word in parts(text) {
            match word.as_bytes() {
                [digit @ b'1'..=b'6'] if *digit - b'0' >= least && faces.len() < 40 => {
                    least = digit - b'0';
                    faces.add(least);
                }
                _ => {
                    return Err(NotationError::new(text, "faces of dice in ascending order (such as `3+5`)"));
                }
            }
        }
        Ok(faces)
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

/// One or two Persuasion dice for a path or a territory, by what they show, or none. Written like [`Faces`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FewFaces {
    low: u8,
    high: u8,
}

impl FewFaces {
    /// These faces; 0 for no die.
    pub const fn new(a: u8, b: u8) -> Self {
        if a == 0 || (b != 0 && b < a) { Self { low: b, high: a } } else { Self { low: a, high: b } }
    }

    /// Each die.
    pub fn each(self) -> impl Iterator<Item = u8> + Clone {
        [self.low, self.high].into_iter().filter(|&face| face > 0)
    }

    /// How many dice.
    pub const fn len(self) -> u8 {
        (self.low > 0) as u8 + (self.high > 0) as u8
    }

    /// Whether there is no die.
    pub const fn is_empty(self) -> bool {
        self.low == 0
    }
}

impl fmt::Display for FewFaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, self.each())
    }
}

impl Serialize for FewFaces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

impl FromStr for FewFaces {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let faces: Faces = text.parse()?;
        let mut each = faces.each();
        let few = Self::new(each.next().unwrap_or(0), each.next().unwrap_or(0));
        if each.next().is_some() { Err(NotationError::new(text, "at most two dice")) } else { Ok(few) }
    }
}

/// Slots of the Hunter's Lodge. Written `1+4`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slots(pub(crate) u8);

impl Slots {
    /// Each slot, from 0.
    pub fn each(self) -> impl Iterator<Item = usize> + Clone {
        (0..6).filter(move |slot| self.0 & (1 << slot) != 0)
    }
}

impl fmt::Display for Slots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, self.each().map(|slot| slot + 1))
    }
}

impl FromStr for Slots {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let faces: Faces = text.parse()?;
        if faces.is_empty() || faces.0.iter().any(|&count| count > 1) {
            return Err(NotationError::new(text, "different slots from 1 to 6"));
        }
        Ok(Self(faces.each().fold(0, |bits, slot| bits | 1 << (slot - 1))))
    }
}

table::ids! {
    /// An ability that lowers a price once a round (ML-7.19).
    pub enum Saving: "a discount ability" {
        Vaidala = "vaidala", Wishor = "wishor", Turzoks1 = "turzoks.1", Turzoks2 = "turzoks.2",
    }
}

impl Saving {
    /// The member whose talent it is.
    pub const fn member(self) -> Option<MemberId> {
        match self {
            Self::Vaidala => Some(MemberId::Vaidala),
            Self::Wishor => Some(MemberId::Wishor),
            _ => None,
        }
    }

    /// The equipment whose ability it is.
    pub const fn gear(self) -> Option<Gear> {
        match self {
            Self::Turzoks1 => Some(Gear::Turzoks1),
            Self::Turzoks2 => Some(Gear::Turzoks2),
            _ => None,
        }
    }
}

/// Some discount abilities used together (ML-7.20). Written `wishor+turzoks.1`, or `-` for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Savings(pub(crate) u8);

impl Savings {
    /// Each of them.
    pub fn each(self) -> impl Iterator<Item = Saving> + Clone {
        Saving::ALL.iter().copied().filter(move |&saving| self.0 & (1 << saving as u8) != 0)
    }
}

impl fmt::Display for Savings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, self.each())
    }
}

impl FromStr for Savings {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut bits = 0;
        for word in parts(text) {
            bits |= 1 << word.parse::<Saving>()? as u8;
        }
        let savings = Self(bits);
        if savings.to_string() == text {
            Ok(savings)
        } else {
            Err(NotationError::new(text, "discounts in order"))
        }
    }
}

impl Goods {
    fn list(self) -> impl Iterator<Item = (&'static str, u8)> {
        let Self { gold, glory, potion, venom, defence } = self;
        [("gold", gold), ("glory", glory), ("potion", potion), ("venom", venom), ("defence", defence)]
            .into_iter()
            .filter(|&(_, count)| count > 0)
    }

    /// Whether there is nothing in it.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }
}

impl fmt::Display for Goods {
    /// `gold.3+glory.2`, or `-`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, self.list().map(|(name, count)| format!("{name}.{count}")))
    }
}

impl FromStr for Goods {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "goods (such as `gold.3+glory.2`)");
        let mut goods = Self::default();
        for word in parts(text) {
            let (name, count) = word.split_once('.').ok_or_else(wrong)?;
            let count = count.parse().map_err(|_| wrong())?;
            match name {
                "gold" => goods.gold = count,
                "glory" => goods.glory = count,
                "potion" => goods.potion = count,
                "venom" => goods.venom = count,
                "defence" => goods.defence = count,
                _ => return Err(wrong()),
            }
        }
        if goods.to_string() == text { Ok(goods) } else { Err(wrong()) }
    }
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split('+').filter(move |_| text != "-")
}

fn joined(f: &mut fmt::Formatter<'_>, items: impl Iterator<Item = impl fmt::Display>) -> fmt::Result {
    let mut first = true;
    for item in items {
        if !first {
            f.write_str("+")?;
        }
        first = false;
        write!(f, "{item}")?;
    }
    if first { f.write_str("-") } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    // rules: ML-1.17
    #[test]
    fn paths_are_numbered_from_the_left() {
        assert_eq!(Area::A.paths().map(PathId::word).collect::<Vec<_>>(), ["A.1", "A.2", "A.3", "A.4"]);
        assert_eq!(Area::Gate.paths().map(PathId::word).collect::<Vec<_>>(), ["gate.1", "gate.2"]);
        for &path in PathId::ALL {
            assert_eq!(path.area().paths().nth(path.place()), Some(path));
        }
    }

    #[test]
    fn every_value_reads_back_and_nothing_else_does() {
        for text in ["-", "1", "3+5+5"] {
            assert_eq!(text.parse::<Faces>().unwrap().to_string(), text);
        }
        for bad in ["", "5+3", "7", "1+", "+1", "0"] {
            assert!(bad.parse::<Faces>().is_err() && bad.parse::<Slots>().is_err(), "{bad}");
        }
        assert_eq!("1+4".parse::<Slots>().unwrap(), Slots(0b1001));
        assert!("-".parse::<Slots>().is_err() && "2+2".parse::<Slots>().is_err());
        assert_eq!(FewFaces::new(5, 2).to_string(), "2+5");
        assert!("1+2+3".parse::<FewFaces>().is_err());
        assert_eq!("wishor+turzoks.2".parse::<Savings>().unwrap(), Savings(0b1010));
        assert!("turzoks.2+wishor".parse::<Savings>().is_err());
        let goods = Goods { gold: 3, defence: 1, ..Goods::default() };
        assert_eq!(goods.to_string(), "gold.3+defence.1");
        assert_eq!(goods.to_string().parse(), Ok(goods));
        assert!("gold.03".parse::<Goods>().is_err() && "gold.0".parse::<Goods>().is_err());
    }
}
