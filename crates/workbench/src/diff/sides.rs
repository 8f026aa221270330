//! Sides of a comparison that are no definitions of the file but expressions in its scope: `(++)`, `map f . map g`.

use super::{LEFT_SIDE, RIGHT_SIDE};
use crate::entry::find;
use crate::files::Files;
use crate::load::{Loaded, Refused, Wish, load_for};
use snell_source::Diagnostic;

/// Both sides as one definition, so that they have one type.
const BOTH: &str = "both'sides";

/// What the text of the sides is called in diagnostics.
const PLACE: &str = "sides";

/// A program in which the sides are definitions, called [`LEFT_SIDE`] and [`RIGHT_SIDE`].
pub struct Sides {
    /// The program.
    pub loaded: Loaded,
    /// What to call them.
    pub shown: [String; 2],
}

/// Whether both sides are definitions of the program, as they are written.
pub fn are_defined(loaded: &Loaded, sides: [&str; 2]) -> bool {
    sides.iter().all(|side| find(loaded, side).is_ok())
}

/// Defines the sides. Names in them that nothing defines are inputs of both, so that the equation is compared for all of them.
pub fn load_sides<F: Files>(
    named: &Loaded,
    bytes: &[u8],
    mut files: impl FnMut() -> F,
    sides: [&str; 2],
) -> Result<Sides, Refused> {
    let path = &named.path;
    let text = String::from_utf8_lossy(bytes);
    // What can't be added to is compared as it is, and refused.
    let is_plain = path.ends_with(".hs") && !text.split("where").next().unwrap_or("").contains('{');
    let refusal = |side: &str| find(named, side).err();
    if !is_plain {
        let refused = sides.into_iter().find_map(refusal);
        return Err(refused.unwrap_or_else(|| Refused::of(path, no_expressions())));
    }
    let [left, right] = sides.map(|side| side.trim().replace('\n', "\n  "));
    let query = format!("case [\n  {left}\n ,\n  {right}\n ] of {{ _ -> True }}");
    let asked = load_for(path, bytes, &mut files(), Wish::Query(&query, PLACE))?;
    let unknowns = asked.query.map_or(Vec::new(), |query| query.inputs);
    // A side that is nothing but a name which nobody knows is a slip.
    if let Some(slip) = sides.into_iter().find(|side| unknowns.iter().any(|unknown| unknown == side.trim())) {
        return Err(refusal(slip).unwrap_or_else(|| Refused::of(path, no_expressions())));
    }
    let head = if unknowns.is_empty() { String::new() } else { format!("\\{} -> ", unknowns.join(" ")) };
    let both = [&[BOTH.to_owned()], &unknowns[..]].concat().join(" ");
    let added = format!(
        "\n\n{BOTH} = {head}[\n  {left}\n ,\n  {right}\n ]\n\
         {LEFT_SIDE} = {head}case {both} of {{ side : _ -> side }}\n\
         {RIGHT_SIDE} = {head}case {both} of {{ _ : side : _ -> side }}\n"
    );
    // In front of the first line, so that lines keep their numbers: both sides may be of several types.
    let text = format!("{{-# LANGUAGE NoMonomorphismRestriction #-}} {text}{added}");
    let loaded = load_for(path, text.as_bytes(), &mut files(), Wish::Program)?;
    let shown = [left, right].map(|side| match head.is_empty() {
        true => side,
        false => format!("{head}{side}"),
    });
    Ok(Sides { loaded, shown })
}

fn no_expressions() -> Diagnostic {
    let message = "expressions can't be compared in a file of this kind";
    let error = Diagnostic::error(crate::codes::loading::NOT_ALIKE, snell_source::Span::NONE, message);
    error.with_note(snell_source::Span::NONE, "define two functions in the file, and give their names")
}
