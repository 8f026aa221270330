//! Damaged programs: cut off, with lines dropped, doubled and swapped, with characters changed.

#![allow(clippy::disallowed_methods, reason = "the corpus is files")]

use crate::crew::guarded;
use snell_workbench::load;
use std::path::PathBuf;

/// A small generator of numbers; the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound.max(1)
    }
}

/// Loads so many damaged variants of programs as a file of this name; gives those that made the front end panic.
pub fn survives(files: &[PathBuf], name: &str, count: usize, seed: u64) -> Vec<String> {
    let numbers: Vec<u64> = (0..count as u64).collect();
    let results = crate::crew::map(&numbers, |&number| {
        let mut dice = Dice(seed.wrapping_add(number).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let path = &files[dice.below(files.len())];
        let Ok(text) = std::fs::read_to_string(path) else { return None };
        let damaged = damage(&text, &mut dice);
        let outcome = guarded(|| {
            // Whether it is accepted does not matter.
            let _ = load(name, damaged.as_bytes());
            Ok(())
        });
        outcome.err().map(|why| format!("{} (seed {seed}, number {number}): {why}\n{damaged}", path.display()))
    });
    results.into_iter().flatten().collect()
}

fn damage(text: &str, dice: &mut Dice) -> String {
    match dice.below(4) {
        0 => {
            let mut end = dice.below(text.len() + 1);
            while !text.is_char_boundary(end) {
                end -= 1;
            }
            text[..end].to_owned()
        }
        1 => {
            let mut lines: Vec<&str> = text.lines().collect();
            for _ in 0..=dice.below(3) {
                let (a, b) = (dice.below(lines.len()), dice.below(lines.len()));
                match dice.below(3) {
                    _ if lines.is_empty() => {}
                    0 => drop(lines.remove(a)),
                    1 => lines.insert(a, lines[b]),
                    _ => lines.swap(a, b),
                }
            }
            lines.join("\n")
        }
        2 => {
            let mut words: Vec<&str> = text.split_inclusive([' ', '\n', '(', ')']).collect();
            for _ in 0..=dice.below(4) {
                let (a, b) = (dice.below(words.len()), dice.below(words.len()));
                match dice.below(3) {
                    _ if words.is_empty() => {}
                    0 => drop(words.remove(a)),
                    1 => words.insert(a, words[b]),
                    _ => words.swap(a, b),
                }
            }
            words.concat()
        }
        _ => {
            let mut chars: Vec<char> = text.chars().collect();
            let odd: Vec<char> = "(){}[]|\\'\"`,;:=-><@~!#$_.0aA \n\t\u{3bb}".chars().collect();
            for _ in 0..=dice.below(4) {
                let at = dice.below(chars.len());
                if let Some(place) = chars.get_mut(at) {
                    *place = odd[dice.below(odd.len())];
                }
            }
            chars.into_iter().collect()
        }
    }
}
