-- | Days of years.
module Data.Time.Calendar.OrdinalDate (toOrdinalDate, fromOrdinalDate, isLeapYear) where

import Data.Time.Calendar

toOrdinalDate :: Day -> (Integer, Int)
toOrdinalDate day = case toGregorian day of
  (y, _, _) -> (y, fromInteger (diffDays day (fromGregorian y 1 1)) + 1)

fromOrdinalDate :: Integer -> Int -> Day
fromOrdinalDate y n = addDays (toInteger (max 1 (min (if isLeapYear y then 366 else 365) n)) - 1) (fromGregorian y 1 1)
