//! Properties whose inputs come from generators, and what QuickCheck has besides.

use crate::support::Folder;
use expect_test::expect;

const GENERATORS: &str = r#"module Gen where
import Test.QuickCheck

newtype Even = Even Int deriving (Show, Eq)
instance Arbitrary Even where
  arbitrary = fmap (\n -> Even (2 * n)) arbitrary

data Tree = Leaf | Node Tree Int Tree deriving (Show, Eq)
instance Arbitrary Tree where
  arbitrary = fmap build (listOf (choose (0, 9)))
build :: [Int] -> Tree
build = foldr insert Leaf
insert :: Int -> Tree -> Tree
insert x Leaf = Node Leaf x Leaf
insert x t@(Node l y r) | x < y = Node (insert x l) y r
                        | x > y = Node l y (insert x r)
                        | otherwise = t
toL :: Tree -> [Int]
toL Leaf = []
toL (Node l x r) = toL l ++ [x] ++ toL r
sorted :: [Int] -> Bool
sorted xs = and (zipWith (<=) xs (drop 1 xs))

prop_chosen :: Property
prop_chosen = forAll (choose (1, 3 :: Int)) (> 0)
prop_chosenBad :: Property
prop_chosenBad = forAll (choose (1, 30 :: Int)) (\n -> n /= 17)
prop_elements :: Property
prop_elements = forAll (elements "abc") (\c -> c < 'd')
prop_oneof :: Property
prop_oneof = forAll (oneof [return 1, choose (5, 7), fmap negate (return 2)]) (\n -> n < (7 :: Int))
prop_freq :: Property
prop_freq = forAll (frequency [(1, return 'x'), (0, return 'y'), (3, return 'z')]) (/= 'y')
prop_vec :: Property
prop_vec = forAll (vectorOf 3 (choose (0, 1 :: Int))) (\xs -> length xs == 3 && sum xs < 3)
prop_list :: Property
prop_list = forAll (listOf (elements [True, False])) (\xs -> length xs < 3)
prop_such :: Property
prop_such = forAll (arbitrary `suchThat` (> 10)) (\n -> n > (11 :: Int))
prop_do :: Property
prop_do = forAll gen (\(a, b) -> a <= b)
  where gen = do { a <- choose (0, 5 :: Int); b <- choose (a, 10); return (a, b) }
prop_sized :: Property
prop_sized = forAll (sized (\n -> choose (0, n))) (\k -> k <= 100)
prop_two :: Int -> Property
prop_two m = forAll (choose (0, 4)) (\n -> forAll (choose (0, 4)) (\k -> m + n /= k + 2 .||. n == k))
prop_even :: Even -> Bool
prop_even (Even n) = n /= 7
prop_evenBad :: Even -> Bool
prop_evenBad (Even n) = n /= 8
prop_evens :: [Even] -> Bool
prop_evens es = all (\(Even n) -> even n) es
prop_tree :: Tree -> Bool
prop_tree t = sorted (toL t)
prop_expect :: Int -> Property
prop_expect n = expectFailure (n < 100)
prop_expectBad :: Bool -> Property
prop_expectBad b = expectFailure (b || not b)
prop_fun :: Fun Int Bool -> Int -> Bool
prop_fun (Fun _ f) n = f n || not (f n)
prop_fn :: Fun Int Int -> Int -> Bool
prop_fn (Fn f) n = f n /= 3
prop_apply :: Fun Int Int -> Int -> Property
prop_apply f n = applyFun f n === applyFun f n
prop_nonneg :: [NonNegative Int] -> Bool
prop_nonneg xs = all (\(NonNegative x) -> x >= 0) xs
prop_ordered :: OrderedList Int -> Bool
prop_ordered (Ordered xs) = sorted xs
prop_small :: Small Int -> Bool
prop_small (Small n) = n < 1000
prop_implicit :: Property
prop_implicit = property (\n -> (n :: Int) * 0 == 0)
prop_conj :: Int -> Property
prop_conj n = conjoin [n >= n, n + 1 > n || n == maxBound]
prop_counter :: Int -> Property
prop_counter n = counterexample "bad" (n /= 3)
prop_within :: Int -> Property
prop_within n = within 1000 (label "x" (classify (n > 0) "pos" (collect n (cover 1 True "c" (once (n == n))))))
prop_divides :: Positive Int -> Int -> Bool
prop_divides (Positive n) m = m `div` n <= m
prop_shuffle :: Property
prop_shuffle = forAll (shuffle [1, 2, 3 :: Int]) (\xs -> sum xs == 6)
prop_sub :: Property
prop_sub = forAll (sublistOf [1, 2, 3 :: Int]) (\xs -> length xs <= 3)
prop_ne :: NonEmptyList Int -> Bool
prop_ne (NonEmpty xs) = head xs <= maximum xs
prop_funArb :: Property
prop_funArb = forAll arbitrary (\x -> forAllBlind arbitrary (\f -> (f :: Int -> Bool) x == f x))
"#;

