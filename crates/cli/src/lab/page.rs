//! One page that needs nothing else: light, dark and on paper.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::{Deed, Difference, Figures, Owned};
use crate::plot::{self, escape};

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #1d2430; --ground: #fdfcf9; --rule: #c9c6bd; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6df; --ground: #14181f; --rule: #454c58; } }
@media print { :root { --ink: #000; --ground: #fff; --rule: #999; } section { break-inside: avoid; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } svg { width: 100%; height: auto; } svg text { fill: currentColor; }
table { border-collapse: collapse; width: 100%; } th, td { border-bottom: 1px solid var(--rule); padding: .25rem .5rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } code { font-size: .95em; }
";

/// How many cards and deeds are shown at each end.
const MOST_ROWS: usize = 40;

/// The page.
pub(crate) fn page(figures: &Figures) -> String {
    let mut body = String::new();
    let title = escape(&format!("{}: {} games", figures.name, figures.games));
    let _ = write!(
        body,
        "<h1>{title}</h1><p>{}, {}; seed {}. Shares come with 95 % intervals.</p>",
        escape(&figures.options),
        escape(&figures.bots.join(" against ")),
        figures.seed
    );
    body.push_str(&section("Who wins from where", &(seat_plot(figures) + &seat_table(figures))));
    body.push_str(&section(
        "Scores",
        &plot::bars(
            "points",
            "seats",
            &binned(figures.scores.iter().map(|(&score, &seats)| (i64::from(score), seats as f64))),
        ),
    ));
    body.push_str(&section(
        "Scores of those who won",
        &plot::bars(
            "points",
            "wins",
            &binned(figures.winning_scores.iter().map(|(&score, &wins)| (i64::from(score), wins))),
        ),
    ));
    body.push_str(&section(
        "Length of a game",
        &plot::bars(
            "choices in a game",
            "games",
            &binned(figures.lengths.iter().map(|(&length, &games)| (length.cast_signed(), games as f64))),
        ),
    ));
    body.push_str(&section("Where the points come from", &part_table(figures)));
    body.push_str(&section("What those who win own", &owned_table(figures)));
    body.push_str(&section("What those who win have done", &deed_table(figures)));
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
        <title>{title}</title><style>{STYLE}</style></head><body>{body}</body></html>\n"
    )
}

fn section(title: &str, inside: &str) -> String {
    format!("<section><h2>{}</h2>{inside}</section>", escape(title))
}

fn table(head: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let cells = |tag: &str, cells: &[String]| {
        let each: Vec<String> = cells.iter().map(|cell| format!("<{tag}>{cell}</{tag}>")).collect();
        each.concat()
    };
    let head: Vec<String> = head.iter().map(|cell| escape(cell)).collect();
    let rows: Vec<String> = rows.map(|row| format!("<tr>{}</tr>", cells("td", &row))).collect();
    format!("<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>", cells("th", &head), rows.concat())
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn seat_plot(figures: &Figures) -> String {
    let bars: Vec<_> =
        figures.seats.iter().map(|seat| (seat.seat.to_string(), 100.0 * seat.win_share)).collect();
    plot::bars("seat", "wins, %", &bars)
}

fn seat_table(figures: &Figures) -> String {
    let row = |seat: &super::figures::SeatFigures| {
        vec![
            seat.seat.to_string(),
            format!("{} ± {:.1}", percent(seat.win_share), 100.0 * seat.win_share_95),
            format!("{:.1}", seat.mean_score),
            format!("{:.1}", seat.mean_decisions),
        ]
    };
    table(&["seat", "wins", "score", "choices"], figures.seats.iter().map(row))
}

fn part_table(figures: &Figures) -> String {
    let row = |part: &super::figures::PartFigures| {
        vec![escape(&part.part), format!("{:.1}", part.mean), format!("{:.1}", part.winners_mean)]
    };
    table(&["part of the score", "everybody", "winners"], figures.parts.iter().map(row))
}

/// A difference is not a cause.
const NOTE: &str = "<p>A difference is no proof of a cause: who is ahead can do more.</p>";

fn owned_table(figures: &Figures) -> String {
    let row = |owned: &Owned| {
        let mut row = vec![format!("{} <small>{}</small>", escape(&owned.name), escape(&owned.field))];
        row.extend(cells(&owned.difference));
        row
    };
    let head = ["had at the end", "of all", "of those who won", "win share against those who had not"];
    format!("{NOTE}{}", table(&head, ends(&figures.owned).map(row)))
}

fn deed_table(figures: &Figures) -> String {
    let row = |deed: &Deed| {
        let mut row = vec![format!("<code>{}</code>", escape(&deed.action))];
        row.extend(cells(&deed.difference));
        row
    };
    let head = ["done at least once", "by all", "by those who won", "win share against those who did not"];
    format!("{NOTE}{}", table(&head, ends(&figures.deeds).map(row)))
}

fn cells(difference: &Difference) -> [String; 3] {
    let Difference { share, winners_share, effect, effect_95 } = *difference;
    [
        percent(share),
        percent(winners_share),
        format!("{:+.1} ± {:.1} points", 100.0 * effect, 100.0 * effect_95),
    ]
}

/// The first and the last of a long list.
fn ends<T>(list: &[T]) -> impl Iterator<Item = &T> {
    let upper = list.len().min(MOST_ROWS);
    let lower = upper.max(list.len().saturating_sub(MOST_ROWS));
    list[..upper].iter().chain(&list[lower..])
}

/// At most forty bars of the same width.
fn binned(counts: impl Iterator<Item = (i64, f64)>) -> Vec<(String, f64)> {
    let counts: Vec<(i64, f64)> = counts.collect();
    let (Some(&(least, _)), Some(&(most, _))) = (counts.first(), counts.last()) else { return Vec::new() };
    let width = (most - least) / 40 + 1;
    let mut bins: BTreeMap<i64, f64> = (0..=(most - least) / width).map(|bin| (bin, 0.0)).collect();
    for (value, count) in counts {
        *bins.entry((value - least) / width).or_default() += count;
    }
    bins.into_iter().map(|(bin, count)| ((least + bin * width).to_string(), count)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_are_of_the_same_width_and_lose_nothing() {
        let bins = binned((0..100).map(|value| (value, 1.0)));
        assert!(bins.len() <= 40);
        assert_eq!(bins[0], ("0".to_owned(), 3.0));
        assert!((bins.iter().map(|(_, count)| count).sum::<f64>() - 100.0).abs() < 1e-9);
        assert_eq!(binned([(7, 2.0)].into_iter()), [("7".to_owned(), 2.0)]);
        assert!(binned(std::iter::empty()).is_empty());
    }
}
