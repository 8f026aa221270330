-- RecordWildCards and NamedFieldPuns in patterns, constructions, lets and lambdas.
{-# LANGUAGE RecordWildCards, NamedFieldPuns #-}
module Main where

data Config = Config { host :: String, port :: Int, debug :: Bool, tags :: [String] }
  deriving Show

render :: Config -> String
render Config {..} = host ++ ":" ++ show port ++ (if debug then " debug" else "") ++ concatMap (' ' :) tags

bump :: Config -> Config
bump c@Config { port, tags = t : _ } = c { port = port + 1, tags = [t] }
bump Config { host = h, .. } = Config { host = h ++ "!", .. }

mk :: Int -> Config
mk port = Config {..}
  where
    host = "h" ++ show port
    debug = even port
    tags = []

parse :: String -> Maybe Config
parse s = do
  [host, p] <- Just (words s)
  let port = read p
      debug = False
      tags = [host]
  pure Config { .. }

main :: IO ()
main = do
  let c = Config { host = "local", port = 80, debug = True, tags = ["a", "b"] }
  putStrLn (render c)
  print (bump c)
  print (bump (bump c { tags = [] }))
  print (mk 3)
  print (parse "srv 99", parse "bad")
  let Config { port = p, .. } = mk 4 in print (p, host, debug, null tags)
  print (map (\Config { port, debug } -> (port, debug)) [c, mk 5])
  let host = "punned"; port = 1
  print Config { host, port, debug = False, tags = ["x"] }
