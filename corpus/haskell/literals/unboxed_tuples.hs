{-# LANGUAGE MagicHash, UnboxedTuples #-}
import GHC.Exts
f :: Int -> Int -> (# Int, Int #)
f a b = (# a + b, a * b #)
g (I# x) (I# y) = I# (x +# y *# 2#)
h :: Double -> Double
h (D# d) = D# (d *## 2.0##)
loop :: Int# -> Int# -> Int#
loop 0# acc = acc
loop n acc = loop (n -# 1#) (acc +# n)
main = do
  case f 3 4 of (# s, p #) -> print (s, p)
  print (g 1 2, h 1.5, I# (loop 100# 0#))
  print (isTrue# (3# ># 2#), C# (chr# 65#), I# (ord# 'a'#))
