-- Calendar arithmetic, leap years, day of week, Easter, time formatting, all with div and mod.
module Main where

import Text.Printf (printf)

data Date = Date { year :: Int, month :: Int, day :: Int } deriving (Eq, Ord)
instance Show Date where
  show (Date y m d) = printf "%04d-%02d-%02d" y m d

leap :: Int -> Bool
leap y = y `mod` 4 == 0 && (y `mod` 100 /= 0 || y `mod` 400 == 0)

toDays :: Date -> Int
toDays (Date y m d) = 365 * y' + y' `div` 4 - y' `div` 100 + y' `div` 400 + (153 * m' + 2) `div` 5 + d
  where (y', m') | m <= 2 = (y - 1, m + 9)
                 | otherwise = (y, m - 3)

fromDays :: Int -> Date
fromDays n = head [dt | y <- [n `div` 366 ..], m <- [1 .. 12], d <- [1 .. monthLen y m], let dt = Date y m d, toDays dt == n]

monthLen :: Int -> Int -> Int
monthLen y m
  | m == 2 = if leap y then 29 else 28
  | m `elem` [4, 6, 9, 11] = 30
  | otherwise = 31

weekday :: Date -> String
weekday d = words "Tue Wed Thu Fri Sat Sun Mon" !! (toDays d `mod` 7)

easter :: Int -> Date
easter y = Date y (p `div` 31) (p `mod` 31 + 1)
  where
    a = y `mod` 19
    (b, c) = y `divMod` 100
    (d, e) = b `divMod` 4
    g = (8 * b + 13) `div` 25
    h = (19 * a + b - d - g + 15) `mod` 30
    (i, k) = c `divMod` 4
    l = (32 + 2 * e + 2 * i - h - k) `mod` 7
    m = (a + 11 * h + 22 * l) `div` 451
    p = h + l - 7 * m + 114

hms :: Int -> String
hms s = printf "%d:%02d:%02d" (s `div` 3600) (s `div` 60 `mod` 60) (s `mod` 60)

main :: IO ()
main = do
  print (map leap [1900, 2000, 2023, 2024])
  print (Date 2024 2 9, Date 2024 2 9 < Date 2024 10 1)
  print [toDays (Date 2024 3 1) - toDays (Date 2024 2 1), toDays (Date 2000 1 1) - toDays (Date 1970 1 1)]
  print (fromDays (toDays (Date 2001 12 31) + 1))
  putStrLn (unwords [weekday (Date 2000 1 d) | d <- [1 .. 7]])
  print (map easter [2000, 2008, 2024])
  mapM_ (putStrLn . hms) [0, 61, 3599, 3600, 86399]
