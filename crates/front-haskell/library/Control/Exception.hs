{-# LANGUAGE MagicHash, ExistentialQuantification, RankNTypes #-}
-- | Exceptions.
module Control.Exception
  ( SomeException (..), Exception (..), IOException, ArithException (..), ArrayException (..), AssertionFailed (..)
  , SomeAsyncException (..), AsyncException (..), NonTermination (..), NestedAtomically (..), PatternMatchFail (..)
  , RecSelError (..), RecConError (..), RecUpdError (..), NoMethodError (..), ErrorCall (..), TypeError (..)
  , BlockedIndefinitelyOnMVar (..), BlockedIndefinitelyOnSTM (..), Deadlock (..)
  , throw, throwIO, ioError, catch, catches, Handler (..), catchJust, handle, handleJust, try, tryJust, evaluate
  , mapException, mask, mask_, uninterruptibleMask, uninterruptibleMask_, assert
  , bracket, bracket_, bracketOnError, finally, onException, interruptible, allowInterrupt, MaskingState (..), getMaskingState
  , asyncExceptionToException, asyncExceptionFromException, throwTo
  ) where

import Snell.Base
import Snell.Mask
import Snell.ThreadId (throwTo)

data ArrayException = IndexOutOfBounds String | UndefinedElement String

instance Eq ArrayException where
  IndexOutOfBounds a == IndexOutOfBounds b = a == b
  UndefinedElement a == UndefinedElement b = a == b
  _ == _ = False

instance Show ArrayException where
  showsPrec _ (IndexOutOfBounds s) =
    showString "array index out of range" . (if null s then id else showString ": " . showString s)
  showsPrec _ (UndefinedElement s) =
    showString "undefined array element" . (if null s then id else showString ": " . showString s)

instance Exception ArrayException

newtype AssertionFailed = AssertionFailed String

instance Show AssertionFailed where
  showsPrec _ (AssertionFailed s) = showString s

instance Exception AssertionFailed

newtype RecUpdError = RecUpdError String

instance Show RecUpdError where
  showsPrec _ (RecUpdError s) = showString s

instance Exception RecUpdError

newtype TypeError = TypeError String

instance Show TypeError where
  showsPrec _ (TypeError s) = showString s

instance Exception TypeError

data NestedAtomically = NestedAtomically

instance Show NestedAtomically where
  showsPrec _ NestedAtomically = showString "Control.Concurrent.STM.atomically was nested"

instance Exception NestedAtomically

data Deadlock = Deadlock

instance Show Deadlock where
  showsPrec _ Deadlock = showString "<<deadlock>>"

instance Exception Deadlock

-- | A handler for one type of exception.
data Handler a = forall e. Exception e => Handler (e -> IO a)

instance Functor Handler where
  fmap f (Handler h) = Handler (\e -> fmap f (h e))

catches :: IO a -> [Handler a] -> IO a
catches act handlers = act `catchAny#` \e -> handledBy# e handlers

-- | The first handler that fits.
handledBy# :: SomeException -> [Handler a] -> IO a
handledBy# e [] = throwIO e
handledBy# e (Handler h : rest) = case fromException e of
  Just e' -> h e'
  Nothing -> handledBy# e rest

catchJust :: Exception e => (e -> Maybe b) -> IO a -> (b -> IO a) -> IO a
catchJust p a handler = catch a (\e -> case p e of
  Nothing -> throwIO e
  Just b -> handler b)

handle :: Exception e => (e -> IO a) -> IO a -> IO a
handle h act = catch act h

handleJust :: Exception e => (e -> Maybe b) -> (b -> IO a) -> IO a -> IO a
handleJust p h act = catchJust p act h

try :: Exception e => IO a -> IO (Either e a)
try a = catch (fmap Right a) (\e -> return (Left e))

tryJust :: Exception e => (e -> Maybe b) -> IO a -> IO (Either b a)
tryJust p a = try a >>= \r -> case r of
  Right v -> return (Right v)
  Left e -> case p e of
    Nothing -> throwIO e
    Just b -> return (Left b)

mapException :: (Exception e1, Exception e2) => (e1 -> e2) -> a -> a
mapException f v = unsafePerformIO (catch (evaluate v) (\x -> throwIO (f x)))

mask, uninterruptibleMask :: ((forall a. IO a -> IO a) -> IO b) -> IO b
mask act = mask# MaskedInterruptible act
uninterruptibleMask act = mask# MaskedUninterruptible act

mask_, uninterruptibleMask_ :: IO a -> IO a
mask_ act = mask (\_ -> act)
uninterruptibleMask_ act = uninterruptibleMask (\_ -> act)

interruptible :: IO a -> IO a
interruptible act = getMaskingState >>= \state -> case state of
  MaskedInterruptible -> masked# Unmasked act
  _ -> act

-- | Lets what was thrown at the thread in the meantime arrive.
allowInterrupt :: IO ()
allowInterrupt = interruptible (return ())

onException :: IO a -> IO b -> IO a
onException act what = act `catchAny#` \e -> what >> throwIO e

bracket :: IO a -> (a -> IO b) -> (a -> IO c) -> IO c
bracket before after thing =
  before >>= \a -> (thing a `onException` after a) >>= \r -> after a >> return r

bracket_ :: IO a -> IO b -> IO c -> IO c
bracket_ before after thing = bracket before (const after) (const thing)

bracketOnError :: IO a -> (a -> IO b) -> (a -> IO c) -> IO c
bracketOnError before after thing = before >>= \a -> thing a `onException` after a

finally :: IO a -> IO b -> IO a
finally a sequel = (a `onException` sequel) >>= \r -> sequel >> return r

assert :: Bool -> a -> a
assert True x = x
assert False _ = throw (AssertionFailed "Assertion failed")
