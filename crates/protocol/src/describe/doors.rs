//! Every way in over HTTP: what it takes, what it answers. A test of the server compares this list with its routes.

use serde_json::{Value, json};
use ts_rs::{TS, TypeVisitor};
use utoipa::ToSchema;

use super::openapi::{Schemas, reference};
use super::typescript::Found;
use crate::{
    CampaignShown, Chances, Chat, ChatLine, Command, ContinueTable, CreateTable, Created, Credentials, Done,
    Export, ForgetMe, GameOffer, Hint, History, Look, Me, MuteList, NewGuest, NewName, NewPassword,
    PlayCampaign, Profile, Proof, Registered, ReplayLines, ReplayPage, ReportLine, Say, SessionList,
    Settings, TableList, Verdict,
};

/// One way in.
pub(super) struct Door {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    /// What it is for.
    pub(super) what: &'static str,
    /// What may come after the question mark.
    pub(super) query: &'static [(&'static str, &'static str)],
    pub(super) takes: Body,
    pub(super) answer: Body,
    /// The status when it was done.
    pub(super) status: u16,
    pub(super) needs_session: bool,
}

/// What is in a request or an answer.
pub(super) enum Body {
    Nothing,
    /// JSON of this shape.
    Json(Value),
    /// Text of this media type.
    Text(&'static str),
}

/// Two things are made of the same list: the schemas of a document and the types of a language.
trait Sink {
    fn meet<T: TS + ToSchema + 'static>(&mut self);
}

impl Sink for Schemas {
    fn meet<T: TS + ToSchema + 'static>(&mut self) {
        self.add::<T>();
    }
}

impl Sink for Found {
    fn meet<T: TS + ToSchema + 'static>(&mut self) {
        self.visit::<T>();
    }
}

/// Every door; the types they speak of are added to `schemas`.
pub(super) fn all(schemas: &mut Schemas) -> Vec<Door> {
    list(schemas)
}

/// Meets the types of every door.
pub(super) fn visit(found: &mut Found) {
    list(found);
}

const EYES: &[(&str, &str)] =
    &[("as", "one of your seats, or `spectator`"), ("v", "the last version you saw")];

const GLANCE: &[(&str, &str)] = &[
    ("as", "one of your seats, or `spectator`"),
    ("v", "the last version you saw"),
    ("board", "adds the board in words of this language: `en`, `pl` or `es`"),
    ("names", "what the seats are called in it, one a line from A on"),
];

const CHAT: &[(&str, &str)] = &[("after", "only lines after this number")];

const HISTORY: &[(&str, &str)] = &[
    ("game", "only this game"),
    ("opponent", "only with somebody whose name has this in it"),
    ("result", "`won` or `lost`"),
    ("from", "only ended at this time or later, in milliseconds since 1970"),
    ("until", "only ended before this time"),
    ("after", "`next` of the page before"),
];

const PART: &[(&str, &str)] = &[
    ("as", "a seat, `spectator`, or `open` for all seats; until the table is over only your own"),
    ("from", "the number of the first frame"),
    ("count", "how many frames, at most 50"),
    ("board", "adds the board in words of this language: `en`, `pl` or `es`"),
    ("names", "what the seats are called in it, one a line from A on"),
];

fn list(sink: &mut impl Sink) -> Vec<Door> {
    [house(sink), people(sink), tables(sink)].into_iter().flatten().collect()
}

/// The server itself, and what can be played.
fn house(sink: &mut impl Sink) -> Vec<Door> {
    vec![
        get("/livez", "The process answers").text("text/plain"),
        get("/readyz", "The store answers, and the server is not about to stop").text("text/plain"),
        get("/api/openapi.json", "This document").json(json!({"type": "object"})),
        get("/api/games", "Which games there are").list::<GameOffer>(sink),
        get("/api/games/{id}/components", "What is on the components and not in words")
            .json(json!({"type": "object"})),
        get("/api/games/{id}/messages/{lang}", "The words of a game as Fluent text").text("text/plain"),
    ]
}

/// People, what is theirs, and what they say.
fn people(sink: &mut impl Sink) -> Vec<Door> {
    vec![
        post("/api/guests", "Come in as a guest; the session is in the cookie")
            .takes::<NewGuest>(sink)
            .answers::<Registered>(sink)
            .status(201),
        get("/api/me", "Who I am").session().answers::<Me>(sink),
        delete("/api/me", "Forget me: account, sessions, settings, ratings, what I said, my name")
            .session()
            .takes::<ForgetMe>(sink)
            .status(204),
        post("/api/me/account", "Turn a guest into an account that keeps its games")
            .session()
            .takes::<Credentials>(sink)
            .answers::<Me>(sink)
            .status(201),
        put("/api/me/name", "Another name").session().takes::<NewName>(sink).answers::<Me>(sink),
        put("/api/me/password", "Another password; every other session ends")
            .session()
            .takes::<NewPassword>(sink)
            .status(204),
        post("/api/session", "Sign in; the session is in the cookie")
            .takes::<Credentials>(sink)
            .answers::<Me>(sink)
            .status(201),
        delete("/api/me/session", "Sign out").status(204),
        get("/api/me/sessions", "Where I am signed in").session().answers::<SessionList>(sink),
        delete("/api/me/sessions", "Sign out everywhere").session().status(204),
        get("/api/me/settings", "What I set").session().answers::<Settings>(sink),
        put("/api/me/settings", "Set it otherwise; an account keeps it")
            .session()
            .takes::<Settings>(sink)
            .status(204),
        get("/api/me/mutes", "Whom I do not hear").session().answers::<MuteList>(sink),
        put("/api/me/mutes/{person}", "Do not hear somebody").session().status(204),
        delete("/api/me/mutes/{person}", "Hear somebody again").session().status(204),
        get("/api/me/history", "My finished games").session().query(HISTORY).answers::<History>(sink),
        get("/api/me/export", "Everything the server keeps about me").session().answers::<Export>(sink),
        get("/api/me/campaigns/{game}", "How I stand in the campaign of a game")
            .answers::<CampaignShown>(sink),
        post("/api/me/campaigns/{game}", "Play its next game; the answer is the table")
            .session()
            .takes::<PlayCampaign>(sink)
            .answers::<Created>(sink),
        delete("/api/me/campaigns/{game}", "Give it up: it begins again").session().status(204),
        get("/api/people/{id}", "Somebody's statistics and ratings").answers::<Profile>(sink),
        get("/api/tables/{id}/chat", "What was said at a table").query(CHAT).answers::<Chat>(sink),
        post("/api/tables/{id}/chat", "Say something; those at the table may")
            .session()
            .takes::<Say>(sink)
            .answers::<ChatLine>(sink)
            .status(201),
        post("/api/tables/{id}/chat/{number}/report", "Complain about a line")
            .session()
            .takes::<ReportLine>(sink)
            .status(204),
    ]
}

