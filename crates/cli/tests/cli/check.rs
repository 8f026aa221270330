//! Properties and their verdicts.

use crate::support::Folder;
use expect_test::expect;

const QUEUE: &str = r#"module Queue where

import Test.QuickCheck

data Queue = Queue [Int] [Int]

push :: Int -> Queue -> Queue
push x (Queue front back) = Queue front (x : back)

toList :: Queue -> [Int]
toList (Queue front back) = front ++ reverse back

prop_pushed :: Int -> Queue -> Bool
prop_pushed x q = last (toList (push x q)) == x

prop_not :: Bool -> Bool
prop_not b = not (not b) == b

prop_sorted :: [Int] -> Bool
prop_sorted xs = and (zipWith (<=) xs (drop 1 xs))

prop_reverse :: [Int] -> [Int] -> Property
prop_reverse xs ys = reverse (xs ++ ys) === reverse xs ++ reverse ys

prop_never :: Int -> Property
prop_never n = n < 3 && n > 3 ==> False

prop_max :: Int -> Int -> Property
prop_max a b = a <= b ==> max a b === b .&&. min a b === a

prop_head :: [Int] -> Bool
prop_head xs = head xs == head xs

prop_divides :: Positive Int -> Int -> Bool
prop_divides (Positive n) m = m `div` n <= m
"#;

#[test]
fn verdicts_come_first() {
    let folder = Folder::new("verdicts_come_first").file("Queue.hs", QUEUE);
    expect![[r#"
        $ snell check Queue.hs --max-size 8 --solver none
        HOLDS    prop_pushed   every list of up to 3 elements  (bounded)
          not seen  larger inputs (bound: --max-size 8)
        HOLDS    prop_not      every input  (proved)
        FAILS    prop_sorted   Queue.hs:20
            xs = 1 : 0 : _
          gives False
          fails for every  xs = a : b : _  where b < a   (solved, not sampled)
          smallest: nothing of a smaller size fails
        FAILS    prop_reverse  Queue.hs:23
            xs = [1]
            ys = [0]
          reverse (xs ++ ys)        = [0,1]
          reverse xs ++ reverse ys  = [1,0]
          fails for every  xs = [a], ys = [b]  where b /= a   (solved, not sampled)
          smallest: nothing of a smaller size fails
        VACUOUS  prop_never    no input meets its assumptions
        HOLDS    prop_max      every input  (proved)
        FAILS    prop_head     Queue.hs:32
            xs = []
          fails: error "Prelude.head: empty list"  Queue.hs:32:16
        FAILS    prop_divides  Queue.hs:35
            n = 2
            m = -2
          m `div` n  = -1
          fails for every  n > 0 && m < m `div` n   (solved, not sampled; unless an Int wraps around)
          smallest: nothing of a smaller size fails
        3 hold, 4 fail, 0 open, 1 vacuous · 46 paths · # steps
        saved     snell-corpus/Queue/prop_sorted-1.hs
        saved     snell-corpus/Queue/prop_reverse-1.hs
        saved     snell-corpus/Queue/prop_head-1.hs
        saved     snell-corpus/Queue/prop_divides-1.hs
        next      snell emit prop_sorted-1 --as tasty|hspec|hunit|doctest
        --- exit 1
        $ snell check Queue.hs prop_not
        HOLDS    prop_not  every input  (proved)
        1 holds, 0 fail, 0 open · 2 paths · # steps
        --- exit 0
        $ snell check Queue.hs prop_never
        VACUOUS  prop_never  no input meets its assumptions
        0 hold, 0 fail, 0 open, 1 vacuous · 0 paths · # steps
        --- exit 2
        $ snell check Queue.hs prop_never --allow-open
        VACUOUS  prop_never  no input meets its assumptions
        0 hold, 0 fail, 0 open, 1 vacuous · 0 paths · # steps
        --- exit 0
        $ snell check Queue.hs prop_sortd
        --- stderr
        Queue.hs: error: [SN-0017] no property is called `prop_sortd`
          did you mean `prop_sorted`?
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&[
        "check Queue.hs --max-size 8 --solver none",
        "check Queue.hs prop_not",
        "check Queue.hs prop_never",
        "check Queue.hs prop_never --allow-open",
        "check Queue.hs prop_sortd",
    ]));
}

