//! Somebody who sits beside the table with a notebook: keeps the whole public state, hands and stacks included, from
//! what spectators are shown, and complains about what the rules do not allow (AB-21). Knows nothing of the engine.

use std::collections::{BTreeMap, BTreeSet};

use abyss::components::{Allies, Card, Cards, Kind, LocationId, LordId, Race, TokenList, exploration_cards};
use abyss::{Action, Event, State};
use table::{Choices, Game, Options as _, Pcg, Position as _, Seat, Shown, Viewer, conformance, pick};

/// What lies before a player.
#[derive(Clone, Debug, Default)]
pub(crate) struct Place {
    pub(crate) pearls: i32,
    pub(crate) keys: u8,
    pub(crate) hand: Allies,
    pub(crate) affiliated: Allies,
    pub(crate) tokens: usize,
    pub(crate) values: Option<TokenList>,
    pub(crate) lords: BTreeSet<LordId>,
    pub(crate) turned: BTreeSet<LordId>,
    pub(crate) tucked: BTreeMap<LordId, LocationId>,
    pub(crate) locations: BTreeSet<LocationId>,
    pub(crate) recruitments: usize,
}

/// What is written about the turn under way.
#[derive(Clone, Debug, Default)]
struct Turn {
    actions: usize,
    reveals: usize,
    bought: BTreeSet<Seat>,
    used: BTreeSet<LordId>,
    lords_before: usize,
}

/// The notebook.
#[derive(Clone, Debug)]
pub(crate) struct Witness {
    pub(crate) places: Vec<Place>,
    pub(crate) active: Option<Seat>,
    pub(crate) council: Allies,
    pub(crate) discard: Cards,
    pub(crate) track: Vec<Card>,
    pub(crate) court: Vec<LordId>,
    pub(crate) available: BTreeSet<LocationId>,
    pub(crate) undecided: BTreeSet<LocationId>,
    pub(crate) removed: BTreeSet<LocationId>,
    pub(crate) threat: u8,
    pub(crate) end: Option<Seat>,
    pub(crate) turns: usize,
    pub(crate) ended: bool,
    lords_left: usize,
    played: Allies,
    /// A lord that was paid for and is about to enter.
    paid: Option<LordId>,
    /// A lord that was drawn from the deck and is about to enter.
    drawn: Option<LordId>,
    /// Whether an own lord was just discarded, so that one of the Court may come.
    replacing: bool,
    turn: Turn,
    extra_turns: usize,
    /// Who had a turn since the end was triggered, and how many turns were due besides one each.
    after_end: Vec<Seat>,
    extra_after_end: usize,
}

impl Witness {
    pub(crate) fn new(players: u8) -> Self {
        Self {
            places: vec![Place { pearls: 1, ..Place::default() }; players.into()],
            active: None,
            council: Allies::EMPTY,
            discard: Cards::EMPTY,
            track: Vec::new(),
            court: Vec::new(),
            available: BTreeSet::new(),
            undecided: BTreeSet::new(),
            removed: BTreeSet::new(),
            threat: 1,
            end: None,
            turns: 0,
            ended: false,
            lords_left: 35,
            played: Allies::EMPTY,
            paid: None,
            drawn: None,
            replacing: false,
            turn: Turn::default(),
            extra_turns: 0,
            after_end: Vec::new(),
            extra_after_end: 0,
        }
    }

    fn at(&mut self, seat: Seat) -> &mut Place {
        &mut self.places[seat.index()]
    }

    /// Writes down what happened, as a spectator sees it.
    pub(crate) fn hear(&mut self, events: &[Event]) {
        for event in events {
            let shown = Shown::to(Viewer::Spectator, event).expect("spectators notice every event");
            self.write(*shown.event());
        }
    }

