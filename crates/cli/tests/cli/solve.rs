//! Queries and their answers.

use crate::support::Folder;
use expect_test::expect;

const APPEND: &str = r#"module Append where

append :: [a] -> [a] -> [a]
append [] ys = ys
append (x : xs) ys = x : append xs ys

data Shade = Light | Dark Int
  deriving (Eq, Show)

newtype Modulo = Modulo Int

instance Eq Modulo where
  Modulo a == Modulo b = (a - b) `mod` 3 == 0
"#;

fn folder(test: &str) -> Folder {
    Folder::new(test).file("Append.hs", APPEND)
}

#[test]
fn a_function_runs_forwards_backwards_and_both_ways() {
    let folder = folder("a_function_runs_forwards_backwards_and_both_ways");
    expect![[r#"
        $ snell solve Append.hs 'append [1,2] [3] == z'
        z = [1,2,3]
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'append x y == [1,2,3,4,5]'
        x = []             y = [1,2,3,4,5]
        x = [1]            y = [2,3,4,5]
        x = [1,2]          y = [3,4,5]
        x = [1,2,3]        y = [4,5]
        x = [1,2,3,4]      y = [5]
        x = [1,2,3,4,5]    y = []
        6 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'append x [3,4] == [1,2,3,4]'
        x = [1,2]
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'append x y == z' -n 3
        x = []       y = a    z = a
        x = [a]      y = b    z = a : b
        x = [a,b]    y = c    z = a : b : c
        3 answers so far (bound: -n 3)
        next      snell solve Append.hs 'append x y == z' -n 30
        --- exit 0
        $ snell solve Append.hs 'append [1] y == [2]'
        no answers: there are none (search exhausted)
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Append.hs 'append [1,2] [3] == z'",
        "solve Append.hs 'append x y == [1,2,3,4,5]'",
        "solve Append.hs 'append x [3,4] == [1,2,3,4]'",
        "solve Append.hs 'append x y == z' -n 3",
        "solve Append.hs 'append [1] y == [2]'",
    ]));
}

#[test]
fn a_function_is_open_where_it_was_not_applied() {
    let folder = folder("a_function_is_open_where_it_was_not_applied");
    expect![[r#"
        $ snell solve Append.hs 'f 3 == 4 && f 5 == (6 :: Int)'
        f = \x -> case x of { 3 -> 4; 5 -> 6; _ -> _ }
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'map f [1,2,3 :: Int] == [x, x, True]'
        f = \x -> case x of { 1 -> a; 2 -> a; 3 -> True; _ -> _ }    x = a
        1 answer, no others (search exhausted)
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Append.hs 'f 3 == 4 && f 5 == (6 :: Int)'",
        "solve Append.hs 'map f [1,2,3 :: Int] == [x, x, True]'",
    ]));
}

#[test]
fn a_part_without_an_end_does_not_hide_one_that_is_false() {
    let folder = Folder::new("a_part_without_an_end_does_not_hide_one_that_is_false")
        .file("Spin.hs", "module Spin where\n\nspin :: Int -> [Bool]\nspin n = if n < 0 then [] else spin (n + 1)\n");
    expect![[r#"
        $ snell solve Spin.hs 'spin 0 == [True] && [x] == [y, z :: Bool]' --fuel 100000
        no answers: there are none (search exhausted)
        --- exit 0
        $ snell solve Spin.hs 'spin 0 == [True] && x == True && not x' --fuel 100000
        no answers: there are none (search exhausted)
        --- exit 0
        $ snell solve Spin.hs 'spin 0 == [True] && x == True' --fuel 100000
        no answers so far (bound: --fuel 100000)
        not seen  1 path of more than 100000 steps, perhaps without an end
        next      snell solve Spin.hs 'spin 0 == [True] && x == True' --fuel 1600000
        --- exit 2
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Spin.hs 'spin 0 == [True] && [x] == [y, z :: Bool]' --fuel 100000",
        "solve Spin.hs 'spin 0 == [True] && x == True && not x' --fuel 100000",
        "solve Spin.hs 'spin 0 == [True] && x == True' --fuel 100000",
    ]));
}

