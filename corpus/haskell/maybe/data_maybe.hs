-- Data.Maybe and the usual combinators.
module Main where

import Data.Maybe
import Control.Monad ((>=>), mplus)

data User = User { uname :: String, boss :: Maybe User }

bossOfBoss :: User -> Maybe String
bossOfBoss = boss >=> boss >=> Just . uname

main :: IO ()
main = do
  print (fromMaybe 0 (Just 1), fromMaybe 0 Nothing, maybe "n" show (Just 1), maybe "n" show (Nothing :: Maybe Int))
  print (isJust (Just ()), isNothing (Just ()), fromJust (Just 'x'))
  print (catMaybes [Just 1, Nothing, Just 3], mapMaybe (\x -> if x > 1 then Just (x * x) else Nothing) [1, 2, 3])
  print (listToMaybe [1, 2], listToMaybe ([] :: [Int]), maybeToList (Just 'a'), maybeToList (Nothing :: Maybe ()))
  let ceo = User "ceo" Nothing
      vp = User "vp" (Just ceo)
      dev = User { uname = "dev", boss = Just vp }
  print (map bossOfBoss [ceo, vp, dev])
  print (fmap (+ 1) (Just 1), (+) <$> Just 1 <*> Nothing, Just 5 >>= \x -> if x > 3 then Nothing else Just x)
  print (Just 1 < Just 2, Nothing < Just (-5), maximum [Just 3, Nothing], compare (Just 'a') Nothing)
  print (Just [1] <> Nothing <> Just [2], mempty :: Maybe String, Nothing `mplus` Just 3)
  print (sequence [Just 1, Just 2], traverse (`lookup` [(1, 'a'), (2, 'b')]) [1, 2], traverse (`lookup` [(1, 'a')]) [1, 2])
  print (sum (Just 3), length Nothing, concat (Just "abc"), elem 3 (Just 3), foldr (:) [] (Just 'z'))
