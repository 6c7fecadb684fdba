//! The report: what is asked for and what is seen, the tables, the plots.

use std::fmt::Write;

use crate::count::{Count, Use, count};
use crate::plot::{Bar, Group, svg};

/// The tables with rivals.
const TABLES: [&str; 7] = [
    "players=2",
    "players=3",
    "players=4",
    "players=4 difficulty=tutorial",
    "players=4 difficulty=hard",
    "players=4 difficulty=nightmare",
    "players=4 trickery=on queens_gift=on more_monsters=on",
];

/// The head of the table that [`row`] fills.
pub(crate) const TABLE_HEAD: &str = "| table | rounds | ended in round 4 / 5 / 6 | winner: mean (10–90 %) | all clans | \
    first in turn order wins | level A won | A, rounds 1–2, 2–3 paths | level B won | captures of victories |\n\
    |---|---|---|---|---|---|---|---|---|---|";

/// What was counted.
pub(crate) struct Report {
    games: u64,
    /// In the order of [`TABLES`].
    tables: Vec<Count>,
    /// The ten scenarios.
    alone: Vec<Count>,
}

fn percent(part: f64, all: f64) -> f64 {
    100.0 * part / all.max(1.0)
}

fn share((all, won): (u32, u32)) -> f64 {
    percent(won.into(), all.into())
}

impl Count {
    fn captured(&self) -> f64 {
        percent(self.captures.into(), (self.kills + self.captures).into())
    }

    fn first_wins(&self) -> f64 {
        percent(self.wins_by_place[0], self.games.into())
    }

    fn mean_rounds(&self) -> f64 {
        f64::from(self.rounds) / f64::from(self.games.max(1))
    }

    fn each(&self, what: u32) -> f64 {
        f64::from(what) / f64::from(self.clans.max(1))
    }

    fn of_kind<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = (&'a str, &'a Use)> {
        self.uses.iter().filter_map(move |(name, seen)| {
            name.split_once(' ').filter(|(of, _)| *of == kind).map(|(_, name)| (name, seen))
        })
    }

    /// The least and the greatest share of the times something of a kind was taken, and what it was.
    fn extremes(&self, kind: &str) -> String {
        let shares = || {
            self.of_kind(kind)
                .filter(|(_, seen)| seen.offered > 0)
                .map(|(name, seen)| (seen.taken_share(), name))
        };
        let least = shares().min_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or((0.0, "-"));
        let most = shares().max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or((0.0, "-"));
        format!("{:.0} % ({}) to {:.0} % ({})", least.0, least.1, most.0, most.1)
    }
}

impl Use {
    fn taken_share(&self) -> f64 {
        percent(self.taken.into(), self.offered.into())
    }

    fn winner_share(&self) -> f64 {
        percent(self.by_winner.into(), self.taken.into())
    }
}

/// One line of the table of tables.
pub(crate) fn row(table: &str, seen: &Count) -> String {
    format!(
        "| `{table}` | {:.2} | {} / {} / {} | {:.1} ({}–{}) | {:.1} | {:.1} % | {:.0} % | {:.0} % | {:.0} % | {:.0} % |",
        seen.mean_rounds(),
        seen.ends[4],
        seen.ends[5],
        seen.ends[6],
        Count::mean(&seen.winners),
        Count::quantile(&seen.winners, 0.1),
        Count::quantile(&seen.winners, 0.9),
        Count::mean(&seen.points),
        seen.first_wins(),
        share(seen.battles[0]),
        share(seen.early),
        share(seen.battles[1]),
        seen.captured(),
    )
}

impl Report {
    /// Plays everything.
    pub(crate) fn play(games: u64) -> Self {
        Self {
            games,
            tables: TABLES.iter().map(|table| count(table, games, 1)).collect(),
            alone: (1..=10)
                .map(|scenario| count(&format!("players=1 scenario={scenario}"), games, 2))
                .collect(),
        }
    }

    fn four(&self) -> &Count {
        &self.tables[2]
    }

    /// The report after what is written by hand.
    pub(crate) fn text(&self) -> String {
        let mut out = String::new();
        self.asked(&mut out);
        self.all_tables(&mut out);
        self.growth(&mut out);
        self.scenarios(&mut out);
        self.things(&mut out);
        out
    }

