//! Effects (ST-1.2): lists, targets, and one arm for each kind.

pub(crate) mod able;
mod answer;
mod options;

pub(crate) use options::options;

use table::{Chance, Id, Log, Number, Seat, SeatSet, Secret};

use crate::components::{Area, Dice, Effect, From, Kind, Location, To, Token, Where, Who};
use crate::rules::Engine;
use crate::state::{Due, Frame, Impact, List};
use crate::{Event, STEAL, State};
use able::Outlook;

/// Whom an effect means, if it means creatures (ST-1.6).
pub(crate) fn who(effect: &Effect) -> Option<Who> {
    match *effect {
        Effect::GainImpact { who, .. }
        | Effect::LoseImpact { who, .. }
        | Effect::GainVitality { who, .. }
        | Effect::LoseVitality { who, .. }
        | Effect::HealWounds { who, .. }
        | Effect::Wound { who }
        | Effect::GainInfluence { who, .. }
        | Effect::StealImpact { who, .. }
        | Effect::PeekLair { who }
        | Effect::PeekCard { who }
        | Effect::LairCounter { who, .. }
        | Effect::MoveCreature { who, .. }
        | Effect::SendToLair { who }
        | Effect::CompleteMission { who }
        | Effect::RaiseAttribute { who, .. }
        | Effect::ReorderMissions { who }
        | Effect::PostponeMission { who }
        | Effect::ChooseOne { who, .. } => Some(who),
        _ => None,
    }
}

/// Which areas an effect means (ST-1.8).
pub(crate) fn area(effect: &Effect) -> Option<Where> {
    match *effect {
        Effect::TakeFromArea { area, .. }
        | Effect::ReturnFromArea { area, .. }
        | Effect::PlaceImpact { area, .. }
        | Effect::MoveImpact { area, .. }
        | Effect::SwapImpact { area, .. }
        | Effect::ClearArea { area }
        | Effect::ForceCount { area, .. }
        | Effect::PeekArea { area, .. } => Some(area),
        _ => None,
    }
}

impl State {
    /// ST-1.6, ST-16.4: the members of a group; chosen ones are all that may be chosen.
    pub(crate) fn group(&self, user: Seat, who: Who) -> SeatSet {
        let me = &self.players[user];
        let exempt = self.event.map_or(SeatSet::EMPTY, |now| now.exempt);
        let counted = match who {
            Who::Leaders | Who::Trailers => self.by_missions(who == Who::Leaders),
            _ => SeatSet::EMPTY,
        };
        let fits = |seat: Seat| {
            let place = self.players[seat].place;
            let other = seat != user;
            match who {
                Who::Me => !other,
                Who::Each => true,
                Who::EachOther | Who::ChosenOther => other,
                Who::ChosenHere | Who::OthersHere => other && place.is_some() && place == me.place,
                Who::OthersSameArea => other && place.is_some() && self.area_of(seat) == self.area_of(user),
                Who::AllInVillages => place.is_some_and(Location::is_village),
                Who::AllInSurroundings => place.is_some_and(|place| !place.is_village()),
                Who::Leaders | Who::Trailers => counted.contains(seat),
                Who::Same => false,
            }
        };
        let spared = |seat: Seat| {
            matches!(self.frames.top(), Some(Frame::Effects { list: List::Event { .. }, .. }))
                && exempt.contains(seat)
        };
        Seat::all(self.count()).filter(|&seat| fits(seat) && !spared(seat)).collect()
    }
}

