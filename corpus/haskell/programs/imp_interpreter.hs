-- An interpreter for a small imperative language: lexer, parser, evaluator.
module Main (main) where

import           Control.Monad (forM_, unless)
import           Data.Char     (isAlpha, isAlphaNum, isDigit, isSpace)
import           Data.List     (intercalate)
import qualified Data.Map      as M

-- ---------------------------------------------------------------------
-- Tokens
-- ---------------------------------------------------------------------

data Token
  = TNum Integer
  | TId String
  | TKw String
  | TSym String
  | TStr String
  | TEOF
  deriving (Eq, Show)

keywords :: [String]
keywords = ["if", "else", "while", "print", "fun", "return", "var", "true", "false", "for", "to"]

symbols :: [String]
symbols =
  [ "==", "!=", "<=", ">=", "&&", "||", "+", "-", "*", "/", "%", "<", ">"
  , "=", "(", ")", "{", "}", ";", ",", "!" ]

tokenize :: String -> Either String [Token]
tokenize [] = Right [TEOF]
tokenize s@(c:cs)
  | isSpace c = tokenize cs
  | c == '#'  = tokenize (dropWhile (/= '\n') cs)
  | isDigit c = let (d, r) = span isDigit s in (TNum (read d) :) <$> tokenize r
  | isAlpha c =
      let (w, r) = span (\x -> isAlphaNum x || x == '_') s
          t | w `elem` keywords = TKw w
            | otherwise         = TId w
      in (t :) <$> tokenize r
  | c == '"' =
      case break (== '"') cs of
        (str, '"':r) -> (TStr str :) <$> tokenize r
        _            -> Left "unterminated string"
  | otherwise = go symbols
  where
    go [] = Left ("unexpected character " ++ show c)
    go (y:ys)
      | Just r <- strip y s = (TSym y :) <$> tokenize r
      | otherwise           = go ys
    strip [] r = Just r
    strip (a:as) (b:bs) | a == b = strip as bs
    strip _ _ = Nothing

-- ---------------------------------------------------------------------
-- Syntax
-- ---------------------------------------------------------------------

data Expr
  = Lit Value
  | Var String
  | Bin String Expr Expr
  | Neg Expr
  | Not Expr
  | Call String [Expr]
  deriving Show

data Stmt
  = Decl String Expr
  | Assign String Expr
  | If Expr [Stmt] [Stmt]
  | While Expr [Stmt]
  | For String Expr Expr [Stmt]
  | Print [Expr]
  | Fun String [String] [Stmt]
  | Return Expr
  | ExprS Expr
  deriving Show

data Value = I Integer | B Bool | S String | Unit
  deriving (Eq, Ord)

instance Show Value where
  show (I n)     = show n
  show (B True)  = "true"
  show (B False) = "false"
  show (S s)     = s
  show Unit      = "unit"

-- ---------------------------------------------------------------------
-- Parser
-- ---------------------------------------------------------------------

newtype Parser a = Parser { runParser :: [Token] -> Either String (a, [Token]) }

instance Functor Parser where
  fmap f (Parser p) = Parser $ \ts -> case p ts of
    Left e        -> Left e
    Right (a, ts') -> Right (f a, ts')

instance Applicative Parser where
  pure a = Parser $ \ts -> Right (a, ts)
  Parser pf <*> Parser pa = Parser $ \ts -> do
    (f, ts1) <- pf ts
    (a, ts2) <- pa ts1
    return (f a, ts2)

instance Monad Parser where
  Parser p >>= k = Parser $ \ts -> do
    (a, ts1) <- p ts
    runParser (k a) ts1

peek :: Parser Token
peek = Parser $ \ts -> Right (head ts, ts)

advance :: Parser Token
advance = Parser $ \ts -> case ts of
  [TEOF]   -> Right (TEOF, [TEOF])
  (t:rest) -> Right (t, rest)
  []       -> Left "impossible: empty token stream"

failP :: String -> Parser a
failP msg = Parser $ \ts -> Left (msg ++ " near " ++ show (head ts))

