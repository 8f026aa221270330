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
        not seen  1379 branches to larger inputs
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
