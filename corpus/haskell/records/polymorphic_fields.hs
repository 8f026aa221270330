-- Fields of polymorphic and function type, update that changes the type, strict fields.
{-# LANGUAGE RankNTypes #-}
module Main where

import Control.Exception

data Pair a b = Pair { left :: a, right :: b } deriving (Show, Eq, Ord)
data Ops a = Ops { plus :: a -> a -> a, zero :: a, render :: a -> String }
data Poly = Poly { apply :: forall a. [a] -> [a], label :: String }
data S = S { strictF :: !Int, lazyF :: Int }

sumWith :: Ops a -> [a] -> String
sumWith ops = render ops . foldr (plus ops) (zero ops)

intOps :: Ops Int
intOps = Ops { plus = (+), zero = 0, render = show }

main :: IO ()
main = do
  let p = Pair 1 'x'
  print p { left = "changed" }
  print p { left = Just 2, right = [right p] }
  putStrLn (sumWith intOps [1, 2, 3])
  putStrLn (sumWith intOps { plus = (*), zero = 1 } [1, 2, 3, 4])
  putStrLn (sumWith (Ops (++) "" reverse) ["ab", "c"])
  let q = Poly { apply = reverse, label = "rev" }
  print (apply q [1, 2, 3], apply q "abc", label q)
  print (let q' = q { apply = take 2 } in (apply q' "xyz", apply q' [()]))
  r <- try (evaluate (lazyF (S { strictF = error "forced", lazyF = 1 })))
  putStrLn (either (\(ErrorCall m) -> m) show r)
  print (strictF (S { strictF = 2, lazyF = error "never" }))
