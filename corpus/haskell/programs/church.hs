-- Church and Scott encodings with rank-N types: booleans, numerals, pairs, lists, trees, predecessor, a tiny proof of arithmetic laws by testing.
{-# LANGUAGE RankNTypes #-}
module Main where

-- Booleans
newtype CBool = CBool (forall a. a -> a -> a)

true, false :: CBool
true = CBool const
false = CBool (\_ y -> y)

ifThen :: CBool -> a -> a -> a
ifThen (CBool b) = b

notC :: CBool -> CBool
notC b = ifThen b false true

andC, orC, xorC :: CBool -> CBool -> CBool
andC a b = ifThen a b false
orC a b = ifThen a true b
xorC a b = ifThen a (notC b) b

toBool :: CBool -> Bool
toBool b = ifThen b True False

-- Numerals
newtype Nat = Nat { runNat :: forall a. (a -> a) -> a -> a }

zero, one, two :: Nat
zero = Nat (\_ z -> z)
one = suc zero
two = suc one

suc :: Nat -> Nat
suc n = Nat (\s z -> s (runNat n s z))

plus, times, power, minus, quotC :: Nat -> Nat -> Nat
plus m n = Nat (\s -> runNat m s . runNat n s)
times m n = Nat (runNat m . runNat n)
power m n = runNat n (times m) one
minus m n = runNat n prd m
quotC m n = fixC (\rec k -> ifThen (leqC n k) (suc (rec (minus k n))) zero) m

fixC :: (a -> a) -> a
fixC f = let x = f x in x

prd :: Nat -> Nat
prd n = fstC (runNat n (\p -> pairC (sndC p) (suc (sndC p))) (pairC zero zero))

isZero :: Nat -> CBool
isZero n = runNat n (const false) true

leqC, eqC :: Nat -> Nat -> CBool
leqC m n = isZero (minus m n)
eqC m n = leqC m n `andC` leqC n m

fromInt :: Int -> Nat
fromInt k = iterate suc zero !! k

toInt :: Nat -> Int
toInt n = runNat n (+ 1) 0

factC :: Nat -> Nat
factC n = sndC (runNat n (\p -> pairC (suc (fstC p)) (times (fstC p) (sndC p))) (pairC one one))

fibC :: Nat -> Nat
fibC n = fstC (runNat n (\p -> pairC (sndC p) (plus (fstC p) (sndC p))) (pairC zero one))

-- Pairs
newtype Pair a b = Pair (forall r. (a -> b -> r) -> r)

pairC :: a -> b -> Pair a b
pairC a b = Pair (\k -> k a b)

fstC :: Pair a b -> a
fstC (Pair p) = p const

sndC :: Pair a b -> b
sndC (Pair p) = p (\_ b -> b)

-- Lists, Church style (folds)
newtype List a = List { foldC :: forall r. (a -> r -> r) -> r -> r }

nil :: List a
nil = List (\_ n -> n)

cons :: a -> List a -> List a
cons x xs = List (\c n -> c x (foldC xs c n))

fromL :: [a] -> List a
fromL = foldr cons nil

toL :: List a -> [a]
toL l = foldC l (:) []

mapC :: (a -> b) -> List a -> List b
mapC f l = List (\c -> foldC l (c . f))

filterC :: (a -> Bool) -> List a -> List a
filterC p l = List (\c -> foldC l (\x r -> if p x then c x r else r))

appendC :: List a -> List a -> List a
appendC a b = List (\c -> foldC a c . foldC b c)

reverseC :: List a -> List a
reverseC l = foldC l (\x k acc -> k (cons x acc)) id nil

takeC :: Int -> List a -> List a
takeC n l = List (\c z -> foldC l (\x k m -> if m == 0 then z else c x (k (m - 1))) (const z) n)

-- Lists, Scott style (pattern matching)
newtype Scott a = Scott { matchS :: forall r. r -> (a -> Scott a -> r) -> r }

nilS :: Scott a
nilS = Scott const

consS :: a -> Scott a -> Scott a
consS x xs = Scott (\_ c -> c x xs)

tailS :: Scott a -> Scott a
tailS l = matchS l nilS (\_ t -> t)

zipS :: Scott a -> Scott b -> Scott (a, b)
zipS a b = matchS a nilS (\x xs -> matchS b nilS (\y ys -> consS (x, y) (zipS xs ys)))

natsFrom :: Int -> Scott Int
natsFrom n = consS n (natsFrom (n + 1))

takeS :: Int -> Scott a -> [a]
takeS 0 _ = []
takeS n l = matchS l [] (\x xs -> x : takeS (n - 1) xs)

main :: IO ()
main = do
  print [ map toBool [f true true, f true false, f false true, f false false] | f <- [andC, orC, xorC] ]
  let n3 = fromInt 3; n4 = fromInt 4
  print (map toInt [plus n3 n4, times n3 n4, power n3 n4, minus n4 n3, minus n3 n4, prd n4, prd zero])
  print (map (toInt . factC . fromInt) [0 .. 6], map (toInt . fibC . fromInt) [0 .. 12])
  print [ toInt (quotC (fromInt a) (fromInt b)) | (a, b) <- [(17, 5), (20, 4), (3, 7)] ]
  print (and [ toBool (eqC (plus a b) (plus b a)) && toBool (eqC (times a (plus b one)) (plus (times a b) a))
             | i <- [0 .. 4], j <- [0 .. 4], let { a = fromInt i; b = fromInt j } ])
  let l = fromL [1 .. 6 :: Int]
  print (toL (mapC (* 2) (filterC odd l)), toL (reverseC l), toL (appendC l (takeC 2 l)), foldC l (+) 0)
  print (toL (takeC 5 (fromL [10 ..])))
  print (takeS 4 (zipS (natsFrom 5) (tailS (natsFrom 100))))
  print (runNat two (runNat n3) (* 2) (1 :: Int), runNat (power two n3) ('x' :) "")
