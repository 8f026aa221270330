-- wrong: numeric literal at a type of no Num instance (line 5)
data Money = Money Int deriving (Show)

main :: IO ()
main = print (Money 3 + 4)
