//! The abstract interpretation: finite addresses, joined values, a sound fixpoint.
