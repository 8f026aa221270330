-- wrong: record pattern with an unknown field (line 5)
data P = P { px :: Int, py :: Int }

f :: P -> Int
f P { px = a, pz = b } = a + b

main :: IO ()
main = print (f (P 1 2))
