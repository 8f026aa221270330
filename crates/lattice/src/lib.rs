//! Join, widen and ready-made abstract domains; knows no language.
