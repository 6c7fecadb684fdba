//! What the table chooses before the start (VA-4.1, VA-5).

use table::{Choices, Id, NotationError, OptionError, OptionSpec, OptionValues};

use crate::components::{Areas, CardSet, CitizenId, DOMAINS, DomainId, Domains, SLOTS, Sizes, Slot};

/// The options of Valeria. `areas`, `citizens` and `removed` belong to the custom card set; `-` names nothing.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec {
        key: "card_set",
        values: OptionValues::OneOf(&[
            "first_game",
            "glittering_gold",
            "mastery_over_magic",
            "monster_blood",
            "random",
            "custom",
        ]),
        default: "first_game",
    },
    OptionSpec { key: "mixed_citizens", values: OptionValues::OneOf(&["off", "on"]), default: "off" },
    OptionSpec { key: "areas", values: OptionValues::List, default: "-" },
    OptionSpec { key: "citizens", values: OptionValues::List, default: "-" },
    OptionSpec { key: "removed", values: OptionValues::List, default: "-" },
];

/// VA-4.3: how many areas are used.
const AREAS_USED: usize = 5;

/// The settings of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// Which cards are used.
    pub card_set: CardSet,
    /// VA-20: whether the citizens of a number are shuffled together.
    pub mixed: bool,
    /// The areas; `None` to be drawn.
    pub areas: Option<Areas>,
    /// The citizens, one a slot; `None` to be drawn, or with mixed stacks (VA-5.9).
    pub citizens: Option<[CitizenId; SLOTS]>,
    /// VA-5.8: the domains that play no part.
    pub removed: Domains,
}

impl table::Options for Options {
    fn build(choices: &Choices) -> Result<Self, OptionError> {
        let players = choices.players();
        let mixed = choices.value("mixed_citizens") == "on";
        // In range: `Choices` has checked it.
        let card_set: CardSet = choices.value("card_set").parse().unwrap_or(CardSet::FirstGame);
        let mut options =
            Self { players, card_set, mixed, areas: None, citizens: None, removed: Domains::new() };
        if card_set == CardSet::Custom {
            options.areas = Some(custom_areas(&words(choices, "areas")?)?);
            options.citizens = custom_citizens(&words(choices, "citizens")?, mixed)?;
            options.removed = custom_removed(&words(choices, "removed")?, players)?;
            return Ok(options);
        }
        if let Some((key, _)) = choices.iter().skip(2).find(|(_, value)| *value != "-") {
            let sentence = format!("`{key}` belongs to the card set `custom`, and `{card_set}` was chosen");
            return Err(OptionError::Together(sentence));
        }
        if let Some(fixed) = card_set.fixed() {
            options.areas = Some(fixed.areas.into_iter().collect());
            options.citizens = Some(fixed.citizens).filter(|_| !mixed);
            options.removed = fixed.removed.iter().copied().collect();
        }
        Ok(options)
    }
}

/// The things named by a list; `-` is the empty one.
fn words<T: std::str::FromStr<Err = NotationError>>(
    choices: &Choices,
    key: &'static str,
) -> Result<Vec<T>, OptionError> {
    let list = choices.value(key);
    let items = list.split(',').filter(|_| list != "-").map(str::parse);
    items
        .collect::<Result<_, _>>()
        .map_err(|error: NotationError| OptionError::Together(format!("{key}: {error}")))
}

/// VA-5.7: five different areas.
fn custom_areas(named: &[crate::components::Area]) -> Result<Areas, OptionError> {
    let areas: Areas = named.iter().copied().collect();
    if areas.len() == AREAS_USED && named.len() == AREAS_USED {
        return Ok(areas);
    }
    Err(OptionError::Together(format!("a custom set has {AREAS_USED} different areas, named in `areas`")))
}

/// VA-5.5, VA-5.7, VA-5.9: one type a slot; Peasant and Knight need not be named; none with mixed stacks.
fn custom_citizens(named: &[CitizenId], mixed: bool) -> Result<Option<[CitizenId; SLOTS]>, OptionError> {
    if mixed {
        let sentence = "mixed citizen stacks use all types, so `citizens` must not be given";
        return if named.is_empty() { Ok(None) } else { Err(OptionError::Together(sentence.to_owned())) };
    }
    let mut citizens = [CitizenId::default(); SLOTS];
    for (slot, chosen) in Slot::all().zip(&mut citizens) {
        let mut of_slot = named.iter().copied().filter(|citizen| citizen.card().slot == slot);
        *chosen = match (of_slot.next(), of_slot.next(), slot.types()) {
            (Some(citizen), None, _) | (None, None, &[citizen]) => citizen,
            (first, ..) => {
                let problem = if first.is_some() { "two" } else { "none" };
                let numbers = slot.numbers().iter().map(ToString::to_string).collect::<Vec<_>>().join("/");
                let sentence = format!(
                    "a custom set has one citizen a number, and `citizens` has {problem} for {numbers}"
                );
                return Err(OptionError::Together(sentence));
            }
        };
    }
    Ok(Some(citizens))
}

