-- wrong: nested block comment closed once only (line 2)
{- outer {- inner -}
main :: IO ()
main = putStrLn "hidden"