    #[allow(clippy::too_many_lines, reason = "one arm for each event")]
    fn write(&mut self, event: Event) {
        match event {
            Event::FirstPlayer { .. }
            | Event::TurnEnded { .. }
            | Event::Passed { .. }
            | Event::Continued { .. }
            | Event::Rewarded { .. }
            | Event::Declined { .. }
            | Event::StackSearched { .. }
            | Event::CourtRefilled { .. } => {}
            Event::CourtFilled { lord } => {
                self.lords_left -= 1;
                self.court.push(lord);
                assert!(self.court.len() <= 6, "AB-21.7: {:?}", self.court);
            }
            Event::LocationOpened { tile } => _ = self.available.insert(tile),
            Event::TurnStarted { seat } => self.turn_starts(seat),
            Event::TurnPassed { .. } => self.turn.actions += 1,
            Event::Plotted { seat } => {
                assert_eq!(self.turn.actions, 0, "AB-6.5: plotting comes before the action");
                self.at(seat).pearls -= 1;
            }
            Event::Revealed { card, space } => {
                self.turn.reveals += 1;
                self.turn.actions += usize::from(self.turn.reveals == 1);
                self.track.push(card);
                assert_eq!(space.0 as usize, self.track.len(), "AB-21.6: no gaps");
                assert!(self.track.len() <= 5, "AB-21.6: {:?}", self.track);
                assert!(self.turn.reveals < 5 + self.places.len(), "AB-21.16: {} cards", self.turn.reveals);
            }
            Event::Reshuffled => self.discard = Cards::EMPTY,
            Event::Bought { buyer, ally, price } => {
                assert_eq!(self.track.pop(), Some(Card::Ally(ally)));
                assert_ne!(Some(buyer), self.active);
                assert_eq!(price.0 as usize, self.turn.bought.len() + 1, "AB-21.15");
                assert!(self.turn.bought.insert(buyer), "AB-21.15: {buyer} bought twice");
                self.at(buyer).hand.add(ally);
                self.at(buyer).pearls -= i32::from(price.0);
                let explorer = self.active.expect("somebody explores");
                self.at(explorer).pearls += i32::from(price.0); // AB-21.5: what the one pays, the other gets
            }
            Event::Took { seat, ally } => {
                assert_eq!(self.track.pop(), Some(Card::Ally(ally)));
                self.at(seat).hand.add(ally);
            }
            Event::Fought { .. } => {
                assert_eq!(self.track.pop(), Some(Card::Monster));
                self.discard.add(Card::Monster);
            }
            Event::Threat { space } => {
                assert!((1..=6).contains(&space.0), "AB-21.6: the threat token is on {space}");
                self.threat = space.0;
            }
            Event::PearlsGained { seat, amount } => self.at(seat).pearls += i32::from(amount.0),
            Event::PearlsLost { seat, amount } => self.at(seat).pearls -= i32::from(amount.0),
            Event::KeysGained { seat, amount } => self.at(seat).keys += amount.0,
            Event::TokenGained { seat, .. } => self.at(seat).tokens += 1,
            Event::TrackCleared { allies, monsters } => {
                let mut left = Allies::EMPTY;
                let mut left_monsters = 0;
                for card in std::mem::take(&mut self.track) {
                    match card {
                        Card::Ally(ally) => left.add(ally),
                        Card::Monster => left_monsters += 1,
                    }
                }
                assert_eq!((left, left_monsters), (allies.0, monsters.0));
                self.council.add_all(&left);
                self.discard.add_many(Card::Monster, left_monsters);
            }
            Event::StackTaken { seat, race, cards, .. } => {
                self.turn.actions = self.turn.actions.max(1); // an Apprentice takes one after the action
                let stack = self.take_stack(race);
                assert_eq!(stack.len(), cards.0 as usize);
                self.at(seat).hand.add_all(&stack);
            }
            Event::Paid { seat, lord, allies, pearls } => {
                self.turn.actions += 1;
                self.paid = Some(lord); // it stays in the Court until an ally is affiliated (AB-9.16)
                self.played = allies.0;
                let place = self.at(seat);
                place.recruitments += 1;
                place.pearls -= i32::from(pearls.0);
                assert!(place.hand.take_all(&allies.0), "{seat} pays with what is not there");
            }
            Event::Affiliated { seat, ally } => {
                let mut others = std::mem::take(&mut self.played);
                assert!(others.take(ally));
                self.throw(&others);
                let place = self.at(seat);
                place.affiliated.add(ally);
                assert!(place.affiliated.len() <= place.recruitments, "AB-21.14: {seat}");
            }
            Event::Entered { seat, lord } => {
                let drawn = self.drawn.take() == Some(lord);
                let paid = self.paid.take() == Some(lord);
                assert!(paid || self.replacing, "AB-12.17: the {lord} enters by no way");
                if !drawn {
                    self.leaves_the_court(lord);
                }
                self.replacing = false;
                let before = self.turn.lords_before;
                let place = self.at(seat);
                assert!(place.lords.insert(lord));
                assert!(place.lords.len() <= before + 2, "AB-21.13: {seat}");
                assert!(place.lords.len() <= 9, "AB-21.13: {seat}");
            }
            Event::Discarded { seat, ally } => {
                assert!(self.at(seat).hand.take(ally), "{seat} discards what is not there");
                self.discard.add(Card::Ally(ally));
            }
            Event::Turned { owner, lord } => {
                assert_ne!(lord, LordId::Shaman, "AB-21.12");
                let place = self.at(owner);
                assert!(place.lords.contains(&lord) && !place.tucked.contains_key(&lord), "AB-21.9");
                assert!(place.turned.insert(lord), "AB-21.9: the {lord} is turned twice");
            }
            Event::Stolen { thief, from, .. } => {
                self.at(thief).tokens += 1;
                self.at(from).tokens -= 1;
            }
            Event::ExtraTurn { .. } => {
                self.extra_turns += 1;
                self.extra_after_end += usize::from(self.end.is_some());
            }
            Event::SecondLord { seat, lord, pearls } => {
                self.paid = Some(lord);
                self.at(seat).pearls -= i32::from(pearls.0);
            }
            Event::LordDiscarded { seat, lord } => {
                let place = self.at(seat);
                assert!(!place.tucked.contains_key(&lord), "AB-0.4: the {lord} is tucked");
                assert!(place.lords.remove(&lord));
                place.turned.remove(&lord);
                self.replacing = true;
            }
            Event::LordDrawn { lord, .. } => {
                self.lords_left -= 1;
                self.drawn = Some(lord);
            }
            Event::LocationsDrawn { tiles, .. } => self.undecided.extend(tiles.0),
            Event::TileChosen { tile, .. } => {
                assert!(self.available.remove(&tile) || self.undecided.remove(&tile));
                self.available.append(&mut self.undecided);
                self.undecided.insert(tile);
            }
            Event::Controlled { seat, tile, keys } => {
                assert!(self.undecided.remove(&tile));
                assert_eq!(Some(seat), self.active, "AB-11.15");
                let place = self.at(seat);
                place.locations.insert(tile);
                place.keys -= keys.tokens();
                let lords: Vec<LordId> = keys.lords().collect();
                let worth: u8 = lords.iter().map(|lord| lord.card().keys).sum();
                assert_eq!(worth + keys.tokens(), 3, "AB-21.10: {keys}");
                assert!(
                    worth < 3 || lords.len() == 3 || (lords.len() == 1 && keys.tokens() == 0),
                    "AB-21.10"
                );
                for lord in lords {
                    assert!(place.lords.contains(&lord) && !place.turned.contains(&lord), "AB-12.14: {lord}");
                    assert_eq!(place.tucked.insert(lord, tile), None, "AB-21.9: the {lord} is tucked twice");
                }
            }
            Event::LocationSwapped { seat, old, new } => {
                assert!(self.available.remove(&new));
                self.available.insert(old);
                self.exchange(seat, old, new);
            }
            Event::StackSwapped { seat, old, new } => {
                assert_eq!(old, LocationId::BlackSmokers, "AB-21.3: only these are removed");
                self.removed.insert(old);
                self.exchange(seat, old, new);
            }
            Event::PowerUsed { seat, lord } => {
                assert_eq!(Some(seat), self.active);
                assert!(self.turn.used.insert(lord), "AB-21.15: the {lord} is used twice");
                let place = self.at(seat);
                assert!(place.lords.contains(&lord));
                assert!(
                    !place.turned.contains(&lord) && !place.tucked.contains_key(&lord),
                    "AB-12.8: {lord}"
                );
            }
            Event::StackDiscarded { race, allies } => {
                let stack = self.take_stack(race);
                assert_eq!(stack, allies.0);
                self.throw(&stack);
            }
            Event::CourtReplaced { lord, by } => {
                self.lords_left -= 1;
                let space = self.court.iter_mut().find(|other| **other == lord).expect("a lord of the Court");
                *space = by;
            }
            Event::EndTriggered { seat } => {
                assert_eq!((self.end, self.active), (None, Some(seat)), "AB-21.21: once");
                self.end = Some(seat);
                self.extra_after_end = self.extra_turns;
            }
            Event::LastAffiliated { seat, hand, affiliated } => {
                let mut others = std::mem::take(&mut self.at(seat).hand);
                assert_eq!(others, hand.0, "AB-15.23");
                assert!(others.take_all(&affiliated.0));
                self.at(seat).affiliated.add_all(&affiliated.0);
                self.throw(&others);
            }
            Event::TokensShown { seat, tokens } => self.at(seat).values = Some(tokens),
            Event::Ended => self.game_ends(),
        }
    }

