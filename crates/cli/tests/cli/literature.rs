//! The queries of the literature on relational interpreters, and the points where its prototypes are loose.

use crate::support::Folder;
use expect_test::expect;

fn examples(test: &str) -> Folder {
    Folder::new(test)
        .file("Lists.hs", include_str!("../../../../examples/backwards/Lists.hs"))
        .file("Numbers.hs", include_str!("../../../../examples/backwards/Numbers.hs"))
        .file("Scope.hs", include_str!("../../../../examples/backwards/Scope.hs"))
        .file("Types.hs", include_str!("../../../../examples/backwards/Types.hs"))
}

#[test]
fn lists() {
    let folder = examples("lists");
    expect![[r#"
        $ snell solve Lists.hs 'append [1,2] [3] == z'
        z = [1,2,3]
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Lists.hs 'append x y == [1,2,3,4,5]'
        x = []             y = [1,2,3,4,5]
        x = [1]            y = [2,3,4,5]
        x = [1,2]          y = [3,4,5]
        x = [1,2,3]        y = [4,5]
        x = [1,2,3,4]      y = [5]
        x = [1,2,3,4,5]    y = []
        6 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Lists.hs 'append x y == append y x && x == [1] && append y y == [1,1]'
        x = [1]    y = [1]
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Lists.hs 'p == rev p' -n 10
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
        next      snell solve Lists.hs 'p == rev p' -n 100
        --- exit 0
        $ snell solve Lists.hs 'palindrome p' -n 4
        p = []
        p = [_]
        p = [a,a]
        p = [a,_,a]
        4 answers so far (bound: -n 4)
        next      snell solve Lists.hs 'palindrome p' -n 40
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Lists.hs 'append [1,2] [3] == z'",
        "solve Lists.hs 'append x y == [1,2,3,4,5]'",
        "solve Lists.hs 'append x y == append y x && x == [1] && append y y == [1,1]'",
        "solve Lists.hs 'p == rev p' -n 10",
        "solve Lists.hs 'palindrome p' -n 4",
    ]));
}

#[test]
fn small_numbers() {
    let folder = examples("small_numbers");
    expect![[r#"
        $ snell solve Numbers.hs 'plus x y == S (S (S Z))'
        x = Z              y = S (S (S Z))
        x = S Z            y = S (S Z)
        x = S (S Z)        y = S Z
        x = S (S (S Z))    y = Z
        4 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Numbers.hs 'plus x (S Z) == S (S (S Z))'
        x = S (S Z)
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Numbers.hs 'times x y == S (S (S (S (S (S Z)))))' -n 4 --max-steps 1000000
        x = S (S (S (S (S (S Z)))))    y = S Z
        x = S (S (S Z))                y = S (S Z)
        x = S (S Z)                    y = S (S (S Z))
        x = S Z                        y = S (S (S (S (S (S Z)))))
        4 answers so far (bound: -n 4)
        not seen  1 branch to larger inputs
        next      snell solve Numbers.hs 'times x y == S (S (S (S (S (S Z)))))' -n 40
        --- exit 0
        $ snell solve Numbers.hs 'plus x x == S (S (S Z))' --max-steps 1000000
        no answers: there are none (search exhausted)
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Numbers.hs 'plus x y == S (S (S Z))'",
        "solve Numbers.hs 'plus x (S Z) == S (S (S Z))'",
        "solve Numbers.hs 'times x y == S (S (S (S (S (S Z)))))' -n 4 --max-steps 1000000",
        "solve Numbers.hs 'plus x x == S (S (S Z))' --max-steps 1000000",
    ]));
}

