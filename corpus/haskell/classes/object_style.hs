-- Records of functions as objects, with updates of methods and open recursion.
module Main where

import Data.IORef

data Counter = Counter { next :: IO Int, peek :: IO Int, reset :: Int -> IO () }

newCounter :: Int -> Int -> IO Counter
newCounter start stepBy = do
  r <- newIORef start
  let self = Counter
        { next = do { v <- peek self; writeIORef r (v + stepBy); return v }
        , peek = readIORef r
        , reset = writeIORef r
        }
  return self

loud :: Counter -> Counter
loud c = c { next = do
  v <- next c
  putStrLn ("next -> " ++ show v)
  return v }

data Shape = Shape { area :: Double, name :: String, grow :: Double -> Shape }

square, circle :: Double -> Shape
square s = Shape { area = s * s, name = "square " ++ show s, grow = \k -> square (s * k) }
circle r = Shape { area = 3 * r * r, name = "circle " ++ show r, grow = circle . (* r) }

data Animal self = Animal { speak :: self -> String, noise :: self -> String }

newtype Fix f = Fix { unFix :: f (Fix f) }

dog :: (Fix Animal) -> Animal (Fix Animal)
dog _ = Animal { speak = \s -> "I say " ++ noise (unFix s) s, noise = const "woof" }

main :: IO ()
main = do
  c <- newCounter 10 5
  a <- next c
  b <- next (loud c)
  reset c 0
  d <- peek c
  print (a, b, d)
  mapM_ (\s -> putStrLn (name s ++ ": " ++ show (area s))) (concatMap (\s -> [s, grow s 2]) [square 2, circle 1])
  let base = dog undefined
      puppy = base { noise = const "yip" }
  putStrLn (speak base (Fix base))
  putStrLn (speak puppy (Fix puppy))
