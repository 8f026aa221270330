//! Every combination of components is either refused with a reason, or runs and covers what programs do.

mod harness;
use harness::{concrete, must_cover, program};
use snell_interp_abstract::Components;

const VALUES: &[&str] = &["concrete", "constants", "signs", "intervals", "any"];
const ALLOCATIONS: &[&str] = &["concrete", "0cfa", "kcfa(1)", "kcfa(2)", "mcfa(1)"];
const STORES: &[&str] = &[
    "global",
    "global+crushed",
    "global+gc",
    "per-state",
    "per-state+crushed",
    "per-state+gc",
    "per-state+gc+crushed",
];
const CACHES: &[&str] = &["none", "naive", "fix"];
const OTHERS: &[&str] = &["", ",widen=off", ",widen=2", ",observe=trace", ",observe=store,fail=with-store"];

/// A recursion, functions as values, data, a failure that is handled, a cell, and one that is not handled.
const PROGRAM: &str = "
    fact n = case n of { 0 -> 1; _ -> case fact (int.sub n 1) of m { _ -> int.mul n m } };
    map f xs = case xs of { Nil -> Nil; Cons x r -> Cons (f x) (map f r) };
    safe n = control.catch (int.quot 12 n) (\\_ -> 0);
    main = case cell.new 2 of c { _ -> case cell.write c (fact 3) of { _ ->
      case cell.read c of m { _ ->
      case map (\\x -> safe x) (Cons m (Cons 0 Nil)) of { Nil -> 0; Cons x r -> int.quot x 0 } } } };";

#[test]
fn every_combination_is_refused_with_a_reason_or_sound() {
    let (code, entry) = program(PROGRAM);
    let ended = concrete(&code, entry, &[], &[]);
    let (mut accepted, mut refused) = (0, 0);
    for values in VALUES {
        for allocation in ALLOCATIONS {
            for store in STORES {
                for cache in CACHES {
                    for other in OTHERS {
                        let text = format!("values={values},alloc={allocation},store={store},cache={cache}{other}");
                        match text.parse::<Components>() {
                            Err(reason) => {
                                assert!(reason.0.split_whitespace().count() > 6, "{text}: {reason}");
                                refused += 1;
                            }
                            Ok(components) => {
                                let written = components.to_string();
                                let read = written.parse::<Components>().map(|read| read.to_string());
                                assert_eq!(read, Ok(written), "{text}");
                                accepted += 1;
                                if components.is_sound() {
                                    must_cover(&code, entry, &[], components, &ended);
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    assert!(accepted > 400 && refused > 400, "{accepted} accepted, {refused} refused");
}
