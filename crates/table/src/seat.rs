//! Seats at the table, sets of them, one value for each, and who is looking.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::NotationError;

/// The largest table of any game here.
pub const MAX_SEATS: usize = 6;

/// A place at the table, written `A` to `F` clockwise. It belongs to a player, a bot or several people in turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, `A` being 0; `None` beyond the largest table.
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < MAX_SEATS { Some(Self(number)) } else { None }
    }

    /// Seat `A`, where counting starts.
    pub const FIRST: Self = Self(0);

    /// `A` is 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of this size, from `A` on.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats.min(MAX_SEATS as u8)).map(Self)
    }

    /// The next seat clockwise at a table of this size.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        Self(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// The other seats of a table of this size, clockwise, beginning to the left of this one: the play order.
    pub fn others(self, seats: u8) -> impl Iterator<Item = Self> + Clone {
        (1..seats).map(move |step| Self((self.0 + step) % seats))
    }

    /// All seats clockwise, beginning with this one.
    pub fn round(self, seats: u8) -> impl Iterator<Item = Self> + Clone {
        (0..seats).map(move |step| Self((self.0 + step) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0))
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [letter @ b'A'..=b'F'] => Ok(Self(letter - b'A')),
            _ => Err(NotationError::new(text, "a seat from A to F")),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of seats, such as those who are to act.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// Just this seat.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Every seat of a table of this size.
    pub const fn all(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// Adds a seat; no effect if it is in already.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out; no effect if it is not in.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first seat of the set, in the order A to F.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats of the set from A to F.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Display for SeatSet {
    /// `A,C`, or `-` for nobody.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (place, seat) in self.iter().enumerate() {
            write!(f, "{}{seat}", if place == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// One value for each seat of a game, indexed by [`Seat`]. `N` is the largest table of that game.
///
/// Unused places hold the default, so that equal tables are equal byte for byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerSeat<T, const N: usize = MAX_SEATS> {
    seats: u8,
    each: [T; N],
}

impl<T: Copy + Default, const N: usize> PerSeat<T, N> {
    /// The same value for every seat. `seats` beyond `N` counts as `N`.
    pub fn new(seats: u8, value: T) -> Self {
        Self::from_fn(seats, |_| value)
    }

    /// A value for every seat.
    pub fn from_fn(seats: u8, mut value: impl FnMut(Seat) -> T) -> Self {
        let seats = seats.min(N as u8);
        let mut each = [T::default(); N];
        for seat in Seat::all(seats) {
            each[seat.index()] = value(seat);
        }
        Self { seats, each }
    }
}

impl<T, const N: usize> PerSeat<T, N> {
    /// How many seats there are.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The value of a seat, or `None` if nobody sits there.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.as_slice().get(seat.index())
    }

    /// The values from `A` on.
    pub fn as_slice(&self) -> &[T] {
        &self.each[..self.seats as usize]
    }

    /// Each seat with its value, from `A` on.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator + Clone {
        self.as_slice().iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }

    /// Each seat with its value, to be changed, from `A` on.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.each[..self.seats as usize]
            .iter_mut()
            .enumerate()
            .map(|(index, value)| (Seat(index as u8), value))
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;

    /// The value of a seat that is known to be at this table; [`PerSeat::get`] is for seats from outside.
    fn index(&self, seat: Seat) -> &T {
        &self.each[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.each[seat.index()]
    }
}

impl<T: Serialize, const N: usize> Serialize for PerSeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

/// Who is looking at the table. What a viewer may know is decided by the game and by nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// Somebody with this seat.
    Seat(Seat),
    /// Somebody without a seat: sees what is public.
    Spectator,
}

impl Viewer {
    /// Whether this viewer sits at `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// The seat, if the viewer has one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Every viewer a table of this size can have.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> + Clone {
        Seat::all(seats).map(Self::Seat).chain(std::iter::once(Self::Spectator))
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Spectator => f.write_str("spectator"),
        }
    }
}

impl FromStr for Viewer {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "spectator" {
            return Ok(Self::Spectator);
        }
        text.parse()
            .map(Self::Seat)
            .map_err(|_| NotationError::new(text, "a seat from A to F or `spectator`"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn play_order_goes_left_and_ends_before_oneself() {
        let order: Vec<String> = Seat(2).others(4).map(|seat| seat.to_string()).collect();
        assert_eq!(order, ["D", "A", "B"]);
        assert_eq!(Seat(3).next(4), Seat::FIRST);
        assert_eq!(Seat(1).round(3).collect::<Vec<_>>(), [Seat(1), Seat(2), Seat(0)]);
    }

    #[test]
    fn seats_and_viewers_read_back_and_reject_the_rest() {
        for viewer in Viewer::all(MAX_SEATS as u8) {
            assert_eq!(viewer.to_string().parse(), Ok(viewer));
        }
        for bad in ["", "G", "a", "AA", "Ä", "spectators"] {
            assert!(bad.parse::<Viewer>().is_err(), "{bad}");
        }
        assert_eq!(Seat::new(MAX_SEATS as u8), None);
    }

    #[test]
    fn a_full_set_holds_exactly_the_seats_of_the_table() {
        for seats in 0..=MAX_SEATS as u8 {
            let set = SeatSet::all(seats);
            assert_eq!(set.len(), seats as usize);
            assert_eq!(set, Seat::all(seats).collect());
        }
        let mut set = SeatSet::all(3);
        set.remove(Seat(1));
        assert_eq!(set.to_string(), "A,C");
        assert_eq!(SeatSet::EMPTY.to_string(), "-");
    }

    #[test]
    fn a_table_has_no_value_for_an_empty_seat() {
        let pearls: PerSeat<u8, 4> = PerSeat::new(3, 1);
        assert_eq!(pearls.get(Seat(2)), Some(&1));
        assert_eq!(pearls.get(Seat(3)), None);
        assert_eq!(pearls.iter().count(), 3);
    }
}
