-- A calculator over standard input: reads, shows, keeps state between lines.
module Main where

import qualified Data.Map as Map
import Text.Read (readMaybe)
import System.IO

type Env = Map.Map String Double

process :: Env -> [String] -> Either String (Env, Maybe Double)
process env ["let", v, "=", e] = do
  x <- atom env e
  Right (Map.insert v x env, Nothing)
process env [a, op, b] = do
  x <- atom env a
  y <- atom env b
  f <- maybe (Left ("bad operator " ++ op)) Right (lookup op [("+", (+)), ("-", (-)), ("*", (*)), ("/", (/))])
  pure (env, Just (f x y))
process env [a] = (\x -> (env, Just x)) <$> atom env a
process _ ws = Left ("cannot parse " ++ show (unwords ws))

atom :: Env -> String -> Either String Double
atom env s = case readMaybe s of
  Just d -> Right d
  Nothing -> maybe (Left ("unknown " ++ s)) Right (Map.lookup s env)

loop :: Int -> Env -> IO ()
loop n env = do
  eof <- isEOF
  if eof
    then putStrLn ("bye after " ++ show n)
    else do
      line <- getLine
      case words line of
        [] -> loop n env
        ("quit" : _) -> putStrLn "quit"
        ws -> case process env ws of
          Left e -> putStrLn ("error: " ++ e) >> loop (n + 1) env
          Right (env', r) -> do
            mapM_ print r
            loop (n + 1) env'

main :: IO ()
main = hSetBuffering stdin LineBuffering >> loop 0 Map.empty
