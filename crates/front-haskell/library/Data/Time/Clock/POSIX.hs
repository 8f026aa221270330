-- | Seconds since 1970.
module Data.Time.Clock.POSIX
  ( POSIXTime, getPOSIXTime, posixSecondsToUTCTime, utcTimeToPOSIXSeconds, posixDayLength, getCurrentTime
  ) where

import Data.Time.Calendar (fromGregorian)
import Data.Time.Clock

type POSIXTime = NominalDiffTime

epoch :: UTCTime
epoch = UTCTime (fromGregorian 1970 1 1) 0

getPOSIXTime :: IO POSIXTime
getPOSIXTime = fmap utcTimeToPOSIXSeconds getCurrentTime

posixSecondsToUTCTime :: POSIXTime -> UTCTime
posixSecondsToUTCTime t = addUTCTime t epoch

utcTimeToPOSIXSeconds :: UTCTime -> POSIXTime
utcTimeToPOSIXSeconds t = diffUTCTime t epoch

posixDayLength :: NominalDiffTime
posixDayLength = nominalDay
