-- Data.Either and errors carried in Left, with accumulating validation beside it.
module Main where

import Data.Either
import Data.Char (isDigit, isUpper)

data Err = Empty | BadChar Char | TooLong { limit :: Int, got :: Int } deriving (Show, Eq)

parseNum :: String -> Either Err Int
parseNum "" = Left Empty
parseNum s
  | (c : _) <- filter (not . isDigit) s = Left (BadChar c)
  | length s > 5 = Left TooLong { limit = 5, got = length s }
  | otherwise = Right (read s)

data V e a = Bad e | Ok a deriving Show
instance Functor (V e) where
  fmap f (Ok a) = Ok (f a)
  fmap _ (Bad e) = Bad e
instance Semigroup e => Applicative (V e) where
  pure = Ok
  Bad a <*> Bad b = Bad (a <> b)
  Bad a <*> _ = Bad a
  _ <*> Bad b = Bad b
  Ok f <*> Ok a = Ok (f a)

validate :: String -> Int -> V [String] (String, Int)
validate name age = (,) <$> check (isUpper (head (name ++ " "))) "name" name <*> check (age >= 0) "age" age <* check (age < 200) "old" ()
  where check True _ v = Ok v
        check False e _ = Bad [e]

main :: IO ()
main = do
  print (map parseNum ["12", "", "1x2", "1234567"])
  print (lefts [Left 1, Right 'a', Left 2], rights [Left 1, Right 'a'], partitionEithers [Left 1, Right 'a', Left 2, Right 'b'])
  print (either length negate (Left "abc"), either id negate (Right 4), isLeft (Left 1), isRight (Left 1))
  print (fromLeft 0 (Left 3), fromRight 'd' (Left 3), fmap (+ 1) (Right 1 :: Either () Int))
  print (traverse parseNum ["1", "2"], traverse parseNum ["1", "x", ""], sequence [Right 1, Left 'e'])
  print (Left 1 < (Right 0 :: Either Int Int), compare (Left 2) (Left 1 :: Either Int ()))
  print [validate "Ann" 5, validate "bob" (-1), validate "Cy" 300, validate "" 300]
  print ((Left "first" :: Either String Int) <> Right 1 <> Right 2)
