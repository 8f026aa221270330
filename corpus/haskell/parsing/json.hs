-- A JSON reader and writer with ReadP, escapes included.
module Main where

import Text.ParserCombinators.ReadP
import Data.Char
import Data.List (intercalate)
import Numeric (readHex)

data J = Null | Bool Bool | Num Double | Str String | Arr [J] | Obj [(String, J)]
  deriving (Show, Eq)

tok :: ReadP a -> ReadP a
tok p = p <* skipSpaces

value :: ReadP J
value = tok $ choice
  [ Null <$ string "null"
  , Bool True <$ string "true"
  , Bool False <$ string "false"
  , Num <$> number
  , Str <$> str
  , Arr <$> between (tok (char '[')) (char ']') (sepBy value (tok (char ',')))
  , Obj <$> between (tok (char '{')) (char '}') (sepBy pair (tok (char ',')))
  ]
  where pair = (,) <$> (tok str <* tok (char ':')) <*> value

number :: ReadP Double
number = do
  s <- option "" (string "-")
  i <- munch1 isDigit
  f <- option "" ((:) <$> char '.' <*> munch1 isDigit)
  return (read (s ++ i ++ f))

str :: ReadP String
str = char '"' *> many ch <* char '"'
  where ch = satisfy (`notElem` "\"\\") +++ (char '\\' *> esc)
        esc = (satisfy (`elem` "\"\\/")) +++ ('\n' <$ char 'n') +++ ('\t' <$ char 't')
              +++ (char 'u' *> (chr . fst . head . readHex <$> count 4 (satisfy isHexDigit)))

parse :: String -> Maybe J
parse s = case [v | (v, "") <- readP_to_S (skipSpaces *> value <* eof) s] of
  [v] -> Just v
  _ -> Nothing

render :: J -> String
render Null = "null"
render (Bool b) = map toLower (show b)
render (Num n) | n == fromIntegral (round n :: Int) = show (round n :: Int)
               | otherwise = show n
render (Str s) = show s
render (Arr vs) = "[" ++ intercalate "," (map render vs) ++ "]"
render (Obj kvs) = "{" ++ intercalate "," [show k ++ ":" ++ render v | (k, v) <- kvs] ++ "}"

main :: IO ()
main = do
  mapM_ (print . parse) ["null", " [1, -2.5 ,true] ", "{\"a\": {\"b\": []}, \"c\": \"x\\n\\u0041\"}", "[1,", "", "\"open"]
  putStrLn (maybe "bad" render (parse "{ \"k\" : [ 1 , 2.5, \"s\", null, {} ] }"))
