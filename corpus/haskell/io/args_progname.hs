-- Command-line arguments: getArgs, parsing of options, withArgs.
module Main where

import System.Environment
import System.IO

data Opts = Opts { verbose :: Int, files :: [String], out :: Maybe String } deriving Show

parse :: [String] -> Opts -> Either String Opts
parse [] o = Right o { files = reverse (files o) }
parse ("-v" : rest) o = parse rest o { verbose = verbose o + 1 }
parse ("-o" : f : rest) o = parse rest o { out = Just f }
parse ("-o" : []) _ = Left "-o needs a file"
parse (a@('-' : _ : _) : _) _ = Left ("unknown option " ++ show a)
parse (f : rest) o = parse rest o { files = f : files o }

main :: IO ()
main = do
  args <- getArgs
  print args
  print (parse args (Opts 0 [] Nothing))
  withArgs ["-v", "-x"] (getArgs >>= print . flip parse (Opts 0 [] Nothing))
  withArgs [] $ fmap length getArgs >>= print
  n <- withProgName "other" getProgName
  putStrLn n
  print (parse ["-o"] (Opts 0 [] Nothing))
  home <- lookupEnv "SURELY_NOT_SET_ANYWHERE"
  print home
