//! The standard input as characters: read by chunks when it is needed, what is no UTF-8 replaced.

use std::io::{ErrorKind, Read};

/// Bytes that are asked for at once.
const CHUNK: usize = 1 << 16;

/// What was read and not yet taken.
#[derive(Default)]
pub struct Input {
    bytes: Vec<u8>,
    at: usize,
    /// The next character and its length, if it is known.
    next: Option<(char, usize)>,
    ended: bool,
}

impl Input {
    /// Whether more must be read to know the next character.
    pub fn wants_more(&mut self) -> bool {
        if self.next.is_none() {
            self.next = decode(&self.bytes[self.at..], self.ended);
        }
        self.next.is_none() && !self.ended
    }

    /// The next character; none at the end. Only when nothing more is wanted.
    pub fn next(&self) -> Option<char> {
        self.next.map(|(c, _)| c)
    }

    /// Takes the next character.
    pub fn take(&mut self) {
        if let Some((_, length)) = self.next.take() {
            self.at += length;
        }
    }

    /// Reads a chunk. An input that can't be read has ended.
    pub fn fill(&mut self, source: &mut impl Read) {
        self.bytes.drain(..self.at);
        self.at = 0;
        let kept = self.bytes.len();
        self.bytes.resize(kept + CHUNK, 0);
        let read = loop {
            match source.read(&mut self.bytes[kept..]) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                result => break result.unwrap_or(0),
            }
        };
        self.bytes.truncate(kept + read);
        self.ended = read == 0;
    }

    /// Reads no more.
    pub fn end(&mut self) {
        self.ended = true;
    }
}

/// The first character and its length; none if there is none, or not all of it yet.
fn decode(bytes: &[u8], ended: bool) -> Option<(char, usize)> {
    let &first = bytes.first()?;
    if first.is_ascii() {
        return Some((char::from(first), 1));
    }
    let head = &bytes[..bytes.len().min(4)];
    let valid = match std::str::from_utf8(head) {
        Ok(text) => text,
        Err(error) if error.valid_up_to() > 0 => std::str::from_utf8(&head[..error.valid_up_to()]).unwrap_or_default(),
        Err(error) => match error.error_len() {
            Some(length) => return Some((char::REPLACEMENT_CHARACTER, length)),
            None => return ended.then_some((char::REPLACEMENT_CHARACTER, head.len())),
        },
    };
    valid.chars().next().map(|c| (c, c.len_utf8()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives a few bytes at a time.
    struct Drops<'b>(&'b [u8], usize);

    impl Read for Drops<'_> {
        fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
            let count = self.0.len().min(self.1);
            into[..count].copy_from_slice(&self.0[..count]);
            self.0 = &self.0[count..];
            Ok(count)
        }
    }

    fn all(bytes: &[u8], drop: usize) -> String {
        let (mut source, mut input, mut text) = (Drops(bytes, drop), Input::default(), String::new());
        loop {
            while input.wants_more() {
                input.fill(&mut source);
            }
            let Some(c) = input.next() else { return text };
            input.take();
            text.push(c);
        }
    }

    #[test]
    fn characters_come_whole_however_bytes_come() {
        let text = "a\u{e4}\u{4e2d}\u{1f642}\nz";
        for drop in 1..10 {
            assert_eq!(all(text.as_bytes(), drop), text);
        }
    }

    #[test]
    fn what_is_no_text_is_replaced() {
        for drop in 1..6 {
            let bytes = b"a\xffb\xe4\xb8c\xf0\x9f";
            assert_eq!(all(bytes, drop), String::from_utf8_lossy(bytes));
        }
    }
}
