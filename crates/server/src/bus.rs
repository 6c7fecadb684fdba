//! What happens at one place of the house and concerns people who may be connected anywhere in it. Everything of that
//! kind goes over the bus, so that a house with several nodes needs another bus and nothing else.

use std::sync::{PoisonError, RwLock};

use protocol::{ChatLine, Turn};
use uuid::Uuid;

/// Something that concerns people wherever they are connected.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Notice {
    /// A table waits for somebody.
    YourTurn { person: Uuid, turn: Turn },
    /// Something was said at a table, and is kept.
    Said { table: Uuid, line: ChatLine },
    /// Somebody does not want to hear somebody else, or does again.
    Muted { person: Uuid, other: Uuid, is_muted: bool },
    /// A session of somebody ended: whoever is connected in their name must show a session that counts.
    SignedOut { person: Uuid },
}

/// Hands it to those whom it may concern. It must not wait.
pub(crate) type Ear = Box<dyn Fn(&Notice) + Send + Sync>;

/// The way of notices through the house. Nothing depends on their arrival: what counts is in the store, and clients ask
/// for it when they come back.
pub(crate) trait Bus: Send + Sync + 'static {
    /// Sends a notice to every ear, on this node and on others.
    fn publish(&self, notice: Notice);

    /// Adds an ear of this node.
    fn subscribe(&self, ear: Ear);
}

/// The bus of a house with one node: whoever publishes calls the ears itself.
#[derive(Default)]
pub(crate) struct Local {
    ears: RwLock<Vec<Ear>>,
}

impl Bus for Local {
    fn publish(&self, notice: Notice) {
        let ears = self.ears.read().unwrap_or_else(PoisonError::into_inner);
        ears.iter().for_each(|ear| ear(&notice));
    }

    fn subscribe(&self, ear: Ear) {
        self.ears.write().unwrap_or_else(PoisonError::into_inner).push(ear);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    /// What every bus must do, whatever it is built on.
    fn check(bus: &dyn Bus) {
        let heard = Arc::new(Mutex::new(Vec::new()));
        let early = Notice::SignedOut { person: Uuid::from_u128(1) };
        bus.publish(early);
        for ear in 0..2 {
            let heard = heard.clone();
            bus.subscribe(Box::new(move |notice| heard.lock().unwrap().push((ear, notice.clone()))));
        }
        let turn = Turn { table: Uuid::from_u128(3), due_ms: None };
        let all = [
            Notice::YourTurn { person: Uuid::from_u128(2), turn },
            Notice::SignedOut { person: Uuid::from_u128(2) },
        ];
        for notice in &all {
            bus.publish(notice.clone());
        }
        for ear in 0..2 {
            let heard = heard.lock().unwrap();
            let own: Vec<Notice> =
                heard.iter().filter(|(by, _)| *by == ear).map(|(_, n)| n.clone()).collect();
            assert_eq!(own, all, "every ear, in order, and nothing from before it was there");
        }
    }

    #[test]
    fn the_local_bus_passes_the_suite() {
        check(&Local::default());
    }
}
