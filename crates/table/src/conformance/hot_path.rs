//! Random games as search plays them: for allocation tests and instruction counts.

use crate::{Choices, Game, OptionError, Options, Pcg, Recall, Silent, pick};

/// Plays random games with reused buffers, cloning and redrawing on the way.
#[derive(Debug)]
pub struct HotPath<G: Game> {
    options: G::Options,
    legal: Vec<G::Action>,
    copy: Option<G>,
}

impl<G: Game> HotPath<G> {
    /// Games with these settings.
    ///
    /// # Errors
    /// Settings the game cannot be played with.
    pub fn new(choices: &Choices) -> Result<Self, OptionError> {
        Ok(Self { options: G::Options::build(choices)?, legal: Vec::new(), copy: None })
    }

    /// Plays one game and says how many steps it took.
    pub fn play(&mut self, seed: u64) -> u32 {
        let mut chance = Pcg::new(seed);
        let mut game = G::new(&self.options, &mut chance, &mut Silent);
        let mut steps = 0;
        while let Some(seat) = game.to_act().first() {
            let copy = self.copy.get_or_insert_with(|| game.clone());
            copy.clone_from(&game);
            copy.determinize(seat.into(), Recall::Perfect, &mut chance);
            game.legal(seat, &mut self.legal);
            let action = pick(&self.legal, &mut chance);
            if game.apply(seat, action, &mut chance, &mut Silent).is_err() {
                break; // never with a game that passes the suite
            }
            steps += 1;
        }
        steps
    }
}
