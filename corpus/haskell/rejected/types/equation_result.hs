-- wrong: equations with different result types (line 4)
toDigit :: Int -> Char
toDigit 0 = '0'
toDigit 1 = "1"
toDigit _ = '?'

main :: IO ()
main = print (toDigit 1)
