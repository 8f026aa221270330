-- wrong: hexadecimal literal without digits (line 3)
mask :: Int
mask = 0x

main :: IO ()
main = print mask
