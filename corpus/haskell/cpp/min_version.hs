{-# LANGUAGE CPP #-}
module Main where
-- CPP as libraries use it: MIN_VERSION, optional imports and instances.

#if MIN_VERSION_base(4,8,0)
import Data.Foldable (foldl')
#else
import Data.List (foldl')
import Control.Applicative
#endif
#if !MIN_VERSION_base(4,11,0)
import Data.Semigroup
#endif

newtype Acc = Acc Int deriving Show

instance Semigroup Acc where
  Acc a <> Acc b = Acc (a + b)
instance Monoid Acc where
  mempty = Acc 0
#if !MIN_VERSION_base(4,11,0)
  mappend = (<>)
#endif

-- an operator that looks like nothing special to the preprocessor
(##) :: Int -> Int -> Int
a ## b = a * 10 + b

main :: IO ()
main = do
  print (mconcat [Acc 1, Acc 2])
  print (foldl' (##) 0 [1, 2, 3])
#if defined(mingw32_HOST_OS)
  putStrLn "windows"
#else
  putStrLn "not windows"
#endif
