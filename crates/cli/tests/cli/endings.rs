//! Searches that end because everything else would be too large.

use crate::support::Folder;
use expect_test::expect;

const LISTS: &str = r#"module Lists where

import Data.List (sort)

data Tree = Leaf | Node Tree Char Tree
  deriving (Eq, Show)

backwards :: [a] -> [a]
backwards = foldl (flip (:)) []

slowly :: [a] -> [a]
slowly [] = []
slowly (x : xs) = slowly xs ++ [x]

insertion :: [Int] -> [Int]
insertion = foldr into []
  where
    into x [] = [x]
    into x (y : ys) | x <= y = x : y : ys
                    | otherwise = y : into x ys

flatten :: Tree -> String
flatten Leaf = ""
flatten (Node l x r) = flatten l ++ [x] ++ flatten r

depth :: Tree -> Int
depth Leaf = 0
depth (Node l _ r) = 1 + max (depth l) (depth r)

dropping :: [Int] -> [Int]
dropping [] = []
dropping (x : xs) = if x < 0 then dropping xs else x : dropping xs
"#;

#[test]
fn structures_that_only_grow_end_a_search() {
    let folder = Folder::new("structures_that_only_grow_end_a_search").file("Lists.hs", LISTS);
    expect![[r#"
        $ snell solve Lists.hs 'backwards xs == [3,2,1]'
        xs = [1,2,3]
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Lists.hs 'slowly (backwards xs) == "ab"'
        xs = "ab"
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Lists.hs 'insertion xs == [1,2]'
        xs = [1,2]
        xs = [2,1]
        2 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Lists.hs 'sort xs == [1,2]'
        xs = [1,2]
        xs = [2,1]
        2 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Lists.hs 'flatten t == "ab"'
        t = Node Leaf 'a' (Node Leaf 'b' Leaf)
        t = Node (Node Leaf 'a' Leaf) 'b' Leaf
        2 answers, no others (search exhausted)
        --- exit 0
        $ snell solve Lists.hs 'reverse xs == [1 .. 3]'
        xs = [3,2,1]
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Lists.hs 'Just (slowly xs, 1) == Just ([], x)'
        xs = []    x = 1
        1 answer, no others (search exhausted)
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Lists.hs 'backwards xs == [3,2,1]'",
        "solve Lists.hs 'slowly (backwards xs) == \"ab\"'",
        "solve Lists.hs 'insertion xs == [1,2]'",
        "solve Lists.hs 'sort xs == [1,2]'",
        "solve Lists.hs 'flatten t == \"ab\"'",
        "solve Lists.hs 'reverse xs == [1 .. 3]'",
        "solve Lists.hs 'Just (slowly xs, 1) == Just ([], x)'",
    ]));
}

#[test]
fn numbers_that_only_grow_end_a_search() {
    let folder = Folder::new("numbers_that_only_grow_end_a_search").file("Lists.hs", LISTS);
    expect![[r#"
        $ snell solve Lists.hs '(length xs, depth t) == (1, 1)'
        xs = [_]    t = Node Leaf _ Leaf
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Lists.hs 'length (slowly xs) == 2'
        xs = [_,_]
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve Lists.hs 'dropping xs == [1]' -n 3 --max-steps 100000
        xs = [1]
        xs = [a,1]    where a < 0
        xs = [1,a]    where a < 0
        3 answers so far (bound: -n 3)
        not seen  10 branches to larger inputs
        next      snell solve Lists.hs 'dropping xs == [1]' -n 30
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Lists.hs '(length xs, depth t) == (1, 1)'",
        "solve Lists.hs 'length (slowly xs) == 2'",
        // What is dropped may be of any length.
        "solve Lists.hs 'dropping xs == [1]' -n 3 --max-steps 100000",
    ]));
}

#[test]
fn equations_with_constants_end_in_scheme() {
    let folder = Folder::new("equations_with_constants_end_in_scheme").file(
        "lists.scm",
        "(define (rev xs acc) (if (null? xs) acc (rev (cdr xs) (cons (car xs) acc))))\n\
         (define (flat t) (cond ((null? t) '()) ((pair? t) (append (flat (car t)) (flat (cdr t)))) (else (list t))))\n",
    );
    expect![[r#"
        $ snell solve lists.scm '(equal? (append x y) (quote (1 2)))'
        x = ()       y = (1 2)
        x = (1)      y = (2)
        x = (1 2)    y = ()
        3 answers, no others (search exhausted)
        note      the query fails on some values, which are no answers, as for x = #f    y = _: append: not a proper list: #f
        --- exit 0
        $ snell solve lists.scm '(equal? (rev xs (list)) (quote (a b)))'
        xs = (b a)
        1 answer, no others (search exhausted)
        note      the query fails on some values, which are no answers, as for xs = #f: cdr: not a pair: #f
        --- exit 0
        $ snell solve lists.scm '(string=? s "abc")'
        s = "abc"
        1 answer, no others (search exhausted)
        --- exit 0
        $ snell solve lists.scm '(not (equal? x (quote a)))' -n 3
        x = b
        x = ?a    where (not (equal? ?a a)), such as x = '()
        2 answers, no others (search exhausted)
        --- exit 0
        $ snell solve lists.scm '(equal? (revrse xs) 1)' -n 1
        revrse = (lambda (x) (case x ((?a) 1) (else _)))    xs = ?a
        1 answer so far (bound: -n 1)
        next      snell solve lists.scm '(equal? (revrse xs) 1)' -n 10
        --- stderr
        query:1:10-15: warning: [SN-1309] `revrse` is not defined: taken as unknown; did you mean `reverse`?
          |
        1 | (equal? (revrse xs) 1)
          |          ^^^^^^
        --- exit 0
    "#]].assert_eq(&folder.transcript(&[
        "solve lists.scm '(equal? (append x y) (quote (1 2)))'",
        "solve lists.scm '(equal? (rev xs (list)) (quote (a b)))'",
        "solve lists.scm '(string=? s \"abc\")'",
        "solve lists.scm '(not (equal? x (quote a)))' -n 3",
        "solve lists.scm '(equal? (revrse xs) 1)' -n 1",
    ]));
}

