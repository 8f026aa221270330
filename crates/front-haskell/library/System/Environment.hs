{-# LANGUAGE MagicHash, BangPatterns #-}
-- | What the program was started with.
module System.Environment
  ( getArgs, getProgName, lookupEnv, getEnv, getEnvironment, setEnv, unsetEnv, withArgs, withProgName, getExecutablePath
  ) where

import Prelude
import Snell.Base
import Snell.Prim
import Snell.Ref
import Snell.World (askMaybe, parts)

foreign import prim "io.argument-count" argumentCount# :: Int -> Int
foreign import prim "io.argument" argument# :: Int -> Str#

-- | What 'withArgs' has put in place of the arguments.
replaced# :: IORef (Maybe [String])
replaced# = unsafePerformIO (newIORef Nothing)

-- | What 'withProgName' has put in place of the name.
renamed# :: IORef (Maybe String)
renamed# = unsafePerformIO (newIORef Nothing)

-- | Something else in a reference while an action runs.
instead# :: IORef (Maybe r) -> r -> IO a -> IO a
instead# ref x act =
  readIORef ref >>= \before -> writeIORef ref (Just x)
    >> (act `catchAny#` (\e -> writeIORef ref before >> throwIO e))
    >>= \r -> writeIORef ref before >> pure r

getArgs :: IO [String]
getArgs = readIORef replaced# >>= \given -> case given of
  Just args -> pure args
  Nothing -> IO# (\_ -> case argumentCount# 0 of
    !n -> Box# (map (\i -> strUnpack# (argument# i)) (enumFromTo 0 (n - 1))))

withArgs :: [String] -> IO a -> IO a
withArgs args act = instead# replaced# args act

getProgName :: IO String
getProgName = readIORef renamed# >>= \given -> case given of
  Just name -> pure name
  Nothing -> IO# (\_ -> Box# (strUnpack# (programName# 0)))

withProgName :: String -> IO a -> IO a
withProgName name act = instead# renamed# name act

getExecutablePath :: IO String
getExecutablePath = IO# (\_ -> Box# (strUnpack# (programName# 0)))

-- | Variables that the program has set, or unset.
variables# :: IORef [(String, Maybe String)]
variables# = unsafePerformIO (newIORef [])

lookupEnv :: String -> IO (Maybe String)
lookupEnv name = readIORef variables# >>= \own -> case lookup name own of
  Just value -> pure value
  Nothing -> askMaybe "variable" name

getEnv :: String -> IO String
getEnv name = lookupEnv name >>= \value -> case value of
  Just text -> pure text
  Nothing -> ioError (IOError# NoSuchThing "getEnv" "no environment variable" (Just name))

setEnv :: String -> String -> IO ()
setEnv name value = modifyIORef variables# ((name, if null value then Nothing else Just value) :)

unsetEnv :: String -> IO ()
unsetEnv name = modifyIORef variables# ((name, Nothing) :)

getEnvironment :: IO [(String, String)]
getEnvironment = readIORef variables# >>= \own -> fmap (\text ->
  [(name, value) | (name, Just value) <- firsts own []]
    ++ [pair | pair <- map pairOf (maybe [] parts text), fst pair `notElem` map fst own]) (askMaybe "variables" "")
  where
    pairOf entry = case break (== '=') entry of (name, value) -> (name, drop 1 value)
    firsts [] _ = []
    firsts (x : xs) seen = if fst x `elem` seen then firsts xs seen else x : firsts xs (fst x : seen)
