-- | Days, as they are counted and as they are called.
module Data.Time.Calendar
  ( Day (..), addDays, diffDays, toGregorian, fromGregorian, fromGregorianValid, showGregorian, gregorianMonthLength
  , addGregorianMonthsClip, addGregorianMonthsRollOver, addGregorianYearsClip, addGregorianYearsRollOver, isLeapYear
  , DayOfWeek (..), dayOfWeek
  ) where

import Control.DeepSeq (NFData (..))
import Data.Ix (Ix)

-- | Counted from 1858-11-17.
newtype Day = ModifiedJulianDay { toModifiedJulianDay :: Integer }
  deriving (Eq, Ord, Ix)

instance Show Day where
  show = showGregorian

instance NFData Day where
  rnf (ModifiedJulianDay n) = n `seq` ()

instance Enum Day where
  succ (ModifiedJulianDay n) = ModifiedJulianDay (succ n)
  pred (ModifiedJulianDay n) = ModifiedJulianDay (pred n)
  toEnum = ModifiedJulianDay . toEnum
  fromEnum (ModifiedJulianDay n) = fromEnum n
  enumFrom (ModifiedJulianDay a) = map ModifiedJulianDay (enumFrom a)
  enumFromThen (ModifiedJulianDay a) (ModifiedJulianDay b) = map ModifiedJulianDay (enumFromThen a b)
  enumFromTo (ModifiedJulianDay a) (ModifiedJulianDay b) = map ModifiedJulianDay (enumFromTo a b)
  enumFromThenTo (ModifiedJulianDay a) (ModifiedJulianDay b) (ModifiedJulianDay c) =
    map ModifiedJulianDay (enumFromThenTo a b c)

addDays :: Integer -> Day -> Day
addDays n (ModifiedJulianDay d) = ModifiedJulianDay (d + n)

diffDays :: Day -> Day -> Integer
diffDays (ModifiedJulianDay a) (ModifiedJulianDay b) = a - b

isLeapYear :: Integer -> Bool
isLeapYear y = mod y 4 == 0 && (mod y 100 /= 0 || mod y 400 == 0)

gregorianMonthLength :: Integer -> Int -> Int
gregorianMonthLength y m = case max 1 (min 12 m) of
  2 -> if isLeapYear y then 29 else 28
  n | n `elem` [4, 6, 9, 11] -> 30
  _ -> 31

-- | Years that begin in March have their leap day at the end.
toGregorian :: Day -> (Integer, Int, Int)
toGregorian (ModifiedJulianDay n) = (if m <= 2 then y + 1 else y, m, fromInteger (dayOfYear - div (153 * mp + 2) 5 + 1))
  where
    z = n + 678881
    era = div z 146097
    doe = z - era * 146097
    yoe = div (doe - div doe 1460 + div doe 36524 - div doe 146096) 365
    y = yoe + era * 400
    dayOfYear = doe - (365 * yoe + div yoe 4 - div yoe 100)
    mp = div (5 * dayOfYear + 2) 153
    m = fromInteger (if mp < 10 then mp + 3 else mp - 9)

fromGregorian :: Integer -> Int -> Int -> Day
fromGregorian year month day = ModifiedJulianDay (era * 146097 + doe - 678881)
  where
    m = toInteger (max 1 (min 12 month))
    d = toInteger (max 1 (min (gregorianMonthLength year (fromInteger m)) day))
    y = if m <= 2 then year - 1 else year
    era = div y 400
    yoe = y - era * 400
    doy = div (153 * (if m > 2 then m - 3 else m + 9) + 2) 5 + d - 1
    doe = yoe * 365 + div yoe 4 - div yoe 100 + doy

fromGregorianValid :: Integer -> Int -> Int -> Maybe Day
fromGregorianValid y m d
  | m < 1 || m > 12 || d < 1 || d > gregorianMonthLength y m = Nothing
  | otherwise = Just (fromGregorian y m d)

showGregorian :: Day -> String
showGregorian day = case toGregorian day of
  (y, m, d) -> year y ++ "-" ++ two m ++ "-" ++ two d
  where
    two n = (if n < 10 then "0" else "") ++ show n
    year y
      | y < 0 = '-' : year (negate y)
      | otherwise = replicate (4 - length (show y)) '0' ++ show y

addMonths :: Integer -> Day -> (Integer, Int, Int)
addMonths n day = (div months 12, fromInteger (mod months 12) + 1, d)
  where
    (y, m, d) = toGregorian day
    months = y * 12 + toInteger (m - 1) + n

addGregorianMonthsClip, addGregorianMonthsRollOver, addGregorianYearsClip, addGregorianYearsRollOver
  :: Integer -> Day -> Day
addGregorianMonthsClip n day = case addMonths n day of (y, m, d) -> fromGregorian y m d
addGregorianMonthsRollOver n day = case addMonths n day of
  (y, m, d) -> addDays (toInteger d - 1) (fromGregorian y m 1)
addGregorianYearsClip n = addGregorianMonthsClip (n * 12)
addGregorianYearsRollOver n = addGregorianMonthsRollOver (n * 12)

data DayOfWeek = Monday | Tuesday | Wednesday | Thursday | Friday | Saturday | Sunday
  deriving (Eq, Ord, Show, Read)

-- | Monday is 1 and Sunday is 7, or 0; there is no last day.
instance Enum DayOfWeek where
  toEnum n = case mod n 7 of
    0 -> Sunday
    1 -> Monday
    2 -> Tuesday
    3 -> Wednesday
    4 -> Thursday
    5 -> Friday
    _ -> Saturday
  fromEnum day = case day of
    Monday -> 1
    Tuesday -> 2
    Wednesday -> 3
    Thursday -> 4
    Friday -> 5
    Saturday -> 6
    Sunday -> 7
  enumFromTo a b
    | a == b = [a]
    | otherwise = a : enumFromTo (succ a) b
  enumFromThenTo a b c
    | a == c = [a]
    | otherwise = a : go b
    where
      step = fromEnum b - fromEnum a
      go d
        | d == c = [d]
        | otherwise = d : go (toEnum (fromEnum d + step))

dayOfWeek :: Day -> DayOfWeek
dayOfWeek (ModifiedJulianDay n) = toEnum (fromInteger (n + 3))
