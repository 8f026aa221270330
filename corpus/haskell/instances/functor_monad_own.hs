-- Own Functor, Applicative, Monad and MonadFail instances for a parser.
module Main where

import Control.Applicative
import Data.Char

newtype Parser a = Parser { runParser :: String -> Maybe (a, String) }

instance Functor Parser where
  fmap f (Parser p) = Parser $ \s -> case p s of
    Nothing -> Nothing
    Just (a, rest) -> Just (f a, rest)
instance Applicative Parser where
  pure a = Parser $ \s -> Just (a, s)
  Parser pf <*> Parser pa = Parser $ \s -> do
    (f, r) <- pf s
    (a, r') <- pa r
    pure (f a, r')
instance Monad Parser where
  Parser p >>= k = Parser $ \s -> p s >>= \(a, r) -> runParser (k a) r
instance Alternative Parser where
  empty = Parser (const Nothing)
  Parser p <|> Parser q = Parser $ \s -> p s <|> q s
instance MonadFail Parser where
  fail _ = empty

satisfy :: (Char -> Bool) -> Parser Char
satisfy f = Parser g
  where g (c : cs) | f c = Just (c, cs)
        g _ = Nothing

token :: Parser a -> Parser a
token p = p <* many (satisfy isSpace)

sym :: Char -> Parser Char
sym = token . satisfy . (==)

number, factor, term, expr :: Parser Int
number = token (read <$> some (satisfy isDigit))
factor = number <|> sym '(' *> expr <* sym ')' <|> negate <$> (sym '-' *> factor)
term = factor >>= rest
  where rest a = (do _ <- sym '*'; b <- factor; rest (a * b))
             <|> (do { '/' <- sym '/'; b <- factor; if b == 0 then empty else rest (a `div` b) })
             <|> pure a
expr = term >>= rest
  where rest a = (sym '+' *> term >>= rest . (a +)) <|> (sym '-' *> term >>= rest . (a -)) <|> pure a

main :: IO ()
main = mapM_ (print . runParser expr)
  ["1+2*3", "(1 + 2) * 3 - 4", "10/2/5", "2*(3", "7 / 0", "-(2+3)*2", "x", "1 + + 2"]
