-- A call of error that nobody catches: output so far, then exit code one.
module Main where

safe :: Int -> Int
safe n | n > 2 = error ("too large: " ++ show n)
       | otherwise = n

main :: IO ()
main = do
  putStrLn "start"
  mapM_ (print . safe) [1 ..]
