//! What happens, and who sees it (AB-15).

use table::{Number, Seat, Secret, Viewer};

use crate::action::KeySet;
use crate::components::{AllyList, Card, Kind, LocationId, LordId, Race, Reward, TileList, Token, TokenList};

table::notation! {
    /// What happened.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Event: "an event of Abyss" {
        /// The first player was drawn by lot.
        FirstPlayer { seat: Seat } = "first_player",
        /// A lord was turned face up into the Court, in the farthest empty space.
        CourtFilled { lord: LordId } = "court",
        /// A location was turned face up at the start.
        LocationOpened { tile: LocationId } = "location",
        /// A turn begins.
        TurnStarted { seat: Seat } = "turn",
        /// The end window closes.
        TurnEnded { seat: Seat } = "turn_ended",
        /// Nothing could be done.
        TurnPassed { seat: Seat } = "turn_passed",
        /// A pearl was paid for plotting; a lord follows.
        Plotted { seat: Seat } = "plotted",
        /// A card was turned up onto a space of the track.
        Revealed { card: Card, space: Number } = "revealed",
        /// The discard pile became the new exploration deck.
        Reshuffled = "reshuffled",
        /// An opponent bought the ally turned up last from the explorer.
        Bought { buyer: Seat, ally: Kind, price: Number } = "bought",
        /// An opponent did not buy.
        Passed { seat: Seat } = "passed",
        /// The explorer took the ally turned up last.
        Took { seat: Seat, ally: Kind } = "took",
        /// The explorer left the card and went on.
        Continued { seat: Seat } = "continued",
        /// The explorer fought the monster turned up last.
        Fought { seat: Seat } = "fought",
        /// The threat token moved.
        Threat { space: Number } = "threat",
        /// The reward of a fight.
        Rewarded { seat: Seat, reward: Reward } = "rewarded",
        /// A player gained pearls from the treasury.
        PearlsGained { seat: Seat, amount: Number } = "pearls",
        /// A player paid pearls to the treasury because of a power.
        PearlsLost { seat: Seat, amount: Number } = "pearls_lost",
        /// A player gained key tokens.
        KeysGained { seat: Seat, amount: Number } = "keys",
        /// A player drew a monster token.
        TokenGained { seat: Seat, token: Secret<Token> } = "token",
        /// The exploration ended: allies went to the Council, monsters to the discard pile.
        TrackCleared { allies: AllyList, monsters: Number } = "track_cleared",
        /// A player took a Council stack.
        StackTaken { seat: Seat, race: Race, cards: Number, allies: Secret<AllyList> } = "stack",
        /// A lord was paid for.
        Paid { seat: Seat, lord: LordId, allies: AllyList, pearls: Number } = "paid",
        /// One of the allies played was affiliated; the others were discarded.
        Affiliated { seat: Seat, ally: Kind } = "affiliated",
        /// A lord entered.
        Entered { seat: Seat, lord: LordId } = "entered",
        /// A player discarded an ally from hand.
        Discarded { seat: Seat, ally: Kind } = "discarded",
        /// A lord was turned.
        Turned { owner: Seat, lord: LordId } = "turned",
        /// A monster token changed hands.
        Stolen { thief: Seat, from: Seat, token: Secret<Token> } = "stolen",
        /// A player has an extra turn due.
        ExtraTurn { seat: Seat } = "extra_turn",
        /// A player paid pearls for a second lord.
        SecondLord { seat: Seat, lord: LordId, pearls: Number } = "second_lord",
        /// A player discarded an own lord to replace it.
        LordDiscarded { seat: Seat, lord: LordId } = "lord_discarded",
        /// The top card of the lord deck was turned over for a player.
        LordDrawn { seat: Seat, lord: LordId } = "lord_drawn",
        /// A power was left unused.
        Declined { seat: Seat } = "declined",
        /// Location tiles were drawn.
        LocationsDrawn { seat: Seat, tiles: TileList } = "drew",
        /// A tile was chosen; the keys follow.
        TileChosen { seat: Seat, tile: LocationId } = "tile",
        /// A location is controlled.
        Controlled { seat: Seat, tile: LocationId, keys: KeySet } = "controlled",
        /// An own location was exchanged for an available one.
        LocationSwapped { seat: Seat, old: LocationId, new: LocationId } = "swapped",
        /// A player looks through the location stack.
        StackSearched { seat: Seat } = "searched",
        /// A location was exchanged for one of the stack, which was shuffled.
        StackSwapped { seat: Seat, old: LocationId, new: LocationId } = "stack_swapped",
        /// An activated power was used.
        PowerUsed { seat: Seat, lord: LordId } = "used",
        /// A Council stack was discarded.
        StackDiscarded { race: Race, allies: AllyList } = "stack_discarded",
        /// A lord of the Court was discarded and another took its space.
        CourtReplaced { lord: LordId, by: LordId } = "court_replaced",
        /// The Court is refilled.
        CourtRefilled { seat: Seat } = "court_refilled",
        /// The end of the game was triggered.
        EndTriggered { seat: Seat } = "end_triggered",
        /// The final affiliation: the hand, and what of it was affiliated.
        LastAffiliated { seat: Seat, hand: AllyList, affiliated: AllyList } = "last_affiliated",
        /// The monster tokens of a player were turned up.
        TokensShown { seat: Seat, tokens: TokenList } = "tokens_shown",
        /// The game is over.
        Ended = "ended",
    }
}

