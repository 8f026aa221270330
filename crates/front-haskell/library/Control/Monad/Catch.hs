{-# LANGUAGE ScopedTypeVariables, RankNTypes, ExistentialQuantification #-}
-- | Exceptions in monads.
module Control.Monad.Catch
  ( MonadThrow (..), MonadCatch (..), MonadMask (..), ExitCase (..), mask_, uninterruptibleMask_, catchAll, catchIOError
  , catchIf, catchJust, handle, handleAll, handleIOError, handleIf, handleJust, try, tryJust, onException, onError
  , bracket, bracket_, finally, bracketOnError, catches, Handler (..), Exception (..), SomeException (..)
  ) where

import qualified Control.Exception as E
import Control.Exception (Exception (..), SomeException (..))
import Control.Monad.Trans.Class (lift)
import Control.Monad.Trans.Except (ExceptT (..), runExceptT)
import Control.Monad.Trans.Identity (IdentityT (..))
import Control.Monad.Trans.Maybe (MaybeT (..))
import Control.Monad.Trans.Reader (ReaderT (..))
import qualified Control.Monad.Trans.State.Lazy as L
import qualified Control.Monad.Trans.State.Strict as S
import qualified Control.Monad.Trans.Writer.Lazy as LW
import qualified Control.Monad.Trans.Writer.Strict as SW
import Control.Monad.STM (STM, catchSTM, throwSTM)

class Monad m => MonadThrow m where
  throwM :: Exception e => e -> m a

class MonadThrow m => MonadCatch m where
  catch :: Exception e => m a -> (e -> m a) -> m a

data ExitCase a = ExitCaseSuccess a | ExitCaseException SomeException | ExitCaseAbort

class MonadCatch m => MonadMask m where
  mask :: ((forall a. m a -> m a) -> m b) -> m b
  uninterruptibleMask :: ((forall a. m a -> m a) -> m b) -> m b
  generalBracket :: m a -> (a -> ExitCase b -> m c) -> (a -> m b) -> m (b, c)

instance MonadThrow [] where
  throwM _ = []

instance MonadThrow Maybe where
  throwM _ = Nothing

instance e ~ SomeException => MonadThrow (Either e) where
  throwM = Left . toException

instance e ~ SomeException => MonadCatch (Either e) where
  catch (Left e) f = maybe (Left e) f (fromException e)
  catch x _ = x

instance MonadThrow IO where
  throwM = E.throwIO

instance MonadCatch IO where
  catch = E.catch

instance MonadMask IO where
  mask = E.mask
  uninterruptibleMask = E.uninterruptibleMask
  generalBracket acquire release use = E.mask (\unmasked -> do
    resource <- acquire
    b <- unmasked (use resource) `E.catch` \e -> do
      _ <- release resource (ExitCaseException e)
      E.throwIO e
    c <- release resource (ExitCaseSuccess b)
    return (b, c))

instance MonadThrow STM where
  throwM = throwSTM

instance MonadCatch STM where
  catch = catchSTM

instance MonadThrow m => MonadThrow (IdentityT m) where
  throwM = lift . throwM

instance MonadCatch m => MonadCatch (IdentityT m) where
  catch (IdentityT m) f = IdentityT (catch m (runIdentityT . f))

instance MonadThrow m => MonadThrow (ReaderT r m) where
  throwM = lift . throwM

instance MonadCatch m => MonadCatch (ReaderT r m) where
  catch (ReaderT m) f = ReaderT (\r -> catch (m r) (\e -> runReaderT (f e) r))

instance MonadMask m => MonadMask (ReaderT r m) where
  mask a = ReaderT (\r -> mask (\u -> runReaderT (a (\(ReaderT b) -> ReaderT (u . b))) r))
  uninterruptibleMask a = ReaderT (\r -> uninterruptibleMask (\u -> runReaderT (a (\(ReaderT b) -> ReaderT (u . b))) r))
  generalBracket acquire release use = ReaderT (\r -> generalBracket (runReaderT acquire r)
    (\x e -> runReaderT (release x e) r) (\x -> runReaderT (use x) r))

instance MonadThrow m => MonadThrow (L.StateT s m) where
  throwM = lift . throwM

instance MonadCatch m => MonadCatch (L.StateT s m) where
  catch (L.StateT m) f = L.StateT (\s -> catch (m s) (\e -> L.runStateT (f e) s))

instance MonadThrow m => MonadThrow (S.StateT s m) where
  throwM = lift . throwM

instance MonadCatch m => MonadCatch (S.StateT s m) where
  catch (S.StateT m) f = S.StateT (\s -> catch (m s) (\e -> S.runStateT (f e) s))

instance MonadMask m => MonadMask (S.StateT s m) where
  mask a = S.StateT (\s -> mask (\u -> S.runStateT (a (\(S.StateT b) -> S.StateT (u . b))) s))
  uninterruptibleMask a = S.StateT (\s -> uninterruptibleMask (\u -> S.runStateT (a (\(S.StateT b) -> S.StateT (u . b))) s))
  generalBracket acquire release use = S.StateT (\s0 -> do
    ((b, _), (c, s3)) <- generalBracket (S.runStateT acquire s0)
      (\(x, s1) e -> case e of
        ExitCaseSuccess (b, s2) -> S.runStateT (release x (ExitCaseSuccess b)) s2
        ExitCaseException err -> S.runStateT (release x (ExitCaseException err)) s1
        ExitCaseAbort -> S.runStateT (release x ExitCaseAbort) s1)
      (\(x, s1) -> S.runStateT (use x) s1)
    return ((b, c), s3))

instance (Monoid w, MonadThrow m) => MonadThrow (LW.WriterT w m) where
  throwM = lift . throwM

instance (Monoid w, MonadCatch m) => MonadCatch (LW.WriterT w m) where
  catch m f = LW.WriterT (catch (LW.runWriterT m) (LW.runWriterT . f))

instance (Monoid w, MonadThrow m) => MonadThrow (SW.WriterT w m) where
  throwM = lift . throwM

instance (Monoid w, MonadCatch m) => MonadCatch (SW.WriterT w m) where
  catch m f = SW.WriterT (catch (SW.runWriterT m) (SW.runWriterT . f))

instance MonadThrow m => MonadThrow (MaybeT m) where
  throwM = lift . throwM

instance MonadCatch m => MonadCatch (MaybeT m) where
  catch (MaybeT m) f = MaybeT (catch m (runMaybeT . f))

instance MonadThrow m => MonadThrow (ExceptT e m) where
  throwM = lift . throwM

instance MonadCatch m => MonadCatch (ExceptT e m) where
  catch (ExceptT m) f = ExceptT (catch m (runExceptT . f))

instance MonadMask m => MonadMask (ExceptT e m) where
  mask f = ExceptT (mask (\u -> runExceptT (f (\(ExceptT b) -> ExceptT (u b)))))
  uninterruptibleMask f = ExceptT (uninterruptibleMask (\u -> runExceptT (f (\(ExceptT b) -> ExceptT (u b)))))
  generalBracket acquire release use = ExceptT (do
    (b, c) <- generalBracket (runExceptT acquire)
      (\got e -> case got of
        Left err -> return (Left err)
        Right x -> case e of
          ExitCaseSuccess (Right b) -> runExceptT (release x (ExitCaseSuccess b))
          ExitCaseException err -> runExceptT (release x (ExitCaseException err))
          _ -> runExceptT (release x ExitCaseAbort))
      (either (return . Left) (runExceptT . use))
    return (do { c' <- c; b' <- b; return (b', c') }))

mask_, uninterruptibleMask_ :: MonadMask m => m a -> m a
mask_ act = mask (\_ -> act)
uninterruptibleMask_ act = uninterruptibleMask (\_ -> act)

catchAll :: MonadCatch m => m a -> (SomeException -> m a) -> m a
catchAll = catch

catchIOError :: MonadCatch m => m a -> (IOError -> m a) -> m a
catchIOError = catch

catchIf :: (MonadCatch m, Exception e) => (e -> Bool) -> m a -> (e -> m a) -> m a
catchIf p act f = act `catch` \e -> if p e then f e else throwM e

catchJust :: (MonadCatch m, Exception e) => (e -> Maybe b) -> m a -> (b -> m a) -> m a
catchJust p act f = act `catch` \e -> maybe (throwM e) f (p e)

handle :: (MonadCatch m, Exception e) => (e -> m a) -> m a -> m a
handle = flip catch

handleAll :: MonadCatch m => (SomeException -> m a) -> m a -> m a
handleAll = handle

handleIOError :: MonadCatch m => (IOError -> m a) -> m a -> m a
handleIOError = handle

handleIf :: (MonadCatch m, Exception e) => (e -> Bool) -> (e -> m a) -> m a -> m a
handleIf p = flip (catchIf p)

handleJust :: (MonadCatch m, Exception e) => (e -> Maybe b) -> (b -> m a) -> m a -> m a
handleJust p = flip (catchJust p)

try :: (MonadCatch m, Exception e) => m a -> m (Either e a)
try act = fmap Right act `catch` (return . Left)

tryJust :: (MonadCatch m, Exception e) => (e -> Maybe b) -> m a -> m (Either b a)
tryJust p act = try act >>= \r -> case r of
  Right v -> return (Right v)
  Left e -> maybe (throwM e) (return . Left) (p e)

data Handler m a = forall e. Exception e => Handler (e -> m a)

instance Monad m => Functor (Handler m) where
  fmap f (Handler h) = Handler (fmap f . h)

catches :: (Foldable f, MonadCatch m) => m a -> f (Handler m a) -> m a
catches act hs = act `catch` \e -> foldr (\(Handler h) other -> maybe other h (fromException e)) (throwM e) hs

onException :: MonadCatch m => m a -> m b -> m a
onException act what = act `catchAll` \e -> what >> throwM e

onError :: MonadMask m => m a -> m b -> m a
onError act what = bracketOnError (return ()) (const what) (const act)

bracket :: MonadMask m => m a -> (a -> m c) -> (a -> m b) -> m b
bracket acquire release use = fmap fst (generalBracket acquire (\x _ -> release x) use)

bracket_ :: MonadMask m => m a -> m c -> m b -> m b
bracket_ before after act = bracket before (const after) (const act)

finally :: MonadMask m => m a -> m b -> m a
finally act after = bracket_ (return ()) after act

bracketOnError :: MonadMask m => m a -> (a -> m c) -> (a -> m b) -> m b
bracketOnError acquire release use = fmap fst (generalBracket acquire (\x e -> case e of
  ExitCaseSuccess _ -> return ()
  _ -> release x >> return ()) use)
