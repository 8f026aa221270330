-- wrong: IO action inside a Maybe block (line 4)
safeDiv :: Int -> Int -> Maybe Int
safeDiv a b = do
  print a
  if b == 0 then Nothing else Just (a `div` b)

main :: IO ()
main = print (safeDiv 4 2)
