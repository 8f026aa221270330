{-# LANGUAGE MagicHash, RankNTypes #-}
-- | What the thread that runs lets others throw at it.
module Snell.Mask where

import Snell.Base
import Snell.Ref

data MaskingState = Unmasked | MaskedInterruptible | MaskedUninterruptible
  deriving (Eq, Show)

-- | Of the thread that runs.
masking# :: IORef MaskingState
masking# = unsafePerformIO (newIORef Unmasked)

-- | What was thrown at the thread that runs and waits, the first first.
thrown# :: IORef [SomeException]
thrown# = unsafePerformIO (newIORef [])

getMaskingState :: IO MaskingState
getMaskingState = readIORef masking#

-- | Raises the first of what waits.
deliver# :: IO ()
deliver# = readIORef thrown# >>= \es -> case es of
  [] -> pure ()
  e : rest -> writeIORef thrown# rest >> throwIO e

-- | Where nothing is masked, what waits is raised.
unmasked# :: IO ()
unmasked# = readIORef masking# >>= \state -> case state of
  Unmasked -> deliver#
  _ -> pure ()

-- | Runs an action in a state.
masked# :: MaskingState -> IO a -> IO a
masked# new act = readIORef masking# >>= \old ->
  if old == new then act else
    ((enter new >> act) `catchAny#` \e -> writeIORef masking# old >> throwIO e) >>= \r -> enter old >> pure r
  where
    enter :: MaskingState -> IO ()
    enter state = writeIORef masking# state >> unmasked#

-- | Masks at least so much, and says how to go back.
mask# :: MaskingState -> ((forall a. IO a -> IO a) -> IO b) -> IO b
mask# wanted act = readIORef masking# >>= \old -> case old of
  Unmasked -> masked# wanted (act (masked# old))
  MaskedInterruptible -> masked# wanted (act (masked# old))
  MaskedUninterruptible -> act (masked# old)
