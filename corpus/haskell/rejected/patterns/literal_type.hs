-- wrong: literal pattern of the wrong type (line 3)
isYes :: Char -> Bool
isYes "y" = True
isYes _ = False

main :: IO ()
main = print (isYes 'y')
