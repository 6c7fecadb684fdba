//! The tests of a game crate, one macro each. They expand in the game's own `tests/`, where files may be read.

/// Makes one test for each line of settings; see [the module](mod@crate::conformance).
///
/// Each test checks everything, and that the random and the guided policy play honestly. With `BESTIARY_SLOW` in the
/// environment it plays a hundred times as many games. A failure is written as a record into the target's tmp folder.
///
/// `probe_every = N` after the number of games looks for leaks at one step in N instead of one in sixteen: where a probe
/// is dear, many games with few probes each see more than few games with many.
#[macro_export]
macro_rules! conformance {
    ($game:ty, games = $games:expr, $( $name:ident: $options:literal ),+ $(,)?) => {
        $crate::conformance! { $game, games = $games, probe_every = 16, $( $name: $options ),+ }
    };
    ($game:ty, games = $games:expr, probe_every = $every:expr, $( $name:ident: $options:literal ),+ $(,)?) => { $(
        #[test]
        fn $name() {
            let games: u64 = if ::std::env::var_os("BESTIARY_SLOW").is_some() { 100 * $games } else { $games };
            let plan = $crate::conformance::Plan { probe_every: $every, ..$crate::conformance::Plan::games(games) };
            let choices = $crate::conformance::choices::<$game>($options).expect("options of the game");
            let result = $crate::conformance::check::<$game>(&choices, &plan).and_then(|report| {
                let few = $crate::conformance::Plan::games((games / 20).max(5));
                $crate::conformance::check_policy::<$game, _>(&choices, &few, $crate::RandomPolicy::new)?;
                $crate::conformance::check_policy::<$game, _>(&choices, &few, $crate::GuidedPolicy::new)?;
                Ok(report)
            });
            match result {
                Ok(report) => ::std::println!("{report:?}"),
                Err(failure) => {
                    let file = ::std::concat!(
                        ::std::env!("CARGO_TARGET_TMPDIR"), "/conformance-", ::std::stringify!($name), ".rec"
                    );
                    ::std::fs::write(file, &failure.record).expect("the record can be written");
                    ::std::panic!("{failure}\nreproduce with: bestiary replay {file}");
                }
            }
        }
    )+ };
}

/// Makes one test that runs every file under the crate's `scenarios/`, and fails with all that do not come out.
#[macro_export]
macro_rules! scenarios {
    ($game:ty) => {
        #[test]
        fn scenarios() {
            let files = $crate::test_files!("scenarios", "scn");
            let mut failed = ::std::vec::Vec::new();
            for (name, text) in &files {
                if let Err(error) = $crate::scenario::run::<$game>(text) {
                    failed.push(::std::format!("{name}: {error}"));
                }
            }
            assert!(failed.is_empty(), "{} of {} failed:\n{}", failed.len(), files.len(), failed.join("\n"));
        }
    };
}

/// Makes one test which shows that `legal`, `apply`, `clone` and redrawing allocate nothing once the buffers have
/// grown. The calling crate needs `allocation-counter` among its dev-dependencies.
#[macro_export]
macro_rules! allocates_nothing {
    ($game:ty, $( $options:literal ),+ $(,)?) => {
        #[test]
        fn the_hot_path_allocates_nothing() {
            $(
                let choices = $crate::conformance::choices::<$game>($options).expect("options of the game");
                let mut walk = $crate::conformance::HotPath::<$game>::new(&choices).expect("options of the game");
                let (mut games, mut steps) = (0, 0);
                while games < 50 || (steps <= 500 && games < 1000) {
                    steps += walk.play(games); // warm-up: the same games, so the buffers are large enough
                    games += 1;
                }
                let used = ::allocation_counter::measure(|| steps = (0..games).map(|seed| walk.play(seed)).sum());
                assert!(steps > 500, "{steps} steps are too few to tell");
                assert_eq!(used.count_total, 0, "{} allocations in {steps} steps of {}", used.count_total, $options);
            )+
        }
    };
}

/// Makes one test that replays every golden record under the crate's `tests/records/` and demands one for each size of
/// the table. The records are named `<game>-r<rules version>-<players>p-<why kept>.rec`.
#[macro_export]
macro_rules! records {
    ($game:ty) => {
        #[test]
        fn golden_records() {
            let meta = &<$game as $crate::Game>::META;
            let mut sizes = ::std::collections::BTreeSet::new();
            for (name, text) in $crate::test_files!("tests/records", "rec") {
                let record =
                    $crate::Record::parse(&text).unwrap_or_else(|error| ::std::panic!("{name}: {error}"));
                let play = $crate::Play::<$game>::replay(&record);
                let play = play.unwrap_or_else(|error| ::std::panic!("{name}: {error}"));
                assert!($crate::Game::outcome(play.game()).is_some(), "{name}: the game is not over");
                let start = ::std::format!("{}-r{}-{}p-", meta.id, record.rules, record.players);
                assert!(name.starts_with(&start), "{name}: its name should begin with {start}");
                sizes.insert(record.players);
            }
            for players in meta.players.0..=meta.players.1 {
                assert!(sizes.contains(&players), "no golden record for {players} players");
            }
        }
    };
}

/// The files of a folder of the calling crate with a certain ending, by name, as `(name, bytes)`; never none.
#[doc(hidden)]
#[macro_export]
macro_rules! test_files {
    ($folder:literal, $ending:literal) => {{
        let folder = ::std::path::Path::new(::std::env!("CARGO_MANIFEST_DIR")).join($folder);
        let mut files: ::std::vec::Vec<(::std::string::String, ::std::vec::Vec<u8>)> =
            ::std::fs::read_dir(folder)
                .expect("the folder is there")
                .map(|entry| entry.expect("a file").path())
                .filter(|path| path.extension().is_some_and(|ending| ending == $ending))
                .map(|path| {
                    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                    (name, ::std::fs::read(&path).expect("a readable file"))
                })
                .collect();
        files.sort();
        assert!(!files.is_empty(), "there are files in {}", $folder);
        files
    }};
}
