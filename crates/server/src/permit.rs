//! Who may do what, and when: all of it, in one place.

use protocol::{Code, Order, Refused, Status, Visibility};

/// What somebody wants to do at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Sit down at an open seat.
    Join,
    /// Give a seat back.
    Leave,
    /// Send whoever holds a seat away.
    Kick,
    /// Mix randomness into the dice for a seat.
    Contribute,
    /// Begin.
    Start,
    /// Act for a seat.
    Act,
    /// Take back a step of a seat.
    Undo,
    /// Say when a seat wants to be asked whether it reacts.
    Standing,
    /// Take a seat back from the bot that stands in.
    Return,
    /// End the table for everybody.
    Abandon,
    /// Set up the same table once more.
    Rematch,
}

impl From<&Order> for Deed {
    fn from(order: &Order) -> Self {
        match order {
            Order::Join { .. } => Self::Join,
            Order::Leave {} => Self::Leave,
            Order::Kick {} => Self::Kick,
            Order::Contribute { .. } => Self::Contribute,
            Order::Start {} => Self::Start,
            Order::Act { .. } => Self::Act,
            Order::Undo {} => Self::Undo,
            Order::Standing { .. } => Self::Standing,
            Order::Return {} => Self::Return,
            Order::Abandon {} => Self::Abandon,
            Order::Rematch {} => Self::Rematch,
        }
    }
}

/// What somebody is at a table.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own, and any of them may go together"
)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Standing {
    /// The table is theirs.
    pub(crate) is_owner: bool,
    /// They hold at least one seat.
    pub(crate) sits: bool,
    /// They hold the seat that the command names.
    pub(crate) holds_named: bool,
    /// They showed the invitation.
    pub(crate) is_invited: bool,
}

/// Whether somebody may see a table at all.
pub(crate) fn may_see(visibility: Visibility, standing: Standing) -> bool {
    visibility == Visibility::Public || standing.is_owner || standing.sits
}

/// Whether somebody who may see a table may look through the eyes of a seat: through their own always, through all
/// once the table is over and its dice are revealed.
pub(crate) fn may_look_as(holds_named: bool, status: Status) -> bool {
    holds_named || status.is_over()
}

/// Whether a bot may whisper to somebody: to who holds the seat, while the game is on, and where no other person plays.
pub(crate) fn may_ask_for_hints(holds_named: bool, is_alone: bool, status: Status) -> Result<(), Refused> {
    if !holds_named {
        return Err(Refused::new(Code::Forbidden, "this seat is not yours"));
    }
    if !is_alone {
        return Err(Refused::new(Code::Forbidden, "there are no hints where several people play"));
    }
    if status == Status::Playing {
        return Ok(());
    }
    Err(Refused::new(Code::WrongPhase, "there are hints while the game is on"))
}

/// Whether somebody who is signed in may do this now. The person is judged before the phase, so that a refusal tells
/// strangers nothing about the table.
pub(crate) fn may(deed: Deed, who: Standing, seen: Visibility, status: Status) -> Result<(), Refused> {
    let (is_allowed, otherwise) = match deed {
        Deed::Join => (
            seen == Visibility::Public || who.is_owner || who.sits || who.is_invited,
            "joining this table takes its invitation",
        ),
        Deed::Leave | Deed::Contribute | Deed::Act | Deed::Undo | Deed::Standing | Deed::Return => {
            (who.holds_named, "this seat is not yours")
        }
        Deed::Kick | Deed::Start | Deed::Abandon => (who.is_owner, "only the owner of the table may do this"),
        Deed::Rematch => (who.is_owner || who.sits, "only those at the table may ask for a rematch"),
    };
    if !is_allowed {
        return Err(Refused::new(Code::Forbidden, otherwise));
    }
    let is_time = match deed {
        Deed::Join | Deed::Leave | Deed::Kick | Deed::Contribute | Deed::Start => status == Status::Open,
        Deed::Act | Deed::Undo | Deed::Standing | Deed::Return => status == Status::Playing,
        Deed::Abandon => !status.is_over(),
        Deed::Rematch => status.is_over(),
    };
    if is_time {
        return Ok(());
    }
    let sentence = match status {
        Status::Open => "the game has not started yet",
        Status::Playing => "the game is on",
        Status::Finished => "the game is over",
        Status::Abandoned => "the table was abandoned",
    };
    Err(Refused::new(Code::WrongPhase, sentence))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEEDS: [Deed; 11] = [
        Deed::Join,
        Deed::Leave,
        Deed::Kick,
        Deed::Contribute,
        Deed::Start,
        Deed::Act,
        Deed::Undo,
        Deed::Standing,
        Deed::Return,
        Deed::Abandon,
        Deed::Rematch,
    ];

    /// The deeds this person may do, one letter each in the order of `DEEDS`, in the phases open, playing and over.
    fn row(who: Standing, seen: Visibility) -> String {
        let letters = "jlkcsauobxr";
        let phase = |status| {
            let may = |(deed, letter): (&Deed, char)| {
                if may(*deed, who, seen, status).is_ok() { letter } else { '-' }
            };
            DEEDS.iter().zip(letters.chars()).map(may).collect::<String>()
        };
        [Status::Open, Status::Playing, Status::Finished].map(phase).join(" ")
    }

    #[test]
    fn the_whole_matrix() {
        let nobody = Standing::default();
        let owner = Standing { is_owner: true, ..nobody };
        let seat = Standing { sits: true, holds_named: true, ..nobody };
        let other_seat = Standing { sits: true, ..nobody };
        let both = Standing { is_owner: true, ..seat };
        let invited = Standing { is_invited: true, ..nobody };
        let (public, private) = (Visibility::Public, Visibility::Private);
        //                                   open        playing     over
        assert_eq!(row(owner, public), "j-k-s----x- ---------x- ----------r");
        assert_eq!(row(both, public), "jlkcs----x- -----auobx- ----------r");
        assert_eq!(row(seat, public), "jl-c------- -----auob-- ----------r");
        assert_eq!(row(other_seat, public), "j---------- ----------- ----------r");
        assert_eq!(row(nobody, public), "j---------- ----------- -----------");
        assert_eq!(row(nobody, private), "----------- ----------- -----------");
        assert_eq!(row(invited, private), "j---------- ----------- -----------");
        assert_eq!(row(owner, private), "j-k-s----x- ---------x- ----------r");
        assert_eq!(row(seat, private), "jl-c------- -----auob-- ----------r");
    }

    #[test]
    fn the_eyes_of_others_open_at_the_end_and_hints_are_for_who_plays_alone() {
        for status in [Status::Open, Status::Playing, Status::Finished, Status::Abandoned] {
            assert!(may_look_as(true, status));
            assert_eq!(may_look_as(false, status), status.is_over());
            let hint = |holds, alone| may_ask_for_hints(holds, alone, status).map_err(|refused| refused.code);
            let now = if status == Status::Playing { Ok(()) } else { Err(Code::WrongPhase) };
            assert_eq!(hint(true, true), now);
            assert_eq!(hint(true, false), Err(Code::Forbidden));
            assert_eq!(hint(false, true), Err(Code::Forbidden));
        }
    }

    #[test]
    fn a_private_table_is_seen_by_those_who_sit_there() {
        let nobody = Standing::default();
        assert!(may_see(Visibility::Public, nobody));
        assert!(!may_see(Visibility::Private, nobody));
        assert!(!may_see(Visibility::Private, Standing { is_invited: true, ..nobody }));
        assert!(may_see(Visibility::Private, Standing { sits: true, ..nobody }));
        assert!(may_see(Visibility::Private, Standing { is_owner: true, ..nobody }));
    }
}