sym :: String -> Parser ()
sym s = do
  t <- peek
  if t == TSym s then () <$ advance else failP ("expected " ++ show s)

ident :: Parser String
ident = do
  t <- peek
  case t of
    TId n -> n <$ advance
    _     -> failP "expected identifier"

program :: Parser [Stmt]
program = do
  t <- peek
  case t of
    TEOF -> return []
    _    -> (:) <$> stmt <*> program

block :: Parser [Stmt]
block = sym "{" *> go
  where
    go = do
      t <- peek
      if t == TSym "}" then [] <$ advance else (:) <$> stmt <*> go

stmt :: Parser Stmt
stmt = peek >>= \t -> case t of
  TKw "var"    -> Decl <$> (advance *> ident) <*> (sym "=" *> expr) <* sym ";"
  TKw "if"     -> do
    _ <- advance
    c <- expr
    th <- block
    t' <- peek
    el <- if t' == TKw "else"
            then advance *> (peek >>= \n -> if n == TKw "if" then pure <$> stmt else block)
            else return []
    return (If c th el)
  TKw "while"  -> While <$> (advance *> expr) <*> block
  TKw "for"    -> do
    _ <- advance
    v <- ident
    sym "="
    lo <- expr
    k <- advance
    unless (k == TKw "to") $ failP "expected 'to'"
    hi <- expr
    For v lo hi <$> block
  TKw "print"  -> Print <$> (advance *> sepBy expr) <* sym ";"
  TKw "return" -> Return <$> (advance *> expr) <* sym ";"
  TKw "fun"    -> do
    _ <- advance
    n <- ident
    sym "("
    ps <- params
    Fun n ps <$> block
  TId n -> do
    _ <- advance
    t' <- peek
    case t' of
      TSym "=" -> Assign n <$> (advance *> expr) <* sym ";"
      TSym "(" -> do { as <- args; sym ";"; return (ExprS (Call n as)) }
      _        -> failP "expected assignment or call"
  _ -> failP "expected statement"

params :: Parser [String]
params = peek >>= \t -> if t == TSym ")" then [] <$ advance else go
  where go = do
          p <- ident
          t <- advance
          case t of
            TSym "," -> (p :) <$> go
            TSym ")" -> return [p]
            _        -> failP "bad parameter list"

args :: Parser [Expr]
args = do
  sym "("
  t <- peek
  if t == TSym ")" then [] <$ advance else sepBy expr <* sym ")"

sepBy :: Parser a -> Parser [a]
sepBy p = do
  x <- p
  t <- peek
  if t == TSym "," then (x :) <$> (advance *> sepBy p) else return [x]

levels :: [[String]]
levels = [["||"], ["&&"], ["==", "!="], ["<", "<=", ">", ">="], ["+", "-"], ["*", "/", "%"]]

expr :: Parser Expr
expr = foldr level unary levels
  where
    level ops next = next >>= loop
      where
        loop l = do
          t <- peek
          case t of
            TSym o | o `elem` ops -> do
              _ <- advance
              r <- next
              loop (Bin o l r)
            _ -> return l

unary :: Parser Expr
unary = peek >>= \t -> case t of
  TSym "-" -> Neg <$> (advance *> unary)
  TSym "!" -> Not <$> (advance *> unary)
  _        -> atom

atom :: Parser Expr
atom = advance >>= \t -> case t of
  TNum n      -> return (Lit (I n))
  TStr s      -> return (Lit (S s))
  TKw "true"  -> return (Lit (B True))
  TKw "false" -> return (Lit (B False))
  TSym "("    -> expr <* sym ")"
  TId n       -> peek >>= \t' -> if t' == TSym "(" then Call n <$> args else return (Var n)
  other       -> failP ("unexpected " ++ show other)

-- ---------------------------------------------------------------------
-- Evaluation: a hand-rolled state/error/output monad
-- ---------------------------------------------------------------------

