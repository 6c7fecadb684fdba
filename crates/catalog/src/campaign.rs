//! A campaign, whichever game it is of.

use std::marker::PhantomData;

use table::{Campaign, Chapter, Choices, NotationError, Phrase, Play, Record, ReplayError};

/// The campaign of a game. How somebody stands goes in and comes out as text, so that whoever keeps it need not know
/// what is in it.
pub trait AnyCampaign: Send + Sync {
    /// Where everybody begins.
    fn begin(&self) -> Stand;

    /// What this text says.
    ///
    /// # Errors
    /// If nobody could stand like this.
    fn read(&self, progress: &str) -> Result<Stand, NotationError>;

    /// How one stands after a game, given by its record. The record is played again and believed in nothing.
    ///
    /// # Errors
    /// If one of the two texts is not right, the game is not over, or it is not one of those that were to be played.
    fn after(&self, progress: &str, record: &Record) -> Result<Stand, CampaignFault>;
}

/// How somebody stands in a campaign, and what may be played now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stand {
    /// What is kept.
    pub progress: String,
    /// The same as a sentence.
    pub standing: Phrase,
    /// The games that may be played now, the usual one first; none once the campaign is over.
    pub chapters: Vec<Chapter>,
}

impl Stand {
    /// The chapter with all of these options; the usual one if several have them.
    pub fn chapter<'a>(&self, options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Option<&Chapter> {
        let options: Vec<_> = options.into_iter().collect();
        let has = |choices: &Choices| options.iter().all(|&(key, value)| choices.value(key) == value);
        self.chapters.iter().find(|chapter| has(&chapter.choices))
    }
}

/// Why a game does not count for a campaign. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CampaignFault {
    /// The text does not say how somebody stands.
    #[error(transparent)]
    Progress(#[from] NotationError),
    /// The record does not play, or is of another game.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The game is still on.
    #[error("the game is not over")]
    NotOver,
    /// Another game was to be played.
    #[error("this game is not the one that was to be played")]
    NotNext,
}

/// The campaign of a game whose type is known.
pub(crate) struct TypedCampaign<G>(PhantomData<fn() -> G>);

impl<G: Campaign> TypedCampaign<G> {
    pub(crate) const fn new() -> Self {
        Self(PhantomData)
    }

    fn stand(progress: G::Progress) -> Stand {
        Stand {
            progress: progress.to_string(),
            standing: G::stands(progress),
            chapters: G::chapters(progress),
        }
    }
}

impl<G: Campaign> AnyCampaign for TypedCampaign<G> {
    fn begin(&self) -> Stand {
        Self::stand(G::begin())
    }

    fn read(&self, progress: &str) -> Result<Stand, NotationError> {
        progress.parse().map(Self::stand)
    }

    fn after(&self, progress: &str, record: &Record) -> Result<Stand, CampaignFault> {
        let before: G::Progress = progress.parse()?;
        let play = Play::<G>::replay(record)?;
        if play.game().outcome().is_none() {
            return Err(CampaignFault::NotOver);
        }
        let after = G::after(before, play.choices(), play.game()).ok_or(CampaignFault::NotNext)?;
        Ok(Self::stand(after))
    }
}
