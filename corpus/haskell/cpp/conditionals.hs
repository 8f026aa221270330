{-# LANGUAGE CPP #-}
-- CPP: defines, conditionals, nested ones, versions and undefined names.
module Main where

#define DEBUG 1
#define NAME "cpp"
#define ADD(x, y) ((x) + (y))

#ifdef DEBUG
debug :: Bool
debug = True
#else
debug :: Bool
debug = this is not even Haskell
#endif

#if defined(FOO) && FOO > 3
foo = 1
#elif !defined(FOO) && DEBUG == 1
foo :: Int
foo = 2
#else
foo = 3
#endif

#ifndef __GLASGOW_HASKELL__
compiler = "other"
#else
#if __GLASGOW_HASKELL__ >= 800
compiler :: String
compiler = "recent"
#else
compiler = "old"
#endif
#endif

#undef DEBUG

main :: IO ()
main = do
  print debug
  print foo
  putStrLn compiler
  putStrLn NAME
  print (ADD(1, 2) * 2)
#ifdef DEBUG
  putStrLn "debugging"
#endif
#if 0
  putStrLn "never"
#elif 1
  putStrLn "elif"
#endif
  putStrLn "a string with NAME and # signs"
