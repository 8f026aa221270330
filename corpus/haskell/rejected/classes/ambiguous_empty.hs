-- wrong: show of an empty monoid value of no type (line 3)
main :: IO ()
main = print mempty
