-- wrong: operator that does not exist (line 3)
main :: IO ()
main = print ("abc" +++ "def")
