//! Events: what happened, told in order. They drive the written log, animation, replay and undo.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::{Notation, Viewer};

/// Something that happened at the table, as the referee saw it.
///
/// An event has no way out of the process but [`Shown`], which asks [`Event::redacted`] first.
pub trait Event: Clone + fmt::Debug + PartialEq + Notation + Send + Sync + 'static {
    /// Whether this told somebody something new: a die, a card turned up, a hidden choice. Undo never goes back
    /// past such an event.
    fn is_barrier(&self) -> bool;

    /// The event as `viewer` may see it, hidden parts replaced; `None` if the viewer does not notice it at all.
    fn redacted(&self, viewer: Viewer) -> Option<Self>;
}

/// Where a game reports its events.
pub trait Log<E> {
    /// Takes the next event.
    fn push(&mut self, event: E);
}

/// Nobody listens: reporting to it compiles to nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline]
    fn push(&mut self, _event: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Self::push(self, event);
    }
}

/// An event after redaction for one viewer. It is the only form that serializes.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown<E>(E);

impl<E: Event> Shown<E> {
    /// What `viewer` sees of `event`.
    pub fn to(viewer: Viewer, event: &E) -> Option<Self> {
        event.redacted(viewer).map(Self)
    }

    /// The redacted event.
    pub const fn event(&self) -> &E {
        &self.0
    }
}

impl<E: fmt::Display> fmt::Display for Shown<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<E: fmt::Display> Serialize for Shown<E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}
