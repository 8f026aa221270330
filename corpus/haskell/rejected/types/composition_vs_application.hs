-- wrong: composition where application is meant (line 3)
main :: IO ()
main = print . length "abc"
