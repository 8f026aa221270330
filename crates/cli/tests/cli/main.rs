//! The built program, as its users meet it: every exit code, every kind of bad input, golden texts.
//!
//! Expectations stand beside the commands and are rewritten by `UPDATE_EXPECT=1 cargo test -p snell-cli`.

#![allow(clippy::disallowed_methods, reason = "tests of a program that reads files need files")]

mod audit;
mod check;
mod console;
mod corpus;
mod cover;
mod crashes;
mod diff;
mod explore;
mod formats;
mod haskell;
mod json;
mod limits;
mod loading;
mod properties;
mod reach;
mod resume;
mod run;
mod scheme;
mod solve;
mod streams;
mod support;
mod values;
