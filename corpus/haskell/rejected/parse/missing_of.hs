-- wrong: case without of (line 4)
f :: Maybe Int -> Int
f m = case m
  Just n -> n
  Nothing -> 0

main :: IO ()
main = print (f (Just 1))
