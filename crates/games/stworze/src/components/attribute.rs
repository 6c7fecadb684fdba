//! The attributes (ST-26.2): whose, and what each level does.

use super::vocabulary::{
    AttributeId, BoardToken, Dice, Effect, From, Kind, Near, PlaceType, Requires, TestKind, Tester, Time, To,
    Token, Trait, Use, Where, Who, Window,
};

/// An attribute card.
#[derive(Clone, Copy, Debug)]
pub struct AttributeCard {
    /// Whether it works in the turns of others too (ST-5.2, ST-5.3).
    pub reaction: bool,
    /// Its three levels (ST-20.1).
    pub levels: [Use; 3],
}

impl AttributeId {
    /// What is printed on it.
    pub const fn card(self) -> &'static AttributeCard {
        &CARDS[self as usize]
    }
}

static CARDS: [AttributeCard; AttributeId::ALL.len()] = [
    // rusalka_moonlit_dance
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires { time: Some(Time::Night), tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::AddDice { n: 1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 0,
                requires: Requires { time: Some(Time::Night), tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::AddDice { n: 1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::UseTime { time: Some(Time::Night) }, Effect::AddDice { n: 1 }],
            },
        ],
    },
    // rusalka_song_from_the_deep
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 1,
                requires: Requires::NOTHING,
                effects: &[Effect::MoveCreature { who: Who::ChosenOther, to: To::UserLocation }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::MoveCreature { who: Who::ChosenOther, to: To::UserLocation }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[
                    Effect::MoveCreature { who: Who::ChosenOther, to: To::UserLocation },
                    Effect::LoseImpact { who: Who::Same, n: 1 },
                ],
            },
        ],
    },
    // rusalka_wet_hair
    AttributeCard {
        reaction: true,
        levels: [
            Use {
                window: Some(Window::BeforeLoss),
                cost: 1,
                requires: Requires::NOTHING,
                effects: &[Effect::PreventLoss { any: false, n: 1 }],
            },
            Use {
                window: Some(Window::BeforeLoss),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::PreventLoss { any: false, n: 1 }],
            },
            Use {
                window: Some(Window::BeforeLoss),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::PreventLoss { any: true, n: 2 }],
            },
        ],
    },
    // rusalka_wreath_on_the_water
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::PeekArea { area: Where::Own, influence: false }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::PeekArea { area: Where::Chosen, influence: true }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[
                    Effect::PeekArea { area: Where::Chosen, influence: true },
                    Effect::SwapImpact { area: Where::Same, n: 1 },
                ],
            },
        ],
    },
    // leszy_stag_antlers
    AttributeCard {
        reaction: true,
        levels: [
            Use {
                window: Some(Window::BeforeEvent),
                cost: 1,
                requires: Requires::NOTHING,
                effects: &[Effect::ExemptFromEvent { n: 1 }],
            },
            Use {
                window: Some(Window::BeforeEvent),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::ExemptFromEvent { n: 1 }],
            },
            Use {
                window: Some(Window::BeforeEvent),
                cost: 1,
                requires: Requires::NOTHING,
                effects: &[Effect::CancelEvent],
            },
        ],
    },
    // leszy_lord_of_beasts
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires {
                    tester: Tester::Me,
                    place: Some(PlaceType::Surroundings),
                    ..Requires::NOTHING
                },
                effects: &[Effect::AddDice { n: 1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 0,
                requires: Requires {
                    tester: Tester::Me,
                    place: Some(PlaceType::Surroundings),
                    ..Requires::NOTHING
                },
                effects: &[Effect::AddDice { n: 1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 0,
                requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::AddDice { n: 1 }],
            },
        ],
    },
    // leszy_misleading_paths
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 1,
                requires: Requires::NOTHING,
                effects: &[Effect::MoveCreature { who: Who::ChosenOther, to: To::ChosenSurroundings }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::MoveCreature { who: Who::ChosenOther, to: To::ChosenSurroundings }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[
                    Effect::MoveCreature { who: Who::ChosenOther, to: To::Chosen },
                    Effect::LoseImpact { who: Who::Same, n: 1 },
                ],
            },
        ],
    },
    // leszy_mossy_bark
    AttributeCard {
        reaction: false,
        levels: [
            Use::NOTHING,
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires { place: Some(PlaceType::Surroundings), ..Requires::NOTHING },
                effects: &[Effect::GainVitality { who: Who::Me, n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires { place: Some(PlaceType::Surroundings), ..Requires::NOTHING },
                effects: &[
                    Effect::GainVitality { who: Who::Me, n: 1 },
                    Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 },
                ],
            },
        ],
    },
    // licho_evil_eye
    AttributeCard {
        reaction: true,
        levels: [
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires { tester: Tester::Other, ..Requires::NOTHING },
                effects: &[Effect::AddDice { n: -1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires { tester: Tester::Other, ..Requires::NOTHING },
                effects: &[Effect::ChangeDifficulty { delta: 1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires { tester: Tester::Other, ..Requires::NOTHING },
                effects: &[Effect::AddDice { n: -2 }],
            },
        ],
    },
    // licho_bad_luck
    AttributeCard {
        reaction: true,
        levels: [
            Use {
                window: Some(Window::AfterRoll),
                cost: 1,
                requires: Requires { tester: Tester::Other, ..Requires::NOTHING },
                effects: &[Effect::Reroll { dice: Dice::UpTo(1) }],
            },
            Use {
                window: Some(Window::AfterRoll),
                cost: 1,
                requires: Requires { tester: Tester::Other, ..Requires::NOTHING },
                effects: &[Effect::Reroll { dice: Dice::UpTo(2) }],
            },
            Use {
                window: Some(Window::AfterRoll),
                cost: 1,
                requires: Requires { tester: Tester::Other, ..Requires::NOTHING },
                effects: &[Effect::Reroll { dice: Dice::All }],
            },
        ],
    },
    // licho_stolen_fate
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::StealImpact { who: Who::ChosenHere, n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 1,
                requires: Requires::NOTHING,
                effects: &[Effect::StealImpact { who: Who::ChosenOther, n: 2 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::StealImpact { who: Who::ChosenOther, n: 1 }],
            },
        ],
    },
    // licho_never_sleeps
    AttributeCard {
        reaction: false,
        levels: [
            Use::NOTHING,
            Use {
                window: Some(Window::AfterRoll),
                cost: 1,
                requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::Reroll { dice: Dice::Any }],
            },
            Use {
                window: Some(Window::AfterRoll),
                cost: 0,
                requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::Reroll { dice: Dice::Any }],
            },
        ],
    },
    // mara_weight_on_the_chest
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::LoseVitality { who: Who::ChosenHere, n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 1,
                requires: Requires::NOTHING,
                effects: &[Effect::LoseVitality { who: Who::ChosenOther, n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 1,
                requires: Requires::NOTHING,
                effects: &[
                    Effect::LoseVitality { who: Who::ChosenOther, n: 1 },
                    Effect::GainVitality { who: Who::Me, n: 1 },
                ],
            },
        ],
    },
    // mara_nightmare
    AttributeCard {
        reaction: true,
        levels: [
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires { time: Some(Time::Night), tester: Tester::Other, ..Requires::NOTHING },
                effects: &[Effect::AddDice { n: -1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 0,
                requires: Requires { time: Some(Time::Night), tester: Tester::Other, ..Requires::NOTHING },
                effects: &[Effect::AddDice { n: -1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires { tester: Tester::Other, ..Requires::NOTHING },
                effects: &[Effect::ChangeDifficulty { delta: 1 }],
            },
        ],
    },
    // mara_through_the_keyhole
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::PeekLair { who: Who::ChosenHere }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::PeekLair { who: Who::ChosenOther }, Effect::PeekCard { who: Who::Same }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[
                    Effect::PeekLair { who: Who::ChosenOther },
                    Effect::StealImpact { who: Who::Same, n: 1 },
                ],
            },
        ],
    },
    // mara_lathered_horse
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 1,
                requires: Requires::NOTHING,
                effects: &[Effect::ExtraMove],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::ExtraMove],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::ExtraMove, Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 }],
            },
        ],
    },
    // bagiennik_healing_ooze
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 1,
                requires: Requires::NOTHING,
                effects: &[Effect::GainVitality { who: Who::Me, n: 2 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::GainVitality { who: Who::Me, n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::GainVitality { who: Who::Me, n: 2 }],
            },
        ],
    },
    // bagiennik_sucking_mire
    AttributeCard {
        reaction: true,
        levels: [
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires { tester: Tester::Other, near: Some(Near::SameArea), ..Requires::NOTHING },
                effects: &[Effect::AddDice { n: -1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 0,
                requires: Requires { tester: Tester::Other, near: Some(Near::SameArea), ..Requires::NOTHING },
                effects: &[Effect::AddDice { n: -1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires { tester: Tester::Other, ..Requires::NOTHING },
                effects: &[Effect::ChangeDifficulty { delta: 1 }],
            },
        ],
    },
    // bagiennik_gurgle
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 1,
                requires: Requires::NOTHING,
                effects: &[Effect::TakeFromArea { area: Where::Own, n: 2 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::TakeFromArea { area: Where::Own, n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::TakeFromArea { area: Where::Chosen, n: 1 }],
            },
        ],
    },
    // bagiennik_bottom_of_the_peat
    AttributeCard {
        reaction: true,
        levels: [
            Use {
                window: Some(Window::BeforeTracks),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::HideLair],
            },
            Use {
                window: Some(Window::BeforeLoss),
                cost: 1,
                requires: Requires::NOTHING,
                effects: &[Effect::PreventLoss { any: true, n: 1 }],
            },
            Use {
                window: Some(Window::BeforeLoss),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::PreventLoss { any: true, n: 1 }],
            },
        ],
    },
    // didko_crows_beak
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires {
                    tests: &[TestKind::Figure, TestKind::Clash],
                    tester: Tester::Me,
                    ..Requires::NOTHING
                },
                effects: &[Effect::AddDice { n: 1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 0,
                requires: Requires {
                    tests: &[TestKind::Figure, TestKind::Clash],
                    tester: Tester::Me,
                    ..Requires::NOTHING
                },
                effects: &[Effect::AddDice { n: 1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 0,
                requires: Requires {
                    tests: &[TestKind::Figure, TestKind::Clash],
                    tester: Tester::Me,
                    ..Requires::NOTHING
                },
                effects: &[Effect::AddDice { n: 2 }],
            },
        ],
    },
    // didko_childs_sack
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 1,
                requires: Requires::NOTHING,
                effects: &[Effect::ReturnToken { tokens: &[BoardToken::Children], n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::ReturnToken { tokens: &[BoardToken::Children, BoardToken::Hunter], n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[
                    Effect::ReturnToken { tokens: &[BoardToken::Children, BoardToken::Hunter], n: 1 },
                    Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 },
                ],
            },
        ],
    },
    // didko_black_feathers
    AttributeCard {
        reaction: true,
        levels: [
            Use {
                window: Some(Window::BeforeLoss),
                cost: 1,
                requires: Requires::NOTHING,
                effects: &[Effect::PreventLoss { any: true, n: 1 }],
            },
            Use {
                window: Some(Window::BeforeLoss),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::PreventLoss { any: true, n: 1 }],
            },
            Use {
                window: Some(Window::BeforeLoss),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[
                    Effect::PreventLoss { any: true, n: 1 },
                    Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 },
                ],
            },
        ],
    },
    // didko_night_screech
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::LoseImpact { who: Who::OthersHere, n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::LoseImpact { who: Who::OthersSameArea, n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 1,
                requires: Requires::NOTHING,
                effects: &[Effect::LoseImpact { who: Who::EachOther, n: 1 }],
            },
        ],
    },
    // chort_horns_and_hooves
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires {
                    feature: Some(Trait::Brutality),
                    tester: Tester::Me,
                    ..Requires::NOTHING
                },
                effects: &[Effect::AddDice { n: 1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 0,
                requires: Requires {
                    feature: Some(Trait::Brutality),
                    tester: Tester::Me,
                    ..Requires::NOTHING
                },
                effects: &[Effect::AddDice { n: 1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires {
                    feature: Some(Trait::Brutality),
                    tester: Tester::Me,
                    ..Requires::NOTHING
                },
                effects: &[Effect::AddDice { n: 2 }],
            },
        ],
    },
    // chort_pact
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[
                    Effect::PayVitality { n: 1 },
                    Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 },
                ],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[
                    Effect::PayVitality { n: 1 },
                    Effect::GainImpact { who: Who::Me, token: Token::Any, n: 2 },
                ],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires { place: Some(PlaceType::Village), ..Requires::NOTHING },
                effects: &[Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 }],
            },
        ],
    },
    // chort_fiery_eyes
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::AfterRoll),
                cost: 1,
                requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::AdjustDie { n: 1, delta: 1 }],
            },
            Use {
                window: Some(Window::AfterRoll),
                cost: 0,
                requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::AdjustDie { n: 1, delta: 1 }],
            },
            Use {
                window: Some(Window::AfterRoll),
                cost: 0,
                requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::AdjustDie { n: 2, delta: 1 }],
            },
        ],
    },
    // chort_temptation
    AttributeCard {
        reaction: true,
        levels: [
            Use::NOTHING,
            Use {
                window: Some(Window::BeforeCount),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::PlaceImpact { area: Where::Counted, n: 1, from: From::Card }],
            },
            Use {
                window: Some(Window::BeforeCount),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::SwapImpact { area: Where::Counted, n: 1 }],
            },
        ],
    },
    // bobok_under_the_bed
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires {
                    tester: Tester::Me,
                    place: Some(PlaceType::Village),
                    ..Requires::NOTHING
                },
                effects: &[Effect::AddDice { n: 1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 0,
                requires: Requires {
                    tester: Tester::Me,
                    place: Some(PlaceType::Village),
                    ..Requires::NOTHING
                },
                effects: &[Effect::AddDice { n: 1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires {
                    tester: Tester::Me,
                    place: Some(PlaceType::Village),
                    ..Requires::NOTHING
                },
                effects: &[Effect::AddDice { n: 2 }],
            },
        ],
    },
    // bobok_creaking_floor
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::ReturnFromArea { area: Where::Own, n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::MoveImpact { area: Where::Chosen, n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::MoveImpact { area: Where::Chosen, n: 2 }],
            },
        ],
    },
    // bobok_giggle
    AttributeCard {
        reaction: true,
        levels: [
            Use {
                window: Some(Window::AfterRoll),
                cost: 0,
                requires: Requires {
                    tester: Tester::Other,
                    near: Some(Near::SameLocation),
                    ..Requires::NOTHING
                },
                effects: &[Effect::Reroll { dice: Dice::UpTo(1) }],
            },
            Use {
                window: Some(Window::AfterRoll),
                cost: 0,
                requires: Requires { tester: Tester::Other, near: Some(Near::SameArea), ..Requires::NOTHING },
                effects: &[Effect::Reroll { dice: Dice::UpTo(1) }],
            },
            Use {
                window: Some(Window::AfterRoll),
                cost: 1,
                requires: Requires { tester: Tester::Other, ..Requires::NOTHING },
                effects: &[Effect::Reroll { dice: Dice::All }],
            },
        ],
    },
    // bobok_crumbs
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 1,
                requires: Requires { place: Some(PlaceType::Village), ..Requires::NOTHING },
                effects: &[Effect::GainImpact { who: Who::Me, token: Token::Any, n: 2 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires { place: Some(PlaceType::Village), ..Requires::NOTHING },
                effects: &[Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 }],
            },
        ],
    },
    // szeptucha_herbs
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::HealWounds { who: Who::Me, n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::GainVitality { who: Who::Me, n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[
                    Effect::GainVitality { who: Who::Me, n: 1 },
                    Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 1 },
                ],
            },
        ],
    },
    // szeptucha_whisper
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::BeforeRoll),
                cost: 0,
                requires: Requires { feature: Some(Trait::Cunning), tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::AddDice { n: 1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires { feature: Some(Trait::Cunning), tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::AddDice { n: 2 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 0,
                requires: Requires { feature: Some(Trait::Cunning), tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::AddDice { n: 2 }],
            },
        ],
    },
    // szeptucha_poured_wax
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::PeekArea { area: Where::Chosen, influence: true }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::ReorderMissions { who: Who::Me }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[
                    Effect::PeekArea { area: Where::Chosen, influence: true },
                    Effect::MoveImpact { area: Where::Same, n: 1 },
                ],
            },
        ],
    },
    // szeptucha_charm
    AttributeCard {
        reaction: true,
        levels: [
            Use {
                window: Some(Window::AfterRoll),
                cost: 1,
                requires: Requires { tester: Tester::Any, ..Requires::NOTHING },
                effects: &[Effect::Reroll { dice: Dice::UpTo(1) }],
            },
            Use {
                window: Some(Window::AfterRoll),
                cost: 1,
                requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::Reroll { dice: Dice::Any }],
            },
            Use {
                window: Some(Window::AfterRoll),
                cost: 0,
                requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::Reroll { dice: Dice::Any }],
            },
        ],
    },
    // drugost_two_souls
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::UseTime { time: None }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 0,
                requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::UseTime { time: None }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::UseTime { time: None }, Effect::AddDice { n: 1 }],
            },
        ],
    },
    // drugost_second_face
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::UseOtherTrait],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 0,
                requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::UseOtherTrait],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::UseOtherTrait, Effect::AddDice { n: 1 }],
            },
        ],
    },
    // drugost_back_from_the_grave
    AttributeCard {
        reaction: true,
        levels: [
            Use {
                window: Some(Window::BeforeLoss),
                cost: 1,
                requires: Requires::NOTHING,
                effects: &[Effect::PreventLoss { any: false, n: 1 }],
            },
            Use {
                window: Some(Window::BeforeLoss),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::PreventLoss { any: false, n: 1 }],
            },
            Use {
                window: Some(Window::BeforeLoss),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::PreventLoss { any: true, n: 3 }],
            },
        ],
    },
    // drugost_stranger_among_kin
    AttributeCard {
        reaction: false,
        levels: [
            Use::NOTHING,
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::FlipPair { n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::IgnoreBlocks, Effect::FlipPair { n: 1 }],
            },
        ],
    },
    // samodiva_winged_robe
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 1,
                requires: Requires::NOTHING,
                effects: &[Effect::ExtraMove],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::ExtraMove],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::ExtraMove, Effect::ExtraLocationAction],
            },
        ],
    },
    // samodiva_spring_of_youth
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::HealWounds { who: Who::Me, n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires { place: Some(PlaceType::Surroundings), ..Requires::NOTHING },
                effects: &[Effect::GainVitality { who: Who::Me, n: 1 }],
            },
            Use {
                window: Some(Window::Open),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::GainVitality { who: Who::Me, n: 1 }],
            },
        ],
    },
    // samodiva_golden_bow
    AttributeCard {
        reaction: false,
        levels: [
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires {
                    tests: &[TestKind::Figure, TestKind::Clash],
                    tester: Tester::Me,
                    ..Requires::NOTHING
                },
                effects: &[Effect::AddDice { n: 1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 1,
                requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::ChangeDifficulty { delta: -1 }],
            },
            Use {
                window: Some(Window::BeforeRoll),
                cost: 0,
                requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
                effects: &[Effect::AddDice { n: 1 }],
            },
        ],
    },
    // samodiva_ring_dance
    AttributeCard {
        reaction: true,
        levels: [
            Use {
                window: Some(Window::BeforeCount),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::PlaceImpact { area: Where::Counted, n: 1, from: From::Card }],
            },
            Use {
                window: Some(Window::BeforeCount),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::ReturnFromArea { area: Where::Counted, n: 1 }],
            },
            Use {
                window: Some(Window::BeforeCount),
                cost: 0,
                requires: Requires::NOTHING,
                effects: &[Effect::SwapImpact { area: Where::Counted, n: 1 }],
            },
        ],
    },
];
