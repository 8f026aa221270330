-- | How long the program has computed.
module System.CPUTime (getCPUTime, cpuTimePrecision) where

import Snell.World (cpuTime)

-- | In picoseconds.
getCPUTime :: IO Integer
getCPUTime = fmap (* 1000) cpuTime

cpuTimePrecision :: Integer
cpuTimePrecision = 1000000
