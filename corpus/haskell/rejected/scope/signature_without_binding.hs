-- wrong: signature without a definition (line 2)
helper :: Int -> Int

main :: IO ()
main = print 3