#[test]
fn programs_that_give_each_other() {
    let folder = Folder::new("programs_that_give_each_other")
        .file("Quines.hs", include_str!("../../../../examples/backwards/Quines.hs"));
    expect![[r#"
        $ snell solve Quines.hs 'quine p' -n 2
        p = App (Lam a (Listed [Var a,Listed [Quoted Quote,Var a]])) (Quoted (Cons Lambda (Cons (Cons (Name a) Nil) (Cons (Cons List (Cons (Name a) (Cons (Cons List (Cons (Cons Quote (Cons Quote Nil)) (Cons (Name a) Nil))) Nil))) Nil))))
        p = App (Lam a (Listed [Var a,Listed [Quoted Quote,App (Lam b (Var a)) (Quoted c)]])) (Quoted (Cons Lambda (Cons (Cons (Name a) Nil) (Cons (Cons List (Cons (Name a) (Cons (Cons List (Cons (Cons Quote (Cons Quote Nil)) (Cons (Cons (Cons Lambda (Cons (Cons (Name b) Nil) (Cons (Name a) Nil))) (Cons (Cons Quote (Cons c Nil)) Nil)) Nil))) Nil))) Nil))))    where a /= b
        2 answers so far (bound: -n 2)
        not seen  1498 branches to larger inputs
        not seen  1 path of more than 8000 steps, perhaps without an end
        next      snell solve Quines.hs 'quine p' -n 20
        --- exit 0
        $ snell solve Quines.hs 'twine p q' -n 1
        p = Quoted (Cons (Cons Lambda (Cons (Cons (Name a) Nil) (Cons (Cons List (Cons (Cons Quote (Cons Quote Nil)) (Cons (Cons List (Cons (Name a) (Cons (Cons List (Cons (Cons Quote (Cons Quote Nil)) (Cons (Name a) Nil))) Nil))) Nil))) Nil))) (Cons (Cons Quote (Cons (Cons Lambda (Cons (Cons (Name a) Nil) (Cons (Cons List (Cons (Cons Quote (Cons Quote Nil)) (Cons (Cons List (Cons (Name a) (Cons (Cons List (Cons (Cons Quote (Cons Quote Nil)) (Cons (Name a) Nil))) Nil))) Nil))) Nil))) Nil)) Nil))    q = App (Lam a (Listed [Quoted Quote,Listed [Var a,Listed [Quoted Quote,Var a]]])) (Quoted (Cons Lambda (Cons (Cons (Name a) Nil) (Cons (Cons List (Cons (Cons Quote (Cons Quote Nil)) (Cons (Cons List (Cons (Name a) (Cons (Cons List (Cons (Cons Quote (Cons Quote Nil)) (Cons (Name a) Nil))) Nil))) Nil))) Nil))))
        1 answer so far (bound: -n 1)
        not seen  6079 branches to larger inputs
        next      snell solve Quines.hs 'twine p q' -n 10
        --- exit 0
    "#]]
        .assert_eq(&folder.transcript(&["solve Quines.hs 'quine p' -n 2", "solve Quines.hs 'twine p q' -n 1"]));
}

#[test]
fn what_an_equation_shares_counts_as_looked_at() {
    let folder = folder("what_an_equation_shares_counts_as_looked_at");
    expect![[r#"
        $ snell solve Append.hs 'y == [x, x :: Bool]'
        y = [a,a]    x = a
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'Just [x :: Bool] == y && y == z'
        x = a    y = Just [a]    z = Just [a]
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'x == (x :: [Bool])'
        x = _
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'y == [x, z] && y == append [Just v] [w :: Maybe Shade]'
        y = [Just a,b]    x = Just a    z = b    v = a    w = b
        1 answer, no others (search exhausted)
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Append.hs 'y == [x, x :: Bool]'",
        "solve Append.hs 'Just [x :: Bool] == y && y == z'",
        "solve Append.hs 'x == (x :: [Bool])'",
        "solve Append.hs 'y == [x, z] && y == append [Just v] [w :: Maybe Shade]'",
    ]));
}

#[test]
fn palindromes() {
    expect![[r#"
        $ snell solve Append.hs 'p == reverse p'
        p = []
        p = [_]
        p = [a,a]
        p = [a,_,a]
        p = [a,b,b,a]
        p = [a,b,_,b,a]
        p = [a,b,c,c,b,a]
        p = [a,b,c,_,c,b,a]
        p = [a,b,c,d,d,c,b,a]
        p = [a,b,c,d,_,d,c,b,a]
        10 answers so far (bound: -n 10)
        next      snell solve Append.hs 'p == reverse p' -n 100
        --- exit 0
    "#]]
    .assert_eq(&folder("palindromes").transcript(&["solve Append.hs 'p == reverse p'"]));
}

#[test]
fn queries_are_made_of_truth_values() {
    let folder = folder("queries_are_made_of_truth_values");
    expect![[r#"
        $ snell solve Append.hs 'append x y == [1,2] && x /= y'
        x = []       y = [1,2]
        x = [1]      y = [2]
        x = [1,2]    y = []
        3 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'append x y == [1,2] && not (null x || null y)'
        x = [1]    y = [2]
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'append x y == [1,2] && (null x ==> length y < 2)'
        x = [1]      y = [2]
        x = [1,2]    y = []
        2 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'exists last. append [last] [2] == [1,2]'
        last = 1
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 's /= Light && s /= Dark 3'
        s = Dark a    where a /= 3
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'append [1] [2] == [1,2]'
        True
        1 answer, no others (search exhausted)
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Append.hs 'append x y == [1,2] && x /= y'",
        "solve Append.hs 'append x y == [1,2] && not (null x || null y)'",
        "solve Append.hs 'append x y == [1,2] && (null x ==> length y < 2)'",
        "solve Append.hs 'exists last. append [last] [2] == [1,2]'",
        "solve Append.hs 's /= Light && s /= Dark 3'",
        "solve Append.hs 'append [1] [2] == [1,2]'",
    ]));
}

#[test]
fn numbers_are_found_unless_bounds_say_enough() {
    let folder = folder("numbers_are_found_unless_bounds_say_enough");
    expect![[r#"
        $ snell solve Append.hs 'x * y == 12 && x > 0 && y > 0' --solver none
        x = 1     y = 12
        x = 2     y = 6
        x = 3     y = 4
        x = 4     y = 3
        x = 6     y = 2
        x = 12    y = 1
        6 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'x * x == 49' --solver none
        x = 7
        x = -7
        2 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'x + y == 3 && x - y == 1' --solver none
        x = 2    y = 1
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'x > 5 && x < 8'
        x = 6
        x = 7
        2 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'x > 5'
        x = a    where a >= 6
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'x == [y, y + 1, z] && z > y && w == y'
        x = [a,a + 1,b]    y = a    z = b    w = a    where a < b
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'f 1 == 2 && f 2 == (3 :: Int)'
        f = \x -> case x of { 1 -> 2; 2 -> 3; _ -> _ }
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'x `mod` 4 == 3 && x < 12 && x > 0' --solver none
        x = 3
        x = 7
        x = 11
        3 answers, no others (search exhausted)
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Append.hs 'x * y == 12 && x > 0 && y > 0' --solver none",
        "solve Append.hs 'x * x == 49' --solver none",
        "solve Append.hs 'x + y == 3 && x - y == 1' --solver none",
        "solve Append.hs 'x > 5 && x < 8'",
        "solve Append.hs 'x > 5'",
        "solve Append.hs 'x == [y, y + 1, z] && z > y && w == y'",
        "solve Append.hs 'f 1 == 2 && f 2 == (3 :: Int)'",
        "solve Append.hs 'x `mod` 4 == 3 && x < 12 && x > 0' --solver none",
    ]));
}

#[test]
fn either_part_of_a_choice_is_answered_once() {
    let folder = folder("either_part_of_a_choice_is_answered_once");
    expect![[r#"
        $ snell solve Append.hs 'x == [1] || y == [2 :: Int]'
        x = [1]    y = _
        x = a      y = [2]    where a /= [1]
        2 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'append x y == [1] || append y x == [1]'
        x = []     y = [1]
        x = [1]    y = []
        2 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'not (x == [1 :: Int] && y == True)'
        x = [1]    y = False
        x = a      y = _        where a /= [1]
        2 answers, no others (search exhausted)
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Append.hs 'x == [1] || y == [2 :: Int]'",
        "solve Append.hs 'append x y == [1] || append y x == [1]'",
        "solve Append.hs 'not (x == [1 :: Int] && y == True)'",
    ]));
}