    fn asked(&self, out: &mut String) {
        let four = self.four();
        let alone = &self.alone[0];
        let normal = || TABLES.iter().zip(&self.tables).take(3);
        let list = |of: fn(&Count) -> f64| {
            normal().map(|(_, seen)| format!("{:.0}", of(seen))).collect::<Vec<_>>().join(" / ")
        };
        let firsts: Vec<String> = TABLES
            .iter()
            .zip(&self.tables)
            .map(|(table, seen)| {
                let fair = 100.0 * f64::from(seen.games) / f64::from(seen.clans.max(1));
                format!("`{table}` {:.1} ({fair:.1})", seen.first_wins())
            })
            .collect();
        let affinities: Vec<String> = four
            .by_affinity
            .iter()
            .map(|(affinity, (games, wins))| format!("{affinity} {:.0}", percent(*wins, (*games).into())))
            .collect();
        let _ = write!(
            out,
            "{} games of the guide (the greedy bot) against itself a line, fixed seeds. A share of 25 % is known to about {:.1} \
             points either way.\n\n\
             | wanted | seen |\n|---|---|\n\
             | solo scenario 1 on Normal: 35–60 points | mean {:.1}, middle half {}–{} |\n\
             | the first player wins within 5 points of the fair share (in brackets) | {} |\n\
             | no mercenary, trap or building never or always taken | mercenaries {}; traps {}; buildings, of all rounds of a clan, {} |\n\
             | level A falls in 55–65 % with two or three paths in rounds 1–2 | {} % with 2 / 3 / 4 players |\n\
             | captures 25–50 % of victories | {} % with 2 / 3 / 4 players |\n\
             | games of 3–4 end in round 5–6, the winner at 50–60 points | round {:.1} and {:.1}, {:.0} and {:.0} points |\n\
             | each affinity wins 18–32 % of games of four | {} |\n\n\
             Scenarios 2, 5, 7 and 9 ask for gold, a full store, affinities or missions, which this bot does not look at: its ranks \
             there say nothing about them.\n\n",
            self.games,
            196.0 * (0.25 * 0.75 / self.games as f64).sqrt(),
            Count::mean(&alone.points),
            Count::quantile(&alone.points, 0.25),
            Count::quantile(&alone.points, 0.75),
            firsts.join(", "),
            four.extremes("member"),
            four.extremes("trap"),
            four.extremes("building"),
            list(|seen| share(seen.early)),
            list(Count::captured),
            self.tables[1].mean_rounds(),
            four.mean_rounds(),
            Count::mean(&self.tables[1].winners),
            Count::mean(&four.winners),
            affinities.join(", "),
        );
    }

    fn all_tables(&self, out: &mut String) {
        let _ = writeln!(out, "## The tables\n\n{TABLE_HEAD}");
        for (table, seen) in TABLES.iter().zip(&self.tables) {
            let _ = writeln!(out, "{}", row(table, seen));
        }
        out.push_str(
            "\n![Points of the winner](monster-lands-points.svg)\n\n![The round in which games end](monster-lands-rounds.svg)\n\n\
             ![Wins by place in the first turn order](monster-lands-seats.svg)\n\n![Battles](monster-lands-battles.svg)\n",
        );
    }

    fn growth(&self, out: &mut String) {
        let four = self.four();
        let series = |of: &[(u32, u32); 7]| {
            let mean = |round: usize| f64::from(of[round].0) / f64::from(of[round].1.max(1));
            (1..7).map(|round| format!("{:.1}", mean(round))).collect::<Vec<_>>().join(" | ")
        };
        let _ = writeln!(
            out,
            "\nEach clan of the four-player game, per game: deaths {:.1}, desertions {:.1}, conquests {:.1}, monsters beaten {:.1}, \
             loot {:.1}, missions won {:.1} (failed {:.1}), contracts paid {:.1}.\n\n\
             | round | 1 | 2 | 3 | 4 | 5 | 6 |\n|---|---|---|---|---|---|---|\n\
             | dice at its start | {} |\n| glory at its end | {} |",
            four.each(four.deaths),
            four.each(four.desertions),
            four.each(four.conquests),
            four.each(four.kills + four.captures),
            four.each(four.loot),
            four.each(four.missions.0),
            four.each(four.missions.1),
            four.each(four.contracts.0),
            series(&four.pools),
            series(&four.glory)
        );
    }

    fn scenarios(&self, out: &mut String) {
        out.push_str(
            "\n| scenario alone | mean points | 25–75 % | Fodder | Apprentice | Veteran | Hero |\n|---|---|---|---|---|---|---|\n",
        );
        for (number, seen) in (1..).zip(&self.alone) {
            let rank = |rank: usize| percent(seen.ranks[rank].into(), seen.games.into());
            let _ = writeln!(
                out,
                "| {number} | {:.1} | {}–{} | {:.0} % | {:.0} % | {:.0} % | {:.0} % |",
                Count::mean(&seen.points),
                Count::quantile(&seen.points, 0.25),
                Count::quantile(&seen.points, 0.75),
                rank(0),
                rank(1),
                rank(2),
                rank(3)
            );
        }
    }

