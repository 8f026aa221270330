-- wrong: line break inside a character literal (line 3)
nl :: Char
nl = '
'

main :: IO ()
main = print nl
