-- do blocks as operands: with >>=, <|>, $, in lists and tuples, and where after them.
module Main where

import Control.Applicative
import Data.Functor.Identity

parse :: String -> Maybe Int
parse s = do
    [a, b] <- Just (words s)
    Just (length a + length b)
  <|> do
    [a] <- Just (words s)
    pure (length a)
  <|> Just (-1)

main :: IO ()
main = do
  print (map parse ["ab c", "abc", "a b c"])
  print =<< do
    let x = 3
    return (x * 2)
  (do putStr "first, "
      return 5) >>= \n -> do
    print n
    return ()
  print $ runIdentity $ do
    a <- pure 1
    b <- pure 2
    pure (a + b)
  sequence_
    [ do putStr "a"
         putStr "b"
    , putStr "c"
    , do { putStr "d"
         ; putStrLn "e" }
    ]
  let (p, q) = (do Just 1, do { Nothing :: Maybe Int })
  print (p, q)
  print (fmap (+ 1) do' `seq` do')
  foldr (\x k -> do
    putStr (show x)
    k) (putStrLn ".") [1, 2, 3]
  where do' = Just 1
