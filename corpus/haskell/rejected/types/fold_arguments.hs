-- wrong: function of a fold takes its arguments the wrong way (line 3)
build :: [Int] -> String
build = foldr (\acc n -> acc ++ show n) ""

main :: IO ()
main = putStrLn (build [1, 2])
