-- wrong: branches of a case differ in type (line 4)
size :: Maybe Int -> Int
size m = case m of
  Nothing -> "none"
  Just n -> n

main :: IO ()
main = print (size Nothing)
