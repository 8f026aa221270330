-- wrong: Maybe applied to Maybe (line 2)
nested :: Maybe Maybe
nested = Nothing

main :: IO ()
main = putStrLn "x"
