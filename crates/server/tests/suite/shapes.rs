//! What the games fill into messages has the shape that `protocol::shapes` promises to clients.

use protocol::shapes::{ActionShown, EventShown, OptionValues, OutcomeShown, Phrase};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Chance as _, Choices, Pcg, Seed, Source, Viewer};

/// Reads a value as the shape and finds it again unchanged.
fn fits<T: Serialize + DeserializeOwned>(value: &impl Serialize) {
    let sent = serde_json::to_value(value).unwrap();
    let read: T = serde_json::from_value(sent.clone()).unwrap_or_else(|error| panic!("{error}: {sent}"));
    assert_eq!(serde_json::to_value(read).unwrap(), sent);
}

#[test]
fn whole_games_of_every_game_fit_the_shapes() {
    for game in catalog::all() {
        let meta = game.meta();
        meta.options.iter().for_each(|option| fits::<OptionValues>(&option.values));
        for players in meta.players.0..=meta.players.1 {
            let choices = Choices::new(meta, players).unwrap();
            let mut play = game.start(choices, Seed::Pcg(u64::from(players))).unwrap();
            let mut mind = Pcg::new(u64::from(players));
            let mut seen = 0;
            loop {
                for viewer in Viewer::all(players) {
                    let shown = play.observe(viewer);
                    fits::<Phrase>(&shown.prompt);
                    fits::<Vec<ActionShown>>(&shown.actions);
                    fits::<Option<OutcomeShown>>(&shown.outcome);
                    for step in play.happened(seen, viewer) {
                        fits::<Vec<EventShown>>(&step.events);
                    }
                }
                seen = play.steps();
                let Some(seat) = play.to_act().iter().next() else { break };
                let legal = play.legal(seat).len() as u32;
                play.apply_index(seat, mind.below(Source::POLICY, legal) as usize).unwrap();
            }
            assert!(play.outcome().is_some() && seen > 5);
        }
    }
}