#[test]
fn generators_give_whatever_they_can_give() {
    let folder = Folder::new("generators").file("Gen.hs", GENERATORS);
    expect![[r#"
        $ snell check Gen.hs --no-save --max-steps 100000 --solver none
        HOLDS    prop_chosen     every input  (proved)
        FAILS    prop_chosenBad  Gen.hs:27
            generated 17
          gives False
          smallest: nothing of a smaller size fails
        HOLDS    prop_elements   every input  (proved)
        FAILS    prop_oneof      Gen.hs:31
            generated 7
          gives False
          smallest: nothing of a smaller size fails
        HOLDS    prop_freq       every input  (proved)
        FAILS    prop_vec        Gen.hs:35
            generated [1,1,1]
          gives False
          smallest: nothing of a smaller size fails
        FAILS    prop_list       Gen.hs:37
            generated [True,True,True]
          gives False
          smallest: nothing of a smaller size fails
        FAILS    prop_such       Gen.hs:39
            generated 11
          gives False
        HOLDS    prop_do         every input  (proved)
        HOLDS    prop_sized      every input  (proved)
        FAILS    prop_two        Gen.hs:46
            m = 3
            generated 0
            generated 1
          gives False
          smallest: nothing of a smaller size fails
        HOLDS    prop_even       every input  (proved)
          note      every Even that its `arbitrary` makes is tried, and no other
        FAILS    prop_evenBad    Gen.hs:50
            input = Even 8
          gives False
          note      every Even that its `arbitrary` makes is tried, and no other
        HOLDS    prop_evens      every input up to size 21  (bounded)
          not seen  larger inputs (bound: --max-steps 100000)
          note      every Even that its `arbitrary` makes is tried, and no other
        HOLDS    prop_tree       every input up to size 19  (bounded)
          not seen  larger inputs (bound: --max-steps 100000)
          note      every Tree that its `arbitrary` makes is tried, and no other
        HOLDS    prop_expect     it fails, as it should, for n = 100  (proved)
        FAILS    prop_expectBad  Gen.hs:58
          it should fail for some input, and holds for every one
        HOLDS    prop_fun        every input  (proved)
        FAILS    prop_fn         Gen.hs:62
            input 1 = Fun _ (\_ -> 3)
            n       = _
          f n  = 3
        HOLDS    prop_apply      every input  (proved)
        HOLDS    prop_nonneg     every list of up to 118 elements  (bounded)
          not seen  larger inputs (bound: --max-steps 100000)
        HOLDS    prop_ordered    every OrderedList of up to 77 elements  (bounded)
          not seen  larger inputs (bound: --max-steps 100000)
        FAILS    prop_small      Gen.hs:70
            n = 1000
          gives False
          fails for every  n >= 1000   (solved, not sampled)
        HOLDS    prop_implicit   every input  (proved)
        HOLDS    prop_conj       every input  (proved)
        FAILS    prop_counter    Gen.hs:76
            n = 3
          gives False
        HOLDS    prop_within     every input  (proved)
        FAILS    prop_divides    Gen.hs:80
            n = 2
            m = -2
          m `div` n  = -1
          fails for every  n > 0 && m < m `div` n   (solved, not sampled; unless an Int wraps around)
          smallest: nothing of a smaller size fails
        HOLDS    prop_shuffle    every input  (proved)
        HOLDS    prop_sub        every input  (proved)
        HOLDS    prop_ne         every list of up to 10 elements  (bounded)
          not seen  larger inputs (bound: --max-steps 100000)
        HOLDS    prop_funArb     every input up to size 86  (bounded)
          not seen  larger inputs (bound: --max-steps 100000)
        20 hold, 12 fail, 0 open · 3108 paths · # steps
        --- exit 1
    "#]]
    .assert_eq(&folder.transcript(&["check Gen.hs --no-save --max-steps 100000 --solver none"]));
}
