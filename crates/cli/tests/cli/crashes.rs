//! Where functions fail.

use crate::support::Folder;
use expect_test::expect;

const ROUTE: &str = r#"module Route where

import Control.Exception (assert)
import Data.Array
import qualified Data.Map as Map
import Data.Maybe (fromJust)

firstHop :: [Int] -> Int
firstHop xs = head xs

cost :: Int -> Int -> Int
cost total hops = 1 + total `mod` hops

band :: Int -> String
band n
  | n < 10 = "near"
  | n > 20 = "far"

nth :: [Int] -> Int -> Int
nth xs i = map (+ 1) xs !! i

twice :: Maybe Int -> (Int, Int)
twice m = (0, fromJust m * 2)

later :: Bool -> Int
later b = if b then error "boom" else undefined

table :: Int -> Char
table i = listArray (0, 2) "abc" ! i

safe :: [a] -> Int
safe [] = 0
safe (_ : rest) = 1 + length (take 1 rest)

guarded :: Int -> Int
guarded n = assert (n >= 0) (n + 1)

known :: Int -> Int
{- snell ignore SN-0020 "callers look first" -}
known n = if n == 3 then error "three" else n

stored :: Map.Map Int Int -> Int
stored = Map.size

main :: IO ()
main = print (firstHop [1])
"#;

#[test]
fn each_place_that_fails_is_shown_with_its_smallest_input() {
    let folder = Folder::new("each_place_that_fails").file("Route.hs", ROUTE);
    expect![[r#"
        $ snell check Route.hs --crashes --max-size 6 --solver none
        FAILS    firstHop  Route.hs:9
          Route.hs:9:15  [SN-0020] error "Prelude.head: empty list"
            |
          9 | firstHop xs = head xs
            |               ^^^^^^^
            firstHop []
        FAILS    cost      Route.hs:12
          Route.hs:12:23  [SN-0023] divide by zero
             |
          12 | cost total hops = 1 + total `mod` hops
             |                       ^^^^^^^^^^^^^^^^
            cost 0 0
        FAILS    band      Route.hs:15
          Route.hs:15:1  [SN-0022] Non-exhaustive patterns in function band
             |
          15 | band n
             | ^^^^^^
            band 10
            fails for every  band a  where a >= 10 && a <= 20   (solved, not sampled)
        FAILS    nth       Route.hs:20
          Route.hs:20:12  [SN-0020] error "Prelude.!!: negative index"
             |
          20 | nth xs i = map (+ 1) xs !! i
             |            ^^^^^^^^^^^^^^^^^
            nth [] (-1)
            fails for every  nth [] a  where a < 0   (solved, not sampled)
          Route.hs:20:12  [SN-0020] error "Prelude.!!: index too large"
             |
          20 | nth xs i = map (+ 1) xs !! i
             |            ^^^^^^^^^^^^^^^^^
            nth [] 0
            fails for every  nth [] a  where a >= 0   (solved, not sampled)
          not seen  2 branches to inputs larger than 6
        FAILS    twice     Route.hs:23
          Route.hs:23:15  [SN-0020] error "Maybe.fromJust: Nothing"
             |
          23 | twice m = (0, fromJust m * 2)
             |               ^^^^^^^^^^
            twice Nothing
        FAILS    later     Route.hs:26
          Route.hs:26:21  [SN-0020] error "boom"
             |
          26 | later b = if b then error "boom" else undefined
             |                     ^^^^^^^^^^^^
            later True
          Route.hs:26:39  [SN-0020] error "Prelude.undefined"
             |
          26 | later b = if b then error "boom" else undefined
             |                                       ^^^^^^^^^
            later False
        FAILS    table     Route.hs:29
          Route.hs:29:11  [SN-0020] error "Ix{Int}.index: Index (-1) out of range ((0,2))"
             |
          29 | table i = listArray (0, 2) "abc" ! i
             |           ^^^^^^^^^^^^^^^^^^^^^^^^^^
            table (-1)
            fails for every  table a  where a < 0   (solved, not sampled)
        HOLDS    safe      never crashes  (proved)
        FAILS    guarded   Route.hs:36
          Route.hs:36:13  [SN-0021] Assertion failed
             |
          36 | guarded n = assert (n >= 0) (n + 1)
             |             ^^^^^^^^^^^^^^^^^^^^^^^
            guarded (-1)
            fails for every  guarded a  where a < 0   (solved, not sampled)
        HOLDS    known     never crashes elsewhere  (proved)
          note      SN-0020 in line 40 is ignored: callers look first
        HOLDS    stored    never crashes on any Map of up to 3 entries  (bounded)
          not seen  larger inputs (bound: --max-size 6)
        OPEN     main      it is an action, which is not explored
        3 hold, 8 fail, 1 open · 35 paths · # steps
        --- exit 1
        $ snell check Route.hs safe --crashes
        HOLDS    safe  never crashes  (proved)
        1 holds, 0 fail, 0 open · 3 paths · # steps
        --- exit 0
        $ snell check Route.hs sage --crashes
        --- stderr
        Route.hs: error: [SN-0017] no function is called `sage`
          did you mean `safe`?
        --- exit 3
        $ snell check Route.hs
        FAILS    guarded  Route.hs:36
          Route.hs:36:13  [SN-0021] Assertion failed
             |
          36 | guarded n = assert (n >= 0) (n + 1)
             |             ^^^^^^^^^^^^^^^^^^^^^^^
            guarded (-1)
            fails for every  guarded a  where a < 0   (solved, not sampled)
        0 hold, 1 fails, 0 open · 2 paths · # steps
        --- exit 1
        $ snell check Route.hs nth --crashes --max-size 4 --format github
        ::error file=Route.hs,line=20,endLine=20,col=12,endColumn=28,title=SN-0020 nth::nth [] (-1) fails: error "Prelude.!!: negative index"%0A    fails for every  nth [] a  where a < 0   (solved, not sampled)
        ::error file=Route.hs,line=20,endLine=20,col=12,endColumn=28,title=SN-0020 nth::nth [] 0 fails: error "Prelude.!!: index too large"%0A    fails for every  nth [] a  where a >= 0   (solved, not sampled)
        --- exit 1
    "#]].assert_eq(&folder.transcript(&[
        "check Route.hs --crashes --max-size 6 --solver none",
        "check Route.hs safe --crashes",
        "check Route.hs sage --crashes",
        "check Route.hs",
        "check Route.hs nth --crashes --max-size 4 --format github",
    ]));
}

