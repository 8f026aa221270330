-- wrong: three unknown names in one module (line 3)
area :: Double -> Double
area r = py * r * r

main :: IO ()
main = do
  prnt (area 1)
  putStrLn (shw 3)
