-- wrong: empty character literal (line 3)
blank :: Char
blank = ''

main :: IO ()
main = print blank
