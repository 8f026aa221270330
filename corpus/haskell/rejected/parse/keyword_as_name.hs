-- wrong: keyword used as a parameter (line 3)
describe :: String -> String
describe type = "type " ++ type

main :: IO ()
main = putStrLn (describe "x")
