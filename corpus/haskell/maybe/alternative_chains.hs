-- Alternatives and defaults in lookup chains, with laziness of the rest.
module Main where

import Control.Applicative
import Control.Monad
import Data.Maybe
import Data.Monoid
import qualified Data.Map as M

env1, env2 :: M.Map String Int
env1 = M.fromList [("a", 1), ("b", 2)]
env2 = M.fromList [("b", 20), ("c", 30)]

resolve :: String -> Maybe Int
resolve k = M.lookup k env1 <|> M.lookup k env2 <|> (guard (length k > 3) >> Just (length k))

firstJust :: [a -> Maybe b] -> a -> Maybe b
firstJust fs x = getFirst (foldMap (First . ($ x)) fs)

fizz :: Int -> String
fizz n = fromMaybe (show n) ("Fizz" `on` 3 <> "Buzz" `on` 5 <> "Bang" `on` 7)
  where word `on` k = word <$ guard (n `mod` k == 0)

main :: IO ()
main = do
  print (map resolve ["a", "b", "c", "d", "long"])
  print (firstJust [\x -> if x > 10 then Just "big" else Nothing, \x -> if even x then Just "even" else Nothing] <$> [12, 4, 3])
  print (Just 1 <|> undefined, head (catMaybes [Nothing, Just 2, undefined]))
  print (fromMaybe 0 (resolve "zz" <|> resolve "a"), maybe [] pure (Just 'x'), sequenceA_' [Just 1, Nothing])
  print (asum' [[], [1, 2], [3]], optional Nothing :: Maybe (Maybe Int), many Nothing :: Maybe [Int])
  print (map fizz [1, 3, 5, 15, 21, 105])
  print (mapM fizzy [1 .. 3], liftA2 (+) (Just 1) (Just 2), (<|>) [] [5])
  where sequenceA_' = foldr ((*>) . void) (pure ())
        asum' = foldr (<|>) empty
        fizzy n = if n > 5 then Nothing else Just (n * n)
