//! What is kept about people, in SQLite: the trait, over the readers and the one writer.

mod campaigns;
mod reading;
mod writing;

use uuid::Uuid;

use super::Sqlite;
use super::write::Work;
use crate::people::{
    Account, CampaignGame, CampaignRow, ChatLine, GameResult, HistoryFilter, NewLine, PasswordHash, People,
    Rating, RatingPoint, Report, Statistic,
};
use crate::{Answer, Person, Session, StoreError, TokenHash};

pub(super) use writing::write;

/// Something to be written about people.
pub(super) enum Deed {
    MakeAccount(Account, Session, TokenHash),
    AddSession(Uuid, Session),
    EndSessions(Uuid, Option<TokenHash>),
    Rename(Uuid, String),
    SetPassword(Uuid, PasswordHash, PasswordHash, Option<TokenHash>),
    Rehash(Uuid, PasswordHash, PasswordHash),
    Forget(Uuid, u64),
    SetSettings(Uuid, String),
    Say(NewLine),
    Mute(Uuid, Uuid, bool),
    Report(Report),
    Record(GameResult, Vec<Rating>, Option<String>),
    PlayCampaign(Box<CampaignGame>),
    EndCampaign(Uuid, String),
}

impl Sqlite {
    fn deed(&self, deed: Deed) -> Answer<'_, ()> {
        Box::pin(self.write(Work::People(Box::new(deed))))
    }
}

impl People for Sqlite {
    fn person(&self, id: Uuid) -> Answer<'_, Option<Person>> {
        Box::pin(reading::person(&self.readers, id))
    }

    fn account(&self, login: String) -> Answer<'_, Option<Account>> {
        Box::pin(reading::account(&self.readers, login))
    }

    fn account_of(&self, person: Uuid) -> Answer<'_, Option<Account>> {
        Box::pin(reading::account_of(&self.readers, person))
    }

    fn make_account(&self, account: Account, session: Session, old: TokenHash) -> Answer<'_, ()> {
        self.deed(Deed::MakeAccount(account, session, old))
    }

    fn add_session(&self, person: Uuid, session: Session) -> Answer<'_, ()> {
        self.deed(Deed::AddSession(person, session))
    }

    fn sessions_of(&self, person: Uuid, now_ms: u64) -> Answer<'_, Vec<Session>> {
        Box::pin(reading::sessions_of(&self.readers, person, now_ms))
    }

    fn end_sessions(&self, person: Uuid, except: Option<TokenHash>) -> Answer<'_, ()> {
        self.deed(Deed::EndSessions(person, except))
    }

    fn rename(&self, person: Uuid, name: String) -> Answer<'_, ()> {
        self.deed(Deed::Rename(person, name))
    }

    fn set_password(
        &self,
        person: Uuid,
        old: PasswordHash,
        new: PasswordHash,
        except: Option<TokenHash>,
    ) -> Answer<'_, ()> {
        self.deed(Deed::SetPassword(person, old, new, except))
    }

    fn rehash(&self, person: Uuid, old: PasswordHash, new: PasswordHash) -> Answer<'_, ()> {
        self.deed(Deed::Rehash(person, old, new))
    }

    fn forget(&self, person: Uuid, now_ms: u64) -> Answer<'_, ()> {
        self.deed(Deed::Forget(person, now_ms))
    }

    fn settings(&self, person: Uuid) -> Answer<'_, Option<String>> {
        Box::pin(reading::settings(&self.readers, person))
    }

    fn set_settings(&self, person: Uuid, document: String) -> Answer<'_, ()> {
        self.deed(Deed::SetSettings(person, document))
    }

    fn say(&self, line: NewLine) -> Answer<'_, ChatLine> {
        Box::pin(async move {
            let (table, id) = (line.table, line.id);
            self.deed(Deed::Say(line)).await?;
            let said = reading::line(&self.readers, table, id).await?;
            said.ok_or_else(|| StoreError::Failed("a line that was said is not there".to_owned()))
        })
    }

    fn line(&self, table: Uuid, id: Uuid) -> Answer<'_, Option<ChatLine>> {
        Box::pin(reading::line(&self.readers, table, id))
    }

    fn said(&self, table: Uuid, after: u64, limit: u32) -> Answer<'_, Vec<ChatLine>> {
        Box::pin(reading::said(&self.readers, table, after, limit))
    }

    fn said_by(&self, person: Uuid) -> Answer<'_, Vec<ChatLine>> {
        Box::pin(reading::said_by(&self.readers, person))
    }

    fn mutes(&self, person: Uuid) -> Answer<'_, Vec<Uuid>> {
        Box::pin(reading::mutes(&self.readers, person))
    }

    fn mute(&self, person: Uuid, other: Uuid, is_muted: bool) -> Answer<'_, ()> {
        self.deed(Deed::Mute(person, other, is_muted))
    }

    fn report(&self, report: Report) -> Answer<'_, ()> {
        self.deed(Deed::Report(report))
    }

    fn reports(&self, limit: u32) -> Answer<'_, Vec<Report>> {
        Box::pin(reading::reports(&self.readers, limit))
    }

    fn unrecorded(&self, limit: u32) -> Answer<'_, Vec<Uuid>> {
        Box::pin(reading::unrecorded(&self.readers, limit))
    }

    fn record(&self, result: GameResult, ratings: Vec<Rating>, progress: Option<String>) -> Answer<'_, ()> {
        self.deed(Deed::Record(result, ratings, progress))
    }

    fn campaigns_of(&self, person: Uuid) -> Answer<'_, Vec<CampaignRow>> {
        Box::pin(campaigns::of(&self.readers, person))
    }

    fn campaign_at(&self, table: Uuid) -> Answer<'_, Option<CampaignRow>> {
        Box::pin(campaigns::at(&self.readers, table))
    }

    fn play_campaign(&self, game: CampaignGame) -> Answer<'_, ()> {
        self.deed(Deed::PlayCampaign(Box::new(game)))
    }

    fn end_campaign(&self, person: Uuid, game: String) -> Answer<'_, ()> {
        self.deed(Deed::EndCampaign(person, game))
    }

    fn ratings_of(&self, person: Uuid) -> Answer<'_, Vec<Rating>> {
        Box::pin(reading::ratings_of(&self.readers, person))
    }

    fn rating(&self, person: Uuid, game: String, players: u8) -> Answer<'_, Option<Rating>> {
        Box::pin(reading::rating(&self.readers, person, game, players))
    }

    fn rating_history(&self, person: Uuid, limit: u32) -> Answer<'_, Vec<RatingPoint>> {
        Box::pin(reading::rating_history(&self.readers, person, limit))
    }

    fn statistics(&self, person: Uuid) -> Answer<'_, Vec<Statistic>> {
        Box::pin(reading::statistics(&self.readers, person))
    }

    fn history(&self, person: Uuid, filter: HistoryFilter, limit: u32) -> Answer<'_, Vec<GameResult>> {
        Box::pin(reading::history(&self.readers, person, filter, limit))
    }

    fn tables_after(&self, after: Option<Uuid>, limit: u32) -> Answer<'_, Vec<Uuid>> {
        Box::pin(reading::tables_after(&self.readers, after, limit))
    }
}
