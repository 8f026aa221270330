-- Records: construction in any order, update, selection, and matching of fields.
module Main where

data Person = Person { name :: String, age :: Int, email :: Maybe String }
  deriving (Show, Eq)

data Shape
  = Circle { cx, cy :: Double, radius :: Double }
  | Rect { cx :: Double, cy :: Double, w :: !Double, h :: !Double }
  | Unit
  deriving (Show)

older :: Person -> Person
older p = p { age = age p + 1 }

greet :: Person -> String
greet Person { name = n, age = 0 } = "baby " ++ n
greet Person { name = "Bob" } = "it is Bob"
greet (Person { email = Just e, name = n }) = n ++ " at " ++ e
greet Person {} = "someone"

area :: Shape -> Double
area Circle { radius = r } = 3 * r * r
area Rect { w = a, h = b } = a * b
area Unit {} = 1

main :: IO ()
main = do
  let p = Person { age = 30, email = Nothing, name = "Ann" }
  print p
  print (older (older p))
  print p { name = "Eve", email = Just "e@x" } { age = 1 }
  print (p == p { age = 30 }, age p, (name . older) p)
  mapM_ (putStrLn . greet) [p, p { age = 0 }, p { name = "Bob" }, p { email = Just "a@b" }]
  let ss = [Circle { cx = 0, cy = 1, radius = 2 }, Rect 1 2 3 4, Unit]
  print (map area ss)
  print (map cx (take 2 ss), [s { cx = 9 } | s <- take 2 ss])
  print (map age [Person "x" n Nothing | n <- [1 .. 3]])
  print $ (older $ p) { name = "new" }
  print (Just p { age = 5 })
