-- Record syntax binding tighter than application, beside operators and negation.
module Main where

data R = R { n :: Int, s :: String } deriving (Show, Eq)
data Op = Op { (<+>) :: Int -> Int -> Int, neg :: Int -> Int }

f :: R -> R
f r = r { n = n r * 2 }

infixl 6 |>
(|>) :: a -> (a -> b) -> b
x |> g = g x

main :: IO ()
main = do
  let r = R { n = 1, s = "x" }
      op = Op { (<+>) = \a b -> a * 10 + b, neg = negate }
  print $ f r { n = 5 }
  print (f r { n = 5 } == f (r { n = 5 }))
  print $ r { n = 2 } |> f |> \q -> q { s = s q ++ "!" }
  print (n r { n = 7 } + 1, s r { s = "new" } ++ "er", negate (n r), - n r)
  print (map n [r { n = i } | i <- [1, 2, 3]])
  print ((<+>) op 1 2, neg op 3, let Op { (<+>) = (#) } = op in 3 # 4)
  print [r { n = 1 } { n = 2 }, (\x -> x { n = 3 }) r]
  print (Just r { s = "in just" }, (,) r { n = 0 } 1)
