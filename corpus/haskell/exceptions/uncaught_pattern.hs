-- An incomplete function meets a value it does not cover.
data C = R | G | B deriving Show

f :: C -> Int
f R = 1
f G = 2

main :: IO ()
main = do
  print (f R + f G)
  print (map f [R, G, B])