    fn turn_starts(&mut self, seat: Seat) {
        if let Some(before) = self.active {
            self.turn_is_over();
            let extra = before == seat;
            assert_eq!(extra, self.extra_turns > 0, "AB-4.14: the turn of {seat} comes after {before}");
            self.extra_turns -= usize::from(extra);
            assert!(extra || seat == before.next(self.places.len() as u8), "AB-4.1");
        }
        if self.end.is_some() {
            self.after_end.push(seat);
        }
        let short = self.court.len() < 3 && self.lords_left > 0;
        assert!(!short, "AB-21.7: {:?} at the start of a turn", self.court);
        self.active = Some(seat);
        let lords_before = self.places[seat.index()].lords.len();
        self.turn = Turn { lords_before, ..Turn::default() };
    }

    fn turn_is_over(&mut self) {
        assert_eq!(self.turn.actions, 1, "AB-21.15: actions in the turn of {:?}", self.active);
        self.turns += 1;
        assert!(self.turns <= 100 * self.places.len(), "AB-21.22");
    }

    /// AB-21.21: one last turn each, clockwise, and extra turns.
    fn game_ends(&mut self) {
        self.ended = true;
        self.turn_is_over();
        if self.turns == 100 * self.places.len() {
            return;
        }
        let end = self.end.expect("AB-21.21: the game ends without a reason");
        let others: Vec<Seat> = end.others(self.places.len() as u8).collect();
        assert_eq!(self.after_end.len(), others.len() + self.extra_after_end, "AB-21.21");
        let mut order = std::mem::take(&mut self.after_end);
        order.dedup();
        order.retain(|&seat| seat != end);
        assert_eq!(order, others, "AB-21.21");
    }

