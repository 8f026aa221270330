-- if, case, let, lambda and do as operands without parentheses where the grammar allows.
{-# LANGUAGE BlockArguments #-}
module Main where

import Control.Monad

main :: IO ()
main = do
  print $ 1 + if True then 2 else 3
  print $ 2 * let x = 4 in x + 1
  print $ (1 +) $ case 'a' of 'a' -> 10; _ -> 20
  print $ map (+ 1) $ [1, 2] ++ if False then [] else [3]
  print . negate $ let y = 1; z = 2 in y - z
  print (if 1 > 2 then "a" else if 2 > 3 then "b" else "c" ++ "d")
  when True do
    putStrLn "block argument"
  forM_ [1, 2] \i -> do
    print i
  let f = \x -> \y -> if x > y then x else y in print (f 1 2)
  print ((\x -> x + 1) $> 3)
  print (case (1, "x") of (n, s) | n > 1 -> s | otherwise -> s ++ s)
  print $ foldr (\a b -> if even a then a : b else b) [] [1 .. 6]
  print $ let in 5
  print if True then 1 else 2
  print (let a = 1 in let b = a + 1 in let c = b + 1 in [a, b, c])
  print [case x of 0 -> 'z'; _ -> 'n' | x <- [0, 1]]
  print (do let { q = 3 }; Just q)
  where f $> x = f x
        infixl 0 $>
