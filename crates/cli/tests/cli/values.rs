//! Values of Haskell programs, in Haskell's own syntax.

use crate::support::Folder;
use expect_test::expect;

const PROGRAM: &str = r#"module Values where
import Control.Exception (Exception, throw, ArithException (..))

data Shape = Double :@ Integer | Shape { name :: String, corners :: [(Int, Char)] }

scale :: Shape -> Shape
scale (r :@ n) = (r + 0.5) :@ negate n
scale s = s { corners = (-1, 'x') : corners s }

safeDiv :: Int -> Int -> Maybe Int
safeDiv _ 0 = Nothing
safeDiv a b = Just (a `div` b)

greet :: String -> (String, ())
greet "hi" = ("you said \"hi\"", ())
greet ('h' : _) = error ("not " ++ "h")
greet s = (s, ())

twice :: (Int -> Int) -> Int
twice f = if f 0 == 1 && f (-1) /= 3 then 1 else f 5

newtype Mine = Mine Int deriving Show

instance Exception Mine

fails :: Int -> String -> Int
fails 0 _ = throw Overflow
fails 1 s = error ("bad: " ++ s)
fails 2 _ = head []
fails 3 _ = throw (Mine 3)
fails n _ = n `mod` 0

(<+>) :: Int -> Int -> [Int]
a <+> b = [a, b, -1]
"#;

#[test]
fn values_are_written_as_in_the_program() {
    let folder = Folder::new("values_are_written_as_in_the_program").file("V.hs", PROGRAM);
    expect![[r#"
        $ snell explore V.hs scale
        scale (0.0 :@ 0) = 0.5 :@ 0
        scale (Shape _ _) = Shape _ ((-1,'x') : _)
        2 paths, no others (exhausted) · none fails · # steps
        --- exit 0
        $ snell explore V.hs safeDiv -v --solver none
        safeDiv _ 0 = Nothing
            safeDiv _ a when a == 0
        safeDiv 0 1 = Just 0
            safeDiv a b when b /= -1 and b /= 0
        safeDiv (-9223372036854775808) (-1) fails: arithmetic overflow
            safeDiv a b when b == -1 and a == -9223372036854775808
        safeDiv 0 (-1) = Just 0
            safeDiv a b when b == -1 and a /= -9223372036854775808
        4 paths, no others (exhausted) · 1 fails · # steps
        solver    syntax #, model #, fast path #
        search    # decisions, # dropped by assumptions
        --- exit 1
        $ snell explore V.hs greet -v --solver none
        greet "" = ("",())
        greet ('a' : _) = ('a' : _,())
            greet (a : _) when a /= 'h'
        greet "h" fails: error "not h"  V.hs:16:19
            greet [a] when a == 'h'
        greet ('h' : 'a' : _) fails: error "not h"  V.hs:16:19
            greet (a : b : _) when a == 'h' and b /= 'i'
        greet "hi" = ("you said \"hi\"",())
            greet [a,b] when a == 'h' and b == 'i'
        greet ('h' : 'i' : _ : _) fails: error "not h"  V.hs:16:19
            greet (a : b : _ : _) when a == 'h' and b == 'i'
        6 paths, no others (exhausted) · 3 fail · # steps
        solver    syntax #, model #, fast path #
        search    # decisions, # dropped by assumptions
        --- exit 1
        $ snell explore V.hs twice
        twice (\_ -> 0) = 0
        twice (\x -> case x of { -1 -> 0; _ -> 1 }) = 1
        twice (\x -> case x of { -1 -> 3; 5 -> 0; _ -> 1 }) = 0
        3 paths, no others (exhausted) · none fails · # steps
        --- exit 0
        $ snell explore V.hs <+>
        (<+>) _ _ = [_,_,-1]
        1 path, no others (exhausted) · none fails · # steps
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "explore V.hs scale",
        "explore V.hs safeDiv -v --solver none",
        "explore V.hs greet -v --solver none",
        "explore V.hs twice",
        "explore V.hs <+>",
    ]));
}

#[test]
fn uncaught_exceptions_say_what_they_say() {
    let folder = Folder::new("uncaught_exceptions_say_what_they_say").file("V.hs", PROGRAM);
    expect![[r#"
        $ snell explore V.hs fails
        fails 0 _ fails: arithmetic overflow  V.hs:27:13
        fails 1 _ fails: error "bad: ..."  V.hs:28:13
        fails 2 _ fails: error "Prelude.head: empty list"  V.hs:29:13
        fails 3 _ fails: Mine 3  V.hs:30:13
        fails (-1) _ fails: divide by zero  V.hs:31:13
        5 paths, no others (exhausted) · 5 fail · # steps
        --- exit 1
        $ snell run V.hs -e head([]::[Int])
        --- stderr
        V: Prelude.head: empty list
        --- exit 1
    "#]]
    .assert_eq(&folder.transcript(&["explore V.hs fails", "run V.hs -e head([]::[Int])"]));
}
