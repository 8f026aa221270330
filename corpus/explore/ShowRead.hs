-- show, read and printing with precedence.
-- @explore showInt showPair showTree readInt showList3 showNeg parenthesised quoted showMaybe readPair tableRow
module ShowRead where

data Expr = Num Int | Neg Expr | Expr :+: Expr
  deriving (Eq, Show)

infixl 6 :+:

showInt :: Int -> String
showInt n
  | n > 12 || n < -12 = "far"
  | otherwise = show n

showPair :: (Bool, Maybe Bool) -> String
showPair = show

showTree :: Expr -> String
showTree e = case e of
  Num n | n > 9 || n < -9 -> "big"
  Num n -> show (Num n)
  Neg (Num 0) -> show e
  _ -> "other"

readInt :: String -> Int
readInt s
  | length s > 2 = 0
  | all (`elem` "12") s = read s
  | otherwise = -1

showList3 :: [Bool] -> String
showList3 xs = show (take 3 xs)

showNeg :: Bool -> Maybe Int
showNeg b = if b then Just (-1) else Just 1

parenthesised :: Expr -> String
parenthesised (Num _) = "n"
parenthesised (Neg e) = "-(" ++ parenthesised e ++ ")"
parenthesised (a :+: b) = parenthesised a ++ "+" ++ parenthesised b

quoted :: Char -> String
quoted c
  | c `elem` "a\n\"'\\\t" = show c ++ show [c]
  | otherwise = ""

showMaybe :: Maybe (Either Bool Ordering) -> String
showMaybe = show

readPair :: Bool -> (Int, String)
readPair b = read (if b then "(1,\"a\")" else " ( 2 , \"b\" ) ")

tableRow :: Ordering -> Bool -> String
tableRow o b = shows o (showString " | " (showsPrec 11 b ""))