data World = World
  { scopes :: [M.Map String Value]
  , funs   :: M.Map String ([String], [Stmt])
  , out    :: [String]      -- reversed
  , fuel   :: Int
  }

newtype Eval a = Eval { unEval :: World -> (Either Stop a, World) }

data Stop = Failed String | Returned Value

instance Functor Eval where fmap f m = m >>= return . f
instance Applicative Eval where
  pure x = Eval $ \w -> (Right x, w)
  mf <*> mx = mf >>= \f -> fmap f mx
instance Monad Eval where
  m >>= k = Eval $ \w -> case unEval m w of
    (Left e, w')  -> (Left e, w')
    (Right a, w') -> unEval (k a) w'

stop :: Stop -> Eval a
stop e = Eval $ \w -> (Left e, w)

oops :: String -> Eval a
oops = stop . Failed

getW :: (World -> a) -> Eval a
getW f = Eval $ \w -> (Right (f w), w)

modW :: (World -> World) -> Eval ()
modW f = Eval $ \w -> (Right (), f w)

tick :: Eval ()
tick = do
  n <- getW fuel
  if n <= 0 then oops "out of fuel" else modW (\w -> w { fuel = n - 1 })

lookupVar :: String -> Eval Value
lookupVar v = getW scopes >>= go
  where go []     = oops ("unbound variable " ++ v)
        go (m:ms) = maybe (go ms) return (M.lookup v m)

setVar :: String -> Value -> Eval ()
setVar v x = do
  ss <- getW scopes
  case go ss of
    Nothing  -> oops ("assignment to undeclared variable " ++ v)
    Just ss' -> modW (\w -> w { scopes = ss' })
  where
    go [] = Nothing
    go (m:ms) | M.member v m = Just (M.insert v x m : ms)
              | otherwise    = (m :) <$> go ms

declare :: String -> Value -> Eval ()
declare v x = modW $ \w -> case scopes w of
  (m:ms) -> w { scopes = M.insert v x m : ms }
  []     -> w { scopes = [M.singleton v x] }

scoped :: Eval a -> Eval a
scoped m = do
  modW (\w -> w { scopes = M.empty : scopes w })
  r <- m
  modW (\w -> w { scopes = drop 1 (scopes w) })
  return r

eval :: Expr -> Eval Value
eval (Lit v) = return v
eval (Var v) = lookupVar v
eval (Neg e) = eval e >>= \v -> case v of
  I n -> return (I (negate n))
  _   -> oops "negation of a non-number"
eval (Not e) = B . not <$> (eval e >>= truth)
eval (Bin "&&" a b) = eval a >>= truth >>= \x -> if x then eval b else return (B False)
eval (Bin "||" a b) = eval a >>= truth >>= \x -> if x then return (B True) else eval b
eval (Bin o a b) = do
  x <- eval a
  y <- eval b
  binop o x y
eval (Call f as) = do
  tick
  vs <- mapM eval as
  fs <- getW funs
  case M.lookup f fs of
    Nothing -> oops ("unknown function " ++ f)
    Just (ps, body)
      | length ps /= length vs -> oops ("arity mismatch calling " ++ f)
      | otherwise -> do
          saved <- getW scopes
          modW (\w -> w { scopes = [M.fromList (zip ps vs), last saved] })
          r <- catchReturn (mapM_ exec body)
          globals <- getW (last . scopes)
          modW (\w -> w { scopes = init saved ++ [globals] })
          return r

catchReturn :: Eval () -> Eval Value
catchReturn m = Eval $ \w -> case unEval m w of
  (Left (Returned v), w') -> (Right v, w')
  (Left e, w')            -> (Left e, w')
  (Right (), w')          -> (Right Unit, w')

truth :: Value -> Eval Bool
truth (B b) = return b
truth v     = oops ("not a boolean: " ++ show v)

