//! The numbers a guide leans on, kept in a data file and read while the crate is compiled: whoever tunes them edits
//! a list, and the search pays nothing for it.

/// Declares constants whose values are in a data file, a line each: `name = 12`, `name = -0.5` or
/// `name = [1, 2, 3]`; `#` begins a comment.
///
/// The file is looked for beside the one this stands in. A weight that it lacks, one that nobody reads and one of
/// another kind do not compile.
///
/// ```ignore
/// table::weights! { "../../data/guide.toml";
///     glory: i32,
///     gold: [i32; 6],
/// }
/// ```
#[macro_export]
macro_rules! weights {
    ($file:literal; $($name:ident: $kind:tt),+ $(,)?) => {
        const FILE: &str = include_str!($file);
        const _: () = assert!(
            $crate::weights::entries(FILE) == [$(stringify!($name)),+].len(),
            "the file has a weight that is not declared, or one twice",
        );
        $(pub(super) const $name: $kind = $crate::weights!(@read $kind, $name);)+
    };
    (@read [$kind:ident; $count:expr], $name:ident) => {{
        let numbers: [_; $count] = $crate::weights::numbers(FILE, stringify!($name));
        let mut weights = [0 as $kind; $count];
        let mut at = 0;
        while at < $count {
            weights[at] = $crate::weights!(@number $kind, numbers[at]);
            at += 1;
        }
        weights
    }};
    (@read $kind:ident, $name:ident) => {
        $crate::weights!(@number $kind, $crate::weights::numbers::<1>(FILE, stringify!($name))[0])
    };
    (@number f32, $number:expr) => { $number.fraction() };
    (@number i32, $number:expr) => { $number.whole() };
    (@number u32, $number:expr) => { $number.count() };
}

/// A number as it is written: its digits, and how many of them come after the point.
#[derive(Clone, Copy)]
pub struct Written {
    digits: i32,
    places: u32,
}

impl Written {
    /// A number without a point.
    pub const fn whole(self) -> i32 {
        assert!(self.places == 0, "a whole number is wanted");
        self.digits
    }

    /// A number without a point, from 0 on.
    pub const fn count(self) -> u32 {
        assert!(self.digits >= 0, "a number below 0 where none can be");
        self.whole().cast_unsigned()
    }

    /// Any number. It is the nearest that the type has, just as for a number in source code: digits and the power of
    /// ten are exact, and a division is rounded once.
    pub const fn fraction(self) -> f32 {
        assert!(self.digits.unsigned_abs() < 1 << f32::MANTISSA_DIGITS, "more digits than the type has");
        assert!(self.places <= 10, "more digits than the type has");
        self.digits as f32 / 10_u64.pow(self.places) as f32
    }
}

/// How many weights a file has.
pub const fn entries(file: &str) -> usize {
    let file = file.as_bytes();
    let (mut count, mut at) = (0, 0);
    while at < file.len() {
        if file[at].is_ascii_alphabetic() {
            count += 1;
        } else {
            assert!(matches!(file[at], b'#' | b'\n'), "a line that is no weight and no comment");
        }
        at = next_line(file, at);
    }
    count
}

/// What a file has under a name, whether that is written in small letters or in capitals.
pub const fn numbers<const N: usize>(file: &str, name: &str) -> [Written; N] {
    let (file, name) = (file.as_bytes(), name.as_bytes());
    let mut line = 0;
    while line < file.len() {
        if let Some(at) = after_name(file, line, name) {
            return list(file, at);
        }
        line = next_line(file, line);
    }
    panic!("a weight is not in the file")
}

/// Where the value begins, if the line has this name.
const fn after_name(file: &[u8], line: usize, name: &[u8]) -> Option<usize> {
    let mut at = 0;
    while at < name.len() {
        if byte(file, line + at) != name[at].to_ascii_lowercase() {
            return None;
        }
        at += 1;
    }
    let equals = blanks(file, line + at);
    if byte(file, equals) == b'=' { Some(blanks(file, equals + 1)) } else { None }
}

