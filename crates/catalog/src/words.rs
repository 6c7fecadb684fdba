//! Fluent messages of one language, and sentences made from them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

/// A text or a number to be filled into a message.
pub use fluent_bundle::FluentValue as Fill;
use fluent_syntax::ast::Entry;
use table::sheet::BOARD_COLUMNS;
use table::{Arg, Lang, Phrase, Words};
use unic_langid::LanguageIdentifier;

/// The messages of a Fluent text in one language, and plain names beside them.
pub struct Messages {
    lang: Lang,
    source: String,
    plain: BTreeMap<String, String>,
    bundle: FluentBundle<FluentResource>,
    ids: Vec<String>,
    faults: Vec<String>,
}

impl Messages {
    /// Reads a Fluent text. What does not parse is left out and told by [`Messages::faults`].
    pub fn parse(lang: Lang, source: &str) -> Self {
        let mut faults = Vec::new();
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, errors)| {
            faults.extend(errors.iter().map(ToString::to_string));
            resource
        });
        let ids = message_ids(&resource).collect();
        let mut bundle = FluentBundle::new_concurrent(vec![locale(lang)]);
        bundle.set_use_isolating(false);
        if let Err(errors) = bundle.add_resource(resource) {
            faults.extend(errors.iter().map(ToString::to_string));
        }
        Self { lang, source: source.to_owned(), plain: BTreeMap::new(), bundle, ids, faults }
    }

    /// Adds names and texts that are taken as they are.
    #[must_use]
    pub fn with_plain(mut self, plain: BTreeMap<String, String>) -> Self {
        let clash = |id: &&String| self.bundle.has_message(id);
        self.faults.extend(plain.keys().filter(clash).map(|id| format!("`{id}` is defined twice")));
        self.plain = plain;
        self
    }

    /// What is wrong with the text, one sentence each; empty for a good one.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// The ids of all messages.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.ids.iter().chain(self.plain.keys()).map(String::as_str)
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.plain.contains_key(id)
            || self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// All of it as one Fluent text, for readers elsewhere; the plain names are messages like the others.
    pub fn fluent(&self) -> String {
        let mut text = format!("{}\n\n", self.source.trim_end());
        for (id, plain) in &self.plain {
            let literal = plain.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\u000A");
            text.extend([id, " = { \"", &literal, "\" }\n"]);
        }
        text
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The same messages with the players' names, seat by seat from `A` on.
    pub fn with_names<'a>(&'a self, names: &'a [String]) -> Speaker<'a> {
        Speaker { messages: self, names, columns: BOARD_COLUMNS, brief: false }
    }

    /// The message with texts and numbers filled in as they are: for what is not about a game.
    pub fn fill<const N: usize>(&self, id: &str, args: [(&'static str, Fill<'_>); N]) -> String {
        self.format(id, Some(&FluentArgs::from_iter(args)))
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        if let Some(text) = self.plain.get(id) {
            return text.clone();
        }
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return format!("{{{id}}}");
        };
        // What cannot be filled in shows as `{$name}`; the tests look for braces in every sentence of many games.
        let mut unfilled = Vec::new();
        self.bundle.format_pattern(pattern, args, &mut unfilled).into_owned()
    }
}

/// What one of the languages lacks: the `required` messages and those that another language has. Each is written
/// like `pl: option-moon`.
pub fn missing(languages: &[&Messages], required: &[String]) -> Vec<String> {
    let required = required.iter().map(String::as_str);
    let wanted: BTreeSet<&str> =
        languages.iter().flat_map(|messages| messages.ids()).chain(required).collect();
    let lacks = |&(messages, id): &(&&Messages, &str)| !messages.has(id);
    let pairs = languages.iter().flat_map(|messages| wanted.iter().map(move |&id| (messages, id)));
    pairs.filter(lacks).map(|(messages, id)| format!("{}: {id}", messages.lang)).collect()
}

fn message_ids(resource: &FluentResource) -> impl Iterator<Item = String> {
    resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    })
}

fn locale(lang: Lang) -> LanguageIdentifier {
    lang.code().parse().unwrap_or_default()
}

/// Puts phrases into one language, with players called by their names.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    messages: &'a Messages,
    names: &'a [String],
    columns: usize,
    brief: bool,
}

impl Speaker<'_> {
    /// The same for a reader whose lines have so many columns.
    #[must_use]
    pub fn with_columns(self, columns: usize) -> Self {
        Self { columns, ..self }
    }

    /// The same for a reader who needs only what the question is about.
    #[must_use]
    pub fn briefly(self) -> Self {
        Self { brief: true, ..self }
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.text(other)),
        }
    }

    fn text(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string()),
            Arg::Name(id) => self.name(id),
            Arg::List(items) => {
                let items: Vec<String> = items.iter().map(|item| self.text(item)).collect();
                join(self.messages.lang, &items)
            }
        }
    }
}

