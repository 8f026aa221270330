-- | Times of days. The only zone that is known is that of UTC.
module Data.Time.LocalTime
  ( TimeZone (..), utc, minutesToTimeZone, hoursToTimeZone, getCurrentTimeZone, getTimeZone, timeZoneOffsetString
  , TimeOfDay (..), midnight, midday, makeTimeOfDayValid, timeToTimeOfDay, timeOfDayToTime, dayFractionToTimeOfDay
  , LocalTime (..), utcToLocalTime, localTimeToUTC, addLocalTime, diffLocalTime
  , ZonedTime (..), utcToZonedTime, zonedTimeToUTC, getZonedTime, utcToLocalZonedTime
  ) where

import Data.Fixed (Pico, divMod', showFixed)
import Data.Time.Calendar
import Data.Time.Clock

data TimeZone = TimeZone { timeZoneMinutes :: Int, timeZoneSummerOnly :: Bool, timeZoneName :: String }
  deriving (Eq, Ord)

instance Show TimeZone where
  show zone
    | null (timeZoneName zone) = timeZoneOffsetString zone
    | otherwise = timeZoneName zone

timeZoneOffsetString :: TimeZone -> String
timeZoneOffsetString zone = (if n < 0 then '-' else '+') : two (div (abs n) 60) ++ two (mod (abs n) 60)
  where n = timeZoneMinutes zone

utc :: TimeZone
utc = TimeZone 0 False "UTC"

minutesToTimeZone, hoursToTimeZone :: Int -> TimeZone
minutesToTimeZone n = TimeZone n False ""
hoursToTimeZone n = minutesToTimeZone (60 * n)

getCurrentTimeZone :: IO TimeZone
getCurrentTimeZone = return utc

getTimeZone :: UTCTime -> IO TimeZone
getTimeZone _ = return utc

data TimeOfDay = TimeOfDay { todHour :: Int, todMin :: Int, todSec :: Pico }
  deriving (Eq, Ord)

two :: Int -> String
two n = (if n < 10 then "0" else "") ++ show n

instance Show TimeOfDay where
  show (TimeOfDay h m s) = two h ++ ":" ++ two m ++ ":" ++ (if s < 10 then "0" else "") ++ showFixed True s

midnight, midday :: TimeOfDay
midnight = TimeOfDay 0 0 0
midday = TimeOfDay 12 0 0

makeTimeOfDayValid :: Int -> Int -> Pico -> Maybe TimeOfDay
makeTimeOfDayValid h m s
  | h < 0 || h > 23 || m < 0 || m > 59 || s < 0 || s >= 61 = Nothing
  | otherwise = Just (TimeOfDay h m s)

timeToTimeOfDay :: DiffTime -> TimeOfDay
timeToTimeOfDay t = TimeOfDay (fromInteger h) (fromInteger m) s
  where
    seconds = fromRational (toRational t) :: Pico
    (minutes, s) = divMod' seconds 60
    (h, m) = divMod minutes 60 :: (Integer, Integer)

timeOfDayToTime :: TimeOfDay -> DiffTime
timeOfDayToTime (TimeOfDay h m s) = fromIntegral (h * 3600 + m * 60) + fromRational (toRational s)

dayFractionToTimeOfDay :: Rational -> TimeOfDay
dayFractionToTimeOfDay r = timeToTimeOfDay (fromRational (r * 86400))

data LocalTime = LocalTime { localDay :: Day, localTimeOfDay :: TimeOfDay }
  deriving (Eq, Ord)

instance Show LocalTime where
  show (LocalTime d t) = show d ++ " " ++ show t

utcToLocalTime :: TimeZone -> UTCTime -> LocalTime
utcToLocalTime zone time = case addUTCTime (fromIntegral (60 * timeZoneMinutes zone)) time of
  UTCTime day t -> LocalTime day (timeToTimeOfDay t)

localTimeToUTC :: TimeZone -> LocalTime -> UTCTime
localTimeToUTC zone (LocalTime day time) =
  addUTCTime (fromIntegral (negate 60 * timeZoneMinutes zone)) (UTCTime day (timeOfDayToTime time))

addLocalTime :: NominalDiffTime -> LocalTime -> LocalTime
addLocalTime n = utcToLocalTime utc . addUTCTime n . localTimeToUTC utc

diffLocalTime :: LocalTime -> LocalTime -> NominalDiffTime
diffLocalTime a b = diffUTCTime (localTimeToUTC utc a) (localTimeToUTC utc b)

data ZonedTime = ZonedTime { zonedTimeToLocalTime :: LocalTime, zonedTimeZone :: TimeZone }

instance Show ZonedTime where
  show (ZonedTime t zone) = show t ++ " " ++ show zone

utcToZonedTime :: TimeZone -> UTCTime -> ZonedTime
utcToZonedTime zone time = ZonedTime (utcToLocalTime zone time) zone

zonedTimeToUTC :: ZonedTime -> UTCTime
zonedTimeToUTC (ZonedTime t zone) = localTimeToUTC zone t

getZonedTime :: IO ZonedTime
getZonedTime = fmap (utcToZonedTime utc) getCurrentTime

utcToLocalZonedTime :: UTCTime -> IO ZonedTime
utcToLocalZonedTime = return . utcToZonedTime utc
