//! What becomes of small programs. That whole programs give what they should is tested on the corpus.

use crate::front_end::HaskellFrontEnd;
use expect_test::{Expect, expect};
use snell_core_ir::{FrontEnd, Program, check, print};
use snell_source::{Severity, SourceSet};

fn lowered(text: &str) -> Program {
    let mut sources = SourceSet::default();
    sources.add("Test.hs", text);
    let lowered = HaskellFrontEnd.lower(&sources);
    let errors: Vec<_> = lowered.diagnostics.iter().filter(|found| found.severity == Severity::Error).collect();
    assert!(errors.is_empty(), "{errors:?}");
    let wrong = check(&lowered.program);
    assert!(wrong.is_empty(), "{wrong:?}\n{}", print(&lowered.program));
    lowered.program
}

/// The Core of one definition.
fn definition(program: &Program, name: &str) -> String {
    let text = print(program);
    let mut found = String::new();
    for item in text.split("\n\n") {
        let lines: Vec<&str> = item.lines().filter(|line| !line.starts_with("data ")).collect();
        if lines.iter().any(|line| line.split([' ', '\n']).next().is_some_and(|word| word.trim_matches('`') == name)) {
            found.push_str(&lines.join("\n"));
            found.push('\n');
        }
    }
    found
}

fn shows(text: &str, name: &str, expected: &Expect) {
    expected.assert_eq(&definition(&lowered(text), name));
}

#[test]
fn a_loop_with_an_accumulator_suspends_nothing() {
    let text = "sumTo :: Int -> Int -> Int\nsumTo 0 acc = acc\nsumTo n acc = sumTo (n - 1) (acc + n)\n";
    shows(
        text,
        "sumTo",
        &expect![[r#"
        sumTo : Int -> Int -> Int;
        sumTo n acc =
          case n of n_1 {
            0 -> acc;
            _ ->
              case int.sub n_1 1 of t {
                _ ->
                  case int.add acc n_1 of t_1 {
                    _ -> sumTo t t_1
                  }
              }
          };
    "#]],
    );
}

#[test]
fn conditions_branch_without_allocating() {
    let text = "f :: Int -> Int -> Bool\nf x y | x > 0 && (y > 0 || not (x == y)) = True\n      | otherwise = False\n";
    shows(
        text,
        "f",
        &expect![[r#"
            f : Int -> Int -> Bool;
            f x y =
              case int.gt x 0 of {
                True ->
                  case int.gt y 0 of {
                    True -> True;
                    False ->
                      case int.eq x y of {
                        True -> False;
                        False -> True
                      }
                  };
                False -> False
              };
        "#]],
    );
}

#[test]
fn rows_fall_through_to_the_next() {
    let text = "data E = Lit Int | Add E E\ng :: E -> E -> Int\ng (Add (Lit a) b) (Lit 0) = a\ng (Lit a) _ = a\n\
                g _ (Lit c) | c > 1 = c\ng _ _ = 7\n";
    shows(
        text,
        "g",
        &expect![[r#"
        g : E -> E -> Int;
        g p p_1 =
          case p of {
            Add p_2 _ ->
              case p_2 of {
                Lit a ->
                  case p_1 of {
                    Lit p_3 ->
                      case p_3 of {
                        0 -> a;
                        _ -> `g$next` p_1
                      };
                    _ -> `g$next` p_1
                  };
                _ -> `g$next` p_1
              };
            Lit a -> a
          };
    "#]],
    );
}

#[test]
fn methods_of_known_instances_are_called_directly() {
    let text = "import Data.List\nh :: [Int] -> [Int]\nh xs = map (+ 1) (filter (>= 2) xs)\n";
    shows(
        text,
        "h",
        &expect![[r#"
        h : List Int -> List Int;
        h xs =
          case `h$go#2` xs of t {
            _ -> `h$go` t
          };
    "#]],
    );
}

#[test]
fn constrained_functions_are_explored_at_integer() {
    let text = "insert' :: Ord a => a -> [a] -> [a]\ninsert' x [] = [x]\n\
                insert' x (y : ys) | x <= y = x : y : ys\n                   | otherwise = y : insert' x ys\n";
    shows(
        text,
        "insert'",
        &expect![[r#"
        insert' : Integer -> List Integer -> List Integer;
        insert' x p =
          case p of {
            Nil ->
              let t = Nil in
              Cons x t;
            Cons y ys ->
              case integer.le x y of {
                True ->
                  let t = Cons y ys in
                  Cons x t;
                False ->
                  let t = thunk insert' x ys in
                  Cons y t
              }
          };
    "#]],
    );
}

#[test]
fn what_needs_dictionaries_at_run_time_gets_them() {
    lowered(
        "f :: Show a => Int -> a -> String\nf 0 x = show x\nf n x = f (n - 1) (x, x)\nmain :: IO ()\nmain = putStrLn (f 9 'x')\n",
    );
    lowered(
        "{-# LANGUAGE ExistentialQuantification, RankNTypes #-}\ndata S = forall a. Show a => S a\n\
         all' :: [S] -> [String]\nall' xs = [show x | S x <- xs]\n\
         both :: (forall a. Show a => a -> String) -> (String, String)\nboth f = (f 'c', f True)\n\
         main :: IO ()\nmain = print (all' [S 'c', S True], both show)\n",
    );
}

#[test]
fn long_programs_are_not_deep() {
    let statements: String = (0..3000).map(|n| format!("  x{n} <- return {n}\n  print x{n}\n")).collect();
    lowered(&format!("main :: IO ()\nmain = do\n{statements}"));
    let elements: Vec<String> = (0..20_000).map(|n| n.to_string()).collect();
    lowered(&format!("xs :: [Int]\nxs = [{}]\n", elements.join(", ")));
    lowered(&format!("ys :: [Int]\nys = {} : []\n", elements[..3000].join(" : ")));
    lowered(&format!("z :: Int -> Int\nz n = {}\n", elements[..3000].join(" + ")));
    // The parser allows 400 of these.
    let ifs: String = (0..300).map(|n| format!("if n == {n} then {n} else ")).collect();
    lowered(&format!("w :: Int -> Int\nw n = {ifs} 0\n"));
}