    /// AB-12.17: a lord of the Court goes.
    fn leaves_the_court(&mut self, lord: LordId) {
        let space = self.court.iter().position(|&other| other == lord);
        self.court.remove(space.unwrap_or_else(|| panic!("the {lord} is not in the Court")));
    }

    fn take_stack(&mut self, race: Race) -> Allies {
        let stack: Allies = self.council.each().filter(|ally| ally.race() == race).collect();
        assert!(self.council.take_all(&stack));
        stack
    }

    fn throw(&mut self, allies: &Allies) {
        for ally in allies.each() {
            self.discard.add(Card::Ally(ally));
        }
    }

    fn exchange(&mut self, seat: Seat, old: LocationId, new: LocationId) {
        let place = self.at(seat);
        assert!(place.locations.remove(&old) && place.locations.insert(new));
        for tile in place.tucked.values_mut().filter(|tile| **tile == old) {
            *tile = new;
        }
    }

    /// Compares the notebook with the table, key by key, and counts what is there.
    pub(crate) fn compare(&self, game: &State) {
        let same = |key: &str, expected: String| {
            assert_eq!(game.read(key).unwrap(), expected, "{key}");
        };
        let mut cards: Vec<String> = list(game, "deck");
        for (index, place) in self.places.iter().enumerate() {
            let seat = Seat::new(index as u8).unwrap();
            same(&format!("{seat}.pearls"), place.pearls.to_string());
            assert!(place.pearls >= 0, "AB-21.5: {seat}");
            same(&format!("{seat}.keys"), place.keys.to_string());
            same(&format!("{seat}.token_count"), place.tokens.to_string());
            same(&format!("{seat}.hand"), text(place.hand.each()));
            same(&format!("{seat}.affiliated"), text(place.affiliated.each()));
            let free = place.lords.iter().filter(|lord| !place.tucked.contains_key(lord));
            let mark = |lord: &LordId| if place.turned.contains(lord) { "/turned" } else { "" };
            same(&format!("{seat}.lords"), text(free.map(|lord| format!("{lord}{}", mark(lord)))));
            let tile = |tile: &LocationId| {
                let under = place.tucked.iter().filter(|(_, over)| *over == tile);
                under.fold(tile.to_string(), |text, (lord, _)| format!("{text}+{lord}"))
            };
            same(&format!("{seat}.locations"), text(place.locations.iter().map(tile)));
            assert_eq!(self.keys_in_all(index).to_string(), game.read(&format!("{seat}.all_keys")).unwrap());
            cards.extend(place.hand.each().chain(place.affiliated.each()).map(|ally| ally.to_string()));
        }
        same("court", text(self.court.iter()));
        same("available", text(self.available.iter()));
        same("removed", text(self.removed.iter()));
        same("discard", text(self.discard.each()));
        same("track", text(self.track.iter()));
        same("threat", self.threat.to_string());
        same("played", text(self.played.each()));
        same("lord_deck.count", self.lords_left.to_string());
        same("end", self.end.map_or_else(|| "-".to_owned(), |seat| seat.to_string()));
        for &race in Race::ALL {
            let stack = self.council.each().filter(|ally| ally.race() == race);
            same(&format!("council.{race}"), text(stack)); // AB-21.8: and nothing else on it
        }
        cards.extend(self.council.each().chain(self.played.each()).map(|ally| ally.to_string()));
        cards.extend(self.discard.each().chain(self.track.iter().copied()).map(|card| card.to_string()));
        cards.sort();
        let mut all: Vec<String> = exploration_cards().each().map(|card| card.to_string()).collect();
        all.sort();
        assert_eq!(cards, all, "AB-21.1");
        self.count_the_rest(game);
    }

