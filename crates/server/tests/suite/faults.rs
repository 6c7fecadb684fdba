//! A bad network and a bad disk, drawn from a seed: commands are lost, doubled, late and out of order, answers get
//! lost, connections break, commits fail before and after they reached the disk. Afterwards every move that was
//! acknowledged is in the log, once and in order, no other is, and whoever followed live saw all of it.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::client::{Client, command};
use crate::house::{House, config};
use protocol::{Command, Done, Happening, Order, Refused, SeatRequest, StandingOrder, Status, Visibility};
use store::{
    Answer, Append, Entry, People, Person, Session, Settings, Sqlite, Store, StoreError, Summary, TableRow,
    TokenHash,
};
use table::{Chance as _, Pcg, Record, Seat, Source};
use uuid::Uuid;

/// One in so many.
fn one_in(chance: &mut Pcg, n: u32) -> bool {
    chance.below(Source::POLICY, n) == 0
}

/// A store whose commits fail now and then.
struct Faulty {
    disk: Sqlite,
    chance: Mutex<Pcg>,
}

impl Faulty {
    fn one_in(&self, n: u32) -> bool {
        one_in(&mut self.chance.lock().unwrap(), n)
    }
}

impl Store for Faulty {
    fn people(&self) -> &dyn People {
        &self.disk
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        Box::pin(async {
            let failed = || Err(StoreError::Failed("the disk is full".into()));
            if self.one_in(12) {
                return failed(); // nothing was written
            }
            if self.one_in(8) {
                tokio::time::sleep(Duration::from_millis(3)).await;
            }
            self.disk.append(append).await?;
            if self.one_in(12) { failed() } else { Ok(()) } // it was written, but nobody knows
        })
    }

    fn entries(&self, table: Uuid) -> Answer<'_, Vec<Entry>> {
        Box::pin(async move {
            if self.one_in(10) {
                return Err(StoreError::Failed("the disk does not answer".into()));
            }
            self.disk.entries(table).await
        })
    }

    fn add_person(&self, person: Person, session: Session) -> Answer<'_, ()> {
        self.disk.add_person(person, session)
    }

    fn person_of(&self, token: TokenHash, now_ms: u64) -> Answer<'_, Option<Person>> {
        self.disk.person_of(token, now_ms)
    }

    fn end_session(&self, token: TokenHash) -> Answer<'_, ()> {
        self.disk.end_session(token)
    }

    fn create_table(&self, table: TableRow, members: Vec<Uuid>, summary: Summary) -> Answer<'_, ()> {
        self.disk.create_table(table, members, summary)
    }

    fn table(&self, id: Uuid) -> Answer<'_, Option<TableRow>> {
        self.disk.table(id)
    }

    fn listed(&self, status: &'static str, limit: u32) -> Answer<'_, Vec<Uuid>> {
        self.disk.listed(status, limit)
    }

    fn tables_of(&self, person: Uuid, limit: u32) -> Answer<'_, Vec<Uuid>> {
        self.disk.tables_of(person, limit)
    }

    fn running_of(&self, person: Uuid, limit: u32) -> Answer<'_, Vec<Uuid>> {
        self.disk.running_of(person, limit)
    }

    fn summary(&self, table: Uuid) -> Answer<'_, Option<Summary>> {
        self.disk.summary(table)
    }

    fn due(&self, after_ms: u64, until_ms: u64) -> Answer<'_, Vec<Uuid>> {
        self.disk.due(after_ms, until_ms)
    }

    fn ready(&self) -> Answer<'_, ()> {
        self.disk.ready()
    }

    fn close(&self) -> Answer<'_, ()> {
        self.disk.close()
    }
}

#[tokio::test]
async fn a_bad_network_and_a_bad_disk_lose_and_double_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let disk = Sqlite::open(&Settings::new(folder.path().join("test.db"))).await.unwrap();
    let house = House::on(Arc::new(Faulty { disk, chance: Mutex::new(Pcg::new(5)) }), config()).await;
    let mut games = Vec::new();
    for seed in 0..6 {
        let client = Client::guest(house.address, &format!("Player {seed}")).await;
        games.push(tokio::spawn(one_game(client, seed)));
    }
    for game in games {
        game.await.unwrap();
    }
    house.stop().await;
}