#[test]
fn an_equality_of_ones_own_is_called() {
    let folder = folder("an_equality_of_ones_own_is_called");
    expect![[r#"
        $ snell solve Append.hs 'Modulo n == Modulo 1 && n > 3 && n < 9' --solver none
        n = 4
        n = 7
        2 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs '[Modulo n] == [Modulo 1] && n > 3 && n < 9' --solver none
        n = 4
        n = 7
        2 answers, no others (search exhausted)
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Append.hs 'Modulo n == Modulo 1 && n > 3 && n < 9' --solver none",
        "solve Append.hs '[Modulo n] == [Modulo 1] && n > 3 && n < 9' --solver none",
    ]));
}

#[test]
fn a_query_that_fails_has_no_answer_there() {
    let folder = folder("a_query_that_fails_has_no_answer_there");
    expect![[r#"
        $ snell solve Append.hs 'head x == 1 && null (drop 2 x)'
        x = [1]
        x = [1,_]
        2 answers, no others (search exhausted)
        note      the query fails on some values, which are no answers, as for x = []: error "Prelude.head: empty list"
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&["solve Append.hs 'head x == 1 && null (drop 2 x)'"]));
}

#[test]
fn queries_stand_in_files_and_answers_are_data() {
    let folder = Folder::new("queries_stand_in_files_and_answers_are_data")
        .file("Asks.hs", "module Asks where\n\n-- ? twice x == [1,1]\ntwice x = x ++ x\n-- ? twice x == [1]\n")
        .file("Wrong.hs", "module Wrong where\n\n  -- ? twice x == [1,1]\ntwic x = x ++ x\n");
    expect![[r#"
        $ snell solve Asks.hs
        ? twice x == [1,1]
        x = [1]
        1 answer, no others (search exhausted)

        ? twice x == [1]
        no answers: there are none (search exhausted)
        --- exit 0
        $ snell solve Wrong.hs
        ? twice x == [1,1]
        --- stderr
        Wrong.hs:3:8-12: error: [SN-1101] variable not in scope: `twice`; did you mean `twic`?
          |
        3 |        twice x == [1,1]
          |        ^^^^^
          to look for a function, say so: exists twice .. . ..
        --- exit 3
        $ snell solve Asks.hs 'twice x == [y,z]' --format json
        {"v":1,"type":"answer","values":[{"name":"x","value":"[a]","instance":"[0]"},{"name":"y","value":"a","instance":"0"},{"name":"z","value":"a","instance":"0"}],"constraints":[],"unless_wrapping":false,"size":0,"assumed":[]}
        {"v":1,"type":"solve-summary","query":"twice x == [y,z]","answers":1,"status":"exhausted","complete_to_size":null,"failing":0,"failure":null,"decisions":0,"steps":155,"ledger":[],"next":null}
        --- exit 0
    "#]].assert_eq(&folder.transcript(&[
        "solve Asks.hs",
        "solve Wrong.hs",
        "solve Asks.hs 'twice x == [y,z]' --format json",
    ]));
}

