//! Learning what a position is worth: positions of games that were played, and who won them, become a [`table::Net`].
//!
//! Plain gradient descent with steps of its own size for every weight (Adam), over positions in a new order each time.
//! All of it is additions, multiplications and square roots in a fixed order, so the same games and the same seed give
//! the same weights on every machine (`docs/TRAINING.md`).

mod adam;
mod pupil;

pub use pupil::{Marks, OtherNet, Pupil};

use adam::Adam;
use table::{Chance as _, Pcg, Source};

/// A position of a game that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// Which game it is of: games are kept back for testing as a whole.
    pub game: u64,
    /// For each seat its features ([`table::Guide::features`]) and the share of the win it had in the end.
    pub seats: Vec<(Vec<f32>, f32)>,
}

/// How to learn.
#[derive(Clone, Debug)]
pub struct Course {
    /// How many numbers the hidden layer has.
    pub hidden: usize,
    /// A net to go on from, for as many features and with as many hidden numbers; without one it begins knowing nothing.
    pub from: Option<Pupil>,
    /// How often every position is looked at.
    pub passes: u32,
    /// Where chance begins.
    pub seed: u64,
}

const BATCH: usize = 128;
/// The longest step of a weight; it shrinks to nothing in the course.
const STRIDE: f32 = 0.003;
/// The same for a net that knows something already, so that a few games do not make it forget many.
const STRIDE_ON: f32 = 0.001;

/// Learns. `lessons` all have the same number of features, and there is at least one.
pub fn teach(lessons: &[Lesson], course: &Course) -> Pupil {
    let features = lessons.first().and_then(|lesson| lesson.seats.first()).map_or(0, |(each, _)| each.len());
    let mut chance = Pcg::new(course.seed);
    let (mut pupil, stride) = match &course.from {
        None => (Pupil::new(features, course.hidden, &mut chance), STRIDE),
        Some(pupil) => (pupil.clone(), STRIDE_ON),
    };
    let mut adam = Adam::new(pupil.weights().len());
    let mut slope = vec![0.0; pupil.weights().len()];
    let mut order: Vec<u32> = (0..lessons.len() as u32).collect();
    let steps = (course.passes as usize * lessons.len()).div_ceil(BATCH).max(1);
    let mut next = order.len();
    for step in 0..steps {
        slope.fill(0.0);
        for _ in 0..BATCH {
            if next == order.len() {
                shuffle(&mut order, &mut chance);
                next = 0;
            }
            if let Some(lesson) = order.get(next).and_then(|&number| lessons.get(number as usize)) {
                pupil.descend(lesson, 1.0 / BATCH as f32, &mut slope);
            }
            next += 1;
        }
        let left = 1.0 - step as f32 / steps as f32;
        adam.step(pupil.weights_mut(), &slope, stride * left);
    }
    pupil.round();
    pupil
}

fn shuffle(order: &mut [u32], chance: &mut Pcg) {
    for last in (1..order.len()).rev() {
        order.swap(last, chance.below(Source::POLICY, last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Net;

    /// Two seats with three features each. Who has the larger product of the first two wins: no weighted sum finds it.
    fn lessons(count: u64) -> Vec<Lesson> {
        let lesson = |game: u64| {
            let mut chance = Pcg::nth(11, game);
            let mut number = || chance.below(Source::POLICY, 200) as f32 / 100.0 - 1.0;
            let seats: Vec<[f32; 3]> = (0..2).map(|_| [number(), number(), number()]).collect();
            let first = seats[0][0] * seats[0][1] > seats[1][0] * seats[1][1];
            let share = |seat: usize| if first == (seat == 0) { 1.0 } else { 0.0 };
            Lesson { game, seats: (0..2).map(|seat| (seats[seat].to_vec(), share(seat))).collect() }
        };
        (0..count).map(lesson).collect()
    }

    const COURSE: Course = Course { hidden: 8, from: None, passes: 30, seed: 3 };

    #[test]
    fn what_no_weighted_sum_can_tell_is_learned() {
        let pupil = teach(&lessons(3000), &COURSE);
        let fresh: Vec<Lesson> = lessons(4000).split_off(3000);
        let marks = pupil.examine(&fresh);
        assert!(marks.right > 0.9 && marks.loss < 0.3, "{marks:?}");
    }

    #[test]
    fn the_net_that_is_written_is_the_one_that_was_learned() {
        let lessons = lessons(200);
        let pupil = teach(&lessons, &COURSE);
        let bytes = pupil.bytes();
        assert_eq!(bytes, teach(&lessons, &COURSE).bytes());
        assert_eq!(bytes, Pupil::read(3, 8, &bytes).unwrap().bytes());
        let net: Net<3, 8> = Net::read(&bytes);
        for (features, _) in lessons.iter().flat_map(|lesson| &lesson.seats) {
            let features: &[f32; 3] = features[..].try_into().unwrap();
            assert_eq!(net.hope(features).to_bits(), pupil.hope(features).to_bits());
        }
    }

    #[test]
    fn without_lessons_there_is_nothing_to_learn() {
        assert!(teach(&[], &COURSE).examine(&[]).right.abs() < f32::EPSILON);
    }

    #[test]
    fn a_net_goes_on_from_what_it_knew() {
        let known = teach(&lessons(3000), &COURSE);
        let few: Vec<Lesson> = lessons(4100).split_off(4000);
        let fresh: Vec<Lesson> = lessons(4000).split_off(3000);
        let course = Course { from: Some(known), passes: 1, ..COURSE };
        let marks = teach(&few, &course).examine(&fresh);
        assert!(marks.right > 0.9, "{marks:?}");
        let marks = teach(&few, &Course { passes: 1, ..COURSE }).examine(&fresh);
        assert!(marks.right < 0.9, "a hundred positions alone teach little: {marks:?}");
    }

    #[test]
    fn weights_of_another_net_are_not_gone_on_from() {
        let error = Pupil::read(3, 8, &[0; 78]).unwrap_err();
        assert_eq!(error, OtherNet { bytes: 78, expected: 80 });
        assert!(error.to_string().contains("78 bytes"), "{error}");
    }
}
