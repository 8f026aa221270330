//! Examples in comments: `>>>` and `prop>`.

use crate::support::Folder;
use expect_test::expect;

const EXAMPLES: &str = r#"module Doc where
import Data.List (sort)
-- $setup
-- >>> let xs = [3, 1, 2]

-- | Doubles.
--
-- >>> double 4
-- 8
--
-- >>> map double xs
-- [6,2,4]
-- >>> double 5
-- 11
-- prop> double n == n + n
-- prop> \a b -> double (a + b) == double a + double b
-- prop> double n > n
double :: Int -> Int
double n = n * 2

-- |
-- >>> firstOf []
-- *** Exception: Prelude.head: empty list
-- >>> firstOf [1,2]
-- 1
-- >>> :t firstOf
-- firstOf :: [Int] -> Int
-- >>> undefinedName 3
-- 4
-- >>> :{
-- let a = 1
--     b = 2
-- in a + b
-- :}
-- 3
-- >>> [1 .. 9]
-- [1,2,3,...]
-- >>> "a" ++ "b"
-- "ab"
firstOf :: [Int] -> Int
firstOf = head
"#;

#[test]
fn examples_are_checked() {
    let folder = Folder::new("examples_are_checked").file("Doc.hs", EXAMPLES);
    expect![[r#"
        $ snell check Doc.hs --max-steps 100000 --solver none
        HOLDS    >>> double 4  every input  (proved)
        HOLDS    >>> map double xs  every input  (proved)
        FAILS    >>> double 5  Doc.hs:13
          gives 10
        HOLDS    prop> double n == n + n  every input  (proved)
        HOLDS    prop> \a b -> double (a + b) == double a + dou...  every input  (proved)
        FAILS    prop> double n > n  Doc.hs:17
            n = 0
          gives False
          fails for every  n <= 0   (solved, not sampled; unless an Int wraps around)
        HOLDS    >>> firstOf []  every input  (proved)
        HOLDS    >>> firstOf [1,2]  every input  (proved)
        HOLDS    >>> let a = 1 b = 2 in a + b  every input  (proved)
        HOLDS    >>> [1 .. 9]  every input  (proved)
        HOLDS    >>> "a" ++ "b"  every input  (proved)
        9 hold, 2 fail, 0 open · 14 paths · # steps
        note      Doc.hs:26: the example is not checked: commands of a prompt are not run
        note      Doc.hs:28: the example is not checked: variable not in scope: `undefinedName`
        --- exit 1
    "#]]
    .assert_eq(&folder.transcript(&["check Doc.hs --max-steps 100000 --solver none"]));
}
