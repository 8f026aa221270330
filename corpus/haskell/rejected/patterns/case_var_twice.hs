-- wrong: same variable twice in a case pattern (line 4)
f :: (Int, Int) -> String
f p = case p of
  (a, a) -> "same"
  _ -> "different"

main :: IO ()
main = putStrLn (f (1, 1))
