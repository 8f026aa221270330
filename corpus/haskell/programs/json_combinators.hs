-- A parser combinator library with error positions, used for JSON, with a width-aware pretty printer.
{-# LANGUAGE LambdaCase #-}
module Main (main) where

import Control.Applicative
import Data.Char
import Data.Functor (($>), void)
import Data.List (intercalate, sortOn, foldl')
import qualified Data.Map.Strict as Map
import Numeric (readHex, showHex)

--------------------------------------------------------------------------------
-- The library

data Pos = Pos { line :: !Int, col :: !Int } deriving (Eq, Ord)

instance Show Pos where
  showsPrec _ (Pos l c) = shows l . showChar ':' . shows c

data ParseError = ParseError { errPos :: Pos, expected :: [String], unexpected :: Maybe String }

instance Show ParseError where
  show (ParseError p es u) = show p ++ ": " ++ intercalate "; " (maybe [] (pure . ("unexpected " ++)) u ++ want)
    where want = case es of
            [] -> []
            [e] -> ["expected " ++ e]
            _ -> ["expected one of " ++ intercalate ", " es]

data Input = Input { pos :: !Pos, rest :: String }

-- | A parser either consumes or does not; alternatives are tried only when nothing was consumed.
newtype P a = P { unP :: Input -> Reply a }

data Reply a
  = Ok Bool a Input        -- ^ whether something was consumed
  | Bad Bool ParseError

instance Functor P where
  fmap f p = P $ \i -> case unP p i of
    Ok c a r -> Ok c (f a) r
    Bad c e -> Bad c e

instance Applicative P where
  pure x = P (Ok False x)
  pf <*> pa = pf >>= \f -> f <$> pa

instance Monad P where
  p >>= k = P $ \i -> case unP p i of
    Bad c e -> Bad c e
    Ok c a r -> case unP (k a) r of
      Ok c' b r' -> Ok (c || c') b r'
      Bad c' e -> Bad (c || c') e

instance Alternative P where
  empty = P $ \i -> Bad False (ParseError (pos i) [] Nothing)
  p <|> q = P $ \i -> case unP p i of
    Bad False e1 -> case unP q i of
      Bad False e2 -> Bad False (merge e1 e2)
      other -> other
    other -> other
    where
      merge a b
        | errPos a > errPos b = a
        | errPos b > errPos a = b
        | otherwise = ParseError (errPos a) (expected a ++ expected b) (unexpected a <|> unexpected b)

try :: P a -> P a
try p = P $ \i -> case unP p i of
  Bad _ e -> Bad False e
  ok -> ok

(<?>) :: P a -> String -> P a
p <?> name = P $ \i -> case unP p i of
  Bad False e -> Bad False e { expected = [name] }
  other -> other
infix 0 <?>

satisfy :: (Char -> Bool) -> P Char
satisfy f = P $ \(Input p s) -> case s of
  (c:cs) | f c -> Ok True c (Input (step p c) cs)
         | otherwise -> Bad False (ParseError p [] (Just (show c)))
  [] -> Bad False (ParseError p [] (Just "end of input"))
  where
    step (Pos l _) '\n' = Pos (l + 1) 1
    step (Pos l c) _ = Pos l (c + 1)

char :: Char -> P Char
char c = satisfy (== c) <?> show c

string :: String -> P String
string s = try (traverse (satisfy . (==)) s) <?> show s

eof :: P ()
eof = P $ \i -> case rest i of
  [] -> Ok False () i
  (c:_) -> Bad False (ParseError (pos i) ["end of input"] (Just (show c)))

sepBy, sepBy1 :: P a -> P b -> P [a]
sepBy p s = sepBy1 p s <|> pure []
sepBy1 p s = (:) <$> p <*> many (s *> p)

between :: P o -> P c -> P a -> P a
between o c p = o *> p <* c

spaces :: P ()
spaces = void (many (satisfy isSpace))

lexeme :: P a -> P a
lexeme p = p <* spaces

parse :: P a -> String -> Either ParseError a
parse p s = case unP (spaces *> p <* eof) (Input (Pos 1 1) s) of
  Ok _ a _ -> Right a
  Bad _ e -> Left e

--------------------------------------------------------------------------------
-- JSON

data JSON
  = Null
  | Bool Bool
  | Number Rational
  | String String
  | Array [JSON]
  | Object [(String, JSON)]
  deriving (Eq, Show)

json :: P JSON
json = (lexeme (choice
  [ Null <$ string "null"
  , Bool True <$ string "true"
  , Bool False <$ string "false"
  , Number <$> number
  , String <$> stringLit
  , Array <$> between (sym '[') (char ']') (json `sepBy` sym ',')
  , Object <$> between (sym '{') (char '}') (pair `sepBy` sym ',')
  ]) <?> "a JSON value")
  where
    choice = foldr (<|>) empty
    sym = lexeme . char
    pair = (,) <$> (lexeme stringLit <?> "a key") <* sym ':' <*> json

number :: P Rational
number = do
  sign <- (char '-' $> negate) <|> pure id
  whole <- (0 <$ char '0') <|> (read <$> some digit)
  frac <- (char '.' *> (fraction <$> some digit)) <|> pure 0
  ex <- (satisfy (`elem` "eE") *> expo) <|> pure 0
  pure (sign ((fromInteger whole + frac) * 10 ^^ ex))
  where
    digit = satisfy isDigit <?> "a digit"
    fraction ds = fromInteger (read ds) / 10 ^ length ds
    expo = do
      s <- (char '-' $> negate) <|> (char '+' $> id) <|> pure id
      s . read <$> some digit :: P Int

stringLit :: P String
stringLit = between (char '"') (char '"') (many piece)
  where
    piece = plain <|> (char '\\' *> escape)
    plain = satisfy (\c -> c /= '"' && c /= '\\' && c >= ' ')
    escape = foldr (<|>) unicode [ c' <$ char c | (c, c') <- simple ]
    simple = zip "\"\\/bfnrt" "\"\\/\b\f\n\r\t"
    unicode = do
      _ <- char 'u'
      ds <- sequenceA (replicate 4 (satisfy isHexDigit <?> "a hex digit"))
      pure (chr (fst (head (readHex ds))))

--------------------------------------------------------------------------------
-- Printing

render :: JSON -> String
render = \case
  Null -> "null"
  Bool b -> map toLower (show b)
  Number r -> renderNumber r
  String s -> quote s
  Array xs -> "[" ++ intercalate "," (map render xs) ++ "]"
  Object kvs -> "{" ++ intercalate "," [quote k ++ ":" ++ render v | (k, v) <- kvs] ++ "}"

renderNumber :: Rational -> String
renderNumber r
  | r == fromInteger n = show n
  | otherwise = show (fromRational r :: Double)
  where n = truncate r :: Integer

quote :: String -> String
quote s = '"' : concatMap esc s ++ "\""
  where
    esc '"' = "\\\""
    esc '\\' = "\\\\"
    esc '\n' = "\\n"
    esc '\t' = "\\t"
    esc c | c < ' ' || c > '~' = "\\u" ++ replicate (4 - length h) '0' ++ h
          | otherwise = [c]
      where h = showHex (ord c) ""

-- | Break over lines only what does not fit in the width.
pretty :: Int -> JSON -> String
pretty width = go 0
  where
    go ind v
      | ind + length flat <= width = flat
      | otherwise = case v of
          Array xs -> block ind "[" "]" [go (ind + 2) x | x <- xs]
          Object kvs -> block ind "{" "}" [quote k ++ ": " ++ go (ind + 2) x | (k, x) <- kvs]
          _ -> flat
      where flat = render v
    block ind o c items =
      o ++ "\n" ++ intercalate ",\n" (map (pad (ind + 2) ++) items) ++ "\n" ++ pad ind ++ c
    pad n = replicate n ' '

--------------------------------------------------------------------------------
-- Queries

data Step = Key String | Ix Int | Every

query :: [Step] -> JSON -> [JSON]
query [] v = [v]
query (Key k : ss) (Object kvs) = concat [query ss v | (k', v) <- kvs, k == k']
query (Ix n : ss) (Array xs) | n < length xs = query ss (xs !! n)
query (Every : ss) (Array xs) = concatMap (query ss) xs
query (Every : ss) (Object kvs) = concatMap (query ss . snd) kvs
query _ _ = []

depth :: JSON -> Int
depth (Array xs) = 1 + maximum (0 : map depth xs)
depth (Object kvs) = 1 + maximum (0 : map (depth . snd) kvs)
depth _ = 0

census :: JSON -> Map.Map String Int
census v = foldl' (\m k -> Map.insertWith (+) k 1 m) Map.empty (walk v)
  where
    walk j = kind j : case j of
      Array xs -> concatMap walk xs
      Object kvs -> concatMap (walk . snd) kvs
      _ -> []
    kind = \case
      Null -> "null"; Bool _ -> "bool"; Number _ -> "number"
      String _ -> "string"; Array _ -> "array"; Object _ -> "object"

normalize :: JSON -> JSON
normalize (Array xs) = Array (map normalize xs)
normalize (Object kvs) = Object (sortOn fst [(k, normalize v) | (k, v) <- kvs])
normalize v = v

document :: String
document = unlines
  [ "{ \"name\": \"orchard\", \"open\": true, \"rating\": 4.25,"
  , "  \"trees\": [ {\"kind\": \"apple\", \"ages\": [3, 5, 8, 13]},"
  , "             {\"kind\": \"pear\", \"ages\": []},"
  , "             {\"kind\": \"medlar\", \"ages\": [120], \"note\": \"caf\\u00e9 \\\"old\\\"\\n\"} ],"
  , "  \"tax\": -1.5e-3, \"big\": 12e20, \"owner\": null }"
  ]

main :: IO ()
main = do
  case parse json document of
    Left e -> print e
    Right v -> do
      putStrLn (render v)
      putStrLn (pretty 40 v)
      print (depth v)
      print (Map.toList (census v))
      mapM_ (putStrLn . render) (query [Key "trees", Every, Key "ages", Every] v)
      mapM_ (putStrLn . render) (query [Key "trees", Ix 2, Key "note"] v)
      print (parse json (pretty 10 v) `sameAs` v)
      putStrLn (render (normalize v))
  mapM_ (putStrLn . either show render . parse json)
    [ "[1, 2,, 3]", "{\"a\" 1}", "[true, flase]", "\"abc", "01", "[1, 2", "{\"a\": [1, {\"b\": nul}]}"
    , "\n\n  [1,\n   2 3]", "\"\\x\"", "-", "[]", "{}", "\"\\u12G4\"", "" ]
  where
    sameAs (Right a) b = a == b
    sameAs (Left _) _ = False
