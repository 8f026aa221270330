{-# LANGUAGE MagicHash #-}
-- | Threads that take turns. The first one stays on the stack; while it waits, the others run above it, each up to a prompt,
-- and what is left of one that waits is set aside. Nobody is interrupted but where variables are shared. Time passes there
-- only, a microsecond an operation, and when nobody can run, up to what somebody sleeps for.
module Snell.Threads where

import Snell.Base
import Snell.IO
import Snell.List
import Snell.Mask
import Snell.Prim
import Snell.Ref

foreign import prim "control.prompt" prompt# :: (() -> a) -> a
foreign import prim "control.suspend" suspend# :: (Int -> b) -> a
foreign import prim "control.resume" resume# :: Int -> a -> b

data Thread = Thread
  { number :: Int
  , ticket :: IORef Int -- ^ What it waits for; 0: it can run, -1: it has ended, -2: it waited and was interrupted.
  , why :: IORef Why
  , rest :: IORef (IO Outcome) -- ^ How it goes on, unless it is the first or runs.
  , masked :: IORef MaskingState
  , thrown :: IORef [SomeException]
  , label :: IORef (Maybe String)
  }

data Why = OnMVar | OnSTM | OnTime

-- | How a turn ends.
data Outcome = Parked Int | Ended

-- Queues ------------------------------------------------------------------------------------------------------------

data Queue a = Queue [a] [a]

noQueue :: Queue a
noQueue = Queue [] []

join# :: a -> Queue a -> Queue a
join# x (Queue front back) = Queue front (x : back)

leave# :: Queue a -> Maybe (a, Queue a)
leave# (Queue (x : front) back) = Just (x, Queue front back)
leave# (Queue [] []) = Nothing
leave# (Queue [] back) = leave# (Queue (reverse back) [])

-- The state ---------------------------------------------------------------------------------------------------------

make :: Int -> IO Outcome -> MaskingState -> IO Thread
make n act state = do
  a <- newIORef 0
  b <- newIORef OnMVar
  c <- newIORef act
  d <- newIORef state
  e <- newIORef []
  f <- newIORef Nothing
  return (Thread n a b c d e f)

-- | The thread that runs.
current :: IORef Thread
current = unsafePerformIO (make 1 (return Ended) Unmasked >>= newIORef)

-- | Who can run.
turns :: IORef (Queue Thread)
turns = unsafePerformIO (newIORef noQueue)

-- | Who sleeps until when, the earliest first.
sleepers :: IORef [(Int, Thread, Int)]
sleepers = unsafePerformIO (newIORef [])

-- | All threads that were made and may not have ended, the latest first; how many there are, and when to look through them.
everyone :: IORef [Thread]
everyone = unsafePerformIO (readIORef current >>= \t -> newIORef [t])

population :: IORef (Int, Int)
population = unsafePerformIO (newIORef (1, 64))

-- | The last number of a thread, and the last ticket.
lastThread, lastTicket :: IORef Int
lastThread = unsafePerformIO (newIORef 1)
lastTicket = unsafePerformIO (newIORef 0)

-- | Microseconds since the beginning, and when the turn ends.
clock, turnEnds :: IORef Int
clock = unsafePerformIO (newIORef 0)
turnEnds = unsafePerformIO (newIORef turn)

-- | How long a turn is.
turn :: Int
turn = 20000

-- Taking turns --------------------------------------------------------------------------------------------------------

ready :: Thread -> IO ()
ready t = modifyIORef' turns (join# t)

-- | The next one is given control until this one's turn comes.
switch :: Thread -> IO ()
switch t = do
  readIORef masking# >>= writeIORef (masked t)
  readIORef thrown# >>= writeIORef (thrown t)
  if number t == 1 then schedule else IO# (\_ -> suspend# (\k -> Box# (Parked k)))

enter :: Thread -> IO ()
enter t = do
  writeIORef current t
  readIORef (masked t) >>= writeIORef masking#
  readIORef (thrown t) >>= writeIORef thrown#
  now <- readIORef clock
  writeIORef turnEnds $! now + turn

-- | Runs threads until it is the turn of the first one.
schedule :: IO ()
schedule = next >>= \t -> enter t >> if number t == 1 then return () else do
  act <- readIORef (rest t)
  writeIORef (rest t) (return Ended)
  outcome <- prompt act
  case outcome of
    Parked k -> writeIORef (rest t) (IO# (\_ -> resume# k (Box# ())))
    Ended -> writeIORef (ticket t) (-1) >> modifyIORef' population (\(n, most) -> (n - 1, most))
  schedule

prompt :: IO a -> IO a
prompt (IO# m) = IO# (\w -> prompt# (\_ -> m w))

-- | Whose turn it is.
next :: IO Thread
next = wakeSleepers >> readIORef turns >>= \q -> case leave# q of
  Just (t, q') -> writeIORef turns q' >> return t
  Nothing -> readIORef sleepers >>= \asleep -> case asleep of
    (at, _, _) : _ -> (writeIORef clock $! at) >> next
    [] -> stuck >> next

wakeSleepers :: IO ()
wakeSleepers = readIORef sleepers >>= \asleep -> case asleep of
  (at, t, n) : later -> readIORef clock >>= \now ->
    if at <= now then writeIORef sleepers later >> wake t n >> wakeSleepers else return ()
  [] -> return ()

-- | Nobody can ever run again: all are told so.
stuck :: IO ()
stuck = readIORef everyone >>= mapM_ tell . reverse
  where
    tell t = readIORef (ticket t) >>= \n -> if n <= 0 then return () else readIORef (why t) >>= \reason ->
      interrupt t (case reason of
        OnSTM -> toException BlockedIndefinitelyOnSTM
        _ -> toException BlockedIndefinitelyOnMVar)

-- | Makes a thread.
fork :: IO () -> IO Thread
fork action = do
  state <- readIORef masking#
  n <- readIORef lastThread
  writeIORef lastThread $! n + 1
  t <- make (n + 1) (((unmasked# >> action) `catchAny#` report) >> return Ended) state
  (live, most) <- readIORef population
  ts <- readIORef everyone
  if live < most then writeIORef everyone (t : ts) >> writeIORef population (live + 1, most) else do
    left <- alive ts
    writeIORef everyone (t : left)
    let count = length left + 1
    writeIORef population (count, 2 * count)
  ready t
  return t
  where
    alive [] = return []
    alive (t : ts) = readIORef (ticket t) >>= \n -> if n == -1 then alive ts else fmap (t :) (alive ts)

-- | What nobody caught.
report :: SomeException -> IO ()
report e = case fromException e of
  Just BlockedIndefinitelyOnMVar -> return ()
  Nothing -> case fromException e of
    Just BlockedIndefinitelyOnSTM -> return ()
    Nothing -> case fromException e of
      Just ThreadKilled -> return ()
      _ -> hFlush stdout >> hPutStrLn stderr (strUnpack# (programName# 0) ++ ": " ++ displayException e)

-- Waiting -------------------------------------------------------------------------------------------------------------

-- | Waits until somebody wakes the thread by its ticket, which is given to whoever might.
wait :: Why -> (Thread -> Int -> IO ()) -> IO ()
wait reason register = do
  t <- readIORef current
  n <- fmap (+ 1) (readIORef lastTicket)
  writeIORef lastTicket $! n
  writeIORef (ticket t) n
  writeIORef (why t) reason
  register t n
  switch t
  state <- readIORef (ticket t)
  writeIORef (ticket t) 0
  if state == -2 then deliver# else unmasked#

-- | Wakes a thread that still waits for this; says whether it did.
wake :: Thread -> Int -> IO Bool
wake t n = readIORef (ticket t) >>= \waits ->
  if waits == n then writeIORef (ticket t) 0 >> ready t >> return True else return False

-- | Throws at another thread.
interrupt :: Thread -> SomeException -> IO ()
interrupt t e = do
  modifyIORef (thrown t) (++ [e])
  waits <- readIORef (ticket t)
  state <- readIORef (masked t)
  if waits > 0 && state /= MaskedUninterruptible then writeIORef (ticket t) (-2) >> ready t else return ()

-- | An operation on what threads share.
tick :: IO ()
tick = do
  now <- fmap (+ 1) (readIORef clock)
  writeIORef clock $! now
  end <- readIORef turnEnds
  if now < end then return () else giveWay

-- | Others come first.
giveWay :: IO ()
giveWay = do
  t <- readIORef current
  ready t
  switch t
  unmasked#

-- | Sleeps for so many microseconds.
sleep :: Int -> IO ()
sleep n = do
  now <- readIORef clock
  let at = now + max 0 n
      insert new@(when, _, _) (old@(later, _, _) : others)
        | later <= when = old : insert new others
        | otherwise = new : old : others
      insert new [] = [new]
  wait OnTime (\t k -> modifyIORef' sleepers (insert (at, t, k)))