#[test]
fn programs_on_which_scoping_differs() {
    let folder = examples("programs_on_which_scoping_differs");
    expect![[r#"
        $ snell solve Scope.hs 'evalDynamic e == Just 137 && evalLexical e == Just 42' -n 1
        e = App (Lam a (App (App (Lam a (Lam b (Var a))) (Num 42)) (Num _))) (Num 137)    where a /= b
        1 answer so far (bound: -n 1)
        not seen  1041 branches to larger inputs
        not seen  7 paths of more than 8000 steps, perhaps without an end
        next      snell solve Scope.hs 'evalDynamic e == Just 137 && evalLexical e == Just 42' -n 10
        --- exit 0
        $ snell solve Scope.hs 'evalDynamic e == Just 137 && evalLexical e == Just 42' -n 2
        e = App (Lam a (App (App (Lam a (Lam b (Var a))) (Num 42)) (Num _))) (Num 137)    where a /= b
        e = App (Lam a (App (App (Lam a (Lam b (Var a))) (Num 42)) (Var a))) (Num 137)    where a /= b
        2 answers so far (bound: -n 2)
        not seen  1041 branches to larger inputs
        not seen  7 paths of more than 8000 steps, perhaps without an end
        next      snell solve Scope.hs 'evalDynamic e == Just 137 && evalLexical e == Just 42' -n 20
        --- exit 0
        $ snell solve Scope.hs 'evalInside e /= evalLexical e' -n 2
        e = App (App (Lam a (Lam _ (Num _))) (Num _)) (Var a)
        e = App (App (Lam a (Lam _ (Num _))) (Lam _ _)) (Var a)
        2 answers so far (bound: -n 2)
        not seen  1441 branches to larger inputs
        next      snell solve Scope.hs 'evalInside e /= evalLexical e' -n 20
        --- exit 0
        $ snell solve Scope.hs 'evalBehind e /= evalLexical e' -n 2
        e = App (Lam a (App (Lam a (Var a)) (Num c))) (Num b)    where b /= c
        e = App (Lam a (App (Lam a (Var a)) (Lam _ _))) (Num _)
        2 answers so far (bound: -n 2)
        not seen  1969 branches to larger inputs
        next      snell solve Scope.hs 'evalBehind e /= evalLexical e' -n 20
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Scope.hs 'evalDynamic e == Just 137 && evalLexical e == Just 42' -n 1",
        "solve Scope.hs 'evalDynamic e == Just 137 && evalLexical e == Just 42' -n 2",
        "solve Scope.hs 'evalInside e /= evalLexical e' -n 2",
        "solve Scope.hs 'evalBehind e /= evalLexical e' -n 2",
    ]));
}

/// A hundred of them, each confirmed before it is printed, and none twice.
#[test]
fn a_hundred_programs_on_which_scoping_differs() {
    let folder = examples("a_hundred_programs_on_which_scoping_differs");
    let ran = folder.run("solve Scope.hs 'evalDynamic e == Just 137 && evalLexical e == Just 42' -n 100");
    let mut answers: Vec<&str> = ran.stdout.lines().filter(|line| line.starts_with("e = ")).collect();
    assert_eq!(answers.len(), 100, "{}", ran.stdout);
    answers.sort_unstable();
    answers.dedup();
    assert_eq!((answers.len(), ran.code), (100, Some(0)));
}

#[test]
fn inhabitants() {
    let folder = examples("inhabitants");
    expect![[r#"
        $ snell solve Types.hs 'inhabits e (A :-> A)' -n 1
        e = Lam A (Var Here)
        1 answer so far (bound: -n 1)
        not seen  4 branches to larger inputs
        next      snell solve Types.hs 'inhabits e (A :-> A)' -n 10
        --- exit 0
        $ snell solve Types.hs 'inhabits e (A :-> B :-> A)' -n 1
        e = Lam A (Lam B (Var (Next Here)))
        1 answer so far (bound: -n 1)
        not seen  20 branches to larger inputs
        next      snell solve Types.hs 'inhabits e (A :-> B :-> A)' -n 10
        --- exit 0
        $ snell solve Types.hs 'inhabits (Lam A (Var Here)) t'
        t = A :-> A
        1 answer, no others (search exhausted)
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Types.hs 'inhabits e (A :-> A)' -n 1",
        "solve Types.hs 'inhabits e (A :-> B :-> A)' -n 1",
        "solve Types.hs 'inhabits (Lam A (Var Here)) t'",
    ]));
}

const MEANING: &str = "\
module Meaning where

data Pair a = Pair a a deriving (Eq, Show)
data T = A | B Int | C T T deriving (Eq, Show)
data Same = X Int | Y Int Int deriving (Eq, Show)