impl<C: Chance, L: Log<Event>> Engine<'_, C, L> {
    /// Carries out a list of effects.
    pub(crate) fn effects(&mut self, user: Seat, list: List) {
        if !list.effects().is_empty() {
            self.push(Frame::Effects { user, list, next: 0, chosen: None, area: None });
        }
    }

    /// ST-1.2: the next effect of the list.
    pub(crate) fn next_effect(
        &mut self,
        user: Seat,
        list: List,
        next: u8,
        chosen: Option<Seat>,
        area_chosen: Option<Area>,
    ) {
        let Some(effect) = list.effects().get(next as usize) else { return self.pop() };
        let on = (user, list, next);
        let keep = |who: Option<Who>, place: Option<Where>| {
            // ST-1.6, ST-1.8: what `same` means until something else is chosen.
            let chosen = if matches!(who, Some(Who::ChosenOther | Who::ChosenHere)) { None } else { chosen };
            let area = if place == Some(Where::Chosen) { None } else { area_chosen };
            Frame::Effects { user, list, next: next + 1, chosen, area }
        };
        let (who, place) = (who(effect), area(effect));
        // Groups are read before the frame changes, for exemptions depend on it.
        let group = who.map_or(SeatSet::EMPTY, |who| self.s.group(user, who));
        self.replace(keep(who, place));
        match (who, place) {
            (Some(Who::ChosenOther | Who::ChosenHere), _) => {
                self.push(Frame::Target { by: user, list, index: next });
            }
            (Some(Who::Same), _) => {
                if let Some(target) = chosen
                    && able::on_seat(Outlook::now(self.s), user, effect, target)
                {
                    self.apply_to(on, effect, target);
                }
            }
            (Some(_), _) => self.push(Frame::Each { user, list, index: next, left: group }),
            (_, Some(Where::Chosen)) => self.push(Frame::ChooseArea { by: user, list, index: next }),
            (_, Some(Where::Own)) => self.in_area(user, effect, self.s.area_of(user)),
            (_, Some(Where::Same)) => self.in_area(user, effect, area_chosen),
            (_, Some(Where::Counted)) => self.in_area(user, effect, self.s.counted()),
            (_, Some(Where::Each)) => self.in_each_area(user, effect),
            (None, None) => self.at_large(user, effect),
        }
    }

    /// ST-1.7: from the active player clockwise.
    pub(crate) fn next_target(&mut self, user: Seat, list: List, index: u8, mut left: SeatSet) {
        let Some(target) = self.s.round_of().find(|&seat| left.contains(seat)) else { return self.pop() };
        left.remove(target);
        self.replace(Frame::Each { user, list, index, left });
        if let Some(effect) = list.effects().get(index as usize)
            && able::on_seat(Outlook::now(self.s), user, effect, target)
        {
            self.apply_to((user, list, index), effect, target);
        }
    }

    /// An effect on one creature.
    pub(crate) fn apply_to(&mut self, (user, list, index): (Seat, List, u8), effect: &Effect, target: Seat) {
        match *effect {
            Effect::GainImpact { token: Token::Only(kind), n, .. } => self.take_named(target, kind, n),
            Effect::GainImpact { token: Token::Any, n, .. } => {
                self.push(Frame::Gain { seat: target, left: n });
            }
            Effect::LoseImpact { n, .. } => self.lose(target, 0, n),
            Effect::GainVitality { n, .. } => self.regain(target, n),
            Effect::LoseVitality { n, .. } => self.lose(target, n, 0),
            Effect::HealWounds { n, .. } => self.push(Frame::Heal { seat: target, left: n }),
            Effect::Wound { .. } => self.push(Frame::WoundWhich { by: user, target, may: false }),
            Effect::GainInfluence { n, .. } => self.take_back(target, n),
            Effect::StealImpact { n, .. } => self.steal(user, target, n),
            Effect::PeekLair { .. } => self.peek_lair(user, target),
            Effect::PeekCard { .. } => self.peek_card(user, target),
            Effect::LairCounter { delta, .. } => self.change_lair_counter(target, delta),
            Effect::MoveCreature { to, .. } => match to {
                To::UserLocation => {
                    if let Some(at) = self.s.players[user].place {
                        self.move_to(target, at);
                    }
                }
                To::Chosen => self.push(Frame::MoveTo { by: user, target, surroundings: false }),
                To::ChosenSurroundings => self.push(Frame::MoveTo { by: user, target, surroundings: true }),
            },
            Effect::SendToLair { .. } => self.go_home(target),
            Effect::CompleteMission { .. } => self.complete(target),
            Effect::RaiseAttribute { n, .. } => self.push(Frame::Improve { seat: target, n }),
            Effect::ReorderMissions { .. } => self.reorder(target),
            Effect::PostponeMission { .. } => self.postpone(target),
            Effect::ChooseOne { .. } => self.push(Frame::Choose { by: target, list, index }),
            _ => {}
        }
    }

    /// An effect in one area.
    pub(crate) fn in_area(&mut self, user: Seat, effect: &Effect, area: Option<Area>) {
        let Some(area) = area else { return };
        if !able::in_area(Outlook::now(self.s), user, effect, area) {
            return;
        }
        match *effect {
            Effect::TakeFromArea { n, .. } => {
                self.push(Frame::TakeTokens { by: user, area, left: n, taken: false });
            }
            Effect::ReturnFromArea { n, .. } => self.push(Frame::ReturnTokens { by: user, area, left: n }),
            Effect::PlaceImpact { n, from: From::Card, .. } => {
                self.push(Frame::PlaceOwn { by: user, area, left: n });
            }
            Effect::PlaceImpact { n, from: From::Pool, .. } => {
                self.push(Frame::PlacePool {
                    area: area.index() as u8,
                    last: area.index() as u8,
                    left: n,
                    n,
                });
            }
            Effect::MoveImpact { n, .. } => self.push(Frame::MoveTokensTo { by: user, area, left: n }),
            Effect::SwapImpact { n, .. } => self.push(Frame::Swap { by: user, area, left: n }),
            Effect::ClearArea { .. } => {
                self.empty_area(area);
                self.log.push(Event::Cleared { area });
            }
            Effect::ForceCount { .. } => self.s.queue.push(Some(Due::Forced(area))),
            Effect::PeekArea { influence, .. } => self.peek_area(user, area, influence),
            _ => {}
        }
    }

    /// ST-1.10: the areas one after another.
    fn in_each_area(&mut self, user: Seat, effect: &Effect) {
        if let Effect::PlaceImpact { n, from: From::Pool, .. } = *effect {
            return self.push(Frame::PlacePool { area: 0, last: Area::COUNT as u8 - 1, left: n, n });
        }
        for area in Area::all() {
            self.in_area(user, effect, Some(area));
        }
    }

    /// An effect that names neither creatures nor areas.
    fn at_large(&mut self, user: Seat, effect: &Effect) {
        if !able::at_large(self.s, user, effect) {
            return;
        }
        match *effect {
            Effect::EventCounter { n } => self.push(Frame::Counter { by: user, n }),
            Effect::MoveFigure { .. } => self.push(Frame::WhichFigure { by: user }),
            Effect::ReturnToken { tokens, n } => {
                let kinds = tokens.iter().fold(0, |bits, token| bits | 1 << token.index());
                self.push(Frame::ReturnOne { by: user, kinds, left: n });
            }
            Effect::Reroll { dice } => {
                let left = match dice {
                    Dice::All => return self.roll_again(user, u8::MAX),
                    Dice::Any => u8::MAX,
                    Dice::UpTo(most) => most,
                };
                self.push(Frame::Reroll { by: user, picked: 0, left });
            }
            Effect::AdjustDie { n, delta } => {
                self.push(Frame::Adjust { by: user, picked: 0, left: n, delta });
            }
            Effect::PreventLoss { any, n } => match self.s.pending_loss() {
                Some((_, vitality, _)) if !any => self.spare(n.min(vitality), n.min(vitality)),
                Some(_) => self.push(Frame::Spare { by: user, n }),
                None => {}
            },
            Effect::ExemptFromEvent { n } => self.push(Frame::Exempt { by: user, left: n, chosen: false }),
            Effect::CancelEvent => {
                if let Some(now) = &mut self.s.event {
                    now.cancelled = true;
                }
            }
            Effect::HideLair => {
                if let Some(naming) = &mut self.s.naming {
                    naming.hidden.insert(user);
                }
                self.log.push(Event::Hidden { seat: user });
            }
            Effect::TakeDiscardedTask { n } => self.push(Frame::TakeDiscarded { by: user, left: n }),
            Effect::DrawTask { deck: None, n } => self.push(Frame::DrawFrom { by: user, left: n }),
            Effect::DrawTask { deck: Some(deck), n } => {
                for _ in 0..n {
                    self.draw_for(user, deck);
                }
            }
            Effect::ReplaceTask { every: false } => self.push(Frame::ReplaceAt { by: user }),
            Effect::ReplaceTask { every: true } => Location::all().for_each(|at| self.replace_task(at)),
            Effect::SetRepeatToken => self.push(Frame::RepeatFace { by: user }),
            Effect::ExtraLocationAction => self.s.turn.extra_locations += 1,
            Effect::ExtraMove => self.s.turn.extra_moves += 1,
            Effect::IgnoreBlocks => self.s.turn.ignore_blocks = true,
            Effect::FlipPair { n } => self.push(Frame::Flip { by: user, left: n }),
            Effect::PayVitality { n } => _ = self.weaken(user, n),
            _ => self.change_test(effect),
        }
    }

    /// ST-1.35 to ST-1.38, ST-1.41.
    fn change_test(&mut self, effect: &Effect) {
        let Some(test) = &mut self.s.test else { return };
        match *effect {
            Effect::AddDice { n } => test.dice_change += n,
            Effect::ChangeDifficulty { delta } => test.difficulty_change += delta,
            Effect::UseTime { time } => test.value_time = Some(time.unwrap_or(test.time.other())),
            Effect::UseOtherTrait => test.other_trait = true,
            Effect::AddSuccess { n } => test.added += n,
            _ => {}
        }
    }

    /// ST-1.17: all, if there are not more; otherwise the owner chooses the faces.
    fn take_back(&mut self, seat: Seat, n: u8) {
        let spent = self.s.players[seat].spent;
        if n < spent[0] + spent[1] {
            return self.push(Frame::TakeBack { seat, left: n });
        }
        for face in Kind::all() {
            for _ in 0..spent[face.index()] {
                self.take_back_face(seat, face);
            }
        }
    }

    pub(crate) fn take_back_face(&mut self, seat: Seat, face: Kind) {
        self.s.players[seat].spent[face.index()] -= 1;
        self.s.players[seat].hand[face.index()] += 1;
        self.log.push(Event::TookBack { seat, face: Secret::Known(face) });
    }

    /// ST-1.18: drawn at random, limited by what there is and by free slots.
    fn steal(&mut self, user: Seat, from: Seat, n: u8) {
        for _ in 0..n.min(self.s.players[user].free_slots()) {
            let Some(index) = self.chance.weighted(STEAL, &self.s.players[from].card) else { return };
            let Some(kind) = Kind::from_index(index) else { return };
            self.s.take_off(from, kind);
            self.s.players[user].card[index] += 1;
            self.s.touch(user);
            self.log.push(Event::Stole { seat: user, from, kind: Secret::Known(kind) });
        }
    }

    /// ST-1.28.
    fn peek_card(&mut self, user: Seat, target: Seat) {
        self.s.players[target].card_seen.insert(user);
        let fear = Secret::Known(Number(self.s.players[target].card[Kind::Fear.index()]));
        self.log.push(Event::SawCard { seat: user, of: target, fear });
    }

    /// ST-1.26.
    fn peek_area(&mut self, seat: Seat, area: Area, influence: bool) {
        self.log.push(Event::Peeked { seat, area });
        let looked = &mut self.s.players[seat].looked[area.index()];
        let state = &mut self.s.areas[area.index()];
        for (index, token) in state.tokens.iter_mut().enumerate() {
            if let Some(token) = token.as_mut().filter(|token| !token.known.contains(seat)) {
                token.known.insert(seat);
                looked.impact[token.kind.index()] += 1;
                let (number, kind) = (Number(index as u8 + 1), Secret::Known(token.kind));
                self.log.push(Event::SawToken { seat, area, number, kind });
            }
        }
        for guess in
            state.guesses.iter_mut().flatten().filter(|guess| influence && !guess.known.contains(seat))
        {
            guess.known.insert(seat);
            looked.influence[guess.face.index()] += 1;
            let (owner, face) = (guess.owner, Secret::Known(guess.face));
            self.log.push(Event::SawGuess { seat, area, owner, face });
        }
    }

    /// ST-1.52, ST-19.17.
    fn postpone(&mut self, target: Seat) {
        let missions = &mut self.s.players[target].missions;
        if missions.len() > 1 {
            missions.rotate_left(1);
            self.reveal_mission(target);
        }
    }

    /// ST-1.47.
    pub(crate) fn draw_for(&mut self, seat: Seat, deck: crate::components::Deck) {
        if let Some(task) = self.draw_task(deck) {
            self.s.players[seat].tasks.insert(task);
            self.log.push(Event::TaskTaken { seat, task });
        }
    }

    /// ST-1.48: under its deck, then the top card of that deck.
    pub(crate) fn replace_task(&mut self, at: Location) {
        let Some(task) = self.s.tasks[at.index()].take() else { return };
        self.s.decks[at.deck().index()].under.push(Some(task));
        self.log.push(Event::TaskUnder { at, task });
        self.lay_task(at);
    }

    /// ST-1.21, ST-22.4: a token face down, known to who laid it.
    pub(crate) fn lay_secretly(&mut self, by: Seat, area: Area, kind: Kind) {
        self.s.lay(area, Impact { kind, known: SeatSet::only(by), shown: false });
    }
}
