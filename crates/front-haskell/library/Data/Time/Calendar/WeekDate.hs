-- | Days of weeks, which are counted from the first that has a Thursday.
module Data.Time.Calendar.WeekDate (toWeekDate, fromWeekDate) where

import Data.Time.Calendar

toWeekDate :: Day -> (Integer, Int, Int)
toWeekDate day = (y, fromInteger (div (diffDays thursday (fromGregorian y 1 1)) 7) + 1, weekday)
  where
    weekday = fromEnum (dayOfWeek day)
    thursday = addDays (toInteger (4 - weekday)) day
    (y, _, _) = toGregorian thursday

fromWeekDate :: Integer -> Int -> Int -> Day
fromWeekDate y week weekday = addDays (toInteger (7 * (week - 1) + weekday - 1)) first
  where
    fourth = fromGregorian y 1 4
    first = addDays (toInteger (1 - fromEnum (dayOfWeek fourth))) fourth
