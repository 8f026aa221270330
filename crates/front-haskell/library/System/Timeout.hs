-- | Limits of time. There is no clock: every action is in time.
module System.Timeout (timeout) where

timeout :: Int -> IO a -> IO (Maybe a)
timeout n action = if n == 0 then return Nothing else fmap Just action
