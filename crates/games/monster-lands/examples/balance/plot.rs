//! Bars as SVG: one file a plot, readable without colour and without scripts.

use std::fmt::Write;

/// One bar.
pub(crate) struct Bar {
    pub(crate) label: String,
    pub(crate) value: f64,
    /// What is written behind the bar.
    pub(crate) note: String,
    /// Where the value should be, drawn as a band.
    pub(crate) wanted: Option<(f64, f64)>,
}

/// Bars under a heading.
pub(crate) struct Group {
    pub(crate) title: String,
    pub(crate) bars: Vec<Bar>,
}

const LINE: usize = 18;
const LABELS: f64 = 230.0;
const BARS: f64 = 430.0;
const WIDTH: f64 = 760.0;

/// The plot, its axis from 0 to `most`.
pub(crate) fn svg(title: &str, groups: &[Group], most: f64) -> String {
    let lines: usize = groups.iter().map(|group| group.bars.len() + 2).sum();
    let height = (lines + 2) * LINE;
    let at = |value: f64| LABELS + BARS * value.clamp(0.0, most) / most;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<title>{title}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fff\"/>\n\
         <text x=\"8\" y=\"{LINE}\" font-size=\"14\" font-weight=\"bold\">{title}</text>\n"
    );
    let mut y = 2 * LINE;
    for group in groups {
        let _ = writeln!(out, "<text x=\"8\" y=\"{}\" font-weight=\"bold\">{}</text>", y + 13, group.title);
        y += LINE;
        for bar in &group.bars {
            let right = LABELS - 6.0;
            let text = y + 13;
            let _ =
                writeln!(out, "<text x=\"{right}\" y=\"{text}\" text-anchor=\"end\">{}</text>", bar.label);
            if let Some((least, greatest)) = bar.wanted {
                let (x, width) = (at(least), at(greatest) - at(least));
                let _ = writeln!(
                    out,
                    "<rect x=\"{x:.1}\" y=\"{y}\" width=\"{width:.1}\" height=\"{LINE}\" fill=\"#cfe3cf\"/>"
                );
            }
            let (top, width) = (y + 4, at(bar.value) - LABELS);
            let _ = writeln!(
                out,
                "<rect x=\"{LABELS}\" y=\"{top}\" width=\"{width:.1}\" height=\"10\" fill=\"#4a6fa5\"/>\n\
                 <text x=\"{:.1}\" y=\"{text}\">{}</text>",
                LABELS + width + 5.0,
                bar.note
            );
            y += LINE;
        }
        y += LINE;
    }
    out.push_str("</svg>\n");
    out
}
