-- where bindings scope over all guards of an equation, but not over other equations.
module Main where

bmi :: Double -> Double -> String
bmi weight height
  | v <= under = "under"
  | v <= normal = "normal"
  | otherwise = "over"
  where v = weight / height ^ 2
        (under, normal) = (18.5, 25)

f :: Int -> Int
f 0 = k where k = 100
f n | n < 0 = k
    | even n, let k = 5 = k * n
    | otherwise = g k
  where k = n * 2
        g x | x > 10 = h x
            | otherwise = x
          where h y = y + k
k = 1

initials :: String -> String -> String
initials first last = [x] ++ ". " ++ [y] ++ "."
  where (x : _) = first
        (y : _) = last

solve :: Double -> Double -> Double -> [Double]
solve a b c
  | disc < 0 = []
  | disc == 0 = [root]
  | otherwise = [root - off, root + off]
  where
    disc = b * b - 4 * a * c
    root = -b / (2 * a)
    off = sqrt disc / (2 * a)

main :: IO ()
main = do
  mapM_ (putStrLn . uncurry bmi) [(50, 1.8), (70, 1.8), (100, 1.8)]
  print (map f [0, -3, 4, 3, 7], k)
  putStrLn (initials "Haskell" "Curry")
  print (solve 1 (-3) 2, solve 1 2 1, solve 1 0 1)
