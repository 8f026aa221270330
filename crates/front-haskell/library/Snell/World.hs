{-# LANGUAGE MagicHash, BangPatterns #-}
-- | Questions to the world outside.
module Snell.World where

import Snell.Base
import Snell.List
import Snell.Prim
import Snell.Read

foreign import prim "io.ask" ask# :: Str# -> Str# -> Str#

-- | Asks, of what and about what; on behalf of a function that is named where it fails.
ask :: String -> String -> String -> IO String
ask who request about = answer request about >>= \r -> case r of
  '+' : text -> pure text
  why : text -> ioError (case why of
    'n' -> IOError# NoSuchThing who "No such file or directory" (Just about)
    'e' -> IOError# AlreadyExists who "File exists" (Just about)
    'd' -> IOError# PermissionDenied who "Permission denied" (Just about)
    _ -> IOError# OtherError who text (Just about))
  [] -> ioError (IOError# OtherError who "no answer" (Just about))

-- | The same; nothing if the answer is a refusal.
askMaybe :: String -> String -> IO (Maybe String)
askMaybe request about = fmap (\r -> case r of
  '+' : text -> Just text
  _ -> Nothing) (answer request about)

answer :: String -> String -> IO String
answer request about = IO# (\_ -> case strPack# request of
  !r -> case strPack# about of !a -> case ask# r a of !s -> Box# (strUnpack# s))

-- | Nanoseconds since 1970, and those that the program has computed for.
clock, cpuTime :: IO Integer
clock = fmap read (ask "clock" "clock" "")
cpuTime = fmap read (ask "clock" "cpu-time" "")

-- | The parts of an answer.
parts :: String -> [String]
parts [] = []
parts text = case span (/= '\0') text of
  (part, _ : rest) -> part : parts rest
  (part, []) -> [part]
