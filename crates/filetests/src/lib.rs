//! The corpus runner: one test file, every engine.
//!
//! A test is a Core program that says in comments what to run, with what is expected right below ([`testfile`]). The
//! lines are produced by [`run`]; [`corpus`] walks a folder, compares, and rewrites on demand. Without being told,
//! every program also goes through the [`checks`], in which the interpretations are compared with each other; so do the
//! programs that [`random`] makes up.

pub mod checks;
pub mod corpus;
pub mod crew;
pub mod diff;
pub mod haskell;
pub mod inputs;
pub mod mutants;
pub mod pin;
pub mod random;
pub mod recorded;
pub mod run;
pub mod scheme;
pub mod searched;
pub mod sound;
pub mod subject;
pub mod testfile;
