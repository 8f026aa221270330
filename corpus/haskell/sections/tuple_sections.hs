-- Tuple sections with missing components anywhere, beside tuple constructors.
{-# LANGUAGE TupleSections #-}
module Main where

import qualified Data.Map as M

main :: IO ()
main = do
  print (map (,True) [1, 2])
  print (map (1,) "ab")
  print (map (,'x',) [1] <*> [2, 3])
  print ((,,3,) 1 2 4)
  print (M.toList (M.fromListWith (++) (map (\s -> (length s, [s])) (words "a bb cc d"))))
  print (M.toList (M.fromListWith (+) (map (,1) "mississippi")))
  print (zipWith (,,()) [1, 2] "ab")
  print ((,) <$> Just 1 <*> Just 2)
  print (fmap (,"s") (Just (-1)))
  print ((1 + 1,) . (* 2) $ 4)
  let f = (,x)
      x = 10
      where_ = 0
      f' = f where_
  print f'
