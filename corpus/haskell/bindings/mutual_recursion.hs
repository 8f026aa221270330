-- Mutually recursive functions and values, at the top and in lets.
module Main where

isEven, isOdd :: Int -> Bool
isEven 0 = True
isEven n = isOdd (n - 1)
isOdd 0 = False
isOdd n = isEven (n - 1)

data Rose = Rose Int Forest
newtype Forest = Forest [Rose]

sumR :: Rose -> Int
sumR (Rose n f) = n + sumF f
sumF :: Forest -> Int
sumF (Forest rs) = sum (map sumR rs)

hofF, hofM :: Int -> Int
hofF 0 = 1
hofF n = n - hofM (hofF (n - 1))
hofM 0 = 0
hofM n = n - hofF (hofM (n - 1))

main :: IO ()
main = do
  print (map isEven [0 .. 5], isOdd 1001)
  print (sumR (Rose 1 (Forest [Rose 2 (Forest []), Rose 3 (Forest [Rose 4 (Forest [])])])))
  print (map hofF [0 .. 12])
  print (map hofM [0 .. 12])
  let ping 0 = ["end"]
      ping k = "ping" : pong (k - 1)
      pong 0 = ["end"]
      pong k = "pong" : ping (k - 1)
      xs = 1 : ys
      ys = 2 : xs
  print (ping 3)
  print (take 5 xs, take 5 ys)