binop :: String -> Value -> Value -> Eval Value
binop "==" x y = return (B (x == y))
binop "!=" x y = return (B (x /= y))
binop "+" (S a) b = return (S (a ++ show b))
binop "+" a (S b) = return (S (show a ++ b))
binop o (I a) (I b)
  | Just f <- lookup o arith = return (I (f a b))
  | Just f <- lookup o comps = return (B (f a b))
  | o `elem` ["/", "%"] = if b == 0 then oops "division by zero"
                          else return (I (if o == "/" then a `div` b else a `mod` b))
  where arith = [("+", (+)), ("-", (-)), ("*", (*))]
        comps = [("<", (<)), ("<=", (<=)), (">", (>)), (">=", (>=))]
binop o _ _ = oops ("type error in " ++ o)

exec :: Stmt -> Eval ()
exec s = tick >> case s of
  Decl v e   -> eval e >>= declare v
  Assign v e -> eval e >>= setVar v
  If c t e   -> do
    b <- eval c >>= truth
    scoped (mapM_ exec (if b then t else e))
  w@(While c b) -> do
    t <- eval c >>= truth
    if t then scoped (mapM_ exec b) >> exec w else return ()
  For v lo hi b -> do
    l <- eval lo
    h <- eval hi
    case (l, h) of
      (I x, I y) -> forM_ [x .. y] $ \i -> scoped (declare v (I i) >> mapM_ exec b)
      _          -> oops "for bounds must be numbers"
  Print es   -> do
    vs <- mapM eval es
    modW (\w -> w { out = unwords (map show vs) : out w })
  Fun n ps b -> modW (\w -> w { funs = M.insert n (ps, b) (funs w) })
  Return e   -> eval e >>= stop . Returned
  ExprS e    -> () <$ eval e

runProgram :: String -> [String]
runProgram src = case tokenize src >>= runParser program of
  Left e -> ["syntax error: " ++ e]
  Right (p, _) ->
    let (r, w) = unEval (mapM_ exec p) (World [M.empty] M.empty [] 20000)
        end = case r of
          Left (Failed e)   -> ["runtime error: " ++ e]
          Left (Returned v) -> ["returned " ++ show v]
          Right ()          -> ["ok"]
    in reverse (out w) ++ end

samples :: [(String, String)]
samples =
  [ ("factorial", "fun fact(n) { if n <= 1 { return 1; } return n * fact(n - 1); }\n\
                  \for i = 1 to 10 { print i, fact(i); }\nprint fact(30);")
  , ("collatz",   "var n = 27; var steps = 0;\n\
                  \while n != 1 { if n % 2 == 0 { n = n / 2; } else { n = 3 * n + 1; } steps = steps + 1; }\n\
                  \print \"steps: \" + steps;")
  , ("shadow",    "var x = 1; if true { var x = 2; x = x + 1; print x; } print x;")
  , ("globals",   "var count = 0; fun bump(k) { count = count + k; return count; }\n\
                  \bump(5); bump(6); print count, bump(0 - 1), -count;")
  , ("sieve",     "fun prime(n) { var d = 2; while d * d <= n { if n % d == 0 { return false; } d = d + 1; } return n > 1; }\n\
                  \var line = \"\"; for i = 0 to 50 { if prime(i) { line = line + i + \" \"; } } print line;")
  , ("logic",     "print true && !false || 1 / 0 == 0, 1 + 2 * 3 - 4 == 3, 2 < 3 && 3 < 2;")
  , ("div0",      "var z = 0; print \"before\"; print 1 / z; print \"after\";")
  , ("unbound",   "print y;")
  , ("forever",   "while true { }")
  , ("elseif",    "fun sg(n) { if n < 0 { return \"neg\"; } else if n == 0 { return \"zero\"; } else { return \"pos\"; } }\n\
                  \print sg(-3), sg(0), sg(8); # done")
  , ("bad1",      "var = 3;")
  , ("bad2",      "print (1 + 2;")
  , ("bad3",      "print 1 @ 2;")
  , ("early",     "print 1; return 42; print 2;")
  ]

main :: IO ()
main = forM_ samples $ \(name, src) -> do
  putStrLn ("-- " ++ name)
  putStrLn (intercalate "\n" (map ("   " ++) (runProgram src)))
