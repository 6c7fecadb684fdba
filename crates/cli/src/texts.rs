//! The words of the interface, in the same three languages as the games.

use std::sync::LazyLock;

use bots::BotSpec;
use catalog::Messages;
use table::Lang;

static TEXTS: LazyLock<[Messages; 3]> = LazyLock::new(|| {
    Lang::ALL.map(|lang| {
        let text = match lang {
            Lang::En => include_str!("../texts/en.ftl"),
            Lang::Pl => include_str!("../texts/pl.ftl"),
            Lang::Es => include_str!("../texts/es.ftl"),
        };
        Messages::parse(lang, text)
    })
});

/// The messages of the interface.
pub(crate) fn of(lang: Lang) -> &'static Messages {
    &TEXTS[lang as usize]
}

/// What a bot is called.
pub(crate) fn bot(ui: &Messages, bot: BotSpec) -> String {
    match bot {
        BotSpec::Level(level) => ui.fill(&format!("level-{level}"), []),
        other => other.to_string(),
    }
}

/// The language of the user's system, if it is one of ours; else English.
#[expect(
    clippy::disallowed_methods,
    reason = "the one place that asks the system which language people speak"
)]
pub(crate) fn system_language() -> Lang {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    said.and_then(|locale| locale.get(..2)?.parse().ok()).unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_languages_say_the_same_things() {
        for lang in Lang::ALL {
            assert_eq!(of(lang).faults(), Vec::<String>::new(), "{lang}");
        }
        assert_eq!(catalog::missing(&Lang::ALL.map(of), &[]), Vec::<String>::new());
    }
}