impl Words for Speaker<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg));
        }
        self.messages.format(phrase.id, Some(&args))
    }

    fn name(&self, id: &str) -> String {
        self.messages.format(id, None)
    }

    fn columns(&self) -> usize {
        self.columns
    }

    fn is_brief(&self) -> bool {
        self.brief
    }
}

/// A list as the language writes it: `wolf, imp and bat`.
fn join(lang: Lang, items: &[String]) -> String {
    let and = match lang {
        Lang::En => "and",
        Lang::Pl => "i",
        // Before the sound [i] Spanish says `e`: lobo e imp.
        Lang::Es if items.last().is_some_and(|last| starts_with_i(last)) => "e",
        Lang::Es => "y",
    };
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [most @ .., last] => format!("{} {and} {last}", most.join(", ")),
    }
}

fn starts_with_i(word: &str) -> bool {
    let start: String = word.chars().take(3).flat_map(char::to_lowercase).collect();
    (start.starts_with(['i', 'í']) && !start.starts_with("ie"))
        || (start.starts_with("hi") && !start.starts_with("hie"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;

    const POLISH: &str = "
card-wolf = wilk
card-imp = chochlik
paid = { $who } płaci { $price ->
    [one] 1 perłę
    [few] { $price } perły
   *[many] { $price } pereł
}.
took = { $who } bierze: { $cards }.
";

    fn polish() -> Messages {
        Messages::parse(Lang::Pl, POLISH)
    }

    #[test]
    fn polish_plurals_have_three_forms() {
        let (messages, names) = (polish(), ["Ana".to_owned()]);
        let words = messages.with_names(&names);
        let paid = |price: u8| words.say(&Phrase::new("paid").with("who", Seat::FIRST).with("price", price));
        assert_eq!(paid(1), "Ana płaci 1 perłę.");
        assert_eq!(paid(3), "Ana płaci 3 perły.");
        assert_eq!(paid(5), "Ana płaci 5 pereł.");
        assert_eq!(paid(12), "Ana płaci 12 pereł.");
        assert_eq!(paid(22), "Ana płaci 22 perły.");
    }

    #[test]
    fn lists_are_joined_as_the_language_does_it() {
        let messages = polish();
        let cards = ["card-wolf", "card-imp", "card-wolf"].map(|id| Arg::Name(id.to_owned()));
        let took = |cards: &[Arg]| Phrase {
            id: "took",
            args: vec![("who", Arg::Seat(Seat::FIRST)), ("cards", Arg::List(cards.to_vec()))],
        };
        let words = messages.with_names(&[]);
        assert_eq!(words.say(&took(&cards)), "A bierze: wilk, chochlik i wilk.");
        assert_eq!(words.say(&took(&cards[..1])), "A bierze: wilk.");
        let items = ["lobo", "imp"].map(str::to_owned);
        assert_eq!(join(Lang::Es, &items), "lobo e imp");
        assert_eq!(join(Lang::En, &items), "lobo and imp");
        assert_eq!(join(Lang::Es, &["imp", "hiena"].map(str::to_owned)), "imp y hiena");
    }

    #[test]
    fn what_is_missing_shows_in_braces() {
        let messages = polish();
        assert_eq!(messages.with_names(&[]).name("card-bat"), "{card-bat}");
        let english = Messages::parse(Lang::En, "card-wolf = wolf\ncard-bat = bat\n");
        let lacking = missing(&[&english, &messages], &["game".to_owned()]);
        assert_eq!(lacking, ["en: card-imp", "en: game", "en: paid", "en: took", "pl: card-bat", "pl: game"]);
    }

    #[test]
    fn the_whole_text_reads_back_with_the_plain_names() {
        let odd = r#"{ "a" } \ b"#.to_owned() + "\nc";
        let plain = BTreeMap::from([
            ("card-bat".to_owned(), "nietoperz".to_owned()),
            ("odd".to_owned(), odd.clone()),
        ]);
        let again = Messages::parse(Lang::Pl, &polish().with_plain(plain).fluent());
        assert_eq!(again.faults(), [""; 0]);
        let name = |id: &str| again.with_names(&[]).name(id);
        assert_eq!([name("card-wolf"), name("card-bat"), name("odd")], ["wilk", "nietoperz", &odd]);
    }

    #[test]
    fn a_text_that_does_not_parse_says_so() {
        assert!(polish().faults().is_empty());
        assert!(!Messages::parse(Lang::En, "good = yes\nbad = { $x\n").faults().is_empty());
        assert!(!Messages::parse(Lang::En, "twice = 1\ntwice = 2\n").faults().is_empty());
    }
}
