//! Queries that people ask first, on one file.

use crate::support::Folder;
use expect_test::expect;

const EVERYDAY: &str = r#"module Everyday where
import qualified Data.Map as M
import Data.Char (toUpper)

data Shape = Circle { radius :: Int } | Rect { width :: Int, height :: Int }
  deriving (Eq, Show)

area :: Shape -> Int
area (Circle r) = 3 * r * r
area (Rect w h) = w * h

half :: Double -> Double
half x = x / 2

find :: Int -> M.Map Int String -> Maybe String
find = M.lookup
"#;

#[test]
fn everyday_queries() {
    let folder = Folder::new("everyday_queries").file("Everyday.hs", EVERYDAY);
    expect![[r#"
        $ snell solve Everyday.hs 'area s == 12 && width s > 3' -n 3
        s = Rect 4 3
        s = Rect 6 2
        s = Rect 12 1
        3 answers so far (bound: -n 3)
        not seen  619 branches to larger inputs
        next      snell solve Everyday.hs 'area s == 12 && width s > 3' -n 30
        --- exit 0
        $ snell solve Everyday.hs 'half x == 2.5'
        x = a    where a / 2.0 == 2.5, such as x = 5.0
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Everyday.hs 'map toUpper s == "HI"'
        s = "HI"
        s = "Hi"
        s = "hI"
        s = "hi"
        s = "H\305"
        s = "h\305"
        6 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Everyday.hs 'find 1 m == Just "a"' -n 4
        m = M.fromList [(1,"a")]
        m = M.fromList [(a,_),(1,"a")]          where a <= 0
        m = M.fromList [(1,"a"),(a,_)]          where a >= 2
        m = M.fromList [(a,_),(1,"a"),(b,_)]    where a <= 0, b >= 2
        4 answers so far (bound: -n 4)
        not seen  8 branches to larger inputs
        next      snell solve Everyday.hs 'find 1 m == Just "a"' -n 40
        --- exit 0
        $ snell solve Everyday.hs 'not (null xs) ==> head xs == 1'
        xs = []
        xs = 1 : _
        2 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Everyday.hs 'zip xs ys == [(1,True),(2,False)]'
        xs = 1 : 2 : _ : _    ys = [True,False]
        xs = [1,2]            ys = True : False : _
        2 answers, no others (search exhausted)
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Everyday.hs 'area s == 12 && width s > 3' -n 3",
        "solve Everyday.hs 'half x == 2.5'",
        r#"solve Everyday.hs 'map toUpper s == "HI"'"#,
        r#"solve Everyday.hs 'find 1 m == Just "a"' -n 4"#,
        "solve Everyday.hs 'not (null xs) ==> head xs == 1'",
        "solve Everyday.hs 'zip xs ys == [(1,True),(2,False)]'",
    ]));
}

const COUNTING: &str = r#"module Counting where

tally :: Int -> [Bool] -> Int
tally n [] = n
tally n (True : xs) = tally (n + 1) xs
tally n (False : xs) = tally n xs

size :: [a] -> Integer
size [] = 0
size (_ : xs) = 1 + size xs

data Tree = Leaf | Node Tree Tree
  deriving (Eq, Show)

nodes, double :: Tree -> Int
nodes Leaf = 0
nodes (Node l r) = nodes l + 1 + nodes r
double Leaf = 2305843009213693952
double (Node l r) = double l + double r
"#;

#[test]
fn queries_about_lengths_end() {
    let folder = Folder::new("queries_about_lengths_end").file("Counting.hs", COUNTING);
    expect![[r#"
        $ snell solve Counting.hs 'length xs == 3'
        xs = [_,_,_]
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Counting.hs '2 >= length xs'
        xs = []
        xs = [_]
        xs = [_,_]
        3 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Counting.hs 'length (x ++ y) == 2'
        x = []       y = [_,_]
        x = [_]      y = [_]
        x = [_,_]    y = []
        3 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Counting.hs 'length xs == 2 && tally 0 xs == 1'
        xs = [True,False]
        xs = [False,True]
        2 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Counting.hs 'size xs < 2'
        xs = []
        xs = [_]
        2 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Counting.hs 'length xs == -1'
        no answers: there are none (search exhausted)
        --- exit 0
        $ snell solve Counting.hs 'nodes t == 2'
        t = Node Leaf (Node Leaf Leaf)
        t = Node (Node Leaf Leaf) Leaf
        2 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Counting.hs 'tally maxBound xs == minBound' -n 1
        xs = [True]
        1 answer so far (bound: -n 1)
        not seen  4 branches to larger inputs
        next      snell solve Counting.hs 'tally maxBound xs == minBound' -n 10
        --- exit 0
        $ snell solve Counting.hs 'double t == minBound' -n 1
        t = Node Leaf (Node Leaf (Node Leaf Leaf))
        1 answer so far (bound: -n 1)
        not seen  16 branches to larger inputs
        next      snell solve Counting.hs 'double t == minBound' -n 10
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Counting.hs 'length xs == 3'",
        "solve Counting.hs '2 >= length xs'",
        "solve Counting.hs 'length (x ++ y) == 2'",
        "solve Counting.hs 'length xs == 2 && tally 0 xs == 1'",
        "solve Counting.hs 'size xs < 2'",
        "solve Counting.hs 'length xs == -1'",
        "solve Counting.hs 'nodes t == 2'",
        "solve Counting.hs 'tally maxBound xs == minBound' -n 1",
        "solve Counting.hs 'double t == minBound' -n 1",
    ]));
}
