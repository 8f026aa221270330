-- | Output.
module Control.Monad.Writer.Strict
  ( MonadWriter (..), listens, censor
  , Writer, runWriter, execWriter, mapWriter, WriterT (WriterT), runWriterT, execWriterT, mapWriterT
  , module Data.Monoid
  , module Control.Monad, module Control.Monad.Fix, module Control.Monad.Trans
  ) where

import Control.Monad
import Control.Monad.Fix
import Control.Monad.Trans
import Data.Monoid
import Control.Monad.Writer.Class
import Control.Monad.Trans.Writer.Strict
  (Writer, runWriter, execWriter, mapWriter, WriterT (..), execWriterT, mapWriterT)