const OPEN: &str = r#"module Open where

import Data.Map (Map, size)
import Test.QuickCheck

data Even = Even Int deriving Show

instance Arbitrary Even where
  arbitrary = fmap (\n -> Even (2 * n)) arbitrary

prop_map :: Map Int Int -> Bool
prop_map m = size m >= 0

prop_chosen :: Property
prop_chosen = forAll (choose (1, 3 :: Int)) (> 0)

prop_fine :: Int
prop_fine = 1

prop_even :: Even -> Bool
prop_even (Even n) = n /= 7

prop_same :: Eq a => a -> Bool
prop_same x = x == x

prop_true :: Bool -> Bool
prop_true b = b

prop_loops :: Int -> Bool
prop_loops n = n == 0 || prop_loops n
"#;

#[test]
fn what_is_not_decided_has_a_reason() {
    let folder = Folder::new("what_is_not_decided_has_a_reason").file("Open.hs", OPEN);
    let folder = folder.file("none.core", "f x = x;").file("p.core", "prop_id : Bool -> Bool; prop_id x = x;");
    expect![[r#"
        $ snell check Open.hs --max-steps 100000 --solver none
        HOLDS    prop_map     every Map of up to 38 entries  (bounded)
          not seen  larger inputs (bound: --max-steps 100000)
        HOLDS    prop_chosen  every input  (proved)
        OPEN     prop_fine    its result is neither Bool nor Property
        HOLDS    prop_even    every input  (proved)
          note      every Even that its `arbitrary` makes is tried, and no other
        HOLDS    prop_same    every input  (proved)
          note      the type variable a stands for Integer
        FAILS    prop_true    Open.hs:27
            b = False
          gives False
        OPEN     prop_loops   some inputs take too many steps, perhaps without an end
          not seen  what more steps would have reached
          not seen  1 path of more than 100000 steps, perhaps without an end
        4 hold, 1 fails, 2 open · 49 paths · # steps
        saved     snell-corpus/Open/prop_true-1.hs
        next      snell emit prop_true-1 --as tasty|hspec|hunit|doctest
        --- exit 1
        $ snell check none.core
        --- stderr
        none.core: error: [SN-0017] the file has no properties
          properties are definitions whose names start with prop_
        --- exit 3
        $ snell check p.core
        FAILS    prop_id  p.core:1
            x = False
          gives False
        0 hold, 1 fails, 0 open · 2 paths · # steps
        --- exit 1
    "#]]
    .assert_eq(&folder.transcript(&[
        "check Open.hs --max-steps 100000 --solver none",
        "check none.core",
        "check p.core",
    ]));
}

#[test]
fn records_are_lines_of_json() {
    let folder = Folder::new("check_records_are_lines").file("Queue.hs", QUEUE);
    expect![[r#"
        $ snell check Queue.hs prop_head --format json
        {"v":1,"type":"property","property":"prop_head","place":{"file":"Queue.hs","line":32,"column":1,"end_line":32,"end_column":9},"verdict":"fails","counterexample":{"inputs":[{"name":"xs","value":"[]","pattern":null}],"generated":[],"outcome":{"kind":"fails","code":"SN-0020","text":"error \"Prelude.head: empty list\"","raised":null,"place":{"file":"Queue.hs","line":32,"column":16,"end_line":32,"end_column":22}},"parts":[],"why":null,"condition":[],"unless_wrapping":false,"saved":"snell-corpus/Queue/prop_head-1.hs","from_corpus":false,"size":1,"smallest":true},"complete_to_size":null,"seen":null,"reason":null,"paths":2,"steps":22,"ledger":[]}
        {"v":1,"type":"check-summary","hold":0,"fail":1,"open":0,"vacuous":0,"paths":2,"steps":22,"ledger":[],"saved":["snell-corpus/Queue/prop_head-1.hs"],"next":"snell emit prop_head-1 --as tasty|hspec|hunit|doctest"}
        --- exit 1
    "#]].assert_eq(&folder.transcript(&["check Queue.hs prop_head --format json"]));
}