#[test]
fn names_that_look_like_slips_are_said() {
    let folder = Folder::new("names_that_look_like_slips_are_said").file("Lists.hs", LISTS);
    expect![[r#"
        $ snell solve Lists.hs 'revrse xs == [1]'
        --- stderr
        query:1:1-6: error: [SN-1101] variable not in scope: `revrse`; did you mean `reverse`?
          |
        1 | revrse xs == [1]
          | ^^^^^^
          to look for a function, say so: exists revrse .. . ..
        --- exit 3
        $ snell solve Lists.hs 'map slowli [[1]] == [[2]]'
        slowli = \x -> case x of { [1] -> [2]; _ -> _ }
        1 answer, no others (search exhausted)
        --- stderr
        query:1:5-10: warning: [SN-1101] `slowli` is not defined: taken as unknown; did you mean `slowly`?
          |
        1 | map slowli [[1]] == [[2]]
          |     ^^^^^^
        --- exit 0
        $ snell solve Lists.hs 'exists slowli. map slowli [[1]] == [[2]]'
        slowli = \x -> case x of { [1] -> [2]; _ -> _ }
        1 answer, no others (search exhausted)
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve Lists.hs 'revrse xs == [1]'",
        "solve Lists.hs 'map slowli [[1]] == [[2]]'",
        "solve Lists.hs 'exists slowli. map slowli [[1]] == [[2]]'",
    ]));
}

#[test]
fn expressions_are_compared() {
    let folder = Folder::new("expressions_are_compared").file("Lists.hs", LISTS);
    expect![[r#"
        $ snell diff Lists.hs slowly reverse --max-size 8
        AGREE    on every list of up to 7 elements (8 paths)  (bounded)
        not seen  2 branches to inputs larger than 8
        assumed   values of unknown type are equal to themselves
        next      snell diff Lists.hs slowly reverse --max-size 12
        --- exit 0
        $ snell diff Lists.hs 'filter p . map f' 'map f . filter p' --no-save
        DIFFER   smallest input, size 6
            (\x -> case x of { 1 -> False; _ -> True })
            (\_ -> 0)
            [1]
              \p f -> filter p . map f   [0]
              \p f -> map f . filter p   []
        AGREE    on all smaller inputs (10 paths)
        next      snell diff Lists.hs 'filter p . map f' 'map f . filter p' -n 10
        --- exit 1
        $ snell diff Lists.hs 'foldr (-) 0' 'foldl (-) 0' --no-save
        DIFFER   smallest input, size 3
            [1]
              foldr (-) 0   1
              foldl (-) 0   -1
        AGREE    on all smaller inputs (2 paths)
        next      snell diff Lists.hs 'foldr (-) 0' 'foldl (-) 0' -n 10
        --- exit 1
        $ snell diff Lists.hs slowli reverse
        --- stderr
        Lists.hs: error: [SN-0008] no definition is called `slowli`
          did you mean `slowly`?
        --- exit 3
        $ snell diff Lists.hs 'slowly 3' reverse
        --- stderr
        sides:2:10-10: error: [SN-1205] there is no instance `Num [a]`, which this literal needs
          |
        2 |   slowly 3
          |          ^
          a list is used as a number here; `++` appends lists

        sides:4:3-9: error: [SN-1201] expected `[a]`, found `[b] -> [b]`
          |
        4 |   reverse
          |   ^^^^^^^
          perhaps an argument is missing
          sides:2:3-10: it must have the type of the first element, which is here
        --- exit 3
        $ snell diff Lists.hs '\x -> x + 1' '\x -> 1 + x'
        AGREE    on every input (1 path)  (proved)
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "diff Lists.hs slowly reverse --max-size 8",
        "diff Lists.hs 'filter p . map f' 'map f . filter p' --no-save",
        "diff Lists.hs 'foldr (-) 0' 'foldl (-) 0' --no-save",
        "diff Lists.hs slowli reverse",
        "diff Lists.hs 'slowly 3' reverse",
        "diff Lists.hs '\\x -> x + 1' '\\x -> 1 + x'",
    ]));
}
