-- | Moments and spans of time.
module Data.Time.Clock
  ( UTCTime (..), NominalDiffTime, DiffTime, getCurrentTime, addUTCTime, diffUTCTime, nominalDay
  , secondsToDiffTime, picosecondsToDiffTime, diffTimeToPicoseconds, nominalDiffTimeToSeconds, secondsToNominalDiffTime
  ) where

import Control.DeepSeq (NFData (..))
import Data.Fixed (Pico, divMod', showFixed)
import Data.Time.Calendar
import Snell.World (clock)

newtype NominalDiffTime = Nominal Pico
  deriving (Eq, Ord)

newtype DiffTime = Diff Pico
  deriving (Eq, Ord)

instance Show NominalDiffTime where
  show (Nominal p) = showFixed True p ++ "s"

instance Show DiffTime where
  show (Diff p) = showFixed True p ++ "s"

instance Num NominalDiffTime where
  Nominal a + Nominal b = Nominal (a + b)
  Nominal a - Nominal b = Nominal (a - b)
  Nominal a * Nominal b = Nominal (a * b)
  negate (Nominal a) = Nominal (negate a)
  abs (Nominal a) = Nominal (abs a)
  signum (Nominal a) = Nominal (signum a)
  fromInteger n = Nominal (fromInteger n)

instance Fractional NominalDiffTime where
  Nominal a / Nominal b = Nominal (a / b)
  fromRational r = Nominal (fromRational r)

instance Real NominalDiffTime where
  toRational (Nominal a) = toRational a

instance RealFrac NominalDiffTime where
  properFraction (Nominal a) = case properFraction a of (n, f) -> (n, Nominal f)

instance Enum NominalDiffTime where
  toEnum n = Nominal (toEnum n)
  fromEnum (Nominal a) = fromEnum a

instance NFData NominalDiffTime where
  rnf (Nominal p) = p `seq` ()

instance Num DiffTime where
  Diff a + Diff b = Diff (a + b)
  Diff a - Diff b = Diff (a - b)
  Diff a * Diff b = Diff (a * b)
  negate (Diff a) = Diff (negate a)
  abs (Diff a) = Diff (abs a)
  signum (Diff a) = Diff (signum a)
  fromInteger n = Diff (fromInteger n)

instance Fractional DiffTime where
  Diff a / Diff b = Diff (a / b)
  fromRational r = Diff (fromRational r)

instance Real DiffTime where
  toRational (Diff a) = toRational a

instance RealFrac DiffTime where
  properFraction (Diff a) = case properFraction a of (n, f) -> (n, Diff f)

data UTCTime = UTCTime { utctDay :: Day, utctDayTime :: DiffTime }
  deriving (Eq, Ord)

instance Show UTCTime where
  show (UTCTime day (Diff time)) = show day ++ " " ++ two h ++ ":" ++ two m ++ ":" ++ seconds ++ " UTC"
    where
      (minutes, s) = divMod' time 60 :: (Int, Pico)
      (h, m) = divMod minutes 60
      two n = (if n < 10 then "0" else "") ++ show n
      seconds = (if s < 10 then "0" else "") ++ showFixed True s

instance NFData UTCTime where
  rnf (UTCTime d t) = d `seq` t `seq` ()

getCurrentTime :: IO UTCTime
getCurrentTime = fmap (\n -> addUTCTime (Nominal (fromRational (toRational n / 1000000000))) epoch) clock

epoch :: UTCTime
epoch = UTCTime (fromGregorian 1970 1 1) 0

nominalDay :: NominalDiffTime
nominalDay = 86400

addUTCTime :: NominalDiffTime -> UTCTime -> UTCTime
addUTCTime (Nominal n) (UTCTime day (Diff time)) = case divMod' (n + time) 86400 of
  (days, rest) -> UTCTime (addDays days day) (Diff rest)

diffUTCTime :: UTCTime -> UTCTime -> NominalDiffTime
diffUTCTime (UTCTime a (Diff s)) (UTCTime b (Diff t)) = Nominal (fromInteger (diffDays a b * 86400) + s - t)

secondsToDiffTime :: Integer -> DiffTime
secondsToDiffTime = fromInteger

picosecondsToDiffTime :: Integer -> DiffTime
picosecondsToDiffTime n = Diff (fromRational (toRational n / 1000000000000))

diffTimeToPicoseconds :: DiffTime -> Integer
diffTimeToPicoseconds (Diff p) = truncate (p * 1000000000000)

nominalDiffTimeToSeconds :: NominalDiffTime -> Pico
nominalDiffTimeToSeconds (Nominal p) = p

secondsToNominalDiffTime :: Pico -> NominalDiffTime
secondsToNominalDiffTime = Nominal