/// Tables.
fn tables(sink: &mut impl Sink) -> Vec<Door> {
    vec![
        get("/api/me/tables", "The newest tables where I sit").session().answers::<TableList>(sink),
        get("/api/me/events", "What concerns me at any table, over server-sent events")
            .session()
            .text("text/event-stream"),
        get("/api/tables", "The newest public tables that wait for players").answers::<TableList>(sink),
        post("/api/tables", "A new table")
            .session()
            .takes::<CreateTable>(sink)
            .answers::<Created>(sink)
            .status(201),
        get("/api/tables/{id}", "Everything I may see of a table").query(GLANCE).answers::<Look>(sink),
        post("/api/tables/{id}/commands", "Do something at a table")
            .session()
            .takes::<Command>(sink)
            .answers::<Done>(sink),
        get("/api/tables/{id}/live", "Follow a table over a WebSocket").query(EYES).status(101),
        get("/api/tables/{id}/events", "Follow a table over server-sent events")
            .query(EYES)
            .text("text/event-stream"),
        get("/api/tables/{id}/proof", "What was secret about the dice of a table that is over")
            .answers::<Proof>(sink),
        get("/api/tables/{id}/record", "The record of a table that is over").text("text/plain"),
        get("/api/tables/{id}/verify", "Whether a table that is over was played fairly")
            .answers::<Verdict>(sink),
        get("/api/tables/{id}/replay", "A game frame by frame").query(PART).answers::<ReplayPage>(sink),
        get("/api/tables/{id}/lines", "What happened in a game, with the number of each frame")
            .query(&[("as", "a seat or `spectator`; until the table is over only your own")])
            .answers::<ReplayLines>(sink),
        get("/api/tables/{id}/chances", "How a game that is over stood on its way")
            .session()
            .query(&[("at", "at most 8 positions by the steps before each: `0,5,12`")])
            .answers::<Chances>(sink),
        post("/api/tables/{id}/continue", "Go on from a position of a table that is over")
            .session()
            .takes::<ContinueTable>(sink)
            .answers::<Created>(sink)
            .status(201),
        get("/api/tables/{id}/hint", "What a bot would do in my place")
            .session()
            .query(&[("as", "one of your seats")])
            .answers::<Hint>(sink),
        post("/api/records", "Bring a record in, as a table that is over")
            .session()
            .takes_text("text/plain")
            .answers::<Created>(sink)
            .status(201),
        post("/api/verify", "Check a proof or a record").takes_text("text/plain").answers::<Verdict>(sink),
    ]
}

fn door(method: &'static str, path: &'static str, what: &'static str) -> Door {
    Door {
        method,
        path,
        what,
        query: &[],
        takes: Body::Nothing,
        answer: Body::Nothing,
        status: 200,
        needs_session: false,
    }
}

fn get(path: &'static str, what: &'static str) -> Door {
    door("get", path, what)
}

fn post(path: &'static str, what: &'static str) -> Door {
    door("post", path, what)
}

fn put(path: &'static str, what: &'static str) -> Door {
    door("put", path, what)
}

fn delete(path: &'static str, what: &'static str) -> Door {
    door("delete", path, what)
}

impl Door {
    fn session(self) -> Self {
        Self { needs_session: true, ..self }
    }

    fn status(self, status: u16) -> Self {
        Self { status, ..self }
    }

    fn query(self, query: &'static [(&'static str, &'static str)]) -> Self {
        Self { query, ..self }
    }

    fn takes<T: TS + ToSchema + 'static>(self, sink: &mut impl Sink) -> Self {
        sink.meet::<T>();
        Self { takes: Body::Json(reference::<T>()), ..self }
    }

    fn takes_text(self, kind: &'static str) -> Self {
        Self { takes: Body::Text(kind), ..self }
    }

    fn answers<T: TS + ToSchema + 'static>(self, sink: &mut impl Sink) -> Self {
        sink.meet::<T>();
        self.json(reference::<T>())
    }

    fn list<T: TS + ToSchema + 'static>(self, sink: &mut impl Sink) -> Self {
        sink.meet::<T>();
        self.json(json!({"type": "array", "items": reference::<T>()}))
    }

    fn json(self, schema: Value) -> Self {
        Self { answer: Body::Json(schema), ..self }
    }

    fn text(self, kind: &'static str) -> Self {
        Self { answer: Body::Text(kind), ..self }
    }
}