#[test]
fn mistakes_in_a_query_have_places() {
    let folder = folder("mistakes_in_a_query_have_places");
    expect![[r#"
        $ snell solve Append.hs 'append x'
        --- stderr
        query:1:1-8: error: [SN-1201] expected `Bool`, found `[a] -> [a]`
          |
        1 | append x
          | ^^^^^^^^
          perhaps an argument is missing
          a query gives a truth value
        --- exit 3
        $ snell solve Append.hs 'append x y == True'
        --- stderr
        query:1:15-18: error: [SN-1201] expected `[b]`, found `Bool`
          |
        1 | append x y == True
          |               ^^^^
          query:1:12-13: in the right operand of `==`, of type `Eq a => a -> a -> Bool`
        --- exit 3
        $ snell solve Append.hs 'appendd x y == [1]'
        --- stderr
        query:1:1-7: error: [SN-1101] variable not in scope: `appendd`; did you mean `append`?
          |
        1 | appendd x y == [1]
          | ^^^^^^^
          to look for a function, say so: exists appendd .. . ..
        --- exit 3
        $ snell solve Append.hs 'append x == append y'
        --- stderr
        query:1:10-11: error: [SN-1205] there is no instance `Eq ([a] -> [a])`, which `==` needs
          |
        1 | append x == append y
          |          ^^
          functions have no `Eq`: perhaps an argument is missing
        --- exit 3
        $ snell solve Append.hs 'append x y == '
        --- stderr
        query:1:12-13: error: [SN-1026] the operator `==` has nothing to its right: after it comes the end of the text
          |
        1 | append x y == 
          |            ^^
        --- exit 3
        $ snell solve Append.hs 'exists x. append x y == [1]'
        --- stderr
        query:1:20-20: error: [SN-1101] variable not in scope: `y`
          |
        1 | exists x. append x y == [1]
          |                    ^
        --- exit 3
        $ snell solve Append.hs
        --- stderr
        Append.hs: error: [SN-0060] the file asks nothing
          give a query, or write one in the file: -- ? f x == 1
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Append.hs 'append x'",
        "solve Append.hs 'append x y == True'",
        "solve Append.hs 'appendd x y == [1]'",
        "solve Append.hs 'append x == append y'",
        "solve Append.hs 'append x y == '",
        "solve Append.hs 'exists x. append x y == [1]'",
        "solve Append.hs",
    ]));
}

