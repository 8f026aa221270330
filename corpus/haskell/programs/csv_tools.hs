-- A CSV parser (quotes, escapes, embedded newlines) with typed columns, queries, grouping, joins and a printer.
module Main (main) where

import Data.Char (isDigit, isSpace, toLower)
import Data.Either (partitionEithers)
import Data.List (dropWhileEnd, elemIndex, groupBy, intercalate, sortOn)
import Data.Function (on)

type Row = [String]

data CSV = CSV { header :: [String], body :: [Row] } deriving Show

data ParseState = FieldStart | Plain | Quoted | AfterQuote

-- | A hand-written state machine. Fields and rows are collected in reverse.
parseCSV :: String -> Either String [Row]
parseCSV = go FieldStart 1 "" [] []
  where
    go :: ParseState -> Int -> String -> Row -> [Row] -> String -> Either String [Row]
    go st _ f r rs [] = case st of
      Quoted -> Left "unterminated quote at end of input"
      FieldStart | null r -> Right (reverse rs)
      _ -> Right (reverse (row f r : rs))
    go st n f r rs (c:cs) = case (st, c) of
      (Quoted, '"') -> go AfterQuote n f r rs cs
      (Quoted, _) -> go Quoted (if c == '\n' then n + 1 else n) (c : f) r rs cs
      (AfterQuote, '"') -> go Quoted n ('"' : f) r rs cs
      (_, ',') -> go FieldStart n "" (reverse f : r) rs cs
      (_, '\r') -> go st n f r rs cs
      (_, '\n') -> go FieldStart (n + 1) "" [] (row f r : rs) cs
      (FieldStart, '"') -> go Quoted n "" r rs cs
      (AfterQuote, _) -> Left ("line " ++ show n ++ ": text after closing quote")
      (_, '"') -> Left ("line " ++ show n ++ ": quote inside a plain field")
      (_, _) -> go Plain n (c : f) r rs cs
    row f r = reverse (reverse f : r)

toCSV :: [Row] -> Either String CSV
toCSV [] = Left "no header"
toCSV (h:rs) = case [ i | (i, r) <- zip [2 :: Int ..] rs, length r /= length h ] of
  [] -> Right (CSV (map trim h) rs)
  is -> Left ("wrong number of fields in rows " ++ show is)

trim :: String -> String
trim = dropWhileEnd isSpace . dropWhile isSpace

printCSV :: CSV -> String
printCSV (CSV h rs) = unlines (map (intercalate "," . map field) (h : rs))
  where field f | any (`elem` ",\"\n") f = '"' : concatMap (\c -> if c == '"' then "\"\"" else [c]) f ++ "\""
                | otherwise = f

column :: String -> CSV -> Either String [String]
column c (CSV h rs) = case elemIndex c h of
  Nothing -> Left ("no column " ++ c)
  Just i -> Right (map (!! i) rs)

data Cell = Num Double | Str String | Missing deriving (Eq, Ord)

instance Show Cell where
  show (Num d) | d == fromIntegral (round d :: Int) = show (round d :: Int)
               | otherwise = show d
  show (Str s) = s
  show Missing = "-"

cell :: String -> Cell
cell s | null t = Missing
       | numeric t = Num (number t)
       | otherwise = Str t
  where t = trim s
        number ('-':x) = negate (number x)
        number x = read (if head x == '.' then '0' : x else x)
        numeric x = case break (== '.') (if take 1 x == "-" then drop 1 x else x) of
          (a, "") -> not (null a) && all isDigit a
          (a, _:b) -> not (null b) && all isDigit (a ++ b)

summary :: [Cell] -> String
summary cs = case [ d | Num d <- cs ] of
  [] -> "text, " ++ show (length cs) ++ " values"
  ds -> "min " ++ show (Num (minimum ds)) ++ ", max " ++ show (Num (maximum ds)) ++ ", sum " ++ show (Num (sum ds))
        ++ (if length ds < length cs then ", " ++ show (length cs - length ds) ++ " missing" else "")

groupSum :: String -> String -> CSV -> Either String [(String, Double)]
groupSum k v csv = do
  ks <- column k csv
  vs <- column v csv
  let pairs = sortOn fst (zip (map (map toLower) ks) (map cell vs))
  Right [ (fst (head g), sum [ d | (_, Num d) <- g ]) | g <- groupBy ((==) `on` fst) pairs ]

join :: String -> CSV -> CSV -> Either String CSV
join k a b = do
  ka <- column k a
  kb <- column k b
  Right (CSV (header a ++ filter (/= k) (header b))
    [ ra ++ [ f | (h, f) <- zip (header b) rb, h /= k ] | (x, ra) <- zip ka (body a), (y, rb) <- zip kb (body b), x == y ])

sales, cities :: String
sales = "id,city,item,price,note\n\
        \1,Bern,\"cheese, hard\",12.50,\n\
        \2,Oslo,fish,8,\"he said \"\"fresh\"\"\"\n\
        \3,bern,clock,99.9,\"two\nlines\"\n\
        \4,Lima,,,\n\
        \5,Oslo,salt,-.5,refund\r\n"
cities = "city,people\nBern,134\nOslo,700\nRome,2800\n"

main :: IO ()
main = do
  let load s = parseCSV s >>= toCSV
  case load sales of
    Left e -> putStrLn e
    Right csv -> do
      putStr (printCSV csv)
      print (fmap (load . printCSV) (Just csv) == Just (Right csv), length (body csv))
      mapM_ (\c -> putStrLn (c ++ ": " ++ either id (summary . map cell) (column c csv))) (header csv ++ ["colour"])
      print (groupSum "city" "price" csv)
      print (fmap (map cell) (column "price" csv))
      either putStrLn (putStr . printCSV) (load cities >>= join "city" csv)
  let (bad, ok) = partitionEithers (map load ["a,b\n1,2\n3\n", "a\n\"x", "a\n\"x\"y\n", "a,b\nx\"y,2\n", "", "a,b\n,\n", "x\n1\n\n2"])
  mapM_ putStrLn bad
  mapM_ print ok

instance Eq CSV where
  CSV a b == CSV c d = a == c && b == d
