-- Text.Printf: every usual conversion with flags, width and precision.
module Main where

import Text.Printf

main :: IO ()
main = do
  printf "plain\n"
  printf "%d %i %5d|%-5d|%05d|%+d\n" (1 :: Int) (2 :: Int) (3 :: Int) (4 :: Int) (5 :: Int) (6 :: Int)
  printf "%s|%10s|%-10s|%.2s\n" "str" "right" "left" "cut"
  printf "%c%c\n" 'a' 'b'
  printf "%f %.2f %8.3f|%-8.1f|%08.2f\n" (1.5 :: Double) (3.14159 :: Double) (2.71828 :: Double) (9.99 :: Double) (-1.5 :: Double)
  printf "%e %.2e %g %g\n" (1234.5 :: Double) (0.00012 :: Double) (0.5 :: Double) (1e10 :: Double)
  printf "%x %X %o %b %#x\n" (255 :: Int) (255 :: Int) (8 :: Int) (5 :: Int) (255 :: Int)
  printf "100%% %s\n" (show [1, 2])
  printf "%3d%%|% d\n" (50 :: Int) (7 :: Int)
  let s = printf "%d-%s" (1 :: Int) "x" :: String
  putStrLn s
  printf "%*d|%-*d|\n" (6 :: Int) (42 :: Int) (4 :: Int) (7 :: Int)
  printf "%d %d\n" (-5 :: Int) (2 ^ 70 :: Integer)
  printf "%v %v\n" (1 :: Int) 'c'
  mapM_ (\(n, v) -> printf "%-6s %6.2f\n" n v) [("ab", 1.234 :: Double), ("cdef", 100)]
  hPrintf' "done %d\n" 1
  printf "%.0f %.1f %.3f\n" (2.5 :: Double) (0.05 :: Double) (1e-4 :: Double)
  printf "%5s|%-5s|%5c|\n" "ab" "ab" 'c'
  where hPrintf' f n = printf f (n :: Int) :: IO ()
