//! The corpus runner: one test file, every engine.
