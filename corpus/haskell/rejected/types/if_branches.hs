-- wrong: branches of an if differ in type (line 3)
describe :: Int -> String
describe n = if n > 0 then "positive" else n

main :: IO ()
main = putStrLn (describe 1)
