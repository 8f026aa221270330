-- Big Integer arithmetic: factorials, modular powers, Miller-Rabin, a toy RSA, Pollard rho, base conversion.
module Main where

import Data.Bits (shiftR, testBit, popCount, (.&.))
import Data.Char (chr, ord, intToDigit)
import Data.List (foldl', unfoldr, group, sort)
import Numeric (showHex, showFFloat)

factorial :: Integer -> Integer
factorial n = product [1 .. n]

powMod :: Integer -> Integer -> Integer -> Integer
powMod m b0 e0 = go (b0 `mod` m) e0 1
  where go _ 0 acc = acc
        go b e acc
          | testBit e 0 = go b' e' (acc * b `mod` m)
          | otherwise = go b' e' acc
          where b' = b * b `mod` m
                e' = e `shiftR` 1

egcd :: Integer -> Integer -> (Integer, Integer, Integer)
egcd a 0 = (a, 1, 0)
egcd a b = let (q, r) = a `divMod` b
               (g, x, y) = egcd b r
           in (g, y, x - q * y)

inverseMod :: Integer -> Integer -> Maybe Integer
inverseMod a m = case egcd (a `mod` m) m of
  (1, x, _) -> Just (x `mod` m)
  _ -> Nothing

millerRabin :: Integer -> Bool
millerRabin n
  | n < 2 = False
  | n `elem` small = True
  | any (\p -> n `mod` p == 0) small = False
  | otherwise = all witness small
  where
    small = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]
    (s, d) = split (n - 1) (0 :: Int)
    split k c | even k = split (k `div` 2) (c + 1)
              | otherwise = (c, k)
    witness a = x == 1 || any (== n - 1) (take s (iterate (\y -> y * y `mod` n) x))
      where x = powMod n a d

nextPrime :: Integer -> Integer
nextPrime n = head (filter millerRabin [n' , n' + 2 ..]) where n' = if even n then n + 1 else n + 2

rho :: Integer -> Integer
rho n
  | even n = 2
  | otherwise = head [ d | c <- [1 ..], let d = floyd c, d /= n ]
  where
    floyd c = go (f 2) (f (f 2))
      where f x = (x * x + c) `mod` n
            go t h = case gcd (abs (t - h)) n of
              1 -> go (f t) (f (f h))
              d -> d

factors :: Integer -> [(Integer, Int)]
factors = map (\g -> (head g, length g)) . group . sort . go
  where go 1 = []
        go n | millerRabin n = [n]
             | otherwise = let d = rho n in go d ++ go (n `div` d)

-- RSA on blocks of characters

data Key = Key { modulus, exponent_ :: Integer } deriving Show

keys :: Integer -> Integer -> (Key, Key)
keys p q = (Key n e, Key n d)
  where n = p * q
        phi = (p - 1) * (q - 1)
        e = head [ k | k <- [65537, 65539 ..], gcd k phi == 1 ]
        d = maybe (error "no inverse") id (inverseMod e phi)

crypt :: Key -> Integer -> Integer
crypt (Key n e) m = powMod n m e

encodeText :: String -> Integer
encodeText = foldl' (\acc c -> acc * 256 + fromIntegral (ord c)) 1

decodeText :: Integer -> String
decodeText = reverse . unfoldr (\n -> if n <= 1 then Nothing else Just (chr (fromIntegral (n .&. 255)), n `shiftR` 8))

inBase :: Integer -> Integer -> String
inBase b 0 = if b > 1 then "0" else ""
inBase b n | n < 0 = '-' : inBase b (negate n)
           | otherwise = reverse (unfoldr (\k -> if k == 0 then Nothing else Just (intToDigit (fromIntegral (k `mod` b)), k `div` b)) n)

main :: IO ()
main = do
  print (factorial 50)
  print (length (show (factorial 500)), sum (map (read . pure) (show (factorial 100))) :: Int)
  print (2 ^ (200 :: Int) - 1 :: Integer, (-7) `divMod` 2 :: (Integer, Integer), (-7) `quotRem` (2 :: Integer))
  print (powMod 1000000007 3 (10 ^ (18 :: Int)), powMod 97 5 96)
  print (filter millerRabin [10 ^ (12 :: Int) .. 10 ^ (12 :: Int) + 100])
  print [ p | p <- [2, 3, 5, 7, 11, 13, 17, 19, 31, 61, 67, 89, 107, 127 :: Int], millerRabin (2 ^ p - 1) ]
  print (map factors [360, 1001, 600851475143, 2 ^ (64 :: Int) + 1, factorial 12 + 1])
  let p = nextPrime (10 ^ (20 :: Int))
      q = nextPrime (3 * 10 ^ (20 :: Int))
      (pub, priv) = keys p q
      m = encodeText "attack at dawn!"
      c = crypt pub m
  print (p, q)
  print pub
  print (m, c)
  putStrLn (decodeText (crypt priv c))
  print (egcd 240 46, inverseMod 3 11, inverseMod 6 9)
  putStrLn (unwords [ inBase b (-255) | b <- [2, 8, 10, 16] ])
  putStrLn (showHex (factorial 20) "" ++ " " ++ showFFloat (Just 3) (fromInteger (factorial 20) / 1e18 :: Double) "")
  print (popCount (factorial 30), testBit (2 ^ (100 :: Int) :: Integer) 100, gcd (factorial 20) (2 ^ (70 :: Int)), lcm 12 18 :: Integer)
  print (fromInteger (2 ^ (64 :: Int) + 5) :: Int, toInteger (maxBound :: Int) + 1, fromIntegral (3 :: Int) * 10 ^ (20 :: Int) :: Integer)