    /// AB-21.2, AB-21.3, AB-21.4, AB-21.11.
    fn count_the_rest(&self, game: &State) {
        let mut lords = list(game, "lord_deck");
        lords.extend(list(game, "lord_discard"));
        lords.extend(self.court.iter().map(ToString::to_string));
        lords.extend(self.places.iter().flat_map(|place| &place.lords).map(ToString::to_string));
        assert_eq!(lords.len(), 35, "AB-21.2");
        assert_eq!(lords.iter().collect::<BTreeSet<_>>().len(), 35, "AB-21.2");
        let mut tiles = list(game, "stack");
        let controlled = self.places.iter().flat_map(|place| &place.locations);
        let others = self.available.iter().chain(&self.undecided).chain(&self.removed);
        tiles.extend(controlled.chain(others).map(ToString::to_string));
        assert_eq!(tiles.len(), 20, "AB-21.3");
        assert_eq!(tiles.iter().collect::<BTreeSet<_>>().len(), 20, "AB-21.3");
        let keys: u8 = self.places.iter().map(|place| place.keys).sum();
        assert_eq!(game.read("key_supply").unwrap(), (10 - keys).to_string(), "AB-21.4");
        let mut tokens = list(game, "token_pile");
        for (index, place) in self.places.iter().enumerate() {
            let seat = Seat::new(index as u8).unwrap();
            tokens.extend(list(game, &format!("{seat}.tokens")));
            let none = self.available.is_empty() && list(game, "stack").is_empty();
            if Some(seat) != self.active && !none {
                assert!(self.keys_in_all(index) < 3, "AB-21.11: {seat}");
            }
            assert!(place.turned.is_disjoint(&place.tucked.keys().copied().collect()), "AB-21.9: {seat}");
        }
        tokens.sort();
        let all = [("2", 9), ("3", 9), ("4", 2)].map(|(value, count)| vec![value; count]).concat();
        assert_eq!(tokens, all, "AB-21.4");
    }