impl table::Event for Event {
    /// A card, tile or token was turned over, or a hidden card was shown to somebody.
    fn is_barrier(&self) -> bool {
        match self {
            Self::FirstPlayer { .. }
            | Self::CourtFilled { .. }
            | Self::LocationOpened { .. }
            | Self::Revealed { .. }
            | Self::TokenGained { .. }
            | Self::StackTaken { .. }
            | Self::Paid { .. }
            | Self::Discarded { .. }
            | Self::Stolen { .. }
            | Self::LordDrawn { .. }
            | Self::LocationsDrawn { .. }
            | Self::StackSearched { .. }
            | Self::StackDiscarded { .. }
            | Self::CourtReplaced { .. }
            | Self::LastAffiliated { .. }
            | Self::TokensShown { .. } => true,
            Self::TurnStarted { .. }
            | Self::TurnEnded { .. }
            | Self::TurnPassed { .. }
            | Self::Plotted { .. }
            | Self::Reshuffled
            | Self::Bought { .. }
            | Self::Passed { .. }
            | Self::Took { .. }
            | Self::Continued { .. }
            | Self::Fought { .. }
            | Self::Threat { .. }
            | Self::Rewarded { .. }
            | Self::PearlsGained { .. }
            | Self::PearlsLost { .. }
            | Self::KeysGained { .. }
            | Self::TrackCleared { .. }
            | Self::Affiliated { .. }
            | Self::Entered { .. }
            | Self::Turned { .. }
            | Self::ExtraTurn { .. }
            | Self::SecondLord { .. }
            | Self::LordDiscarded { .. }
            | Self::Declined { .. }
            | Self::TileChosen { .. }
            | Self::Controlled { .. }
            | Self::LocationSwapped { .. }
            | Self::StackSwapped { .. }
            | Self::PowerUsed { .. }
            | Self::CourtRefilled { .. }
            | Self::EndTriggered { .. }
            | Self::Ended => false,
        }
    }

    /// AB-15.7, AB-15.17, AB-15.18: everything else is public.
    fn redacted(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Self::TokenGained { seat, token } => {
                Self::TokenGained { seat, token: token.shown(viewer.is(seat)) }
            }
            Self::StackTaken { seat, race, cards, allies } => {
                Self::StackTaken { seat, race, cards, allies: allies.shown(viewer.is(seat)) }
            }
            Self::Stolen { thief, from, token } => {
                Self::Stolen { thief, from, token: token.shown(viewer.is(thief) || viewer.is(from)) }
            }
            public => public,
        })
    }
}
