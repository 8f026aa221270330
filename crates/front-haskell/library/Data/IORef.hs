-- | Mutable references.
module Data.IORef
  ( IORef, newIORef, readIORef, writeIORef, modifyIORef, modifyIORef', atomicModifyIORef, atomicModifyIORef'
  , atomicWriteIORef
  ) where

import Snell.Ref

atomicWriteIORef :: IORef a -> a -> IO ()
atomicWriteIORef = writeIORef
