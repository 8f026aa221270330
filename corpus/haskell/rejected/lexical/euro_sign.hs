-- wrong: symbol where a name is meant (line 6)
price :: Double
price = 12.5

main :: IO ()
main = print (price * 2 € 3)
