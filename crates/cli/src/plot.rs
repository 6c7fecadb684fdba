//! Plots as SVG: small, readable on paper, light and dark by the reader's own colours.

use std::fmt::Write as _;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 56.0;
const BOTTOM: f64 = 44.0;
const TOP: f64 = 16.0;
const RIGHT: f64 = 16.0;

/// A line through named points.
pub(crate) fn line(across: &str, up: &str, points: &[(String, f64)]) -> String {
    let scale = Scale::over(points.iter().map(|&(_, value)| value));
    let x = |index: usize| LEFT + (WIDTH - LEFT - RIGHT) * (index as f64 + 0.5) / points.len().max(1) as f64;
    let mut inside = scale.axis(across, up);
    let path: Vec<String> = points
        .iter()
        .enumerate()
        .map(|(index, &(_, value))| format!("{:.1},{:.1}", x(index), scale.y(value)))
        .collect();
    let _ = write!(
        inside,
        r#"<polyline points="{}" fill="none" stroke="currentColor" stroke-width="2"/>"#,
        path.join(" ")
    );
    for (index, (name, value)) in points.iter().enumerate() {
        let _ = write!(
            inside,
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="4" fill="currentColor"><title>{name}: {value:.1}</title></circle>{label}"#,
            x = x(index),
            y = scale.y(*value),
            name = escape(name),
            label = label(x(index), HEIGHT - BOTTOM + 16.0, "middle", name),
        );
    }
    frame(&inside)
}

/// Bars, one for each name.
pub(crate) fn bars(across: &str, up: &str, values: &[(String, f64)]) -> String {
    let scale = Scale::over(values.iter().map(|&(_, value)| value).chain([0.0]));
    let step = (WIDTH - LEFT - RIGHT) / values.len().max(1) as f64;
    let mut inside = scale.axis(across, up);
    // Where names would run into each other, only some are written.
    let each = (values.len() / 16).max(1);
    for (index, (name, value)) in values.iter().enumerate() {
        let x = LEFT + step * index as f64;
        let (top, bottom) = (scale.y(value.max(0.0)), scale.y(value.min(0.0)));
        let _ = write!(
            inside,
            r#"<rect x="{:.1}" y="{top:.1}" width="{:.1}" height="{:.1}" fill="currentColor" opacity=".75"><title>{}: {value:.3}</title></rect>"#,
            x + step * 0.1,
            step * 0.8,
            (bottom - top).max(0.5),
            escape(name),
        );
        if index % each == 0 {
            inside.push_str(&label(x + step / 2.0, HEIGHT - BOTTOM + 16.0, "middle", name));
        }
    }
    frame(&inside)
}

/// Which values go how far up.
struct Scale {
    least: f64,
    most: f64,
}

impl Scale {
    fn over(values: impl Iterator<Item = f64> + Clone) -> Self {
        let least = values.clone().fold(f64::MAX, f64::min).min(0.0);
        let most = values.fold(f64::MIN, f64::max).max(least + 1e-9);
        Self { least, most }
    }

    fn y(&self, value: f64) -> f64 {
        HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (value - self.least) / (self.most - self.least)
    }

    /// The two axes with what they show, and four lines across.
    fn axis(&self, across: &str, up: &str) -> String {
        let mut text = String::new();
        for part in 0..=4 {
            let value = self.least + (self.most - self.least) * f64::from(part) / 4.0;
            let y = self.y(value);
            let shown =
                if self.most - self.least < 5.0 { format!("{value:.2}") } else { format!("{value:.0}") };
            let _ = write!(
                text,
                r#"<line x1="{LEFT}" x2="{:.1}" y1="{y:.1}" y2="{y:.1}" stroke="currentColor" opacity=".2"/>{}"#,
                WIDTH - RIGHT,
                label(LEFT - 6.0, y + 4.0, "end", &shown),
            );
        }
        text.push_str(&label(f64::midpoint(WIDTH, LEFT), HEIGHT - 6.0, "middle", across));
        text.push_str(&label(LEFT, TOP - 4.0, "start", up));
        text
    }
}

fn label(x: f64, y: f64, anchor: &str, text: &str) -> String {
    let text = escape(text);
    format!(r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{text}</text>"#)
}

fn frame(inside: &str) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif" font-size="12" fill="currentColor" color="currentColor">{inside}</svg>"#
    )
}

/// Text that is safe inside HTML and SVG.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn higher_values_are_drawn_higher_and_names_are_escaped() {
        let scale = Scale::over([-10.0, 30.0].into_iter());
        assert!(scale.y(30.0) < scale.y(0.0) && scale.y(0.0) < scale.y(-10.0));
        let svg = bars("<x>", "y", &[("a&b".to_owned(), 1.0), ("c".to_owned(), -2.0)]);
        assert!(svg.contains("&lt;x&gt;") && svg.contains("a&amp;b: 1.000") && !svg.contains("NaN"));
        assert_eq!(svg.matches("<rect").count(), 2);
        assert!(!line("", "", &[]).contains("NaN"));
    }
}
