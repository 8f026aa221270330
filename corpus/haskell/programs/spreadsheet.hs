-- A small spreadsheet: formulas with ranges and functions, lazy evaluation through a Map, cycle detection, table output.
module Main (main) where

import           Data.Char           (chr, isAlpha, isDigit, isSpace, isUpper, ord, toUpper)
import           Data.List           (intercalate, sort, transpose)
import qualified Data.Map            as M
import           Data.Maybe          (fromMaybe)
import           Text.Printf         (printf)
import           Text.Read           (readMaybe)

data Ref = Ref { rCol :: Int, rRow :: Int } deriving (Eq, Ord)

instance Show Ref where
  show (Ref c r) = chr (ord 'A' + c) : show r

data Formula
  = Lit Double
  | Txt String
  | Cell Ref
  | Range Ref Ref
  | Op Char Formula Formula
  | Fn String [Formula]
  deriving Show

data Value
  = Number Double
  | Text String
  | Error CellError
  | Blank
  deriving (Eq)

data CellError = Cycle | DivZero | BadType | BadName String | Syntax String
  deriving (Eq, Show)

type Source = M.Map Ref String
type Sheet = M.Map Ref Value

-- parsing ----------------------------------------------------------------

type Parser a = String -> Maybe (a, String)

parseCell :: String -> Either String Formula
parseCell ('=':s) = case comparison (filter (not . isSpace) s) of
  Just (f, "") -> Right f
  Just (_, r)  -> Left ("at " ++ show r)
  Nothing      -> Left "formula"
parseCell s = Right (maybe (Txt s) Lit (readMaybe s))

chainl :: String -> Parser Formula -> Parser Formula
chainl ops p s = p s >>= uncurry go
  where
    go a (o:r) | o `elem` ops = p r >>= \(b, r') -> go (Op o a b) r'
    go a r = Just (a, r)

comparison, additive, multiplicative, power, primary :: Parser Formula
comparison = chainl "<>=" additive
additive = chainl "+-&" multiplicative
multiplicative = chainl "*/" power
power s = do
  (a, r) <- primary s
  case r of
    '^':r' -> do { (b, r'') <- power r'; Just (Op '^' a b, r'') }
    _      -> Just (a, r)
primary ('-':s) = do { (a, r) <- primary s; Just (Op '-' (Lit 0) a, r) }
primary ('(':s) = comparison s >>= \(a, r) -> case r of
  ')':r' -> Just (a, r')
  _      -> Nothing
primary ('"':s) = case break (== '"') s of
  (t, '"':r) -> Just (Txt t, r)
  _          -> Nothing
primary s@(c:_)
  | isDigit c = let (d, r) = span (\x -> isDigit x || x == '.') s in (\n -> (Lit n, r)) <$> readMaybe d
  | isUpper c, (w, '(':r) <- span isAlpha s = do
      (as, r') <- arguments r
      Just (Fn w as, r')
  | isUpper c = do
      (a, r) <- ref s
      case r of
        ':':r' -> do { (b, r'') <- ref r'; Just (Range a b, r'') }
        _      -> Just (Cell a, r)
primary _ = Nothing

arguments :: Parser [Formula]
arguments (')':r) = Just ([], r)
arguments s = go s
  where
    go i = do
      (a, r) <- comparison i
      case r of
        ',':r' -> do { (as, r'') <- go r'; Just (a : as, r'') }
        ')':r' -> Just ([a], r')
        _      -> Nothing

ref :: Parser Ref
ref (c:s) | isUpper c, (d@(_:_), r) <- span isDigit s = Just (Ref (ord c - ord 'A') (read d), r)
ref _ = Nothing

-- evaluation ----------------------------------------------------------------

-- | Cells on a cycle, or that reach one.
cyclic :: M.Map Ref Formula -> Ref -> Bool
cyclic fs = go []
  where
    go path r
      | r `elem` path = True
      | otherwise = any (go (r : path)) (maybe [] deps (M.lookup r fs))

deps :: Formula -> [Ref]
deps f = case f of
  Cell r    -> [r]
  Range a b -> expand a b
  Op _ a b  -> deps a ++ deps b
  Fn _ as   -> concatMap deps as
  _         -> []

expand :: Ref -> Ref -> [Ref]
expand (Ref c r) (Ref c' r') = [ Ref x y | y <- [min r r' .. max r r'], x <- [min c c' .. max c c'] ]

-- | The sheet refers to itself: every cell is a thunk in the same map.
evaluate :: Source -> Sheet
evaluate src = sheet
  where
    parsed = M.map parseCell src
    good = M.mapMaybe (either (const Nothing) Just) parsed
    sheet = M.mapWithKey cell parsed
    cell _ (Left e) = Error (Syntax e)
    cell r (Right f)
      | cyclic good r = Error Cycle
      | otherwise = eval f
    at r = fromMaybe Blank (M.lookup r sheet)
    eval f = case f of
      Lit n     -> Number n
      Txt s     -> Text s
      Cell r    -> at r
      Range _ _ -> Error BadType
      Op o a b  -> operate o (eval a) (eval b)
      Fn "IF" [c, t, e] -> case eval c of
        Number 0 -> eval e
        Number _ -> eval t
        Error x  -> Error x
        _        -> Error BadType
      Fn n as   -> function n (concatMap many as)
    many (Range a b) = filter (/= Blank) (map at (expand a b))
    many f = [eval f]