/// One number, or as many as wanted in brackets; then nothing but a comment.
const fn list<const N: usize>(file: &[u8], mut at: usize) -> [Written; N] {
    let mut numbers = [Written { digits: 0, places: 0 }; N];
    let bracketed = byte(file, at) == b'[';
    assert!(bracketed || N == 1, "a list is wanted");
    let mut read = 0;
    while read < N {
        if bracketed {
            assert!(byte(file, at) == if read == 0 { b'[' } else { b',' }, "a list is too short");
            at = blanks(file, at + 1);
        }
        (numbers[read], at) = number(file, at);
        at = blanks(file, at);
        read += 1;
    }
    if bracketed {
        assert!(byte(file, at) == b']', "a list is too long");
        at = blanks(file, at + 1);
    }
    assert!(matches!(byte(file, at), b'\n' | b'#'), "something stands behind a weight");
    numbers
}

/// A number, and where it ends.
const fn number(file: &[u8], mut at: usize) -> (Written, usize) {
    let negative = byte(file, at) == b'-';
    if negative {
        at += 1;
    }
    let (mut digits, mut places, mut point, begin) = (0_i32, 0, false, at);
    loop {
        match byte(file, at) {
            digit @ b'0'..=b'9' => {
                digits = 10 * digits + (digit - b'0') as i32;
                places += point as u32;
            }
            b'.' if !point && at > begin => point = true,
            _ => break,
        }
        at += 1;
    }
    assert!(at > begin && byte(file, at - 1) != b'.', "a number is wanted");
    (Written { digits: if negative { -digits } else { digits }, places }, at)
}

const fn next_line(file: &[u8], mut at: usize) -> usize {
    while byte(file, at) != b'\n' {
        at += 1;
    }
    at + 1
}

const fn blanks(file: &[u8], mut at: usize) -> usize {
    while byte(file, at) == b' ' {
        at += 1;
    }
    at
}

/// A byte of the file; behind its end a line ends.
const fn byte(file: &[u8], at: usize) -> u8 {
    if at < file.len() { file[at] } else { b'\n' }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# what things are worth\nglory = 125 # a point and more\n\nglory_late=-40\ngold = [2, 16.5, 24]\nhalf = 0.007";

    fn bits(written: Written) -> u32 {
        written.fraction().to_bits()
    }

    #[test]
    fn reads_numbers_and_lists() {
        assert_eq!(numbers::<1>(TEXT, "GLORY")[0].whole(), 125);
        assert_eq!(numbers::<1>(TEXT, "glory_late")[0].whole(), -40);
        assert_eq!(numbers::<3>(TEXT, "gold").map(bits), [2.0, 16.5, 24.0].map(f32::to_bits));
        assert_eq!(numbers::<1>(TEXT, "half").map(bits), [0.007].map(f32::to_bits));
        assert_eq!(entries(TEXT), 4);
    }

    #[test]
    fn fractions_are_those_of_source_code() {
        for digits in -3000..3000_i32 {
            for places in 1..5_u8 {
                let written = format!("{:.*}", places.into(), f64::from(digits) / 10_f64.powi(places.into()));
                let read = numbers::<1>(&format!("x = {written}"), "x")[0].fraction();
                assert_eq!(Ok(read), written.parse(), "{written}");
            }
        }
    }

    #[test]
    fn says_what_is_wrong() {
        let complaint = |text: &'static str, read: fn(&str) -> f32| {
            let fault = std::panic::catch_unwind(|| read(text)).expect_err(text);
            *fault.downcast_ref::<&str>().expect("a plain sentence")
        };
        let one = |text: &str| numbers::<1>(text, "x")[0].fraction();
        let two = |text: &str| numbers::<2>(text, "x")[1].fraction();
        assert_eq!(complaint("y = 1", one), "a weight is not in the file");
        assert_eq!(complaint("xy = 1", one), "a weight is not in the file");
        assert_eq!(complaint("x = much", one), "a number is wanted");
        assert_eq!(complaint("x = 1.", one), "a number is wanted");
        assert_eq!(complaint("x = 1 2", one), "something stands behind a weight");
        assert_eq!(complaint("x = 1", two), "a list is wanted");
        assert_eq!(complaint("x = [1]", two), "a list is too short");
        assert_eq!(complaint("x = [1, 2, 3]", two), "a list is too long");
        assert_eq!(complaint("x = 123456789", one), "more digits than the type has");
        assert_eq!(complaint("[x]", |text| entries(text) as f32), "a line that is no weight and no comment");
        assert_eq!(
            complaint("x = 1.5", |text| numbers::<1>(text, "x")[0].whole() as f32),
            "a whole number is wanted"
        );
        assert_eq!(
            complaint("x = -1", |text| numbers::<1>(text, "x")[0].count() as f32),
            "a number below 0 where none can be"
        );
    }
}
