-- | The clock of the system.
module Data.Time.Clock.System (SystemTime (..), getSystemTime, systemToUTCTime, utcToSystemTime) where

import Data.Int (Int64)
import Data.Time.Clock (UTCTime)
import Data.Time.Clock.POSIX (posixSecondsToUTCTime, utcTimeToPOSIXSeconds)
import Data.Word (Word32)
import Snell.World (clock)

data SystemTime = MkSystemTime { systemSeconds :: Int64, systemNanoseconds :: Word32 }
  deriving (Eq, Ord, Show)

getSystemTime :: IO SystemTime
getSystemTime = fmap (\n -> MkSystemTime (fromInteger (div n 1000000000)) (fromInteger (mod n 1000000000))) clock

systemToUTCTime :: SystemTime -> UTCTime
systemToUTCTime (MkSystemTime s n) = posixSecondsToUTCTime (fromIntegral s + fromIntegral n / 1000000000)

utcToSystemTime :: UTCTime -> SystemTime
utcToSystemTime t = MkSystemTime (floor p) (floor ((p - fromInteger (floor p)) * 1000000000))
  where p = utcTimeToPOSIXSeconds t
