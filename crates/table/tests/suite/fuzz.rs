//! Fuzz targets for everything that reads foreign text: records, scenarios, notation. No input may panic, and what is
//! accepted must be the one spelling of what it means.
//!
//! Each target runs for a few seconds here; `BESTIARY_FUZZ_SECONDS=600 cargo test -p table --test fuzz` runs longer. A
//! failure prints a seed that repeats it.

use arbtest::arbitrary::{Arbitrary, Result, Unstructured};
use arbtest::arbtest;
use lair::State;
use table::conformance::choices;
use table::{Chance, Game, Pcg, Play, Record, Seed, Source, scenario};

/// Runs a target for its time.
fn fuzz(target: impl FnMut(&mut Unstructured<'_>) -> Result<()>) {
    #[expect(clippy::disallowed_methods, reason = "how long to fuzz is the caller's choice")]
    let seconds = std::env::var("BESTIARY_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(3);
    arbtest(target).size_max(4096).budget_ms(seconds * 1000);
}

/// Spoils a good text in a few places.
fn spoiled(good: &str, source: &mut Unstructured<'_>) -> Result<Vec<u8>> {
    let mut text = good.as_bytes().to_vec();
    for _ in 0..source.int_in_range(1..=5)? {
        let start = source.int_in_range(0..=text.len())?;
        let end = (start + source.int_in_range(0..=40)?).min(text.len());
        match source.int_in_range(0..=5)? {
            0 => drop(text.drain(start..end)),
            1 => text.truncate(end),
            2 => text[start..end].reverse(),
            3 => {
                let piece = text[start..end].to_vec();
                let elsewhere = source.int_in_range(0..=text.len())?;
                text.splice(elsewhere..elsewhere, piece);
            }
            4 => {
                let byte = source.arbitrary()?;
                text.splice(start..(start + 1).min(text.len()), [byte]);
            }
            _ => {
                let bytes = Vec::<u8>::arbitrary(source)?;
                text.splice(start..end, bytes);
            }
        }
    }
    Ok(text)
}

fn good_record() -> String {
    let mut play = Play::<State>::start(choices::<State>("players=3").unwrap(), Seed::Pcg(11)).unwrap();
    let (mut chance, mut legal) = (Pcg::new(5), Vec::new());
    while let Some(seat) = play.game().to_act().first() {
        play.game().legal(seat, &mut legal);
        let pick = chance.below(Source::POLICY, legal.len() as u32) as usize;
        play.apply(seat, legal[pick]).unwrap();
    }
    play.record().to_string()
}

#[test]
fn fuzz_records() {
    let good = good_record();
    assert!(Play::<State>::replay(&Record::parse(good.as_bytes()).unwrap()).is_ok());
    fuzz(|source| {
        let text = spoiled(&good, source)?;
        if let Ok(record) = Record::parse(&text) {
            // Lines may end in "\r\n"; apart from that a record has one spelling.
            let plain = String::from_utf8(text).unwrap().replace("\r\n", "\n");
            assert_eq!(record.to_string(), plain);
            let _ = Play::<State>::replay(&record); // a verdict, never a panic
        }
        Ok(())
    });
}

#[test]
fn fuzz_bytes() {
    fuzz(|source| {
        let bytes = Vec::<u8>::arbitrary(source)?;
        let _ = Record::parse(&bytes);
        let _ = scenario::game_of(&bytes);
        let _ = scenario::run::<State>(&bytes);
        Ok(())
    });
}

#[test]
fn fuzz_scenarios() {
    let good = include_str!("../../../games/lair/scenarios/LA-5.4-a-wolf-prowls-twice.scn");
    assert!(scenario::run::<State>(good.as_bytes()).is_ok());
    fuzz(|source| {
        let text = spoiled(good, source)?;
        if let Err(error) = scenario::run::<State>(&text) {
            let lines = text.iter().filter(|&&byte| byte == b'\n').count() + 1;
            assert!(error.line <= lines, "{error}");
            assert!(!error.to_string().contains('\u{1b}'), "{error:?}");
        }
        Ok(())
    });
}

#[test]
fn fuzz_notation() {
    let words = ["send ", "rob ", "prowl ", "drew A ", "robbed-card A B ", "", "moon "];
    fuzz(|source| {
        let text = format!("{}{}", source.choose(&words)?, String::arbitrary(source)?);
        if let Ok(action) = text.parse::<lair::Action>() {
            assert_eq!(action.to_string(), text);
        }
        if let Ok(event) = text.parse::<lair::Event>() {
            assert_eq!(event.to_string(), text);
        }
        Ok(())
    });
}
