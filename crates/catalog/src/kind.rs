//! Opens the object-safe door to one game.

use std::marker::PhantomData;
use std::sync::OnceLock;

use bots::teach::Lesson;
use bots::{BotSpec, SearchSettings};
use table::conformance::{self, Failure, Plan, Report};
use table::scenario::{self, ScenarioError, Summary};
use table::{
    Audit, Campaign, Choices, Describe, Game, Guide, Lang, Meta, OptionError, Options, Order, Play, Position,
    Record, ReplayError, Seed,
};

use crate::belongings::Components;
use crate::campaign::TypedCampaign;
use crate::measure::{self, Chore, Sizes};
use crate::typed_play::TypedPlay;
use crate::words::missing;
use crate::{
    AnyCampaign, AnyGame, AnyPlay, Bout, BoutResult, Job, Messages, SimulateError, Survey, Tally, bout,
    components, lessons, player, simulate, survey,
};

/// A game whose type is known, as an entry of the list.
pub(crate) struct Kind<G> {
    is_sample: bool,
    campaign: Option<Box<dyn AnyCampaign>>,
    /// Read on first use, once for each language.
    messages: [OnceLock<Messages>; Lang::ALL.len()],
    game: PhantomData<fn() -> G>,
}

impl<G> Kind<G> {
    /// A game for players.
    pub(crate) const fn new() -> Self {
        let messages = [const { OnceLock::new() }; 3];
        Self { is_sample: false, campaign: None, messages, game: PhantomData }
    }

    /// The same, to learn from and not for players.
    pub(crate) fn sample(self) -> Self {
        Self { is_sample: true, ..self }
    }

    /// The same, to be played as a campaign too.
    pub(crate) fn with_campaign(self) -> Self
    where
        G: Campaign,
    {
        Self { campaign: Some(Box::new(TypedCampaign::<G>::new())), ..self }
    }
}

impl<G: Game + Describe + Position + Guide + Audit> AnyGame for Kind<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn is_sample(&self) -> bool {
        self.is_sample
    }

    fn orders(&self) -> &'static [Order] {
        G::ORDERS
    }

    fn messages(&self, lang: Lang) -> &Messages {
        self.messages[lang as usize].get_or_init(|| {
            let names = components::names(G::COMPONENTS, lang).unwrap_or_default();
            Messages::parse(lang, G::texts(lang)).with_plain(names)
        })
    }

    fn components(&self) -> serde_json::Value {
        components::facts(G::COMPONENTS)
    }

    fn missing_messages(&self) -> Vec<String> {
        let all = Lang::ALL.map(|lang| self.messages(lang));
        let options = G::META.options.iter().map(|option| format!("option-{}", option.key));
        let parts = G::META.score_parts.iter().map(|part| format!("part-{part}"));
        let required: Vec<String> = options.chain(parts).chain([components::GAME.to_owned()]).collect();
        let faults = all.iter().flat_map(|messages| messages.faults()).cloned();
        let broken = components::names(G::COMPONENTS, Lang::En).err();
        broken.into_iter().chain(faults).chain(missing(&all, &required)).collect()
    }

    fn check(&self, choices: &Choices) -> Result<(), OptionError> {
        G::Options::build(choices).map(|_| ())
    }

    fn start(&'static self, choices: Choices, seed: Seed) -> Result<Box<dyn AnyPlay>, OptionError> {
        Ok(Box::new(TypedPlay { kind: self, play: Play::<G>::start(choices, seed)? }))
    }

    fn replay(&'static self, record: &Record) -> Result<Box<dyn AnyPlay>, ReplayError> {
        Ok(Box::new(TypedPlay { kind: self, play: Play::<G>::replay(record)? }))
    }

    fn campaign(&self) -> Option<&dyn AnyCampaign> {
        self.campaign.as_deref()
    }

    fn run_scenario(&self, text: &[u8]) -> Result<Summary, ScenarioError> {
        scenario::run::<G>(text)
    }

    fn simulate(&self, job: &Job<'_>) -> Result<Tally, SimulateError> {
        simulate::simulate::<G>(job)
    }

    fn survey(&self, job: &Job<'_>) -> Result<Survey, SimulateError> {
        survey::survey::<G>(job, &Components::of(&self.components()))
    }

    fn lessons(&self, job: &Job<'_>) -> Result<Vec<Lesson>, SimulateError> {
        lessons::lessons::<G>(job)
    }

    fn bout(&self, bout: &Bout<'_>) -> Result<BoutResult, SimulateError> {
        bout::play::<G>(bout)
    }

    fn conform(&self, choices: &Choices, plan: &Plan) -> Result<Report, Box<Failure>> {
        let report = conformance::check::<G>(choices, plan)?;
        let few =
            Plan { games: plan.games.start..plan.games.start + (report.games / 20).max(1), ..plan.clone() };
        for bot in [BotSpec::Weighted, BotSpec::Greedy] {
            self.conform_bot(choices, &few, bot)?;
        }
        let fewer = Plan { games: few.games.start..few.games.start + 1, ..few };
        self.conform_bot(choices, &fewer, BotSpec::Search(SearchSettings::DEFAULT.with_iterations(20)))?;
        Ok(report)
    }

    fn conform_bot(&self, choices: &Choices, plan: &Plan, bot: BotSpec) -> Result<(), Box<Failure>> {
        conformance::check_policy::<G, _>(choices, plan, || player::mind::<G>(bot, None))
    }

    fn sizes(&self) -> Sizes {
        Sizes { state: size_of::<G>(), action: size_of::<G::Action>() }
    }

    fn toil(&self, chore: Chore, choices: &Choices, seed: u64, repeats: u64) -> Result<u64, OptionError> {
        measure::toil::<G>(chore, choices, seed, repeats)
    }
}
