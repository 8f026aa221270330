-- wrong: function applied to itself (line 2)
selfApply f = f f

main :: IO ()
main = print 1
