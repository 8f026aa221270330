//! The built program, as its users meet it: every exit code, every kind of bad input, golden texts.
//!
//! Expectations stand beside the commands and are rewritten by `UPDATE_EXPECT=1 cargo test -p snell-cli`.

#![allow(clippy::disallowed_methods, reason = "tests of a program that reads files need files")]

mod audit;
mod bounds;
mod check;
mod choices;
mod console;
mod corpus;
mod cover;
mod crashes;
mod diff;
mod docs;
mod endings;
mod everyday;
mod examples;
mod explore;
mod formats;
mod generators;
mod haskell;
mod json;
mod limits;
mod literature;
mod loading;
mod properties;
mod reach;
mod resume;
mod run;
mod scheme;
mod scheme_calls;
mod scheme_functions;
mod scheme_state;
mod settings;
mod solve;
mod state;
mod streams;
mod support;
mod targets;
mod values;
