//! Many games shared out among threads.

use std::num::NonZero;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use crate::progress::Progress;

/// How many threads can run at once.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Plays the games with these numbers and hands over what comes of each, as soon as it is there; `took` says whether to go
/// on. The first error ends the work.
pub(crate) fn each<T: Send, E: Send>(
    numbers: &[u64],
    threads: usize,
    play: impl Fn(u64) -> Result<T, E> + Sync,
    took: impl FnMut(u64, T) -> Result<bool, E> + Send,
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    let progress = Progress::new(numbers.len() as u64);
    let end = Mutex::new((Ok(()), true, took));
    let hand_over = |number: u64, played: Result<T, E>| {
        let mut end = end.lock().unwrap_or_else(PoisonError::into_inner);
        let (done, goes_on, took) = &mut *end;
        if *goes_on {
            match played.and_then(|result| took(number, result)) {
                Ok(more) => *goes_on = more,
                Err(error) => (*done, *goes_on) = (Err(error), false),
            }
        }
        *goes_on
    };
    let worker = || {
        while let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
            if !hand_over(number, play(number)) {
                return;
            }
            progress.advance(1);
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(worker);
        }
    });
    end.into_inner().unwrap_or_else(PoisonError::into_inner).0
}

/// Plays games 0 to `games`, a few at a time, and adds up what comes of them. Threads take the next few from a counter;
/// a sum of whole numbers does not depend on who took which. The first error ends the work.
pub(crate) fn share_out<T: Default + Send, E: Send>(
    games: u64,
    threads: usize,
    play: impl Fn(Range<u64>) -> Result<T, E> + Sync,
    merge: impl Fn(&mut T, &T) + Sync,
) -> Result<T, E> {
    let at_once = (games / (threads as u64 * 32)).clamp(1, 2000);
    let next = AtomicU64::new(0);
    let progress = Progress::new(games);
    let total = Mutex::new(Ok(T::default()));
    let add = |part| {
        let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
        match (&mut *total, part) {
            (Ok(sum), Ok(part)) => merge(sum, &part),
            (Ok(_), Err(error)) => *total = Err(error),
            (Err(_), _) => (),
        }
        total.is_ok()
    };
    let worker = || {
        loop {
            let first = next.fetch_add(at_once, Ordering::Relaxed);
            let end = (first + at_once).min(games);
            if first >= games || !add(play(first..end)) {
                return;
            }
            progress.advance(end - first);
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(worker);
        }
    });
    total.into_inner().unwrap_or_else(PoisonError::into_inner)
}