#[test]
fn the_text_of_a_number_is_found_digit_by_digit() {
    let folder = folder("the_text_of_a_number_is_found_digit_by_digit");
    expect![[r#"
        $ snell solve Append.hs 'show (n :: Int) == "42"'
        n = 42
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'show n == "-7"' -n 1
        n = -7
        1 answer so far (bound: -n 1)
        not seen  4 branches to larger inputs
        next      snell solve Append.hs 'show n == "-7"' -n 10
        --- exit 0
        $ snell solve Append.hs 'show (Dark n) == "Dark (-12)"'
        n = -12
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'show (n :: Int) == "042"'
        no answers: there are none (search exhausted)
        --- exit 0
        $ snell solve Append.hs 'words s == ["ab"]' -n 2
        s = "ab"
        s = [a,'a','b']    where isSpace a
        2 answers so far (bound: -n 2)
        not seen  10 branches to larger inputs
        next      snell solve Append.hs 'words s == ["ab"]' -n 20
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Append.hs 'show (n :: Int) == \"42\"'",
        "solve Append.hs 'show n == \"-7\"' -n 1",
        "solve Append.hs 'show (Dark n) == \"Dark (-12)\"'",
        "solve Append.hs 'show (n :: Int) == \"042\"'",
        "solve Append.hs 'words s == [\"ab\"]' -n 2",
    ]));
}

#[test]
fn long_answers_are_shown_in_full() {
    let folder = folder("long_answers_are_shown_in_full");
    let text = folder.transcript(&["solve Append.hs 'append x [0] == [1 .. 300] ++ y && append y y == [0,0]'"]);
    assert!(text.contains("298,299,300]") && !text.contains("..."), "{text}");
    let open = folder.transcript(&["solve Append.hs 'append x [1] == replicate 300 y ++ [1]'"]);
    assert!(open.contains(&"a,".repeat(299)) && !open.contains("..."), "{open}");
}

#[test]
fn queries_on_core() {
    const CORE: &str = "append xs ys = case xs of { Nil -> ys; Cons x r -> Cons x (append r ys) };
-- ? data.equal (append x (Cons 2 Nil)) (Cons 1 (Cons 2 Nil))
";
    let folder = Folder::new("queries_on_core").file("lists.core", CORE);
    expect![[r#"
        $ snell solve lists.core 'data.equal (append x y) (Cons 1 (Cons 2 Nil))'
        x = Nil                    y = Cons 1 (Cons 2 Nil)
        x = Cons 1 Nil             y = Cons 2 Nil
        x = Cons 1 (Cons 2 Nil)    y = Nil
        3 answers, no others (search exhausted)
        --- exit 0
        $ snell solve lists.core
        ? data.equal (append x (Cons 2 Nil)) (Cons 1 (Cons 2 Nil))
        x = Cons 1 Nil
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve lists.core 'case x of { Nil -> False; Cons y r -> int.lt y 3 }' -n 2
        x = Cons a _    where a <= 2
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve lists.core 'append x y)'
        --- stderr
        query:1:11-11: error: [SN-0105] expected the end of the query, found `)`
          |
        1 | append x y)
          |           ^
        --- exit 3
        $ snell solve lists.core 'data.equal (append x) (append y)'
        no answers: there are none (search exhausted)
        note      the query fails on some values, which are no answers, as for x = _    y = _: functions cannot be compared
        --- exit 0
    "#]].assert_eq(&folder.transcript(&[
        "solve lists.core 'data.equal (append x y) (Cons 1 (Cons 2 Nil))'",
        "solve lists.core",
        "solve lists.core 'case x of { Nil -> False; Cons y r -> int.lt y 3 }' -n 2",
        "solve lists.core 'append x y)'",
        "solve lists.core 'data.equal (append x) (append y)'",
    ]));
}