operate :: Char -> Value -> Value -> Value
operate _ (Error e) _ = Error e
operate _ _ (Error e) = Error e
operate '&' a b = Text (plain a ++ plain b)
operate '=' a b = bool (a == b)
operate o Blank b = operate o (Number 0) b
operate o a Blank = operate o a (Number 0)
operate o (Number a) (Number b) = case o of
  '+' -> Number (a + b)
  '-' -> Number (a - b)
  '*' -> Number (a * b)
  '/' | b == 0 -> Error DivZero
      | otherwise -> Number (a / b)
  '^' -> Number (a ** b)
  '<' -> bool (a < b)
  '>' -> bool (a > b)
  _   -> Error BadType
operate '<' (Text a) (Text b) = bool (a < b)
operate _ _ _ = Error BadType

bool :: Bool -> Value
bool b = Number (if b then 1 else 0)

function :: String -> [Value] -> Value
function n vs
  | (e:_) <- [ e | Error e <- vs ] = Error e
  | otherwise = case (n, [ x | Number x <- vs ]) of
      ("SUM", xs)       -> Number (sum xs)
      ("COUNT", xs)     -> Number (fromIntegral (length xs))
      ("AVG", [])       -> Error DivZero
      ("AVG", xs)       -> Number (sum xs / fromIntegral (length xs))
      ("MAX", xs@(_:_)) -> Number (maximum xs)
      ("MIN", xs@(_:_)) -> Number (minimum xs)
      ("MEDIAN", xs@(_:_)) ->
        let s = sort xs
            k = length s `div` 2
        in Number (if odd (length s) then s !! k else (s !! (k - 1) + s !! k) / 2)
      ("SQRT", [x])     -> Number (sqrt x)
      ("ROUND", [x])    -> Number (fromIntegral (round x :: Integer))
      ("UPPER", _)      -> Text (concatMap (map toUpper . plain) vs)
      ("LEN", _)        -> Number (fromIntegral (length (concatMap plain vs)))
      _                 -> Error (BadName n)

plain :: Value -> String
plain (Number x)
  | x == fromIntegral k = show k
  | otherwise = printf "%.2f" x
  where k = truncate x :: Integer
plain (Text s) = s
plain Blank = ""
plain (Error e) = case e of
  Cycle     -> "#CYCLE"
  DivZero   -> "#DIV/0"
  BadType   -> "#TYPE"
  BadName s -> "#NAME(" ++ s ++ ")"
  Syntax _  -> "#SYNTAX"

-- output --------------------------------------------------------------------

table :: Sheet -> String
table sheet = unlines (header : rule : zipWith line rows cells)
  where
    maxC = maximum (map rCol (M.keys sheet))
    rows = [1 .. maximum (map rRow (M.keys sheet))]
    cells = [ [ M.findWithDefault Blank (Ref c r) sheet | c <- [0 .. maxC] ] | r <- rows ]
    widths = [ maximum (3 : map (length . plain) col) | col <- transpose cells ]
    header = "   |" ++ intercalate "|" [ center w [chr (ord 'A' + c)] | (w, c) <- zip widths [0 ..] ] ++ "|"
    rule = "---+" ++ intercalate "+" [ replicate (w + 2) '-' | w <- widths ] ++ "+"
    line r vs = printf "%2d |" r ++ intercalate "|" (zipWith pad widths vs) ++ "|"
    pad w v = case v of
      Number _ -> ' ' : replicate (w - length s) ' ' ++ s ++ " "
      _        -> ' ' : s ++ replicate (w - length s) ' ' ++ " "
      where s = plain v
    center w s = let n = w + 2 - length s; l = n `div` 2 in replicate l ' ' ++ s ++ replicate (n - l) ' '

fromRows :: [[String]] -> Source
fromRows rs = M.fromList [ (Ref c r, s) | (r, row) <- zip [1 ..] rs, (c, s) <- zip [0 ..] row, not (null s) ]

update :: [(String, String)] -> Source -> Source
update changes src = foldr (\(k, v) -> maybe id (\(r, _) -> M.insert r v) (ref k)) src changes

main :: IO ()
main = do
  let budget = fromRows
        [ ["Item", "Price", "Count", "Total"]
        , ["Lamp", "24.5", "3", "=B2*C2"]
        , ["Chair", "80", "4", "=B3*C3"]
        , ["Nails", "0.035", "500", "=B4*C4"]
        , ["Sum", "", "=SUM(C2:C4)", "=SUM(D2:D4)"]
        , ["Tax", "0.19", "", "=D5*B6"]
        , ["=UPPER(\"grand \" & \"total\")", "", "", "=ROUND((D5+D6)*100)/100"]
        , ["=IF(D7>500, \"too dear\", \"fine\")", "=AVG(B2:B4)", "=MEDIAN(B2:B4)", "=MAX(D2:D4)-MIN(D2:D4)"]
        ]
  putStr (table (evaluate budget))
  putStrLn ""
  putStr (table (evaluate (update [("B3", "12"), ("C3", "=C2+1"), ("B6", "=1/0")] budget)))
  putStrLn ""
  let odd' = fromRows
        [ ["=B1+1", "=C1", "=A1", "=SUM(A1:B1)"]
        , ["=1/0", "=A2+1", "=IF(1, 5, A2)", "=-2^2"]
        , ["=\"a\"+1", "=FOO(1)", "=1+", "=2^3^2"]
        , ["=LEN(\"four\"&4)", "=(1+2)*(3-4)/8", "=Z9", "=COUNT(A1:A9)"]
        , ["=\"abc\"<\"abd\"", "=Z9=0", "=SQRT(2)", "=A5&B5&C5"]
        ]
      s = evaluate odd'
  putStr (table s)
  mapM_ print [ (r, e) | (r, Error e) <- M.toList s ]
  let fibs = fromRows (["1"] : ["1"] : [ ["=A" ++ show (n - 2) ++ "+A" ++ show (n - 1)] | n <- [3 .. 16 :: Int] ])
  putStrLn (unwords (map plain (M.elems (evaluate fibs))))
