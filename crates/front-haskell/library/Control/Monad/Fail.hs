-- | Monads with failure.
module Control.Monad.Fail (MonadFail (..)) where