    fn keys_in_all(&self, index: usize) -> u8 {
        let place = &self.places[index];
        let works = |lord: &&LordId| !place.turned.contains(lord) && !place.tucked.contains_key(lord);
        place.keys + place.lords.iter().filter(works).map(|lord| lord.card().keys).sum::<u8>()
    }
}

/// The things of a key, one by one.
pub(crate) fn list(game: &State, key: &str) -> Vec<String> {
    let text = game.read(key).unwrap();
    text.split(',').filter(|_| text != "-").map(str::to_owned).collect()
}

fn text(ids: impl Iterator<Item = impl ToString>) -> String {
    let words: Vec<String> = ids.map(|id| id.to_string()).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(",") }
}

/// Likes to recruit, so that many powers come into play.
pub(crate) fn eager(legal: &[Action], chance: &mut Pcg) -> Action {
    let wanted = |action: &Action| {
        matches!(
            action,
            Action::Recruit { .. } | Action::SecondLord { .. } | Action::Replace { .. } | Action::Fight
        )
    };
    let good: Vec<Action> = legal.iter().copied().filter(wanted).collect();
    if good.is_empty() { pick(legal, chance) } else { pick(&good, chance) }
}

/// Plays a whole game; `visit` gets the position after the set-up and after every step, with what just happened.
pub(crate) fn play(
    settings: &[(&str, &str)],
    players: u8,
    seed: u64,
    choose: fn(&[Action], &mut Pcg) -> Action,
    mut visit: impl FnMut(&State, &[Event]),
) -> State {
    let mut choices = Choices::new(&State::META, players).unwrap();
    for (key, value) in settings {
        choices.set(&State::META, key, value).unwrap();
    }
    let mut chance = Pcg::new(seed);
    let mut events = Vec::new();
    let mut game = State::new(&abyss::Options::build(&choices).unwrap(), &mut chance, &mut events);
    visit(&game, &events);
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        let action = choose(&legal, &mut chance);
        events.clear();
        game.apply(seat, action, &mut chance, &mut events).unwrap();
        visit(&game, &events);
    }
    game
}

/// A position of so many players.
pub(crate) fn position(players: u8, keys: &[(&str, &str)]) -> State {
    let pairs: Vec<String> = keys.iter().map(|(key, value)| format!("{key}={value}")).collect();
    conformance::position(&format!("players={players}"), &pairs.join(" ")).unwrap()
}

/// The value of a kind, by its name.
pub(crate) fn value(ally: Kind) -> i32 {
    ally.value().into()
}
