-- Precedence of all Prelude operators against each other.
module Main where

import Data.Bits
import Data.Function ((&))
import Data.Functor ((<&>))

main :: IO ()
main = do
  print $ 1 + 2 * 3 - 4 `div` 2 `mod` 3
  print $ 2 ^ 3 * 2 + 1 == 17 && not False || undefined
  print $ 10 - 3 - 2 == 5 && 2 ^ 2 ^ 0 == 2
  print $ "a" ++ "b" ++ show 1 ++ map succ "c"
  print $ 1 : 2 : [] ++ [3] ++ 4 : []
  print $ negate . abs . subtract 3 $ 1
  print $ 5 `elem` [1 .. 5] && 3 /= 4
  print $ (+ 1) <$> [1, 2] ++ [3]
  print $ (,) <$> Just 1 <*> Just 2
  print $ Just 5 >>= \x -> Just (x + 1) >>= \y -> return (x * y)
  print $ [1, 2, 3] !! 1 + 10
  print $ -1 `mod` 3 + 2
  print $ (subtract 1 . (* 2)) 5 `max` 3
  print $ 1 .|. 2 .&. 3 `xor` 4 `shiftL` 1 + (0 :: Int)
  print $ [3, 1] <&> (+ 1) & sum
  print $ 7 `quot` 2 * 2 + 7 `rem` 2
  print $ fmap negate . filter odd $ [1 .. 5]
  print $ "x" <> "y" < "z" || False
  print $ 2 * 3 ** 2 / 3
  print $ succ 1 * 2 + length [1] * 3
  print $ seq 1 2 + 3
  print $ 1 `seq` 2 `seq` 3 + 1
  print $! 4 `subtract` 10 * 2
  print $ (\x -> x) $ id $ 3
  print $ sum $ map (* 2) $ filter even [1 .. 10]
  print $ sequence_ [Just 1] *> Just 3 <* Just 4
  print $ 3 == 3 && 4 < 5 && "a" <= "b"
  print $ if 1 < 2 && 3 > 2 || False then 1 + 1 else 2 * 2