/// VA-5.7: enough domains must be left for all stacks.
fn custom_removed(named: &[DomainId], players: u8) -> Result<Domains, OptionError> {
    let removed: Domains = named.iter().copied().collect();
    let needed = 5 * (Sizes::of(players).domains_down as usize + 1);
    if removed.len() < named.len() {
        return Err(OptionError::Together("`removed` names a domain twice".to_owned()));
    }
    if DOMAINS - removed.len() < needed {
        let sentence = format!("{players} players need {needed} domains, and `removed` leaves fewer");
        return Err(OptionError::Together(sentence));
    }
    Ok(removed)
}

#[cfg(test)]
mod tests {
    use table::conformance::choices;
    use table::{Game, Options as _};

    use super::*;
    use crate::State;

    fn build(text: &str) -> Result<Options, OptionError> {
        Options::build(&choices::<State>(text)?)
    }

    const CUSTOM: &str = "players=2 card_set=custom areas=caverns,hills,swamp,ruins,valley";

    // rules: VA-2.1 VA-4.1
    #[test]
    fn every_table_size_goes_with_every_set_and_mixed_stacks() {
        let sets = ["first_game", "glittering_gold", "mastery_over_magic", "monster_blood", "random"];
        for players in 1..=5 {
            for set in sets {
                for mixed in ["off", "on"] {
                    let options = build(&format!("players={players} card_set={set} mixed_citizens={mixed}"));
                    assert_eq!(options.unwrap().players, players);
                }
            }
        }
        for players in [0, 6] {
            assert!(matches!(Choices::new(&State::META, players), Err(OptionError::Players { .. })));
        }
    }

    // rules: VA-5.7 VA-5.5 VA-5.9
    #[test]
    fn a_custom_set_names_areas_citizens_and_domains() {
        let citizens = "citizens=monk,merchant,mercenary,archer,thief,champion,paladin,miner";
        let options = build(&format!("{CUSTOM} {citizens} removed=orb_of_urdr,violet_thorn")).unwrap();
        assert_eq!(options.areas.unwrap().len(), 5);
        assert_eq!(options.citizens.unwrap()[4..6], [CitizenId::Peasant, CitizenId::Knight]);
        assert_eq!(options.removed.len(), 2);
        assert!(build(&format!("{CUSTOM} mixed_citizens=on")).unwrap().citizens.is_none());
        for bad in [
            CUSTOM.to_owned(),
            format!("{CUSTOM} {citizens},cleric"),
            format!("{CUSTOM} {citizens} mixed_citizens=on"),
            format!("{CUSTOM} {citizens} removed=orb_of_urdr,orb_of_urdr"),
            format!("{CUSTOM} {citizens} removed=atlantis"),
            format!("players=2 card_set=custom areas=hills,hills,ruins,swamp,valley {citizens}"),
            format!("players=2 card_set=custom {citizens}"),
            "players=2 areas=hills,ruins,swamp,valley,forest".to_owned(),
            "players=2 card_set=random removed=orb_of_urdr".to_owned(),
        ] {
            assert!(matches!(build(&bad), Err(OptionError::Together(_))), "{bad}");
        }
    }

    // rules: VA-5.7
    #[test]
    fn enough_domains_must_be_left() {
        let removed = |count: usize| {
            let names: Vec<&str> = DomainId::ALL[..count].iter().map(|domain| domain.word()).collect();
            format!("{CUSTOM} mixed_citizens=on removed={}", names.join(","))
        };
        assert!(build(&removed(9)).is_ok());
        assert!(build(&removed(10)).is_err());
        assert!(build(&removed(4).replace("players=2", "players=5")).is_ok());
        assert!(build(&removed(5).replace("players=2", "players=5")).is_err());
    }

    // rules: VA-5.1 VA-5.2 VA-5.3 VA-5.4 VA-5.5
    #[test]
    fn every_recommended_set_has_peasant_and_knight() {
        for set in CardSet::ALL {
            let Some(fixed) = set.fixed() else { continue };
            assert_eq!(fixed.citizens[4..6], [CitizenId::Peasant, CitizenId::Knight]);
            for (slot, citizen) in Slot::all().zip(fixed.citizens) {
                assert_eq!(citizen.card().slot, slot);
            }
            assert!(fixed.areas.is_sorted(), "{set}: from left to right");
        }
    }
}
