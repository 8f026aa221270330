-- Rank-N types: polymorphic arguments, Church encodings, runST-like scoping.
{-# LANGUAGE RankNTypes, ScopedTypeVariables #-}
module Main where

applyBoth :: (forall a. [a] -> Int) -> ([Int], String) -> (Int, Int)
applyBoth f (xs, s) = (f xs, f s)

newtype Church = Church (forall a. (a -> a) -> a -> a)

toInt :: Church -> Int
toInt (Church n) = n (+ 1) 0

suc :: Church -> Church
suc (Church n) = Church (\f -> f . n f)

add, mul :: Church -> Church -> Church
add (Church a) (Church b) = Church (\f -> a f . b f)
mul (Church a) (Church b) = Church (a . b)

type Nat f g = forall x. f x -> g x

m2l :: Nat Maybe []
m2l Nothing = []
m2l (Just x) = [x]

withNat :: Nat f g -> (f Int, f String) -> (g Int, g String)
withNat h (a, b) = (h a, h b)

newtype ListC a = ListC { foldC :: forall r. (a -> r -> r) -> r -> r }

fromL :: [a] -> ListC a
fromL xs = ListC (\c n -> foldr c n xs)

withShow :: (forall a. Show a => a -> String) -> String
withShow f = f 1 ++ f True ++ f "s"

rank3 :: ((forall a. a -> a) -> Int) -> Int
rank3 k = k id

main :: IO ()
main = do
  print (applyBoth length ([1, 2, 3], "ab"), applyBoth (\_ -> 0) ([], ""))
  let two = suc (suc (Church (\_ x -> x)))
      three = suc two
  print (toInt (add two three), toInt (mul two three), toInt (mul three (mul three three)))
  print (withNat m2l (Just 1, Nothing), withNat (take 1 . m2l) (Nothing, Just "x"))
  print (foldC (fromL [1, 2, 3]) (+) 0, foldC (fromL "abc") (:) "")
  putStrLn (withShow show ++ withShow (reverse . show))
  print (rank3 (\f -> f 3 + length (f "abc")))
  print ((\(f :: forall a. a -> [a]) -> (f 1, f 'x')) (: []))
