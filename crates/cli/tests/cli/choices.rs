//! Programs with choices, and all that they give.

use crate::support::Folder;
use expect_test::expect;

const CHOICES: &str = include_str!("../../../../examples/Choices.hs");

const AMB: &str = "\
(define (coin) (amb 'heads 'tails))
(define first (coin))
(define second (coin))
(assume (not (eq? first second)))
(display first) (display \" \") (display second)
";

fn folder(test: &str) -> Folder {
    Folder::new(test).file("Choices.hs", CHOICES).file("amb.scm", AMB)
}

#[test]
fn every_answer_is_printed() {
    let folder = folder("every_answer_is_printed");
    expect![[r#"
        $ snell run --all Choices.hs -e 'permutation "abc"'
        "abc"
        "acb"
        "bac"
        "bca"
        "cab"
        "cba"
        6 answers, no others (search exhausted)
        --- exit 0
        $ snell run --all Choices.hs -e 'queens 4'
        [2,4,1,3]
        [3,1,4,2]
        2 answers, no others (search exhausted)
        --- exit 0
        $ snell run --all Choices.hs -e 'queens 3'
        no answers: there are none (search exhausted)
        --- exit 0
        $ snell run --all Choices.hs trees
        Node Leaf 1 (Node Leaf 2 (Node Leaf 3 Leaf))
        Node Leaf 1 (Node (Node Leaf 2 Leaf) 3 Leaf)
        Node (Node Leaf 1 Leaf) 2 (Node Leaf 3 Leaf)
        Node (Node Leaf 1 (Node Leaf 2 Leaf)) 3 Leaf
        Node (Node (Node Leaf 1 Leaf) 2 Leaf) 3 Leaf
        5 answers, no others (search exhausted)
        --- exit 0
        $ snell run --all Choices.hs -e 'final [1,2,3]'
        3
        1 answer, no others (search exhausted)
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "run --all Choices.hs -e 'permutation \"abc\"'",
        "run --all Choices.hs -e 'queens 4'",
        "run --all Choices.hs -e 'queens 3'",
        "run --all Choices.hs trees",
        "run --all Choices.hs -e 'final [1,2,3]'",
    ]));
}

/// The choice between a loop and an answer: fair strategies find it, depth first does not.
#[test]
fn depth_first_starves_where_others_do_not() {
    let folder = folder("depth_first_starves_where_others_do_not");
    expect![[r#"
        $ snell run --all Choices.hs loop -n 2
        1
        1
        2 answers so far (bound: -n 2)
        not seen  2 branches to larger inputs
        next      snell run --all Choices.hs -e loop -n 20
        --- exit 0
        $ snell run --all Choices.hs loop -n 2 --strategy breadth
        1
        1
        2 answers so far (bound: -n 2)
        next      snell run --all Choices.hs -e loop -n 20
        --- exit 0
        $ snell run --all Choices.hs loop -n 2 --strategy depth --max-steps 100000
        no answers so far (bound: --max-steps 100000)
        not seen  what more steps would have reached
        next      snell run --all Choices.hs -e loop -n 2 --max-steps 1000000
        --- exit 2
    "#]]
    .assert_eq(&folder.transcript(&[
        "run --all Choices.hs loop -n 2",
        "run --all Choices.hs loop -n 2 --strategy breadth",
        "run --all Choices.hs loop -n 2 --strategy depth --max-steps 100000",
    ]));
}

#[test]
fn what_is_free_stays_free() {
    let folder = folder("what_is_free_stays_free");
    expect![[r#"
        $ snell run --all Choices.hs -e 'do { x <- free; y <- free; guard (x < (y :: Int)); pure (x, y) }'
        (a,b)    where a < b
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell run --all Choices.hs -e 'do { x <- free; pure (x :: [Int], 1) }' -n 2
        ([],1)
        ([a],1)
        2 answers so far (bound: -n 2)
        next      snell run --all Choices.hs -e 'do { x <- free; pure (x :: [Int], 1) }' -n 20
        --- exit 0
        $ snell run --all Choices.hs -e 'free :: Search (Maybe Bool)'
        Nothing
        Just False
        Just True
        3 answers, no others (search exhausted)
        --- exit 0
        $ snell run --all Choices.hs -e 'free :: Search Tree' -n 2
        Leaf
        Node Leaf a Leaf
        2 answers so far (bound: -n 2)
        next      snell run --all Choices.hs -e 'free :: Search Tree' -n 20
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "run --all Choices.hs -e 'do { x <- free; y <- free; guard (x < (y :: Int)); pure (x, y) }'",
        "run --all Choices.hs -e 'do { x <- free; pure (x :: [Int], 1) }' -n 2",
        "run --all Choices.hs -e 'free :: Search (Maybe Bool)'",
        "run --all Choices.hs -e 'free :: Search Tree' -n 2",
    ]));
}

#[test]
fn the_runs_of_a_scheme_program() {
    let folder = folder("the_runs_of_a_scheme_program");
    expect![[r#"
        $ snell run --all amb.scm
        heads tails
        tails heads
        2 paths, no others (exhausted) · none fails · # steps
        --- exit 0
        $ snell run --all amb.scm -e '(list (coin) second)' -n 2
        (heads heads)
        (heads tails)
        2 paths so far (bound: --max-paths 2) · none fails · complete up to size 1 · # steps
        not seen  paths after these
        not seen  4 branches to larger inputs
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&["run --all amb.scm", "run --all amb.scm -e '(list (coin) second)' -n 2"]));
}

#[test]
fn what_has_no_choices_is_refused() {
    let folder = folder("what_has_no_choices_is_refused").file("Plain.hs", "x :: Int\nx = 1\n");
    expect![[r#"
        $ snell run --all Choices.hs
        --- stderr
        Choices.hs: error: [SN-0062] there is nothing to choose
          name a computation of type Search, or give one: snell run --all FILE -e EXPR
        --- exit 3
        $ snell run --all Plain.hs x
        --- stderr
        -e:1:1-1: error: [SN-1176] the program has no choices: it does not import the module Snell
          |
        1 | x
          | ^
        --- exit 3
        $ snell run --strategy depth Plain.hs
        --- stderr
        error: the following required arguments were not provided:
          --all

        Usage: snell run --all --strategy <NAME> <FILE> [ENTRY] [-- <ARGS>...]

        For more information, try '--help'.
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&["run --all Choices.hs", "run --all Plain.hs x", "run --strategy depth Plain.hs"]));
}