const PATTERNS: &str = r#"module Patterns where

data T = A | B | C

f :: T -> Int
f A = 1
f B = 2

k :: [Int] -> Int
k xs = let (y : _) = xs in y

next :: Char -> Char
next c = succ c
"#;

#[test]
fn missing_patterns_have_a_code_of_their_own() {
    let folder = Folder::new("missing_patterns").file("Patterns.hs", PATTERNS);
    expect![[r#"
        $ snell check Patterns.hs --crashes --solver none
        FAILS    f     Patterns.hs:6
          Patterns.hs:6:1  [SN-0022] Non-exhaustive patterns in function f
            |
          6 | f A = 1
            | ^^^^^^^
            f C
        FAILS    k     Patterns.hs:10
          Patterns.hs:10:12  [SN-0022] Non-exhaustive patterns in y : _
             |
          10 | k xs = let (y : _) = xs in y
             |            ^^^^^^^^^^^^
            k []
        FAILS    next  Patterns.hs:13
          Patterns.hs:13:10  [SN-0020] error "Prelude.Enum.Char.succ: bad argument"
             |
          13 | next c = succ c
             |          ^^^^^^
            next '\1114111'
          not seen  1 branch that could not be decided
          note      surrogates, which are no characters here
        0 hold, 3 fail, 0 open · 7 paths · # steps
        --- exit 1
    "#]]
    .assert_eq(&folder.transcript(&["check Patterns.hs --crashes --solver none"]));
}

const TYPED: &str = r#"{-# LANGUAGE GADTs, ExistentialQuantification #-}
module Typed where

data E a where
  I :: Int -> E Int
  B :: Bool -> E Bool
  If :: E Bool -> E a -> E a -> E a

evalI :: E Int -> Int
evalI (I n) = n
evalI (If c a b) = if evalB c then evalI a else evalI b

evalB :: E Bool -> Bool
evalB (B b) = b

data Shown = forall a. Show a => Shown a

text :: Shown -> String
text (Shown x) = show x
"#;

#[test]
fn only_well_typed_values_are_inputs() {
    let folder = Folder::new("only_well_typed").file("Typed.hs", TYPED);
    expect![[r#"
        $ snell check Typed.hs --crashes --solver none --max-steps 20000
        FAILS    evalI  Typed.hs:10
          Typed.hs:14:1  [SN-0022] Non-exhaustive patterns in function evalB
             |
          14 | evalB (B b) = b
             | ^^^^^^^^^^^^^^^
            evalI (If (If _ _ _) _ _)
          not seen  what more steps would have reached
          not seen  1024 branches to larger inputs
        FAILS    evalB  Typed.hs:14
          Typed.hs:14:1  [SN-0022] Non-exhaustive patterns in function evalB
             |
          14 | evalB (B b) = b
             | ^^^^^^^^^^^^^^^
            evalB (If _ _ _)
        OPEN     text   inputs of the type Shown are not explored: Shown hides instances
        0 hold, 2 fail, 1 open · 1421 paths · # steps
        --- exit 1
        $ snell explore Typed.hs text
        0 paths so far (the rest could not be decided) · none fails · # steps
        not seen  1 branch that could not be decided
        note      an input of a type whose values can't be made up
        note      inputs of the type Shown are not explored: Shown hides instances
        --- exit 2
    "#]]
    .assert_eq(
        &folder.transcript(&["check Typed.hs --crashes --solver none --max-steps 20000", "explore Typed.hs text"]),
    );
}
