//! Positions of games that were played, kept to be learned from again: a line that says what they are, then numbers of
//! four bytes, the lowest first.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, ErrorKind, Read, Write};
use std::path::Path;

use bots::teach::Lesson;
use table::MAX_SEATS;

use crate::files;

/// The first line, before the number of features.
const TITLE: &str = "bestiary lessons 1, features:";

/// Writes positions, all with so many features.
pub(crate) fn write(path: &Path, lessons: &[Lesson], features: usize) -> Result<(), String> {
    let written = File::create(path).and_then(|file| {
        let mut file = BufWriter::new(file);
        writeln!(file, "{TITLE} {features}")?;
        for lesson in lessons {
            file.write_all(&(lesson.game as u32).to_le_bytes())?;
            file.write_all(&(lesson.seats.len() as u32).to_le_bytes())?;
            for (features, won) in &lesson.seats {
                for number in std::iter::once(won).chain(features) {
                    file.write_all(&number.to_le_bytes())?;
                }
            }
        }
        file.flush()
    });
    written.map_err(|error| format!("cannot write {}: {error}", path.display()))
}

/// Reads positions that have so many features.
pub(crate) fn read(path: &Path, features: usize) -> Result<Vec<Lesson>, String> {
    let file = BufReader::new(files::open(path)?);
    lessons(file, features).map_err(|why| format!("{}: {why}", path.display()))
}

fn lessons(mut file: impl BufRead, features: usize) -> Result<Vec<Lesson>, String> {
    let mut title = Vec::new();
    let most = TITLE.len() as u64 + 24;
    file.by_ref().take(most).read_until(b'\n', &mut title).map_err(|error| error.to_string())?;
    let line = str::from_utf8(&title).unwrap_or_default();
    let found: Option<usize> = line.strip_prefix(TITLE).and_then(|count| count.trim().parse().ok());
    match found {
        None => return Err("does not hold positions that `bestiary train --keep` wrote".to_owned()),
        Some(count) if count != features => {
            return Err(format!("its positions have {count} features, and the game has {features}"));
        }
        Some(_) => (),
    }
    let mut lessons = Vec::new();
    while !file.fill_buf().map_err(|error| error.to_string())?.is_empty() {
        let position = lessons.len() + 1;
        let lesson = lesson(&mut file, features).map_err(|error| match error.kind() {
            ErrorKind::UnexpectedEof => format!("ends in the midst of position {position}"),
            _ => error.to_string(),
        })?;
        lessons.push(lesson.ok_or_else(|| format!("position {position} cannot be"))?);
    }
    Ok(lessons)
}

/// The next position; `None` if it is none that could have been written.
fn lesson(file: &mut impl Read, features: usize) -> io::Result<Option<Lesson>> {
    let game = u32::from_le_bytes(four(file)?).into();
    let seats = u32::from_le_bytes(four(file)?) as usize;
    if seats == 0 || seats > MAX_SEATS {
        return Ok(None);
    }
    let mut lesson = Lesson { game, seats: Vec::with_capacity(seats) };
    for _ in 0..seats {
        let won = f32::from_le_bytes(four(file)?);
        let numbers: Vec<f32> =
            (0..features).map(|_| four(file).map(f32::from_le_bytes)).collect::<io::Result<_>>()?;
        if !(0.0..=1.0).contains(&won) || numbers.iter().any(|number| !number.is_finite()) {
            return Ok(None);
        }
        lesson.seats.push((numbers, won));
    }
    Ok(Some(lesson))
}

fn four(file: &mut impl Read) -> io::Result<[u8; 4]> {
    let mut bytes = [0; 4];
    file.read_exact(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written() -> (Vec<Lesson>, Vec<u8>) {
        let lesson = |game: u64, won: f32| Lesson {
            game,
            seats: vec![(vec![0.25, -1.0, 0.0], won), (vec![0.5, 0.0, 1.0], 1.0 - won)],
        };
        let list = vec![lesson(0, 1.0), lesson(7, 0.5)];
        let path = std::env::temp_dir().join(format!("bestiary-lessons-{}", std::process::id()));
        write(&path, &list, 3).unwrap();
        let bytes = std::fs::read(&path).unwrap();
        assert_eq!(read(&path, 3).unwrap(), list);
        std::fs::remove_file(&path).unwrap();
        assert!(read(&path, 3).unwrap_err().contains(path.to_str().unwrap()), "the file is named");
        (list, bytes)
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let (list, bytes) = written();
        assert_eq!(lessons(&bytes[..], 3).unwrap(), list);
    }

    #[test]
    fn what_was_not_kept_is_refused() {
        let (_, bytes) = written();
        let refused = |bytes: &[u8], why: &str| {
            let error = lessons(bytes, 3).unwrap_err();
            assert!(error.contains(why), "{error}");
        };
        refused(b"", "does not hold positions");
        refused(b"bestiary lessons 1, features: many\n", "does not hold positions");
        refused(b"bestiary lessons 1, features: 4\n", "4 features, and the game has 3");
        refused(&bytes[..bytes.len() - 1], "in the midst of position 2");
        let first = bytes.iter().position(|&byte| byte == b'\n').unwrap() + 1;
        for (at, four) in [(4, 9_u32.to_le_bytes()), (8, 1.5_f32.to_le_bytes()), (12, f32::NAN.to_le_bytes())]
        {
            let mut bytes = bytes.clone();
            bytes[first + at..][..4].copy_from_slice(&four);
            refused(&bytes, "position 1 cannot be");
        }
    }
}
