-- do inside do inside lambda inside case, closed by dedenting.
module Main where

import Data.IORef
import Control.Monad

main :: IO ()
main = do
  ref <- newIORef (0 :: Int)
  forM_ [1 .. 3 :: Int] $ \i ->
    forM_ "ab" $ \c -> do
      modifyIORef ref (+ i)
      case c of
        'a' -> when (i == 2) $ do
          v <- readIORef ref
          putStrLn $ "at 2a " ++ show v
        _ -> do
          let msg = replicate i c
              more = do
                x <- msg
                [x, '.']
          putStrLn more
  final <- readIORef ref
  let loop n
        | n <= 0 = return ()
        | otherwise = do
            putStr (show n ++ " ")
            loop (n - 5)
  loop final
  putStrLn ""
  let go = \x -> do
        y <- Just x
        if y > 3 then Nothing else do
        z <- Just (y + 1)
        return (z * 2)
  print (map go [1, 3, 5])
