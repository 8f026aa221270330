-- | Messages from the middle of a computation, on standard error.
module Debug.Trace
  ( trace, traceId, traceShow, traceShowId, traceM, traceShowM, traceIO, traceStack, traceEvent, traceMarker
  ) where

import Snell.Base (unsafePerformIO)
import Snell.IO (hPutStrLn, stderr)

traceIO :: String -> IO ()
traceIO text = hPutStrLn stderr text

trace, traceStack, traceEvent, traceMarker :: String -> a -> a
trace text x = unsafePerformIO (traceIO text) `seq` x
traceStack = trace
traceEvent _ x = x
traceMarker _ x = x

traceId :: String -> String
traceId a = trace a a

traceShow :: Show a => a -> b -> b
traceShow x = trace (show x)

traceShowId :: Show a => a -> a
traceShowId a = trace (show a) a

traceM :: Applicative f => String -> f ()
traceM text = trace text (pure ())

traceShowM :: (Show a, Applicative f) => a -> f ()
traceShowM x = traceM (show x)
