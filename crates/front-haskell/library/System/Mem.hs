-- | Memory, which nobody needs to look after.
module System.Mem (performGC, performMajorGC, performMinorGC) where

performGC, performMajorGC, performMinorGC :: IO ()
performGC = return ()
performMajorGC = return ()
performMinorGC = return ()