    fn things(&self, out: &mut String) {
        out.push_str(
            "\nWhat was taken in the four-player games: how often of the times it was there (a building: of the rounds of a clan; a \
             mission can be done on both its paths), and how often by who won in the end (a quarter is fair).\n\n\
             ![How often things are taken](monster-lands-taken.svg)\n\n![What the winner takes](monster-lands-value.svg)\n\n\
             | thing | there | taken | of these by the winner |\n|---|---|---|---|\n",
        );
        for (name, seen) in &self.four().uses {
            let (there, taken) = if seen.offered > 0 {
                (seen.offered.to_string(), format!("{:.0} %", seen.taken_share()))
            } else {
                ("–".to_owned(), format!("{} times", seen.taken))
            };
            let _ = writeln!(out, "| {name} | {there} | {taken} | {:.0} % |", seen.winner_share());
        }
    }

    /// The plots by name.
    pub(crate) fn plots(&self) -> [(&'static str, String); 6] {
        [
            ("points", self.points_plot()),
            ("rounds", self.rounds_plot()),
            ("seats", self.seats_plot()),
            ("battles", self.battles_plot()),
            (
                "taken",
                self.things_plot(
                    "Taken, in percent of the times it was there",
                    100.0,
                    None,
                    Use::taken_share,
                ),
            ),
            (
                "value",
                self.things_plot(
                    "Taken by the winner, in percent; 25 is fair",
                    60.0,
                    Some((20.0, 30.0)),
                    Use::winner_share,
                ),
            ),
        ]
    }

    fn groups(&self, bars: impl Fn(&Count) -> Vec<Bar>) -> Vec<Group> {
        let group = |(table, seen): (&&str, &Count)| Group { title: (*table).to_owned(), bars: bars(seen) };
        TABLES.iter().zip(&self.tables).map(group).collect()
    }

    fn points_plot(&self) -> String {
        let groups = self.groups(|seen| {
            (4..18)
                .map(|bin| {
                    let range = 5 * bin..5 * bin + 5;
                    let games = seen.winners.iter().filter(|points| range.contains(*points)).count();
                    let value = percent(games as f64, seen.games.into());
                    let label = format!("{}–{}", range.start, range.end - 1);
                    Bar { label, value, note: format!("{value:.0} %"), wanted: None }
                })
                .collect()
        });
        svg("Points of the winner, in percent of the games", &groups[..3], 40.0)
    }

    fn rounds_plot(&self) -> String {
        let groups = self.groups(|seen| {
            (3..7)
                .map(|round| {
                    let value = percent(seen.ends[round].into(), seen.games.into());
                    Bar {
                        label: format!("round {round}"),
                        value,
                        note: format!("{value:.0} %"),
                        wanted: None,
                    }
                })
                .collect()
        });
        svg("The round in which games end, in percent", &groups, 100.0)
    }

    fn seats_plot(&self) -> String {
        let groups = self.groups(|seen| {
            let seats = (seen.clans / seen.games.max(1)) as usize;
            let fair = 100.0 / seats as f64;
            (0..seats)
                .map(|place| {
                    let value = percent(seen.wins_by_place[place], seen.games.into());
                    let wanted = Some((fair - 5.0, fair + 5.0));
                    Bar {
                        label: format!("place {}", place + 1),
                        value,
                        note: format!("{value:.1} %"),
                        wanted,
                    }
                })
                .collect()
        });
        svg("Wins by place in the first turn order, in percent", &groups, 70.0)
    }

    fn battles_plot(&self) -> String {
        let bar = |label: &str, value: f64, wanted: Option<(f64, f64)>| Bar {
            label: label.to_owned(),
            value,
            note: format!("{value:.0} %"),
            wanted,
        };
        let groups = self.groups(|seen| {
            vec![
                bar("level A falls", share(seen.battles[0]), None),
                bar("A, rounds 1–2, 2–3 paths", share(seen.early), Some((55.0, 65.0))),
                bar("level B falls", share(seen.battles[1]), None),
                bar("captures of victories", seen.captured(), Some((25.0, 50.0))),
            ]
        });
        svg("Battles, in percent", &groups, 100.0)
    }

    fn things_plot(
        &self,
        title: &str,
        most: f64,
        wanted: Option<(f64, f64)>,
        value: fn(&Use) -> f64,
    ) -> String {
        let kinds = [
            "building",
            "member",
            "trap",
            "equipment",
            "loot",
            "monster",
            "territory",
            "mission",
            "contract",
        ];
        let group = |kind: &str| Group {
            title: kind.to_owned(),
            bars: self
                .four()
                .of_kind(kind)
                .filter(|(_, seen)| seen.offered > 0)
                .map(|(name, seen)| {
                    let value = value(seen);
                    Bar { label: name.to_owned(), value, note: format!("{value:.0} %"), wanted }
                })
                .collect(),
        };
        svg(title, &kinds.map(group), most)
    }
}