first :: T -> Int
first A = 0
first (B 0) = 1
first (B _) = 2
first _ = 3

later :: a -> (() -> a)
later x = \\_ -> x

twice :: Bool -> (Bool, Bool)
twice b = let c = not b in (c, c)

loop :: a
loop = loop

isJust :: Maybe a -> Bool
isJust Nothing = False
isJust (Just _) = True

evenly, oddly :: [a] -> Bool
evenly [] = True
evenly (_ : xs) = oddly xs
oddly [] = False
oddly (_ : xs) = evenly xs
";

/// One line each: what the literature's prototypes get wrong, asked in a query.
#[test]
fn the_meaning_of_queries() {
    let folder = Folder::new("the_meaning_of_queries").file("Meaning.hs", MEANING);
    expect![[r#"
        $ snell solve Meaning.hs 'Pair x x == Pair a (b :: Int) && b > 3'
        x = c    a = c    b = c    where c >= 4
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Meaning.hs 'X 1 == s && s /= Y 1 1'
        s = X 1
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Meaning.hs 'first t == 2'
        t = B a    where a /= 0
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Meaning.hs 'first t == 3'
        t = C _ _
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Meaning.hs 'first (B 0) == n'
        n = 1
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Meaning.hs 'later (x :: Int) () == y && x == 5'
        x = 5    y = 5
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Meaning.hs 'not (Pair (p :: Bool) q == Pair True False)'
        p = a    q = b    where a /= True || b /= False
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Meaning.hs '(x :: T) /= A'
        x = a    where a /= A
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Meaning.hs 'C A x /= C y A && y == A && x == A'
        no answers: there are none (search exhausted)
        --- exit 0
        $ snell solve Meaning.hs 'x == C x A'
        no answers: there are none (search exhausted)
        --- exit 0
        $ snell solve Meaning.hs 'even == f'
        --- stderr
        query:1:6-7: error: [SN-1205] there is no instance `Eq (Integer -> Bool)`, which `==` needs
          |
        1 | even == f
          |      ^^
          functions have no `Eq`: perhaps an argument is missing
        --- exit 3
        $ snell solve Meaning.hs 'x && not x' -n 5
        no answers: there are none (search exhausted)
        --- exit 0
        $ snell solve Meaning.hs 'evenly x && x == [1,2]'
        x = [1,2]
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Meaning.hs 'x == [1,2] && evenly x'
        x = [1,2]
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Meaning.hs 'twice b == (True, x)'
        b = False    x = True
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Meaning.hs 'isJust (Just loop) && x'
        x = True
        1 answer, no others (search exhausted)
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        // One substitution for all siblings.
        "solve Meaning.hs 'Pair x x == Pair a (b :: Int) && b > 3'",
        // Constructors and how many arguments they have.
        "solve Meaning.hs 'X 1 == s && s /= Y 1 1'",
        // The first match excludes earlier patterns, also for values that are known.
        "solve Meaning.hs 'first t == 2'",
        "solve Meaning.hs 'first t == 3'",
        "solve Meaning.hs 'first (B 0) == n'",
        // What closures hold sees later bindings.
        "solve Meaning.hs 'later (x :: Int) () == y && x == 5'",
        // The negation of a conjunction.
        "solve Meaning.hs 'not (Pair (p :: Bool) q == Pair True False)'",
        // A disequality has answers, and is looked at after the last binding too.
        "solve Meaning.hs '(x :: T) /= A'",
        "solve Meaning.hs 'C A x /= C y A && y == A && x == A'",
        // Occurs check.
        "solve Meaning.hs 'x == C x A'",
        // Equality of functions is an error.
        "solve Meaning.hs 'even == f'",
        // Fewer answers than asked for.
        "solve Meaning.hs 'x && not x' -n 5",
        // Both sides run on demand: neither order of the parts loops.
        "solve Meaning.hs 'evenly x && x == [1,2]'",
        "solve Meaning.hs 'x == [1,2] && evenly x'",
        // A thunk keeps its choice.
        "solve Meaning.hs 'twice b == (True, x)'",
        // What is not needed is not evaluated.
        "solve Meaning.hs 'isJust (Just loop) && x'",
    ]));
}
