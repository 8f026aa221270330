//! What a bounded verdict says of the inputs, against properties that fail just beyond.

use crate::support::Folder;

const PROGRAM: &str = "\
import Data.Char (isDigit)
import qualified Data.Map as M

data Tree = Leaf | Node Tree Int Tree

prop_length :: [Int] -> Bool
prop_length xs = length xs /= 9

prop_nodes :: Tree -> Bool
prop_nodes t = constructors t /= 9

constructors :: Tree -> Int
constructors Leaf = 1
constructors (Node l _ r) = 1 + constructors l + constructors r

prop_together :: [Int] -> [Bool] -> Bool
prop_together xs ys = length xs + length ys /= 10

prop_nested :: [[Int]] -> Bool
prop_nested xss = length (concat xss) /= 7

prop_number :: Int -> Bool
prop_number n = n < 0 || count n /= 23

prop_signed :: Int -> Bool
prop_signed n = count (abs n) /= 23

count :: Int -> Int
count n = if n <= 0 then 0 else 1 + count (n - 1)

prop_map :: M.Map Int Int -> Bool
prop_map m = M.size m /= 4

prop_digits :: String -> Bool
prop_digits s = length (filter isDigit s) /= 4

prop_table :: (Int -> Int) -> Bool
prop_table f = map f [1 .. 4] /= [4, 3, 2, 1]
";

/// The properties and the least measure of an input on which they fail.
const FAILS_AT: [(&str, u64); 9] = [
    ("prop_length", 9),
    ("prop_nodes", 9),
    ("prop_together", 5),
    ("prop_nested", 3),
    ("prop_number", 23),
    ("prop_signed", 23),
    ("prop_map", 4),
    ("prop_digits", 4),
    ("prop_table", 4),
];

/// A crash that depends on a number in a type of its own, beside a list that has nothing to do with it.
#[test]
fn numbers_of_other_types_are_named() {
    let program = "newtype Age = Age Int\n\n\
        old :: Age -> [Int] -> Int\n\
        old (Age n) xs = if count n == 23 then head xs else 0\n\n\
        count :: Int -> Int\n\
        count n = if n <= 0 then 0 else 1 + count (n - 1)\n";
    let folder = Folder::new("bounds_of_other_types").file("A.hs", program);
    let ran = folder.run("check --crashes A.hs old --max-steps 700 --solver none");
    assert!(ran.stdout.contains("elements and Age up to "), "{}{}", ran.stdout, ran.stderr);
}

#[test]
fn what_is_said_to_hold_does_not_fail() {
    let folder = Folder::new("bounds").file("B.hs", PROGRAM);
    let (mut said, mut failed) = (0, 0);
    for (property, least) in FAILS_AT {
        for jobs in [1, 2] {
            for steps in [100, 200, 400, 800, 1600, 3200, 12800, 51200] {
                let ran = folder.run(&format!(
                    "check B.hs {property} --max-steps {steps} --jobs {jobs} --allow-open --format json --no-save"
                ));
                assert!(matches!(ran.code, Some(0 | 1)), "{property}: {}{}", ran.stdout, ran.stderr);
                let line = ran.stdout.lines().find(|line| line.contains("\"type\":\"property\"")).unwrap_or_default();
                if line.contains("\"verdict\":\"fails\"") {
                    failed += 1;
                    continue;
                }
                let Some((_, seen)) = line.split_once("\"seen\":\"") else { continue };
                let number = |word: &str| word.trim_matches(|c: char| !c.is_ascii_digit()).parse::<u64>().ok();
                let most = seen.split('"').next().unwrap_or_default().split(' ').filter_map(number).max();
                let most = most.unwrap_or_else(|| panic!("no bound: {seen}"));
                assert!(most < least, "{property} fails at {least}, but with {steps} steps: {seen}");
                said += 1;
            }
        }
    }
    assert!(said > 40 && failed > 20, "too little was claimed or found: {said}, {failed}");
}
