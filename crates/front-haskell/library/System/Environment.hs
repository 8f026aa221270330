{-# LANGUAGE MagicHash, BangPatterns #-}
-- | What the program was started with.
module System.Environment
  ( getArgs, getProgName, lookupEnv, getEnv, getEnvironment, withArgs
  ) where

import Snell.Base
import Snell.Prim
import Snell.Ref

foreign import prim "io.argument-count" argumentCount# :: Int -> Int
foreign import prim "io.argument" argument# :: Int -> Str#

-- | What 'withArgs' has put in place of the arguments.
replaced# :: IORef (Maybe [String])
replaced# = unsafePerformIO (newIORef Nothing)

getArgs :: IO [String]
getArgs = readIORef replaced# >>= \given -> case given of
  Just args -> pure args
  Nothing -> IO# (\_ -> case argumentCount# 0 of
    !n -> Box# (map (\i -> strUnpack# (argument# i)) (enumFromTo 0 (n - 1))))

withArgs :: [String] -> IO a -> IO a
withArgs args act =
  readIORef replaced# >>= \before -> writeIORef replaced# (Just args)
    >> (act `catchAny#` (\e -> writeIORef replaced# before >> throwIO e))
    >>= \r -> writeIORef replaced# before >> pure r

getProgName :: IO String
getProgName = IO# (\_ -> Box# (strUnpack# (programName# 0)))

lookupEnv :: String -> IO (Maybe String)
lookupEnv _ = pure Nothing

getEnv :: String -> IO String
getEnv name = ioError (IOError# NoSuchThing "getEnv" "no environment variable" (Just name))

getEnvironment :: IO [(String, String)]
getEnvironment = pure []