/// One person plays all seats of a game through a bad network.
async fn one_game(client: Client, seed: u64) {
    let all: Vec<_> = catalog::all().collect();
    let game = all[seed as usize % all.len()];
    let (has_reactions, game) = (game.has_reactions(), game.meta());
    let seats = vec![SeatRequest::Me; game.players.0 as usize];
    let table = client.create(game.id, &seats, Visibility::Public).await.table;
    let mut network = Network { client: client.clone(), table, chance: Pcg::nth(11, seed), old: Vec::new() };
    network.deliver(&command(None, None, Order::Start {})).await.unwrap();
    for seat in Seat::all(game.players.0).filter(|_| has_reactions) {
        let order = Order::Standing { order: StandingOrder::Ask, raised: false }; // every move is ours
        network.deliver(&command(Some(&seat.to_string()), None, order)).await.unwrap();
    }
    let watching = tokio::spawn(watch(client.clone(), table, Pcg::nth(12, seed)));
    let mut acknowledged = Vec::new();
    loop {
        let public = network.look("spectator").await;
        if public.table.status == Status::Finished {
            break;
        }
        let seat = public.game.unwrap().to_act[0].clone();
        let own = network.look(&seat).await;
        let actions: Vec<String> =
            own.game.iter().flat_map(protocol::Observation::notations).map(str::to_owned).collect();
        let action = actions[network.chance.below(Source::POLICY, actions.len() as u32) as usize].clone();
        let act = command(Some(&seat), Some(own.version), Order::Act { action: action.clone() });
        network.deliver(&act).await.unwrap();
        acknowledged.push((seat, action));
    }
    let proof = loop {
        let reply = client.get(&format!("/api/tables/{table}/proof")).await;
        if reply.status == 200 {
            break reply.json::<protocol::Proof>();
        }
    };
    server::fair::verify(&proof).unwrap();
    let record = Record::parse(proof.record.unwrap().as_bytes()).unwrap();
    let written: Vec<_> =
        record.steps.iter().map(|step| (step.seat.to_string(), step.action.clone())).collect();
    assert_eq!(written, acknowledged, "every acknowledged move once, in order, and no other");
    let all = loop {
        let reply = client.get(&format!("/api/tables/{table}?as=spectator")).await;
        if reply.status == 200 {
            break reply.json::<protocol::Look>().update.happened;
        }
    };
    assert_eq!(watching.await.unwrap(), all, "who comes back after every break has seen all of it, once");
}

/// The way between a client and the server.
struct Network {
    client: Client,
    table: Uuid,
    chance: Pcg,
    /// What was sent before: it may come again at any time.
    old: Vec<Command>,
}

impl Network {
    /// Sends a command until an answer comes through.
    async fn deliver(&mut self, command: &Command) -> Result<Done, Refused> {
        let path = format!("/api/tables/{}/commands", self.table);
        for _ in 0..500 {
            if one_in(&mut self.chance, 6) {
                continue; // lost on the way
            }
            while one_in(&mut self.chance, 3) {
                // Doubled, or something old that took its time; nobody waits for the answer.
                let late = self.chance.below(Source::POLICY, self.old.len() as u32 + 1) as usize;
                let late = self.old.get(late).unwrap_or(command).clone();
                let (client, path) = (self.client.clone(), path.clone());
                let delay = Duration::from_millis(self.chance.below(Source::POLICY, 8).into());
                tokio::spawn(async move {
                    tokio::time::sleep(delay).await;
                    let _ = client.try_post(&path, &late).await;
                });
            }
            let Ok(reply) = self.client.try_post(&path, command).await else { continue };
            if reply.status == 503 || one_in(&mut self.chance, 6) {
                continue; // the server could not, or the answer was lost
            }
            self.old.push(command.clone());
            return if reply.status == 200 { Ok(reply.json()) } else { Err(reply.json()) };
        }
        panic!("the server does not answer");
    }

    async fn look(&mut self, eyes: &str) -> protocol::Update {
        loop {
            let reply = self.client.get(&format!("/api/tables/{}?as={eyes}", self.table)).await;
            if reply.status == 200 {
                return reply.json::<protocol::Look>().update;
            }
            assert_eq!(reply.status, 503, "{}", reply.body);
        }
    }
}

/// Follows a table over a line that breaks now and then, and resumes. Returns all that happened.
async fn watch(client: Client, table: Uuid, mut chance: Pcg) -> Vec<Happening> {
    let origin = format!("http://{}", client.address);
    let (mut seen, mut version) = (Vec::new(), 0);
    loop {
        let query = format!("?as=spectator&v={version}");
        let Ok(mut live) = client.try_live(table, &query, &origin).await else { continue };
        while let Some(message) = live.next().await {
            let protocol::ServerMessage::Update(update) = message else { continue };
            match update.since {
                Some(since) => assert_eq!(since, version, "nothing is left out"),
                None => seen.clear(),
            }
            version = update.version;
            seen.extend(update.happened);
            if update.table.status == Status::Finished {
                return seen;
            }
            if one_in(&mut chance, 5) {
                break;
            }
        }
    }
}
