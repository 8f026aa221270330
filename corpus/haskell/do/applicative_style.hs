-- Applicative operators beside do: <$>, <*>, *>, <*, <$, liftA2, traverse, void.
module Main where

import Control.Applicative
import Data.Functor
import Data.Traversable (for)
import Data.Foldable (for_, traverse_, sequenceA_)

data User = User { uid :: Int, uname :: String, admin :: Bool } deriving Show

main :: IO ()
main = do
  print (User <$> Just 1 <*> Just "n" <*> pure True)
  print (User <$> [1, 2] <*> ["a", "b"] <*> [False])
  print (Just 1 *> Just 2, Just 1 <* Just 2, Nothing *> Just 2, Just 1 <* (Nothing :: Maybe ()))
  print (3 <$ [1, 2], [1, 2] $> 4, Just 1 <&> (+ 1))
  print (liftA2 (,) [1, 2] "ab", liftA3 (,,) (Just 1) (Just 2) (Just 3))
  print (getZipList (ZipList [(+ 1), (* 2)] <*> ZipList [10, 20]))
  print ((+) <$> (* 2) <*> (+ 10) $ 3)
  print (traverse (\x -> if x > 0 then Right x else Left ("bad " ++ show x)) [1, 2, -3, -4])
  print (sequenceA [(+ 1), (* 2)] 5, sequenceA [Just 1, Nothing])
  r <- for [1, 2, 3] (\x -> putStr (show x ++ ";") $> x * x)
  print r
  for_ (Just 'x') print
  traverse_ print (Right 5 :: Either String Int)
  sequenceA_ [putStr "p", putStr "q", putStrLn "r"]
  x <- (++) <$> pure "ab" <*> pure "cd"
  putStrLn x
  print (Just 5 <|> Nothing, empty <|> [1], Nothing <|> Nothing :: Maybe Int)
  print (asum' [Nothing, Just 2, Just 3], optional (Nothing :: Maybe Int), optional (Just 1))
  print (("log1 ", (+ 1)) <*> ("log2", 5), void [1, 2], (<**>) (Just 3) (Just (+ 1)))
  where asum' = foldr (<|>) empty
