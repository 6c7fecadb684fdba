//! Names of things: a closed set of ids, each with a number and a text.

use std::fmt;
use std::hash::Hash;

use crate::Notation;

/// One of a closed, numbered set of things: a card, a race, a kind of token. After loading, data is known by its id.
pub trait Id: Copy + Eq + Ord + Hash + fmt::Debug + Notation + Send + Sync + 'static {
    /// How many there are.
    const COUNT: usize;

    /// The number of this one, below [`Id::COUNT`]. Canonical order is the order of these numbers.
    fn index(self) -> usize;

    /// The one with this number.
    fn from_index(index: usize) -> Option<Self>;

    /// All of them in canonical order.
    fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).filter_map(Self::from_index)
    }
}

/// Defines an enum of ids with their texts; see [`Id`].
///
/// ```
/// use table::Id;
/// table::ids! {
///     /// The five peoples of the sea.
///     pub enum Race: "a race" { Crab = "crab", Squid = "squid" }
/// }
/// assert_eq!("squid".parse(), Ok(Race::Squid));
/// assert_eq!(Race::all().map(|race| race.to_string()).collect::<Vec<_>>(), ["crab", "squid"]);
/// ```
#[macro_export]
macro_rules! ids {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $name:ident: $what:literal {
            $( $(#[$variant_meta:meta])* $variant:ident = $word:literal ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "each variant is named by its word")]
        $visibility enum $name { $( $(#[$variant_meta])* $variant ),+ }

        impl $name {
            /// All of them in canonical order.
            $visibility const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Its word.
            $visibility const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl $crate::Id for $name {
            const COUNT: usize = Self::ALL.len();

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn from_index(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> ::std::result::Result<Self, $crate::NotationError> {
                match text {
                    $($word => Ok(Self::$variant),)+
                    _ => Err($crate::NotationError::new(text, $what)),
                }
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }
    };
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    crate::ids! {
        /// Cards for the tests of piles and pools.
        pub(crate) enum Beast: "a beast" { Imp = "imp", Wolf = "wolf", Troll = "troll" }
    }

    #[test]
    fn numbers_and_texts_agree() {
        assert_eq!(Beast::COUNT, 3);
        for (index, beast) in Beast::all().enumerate() {
            assert_eq!(beast.index(), index);
            assert_eq!(Beast::from_index(index), Some(beast));
            assert_eq!(beast.to_string().parse(), Ok(beast));
        }
        assert_eq!(Beast::from_index(3), None);
        assert_eq!("Imp".parse::<Beast>().unwrap_err().to_string(), "`Imp` is not a beast");
    }
}
