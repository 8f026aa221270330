-- Untyped lambda calculus: named syntax, de Bruijn terms, several reduction strategies, NbE, Church arithmetic, SKI.
module Main where

import Control.Monad
import Data.Char
import Data.List

-- Named terms -----------------------------------------------------------------

data Named = NVar String | NLam String Named | NApp Named Named

instance Show Named where
  showsPrec _ (NVar x) = showString x
  showsPrec d t@(NLam _ _) = showParen (d > 0) (showChar '\\' . showString (unwords xs) . showString ". " . shows b)
    where (xs, b) = strip t
          strip (NLam x e) = let (ys, e') = strip e in (x : ys, e')
          strip e = ([], e)
  showsPrec d (NApp f a) = showParen (d > 1) (showsPrec 1 f . showChar ' ' . showsPrec 2 a)

-- Parser: a state of characters, hand-rolled with Maybe
newtype Parser a = Parser { parse :: String -> Maybe (a, String) }

instance Functor Parser where fmap = liftM
instance Applicative Parser where { pure x = Parser (\s -> Just (x, s)); (<*>) = ap }
instance Monad Parser where p >>= f = Parser (\s -> parse p s >>= \(a, r) -> parse (f a) r)

orElse :: Parser a -> Parser a -> Parser a
orElse p q = Parser (\s -> maybe (parse q s) Just (parse p s))

token :: (Char -> Bool) -> Parser Char
token f = Parser $ \s -> case dropWhile isSpace s of
  (c:r) | f c -> Just (c, r)
  _ -> Nothing

many1, many0 :: Parser a -> Parser [a]
many1 p = do { x <- p; xs <- many0 p; return (x : xs) }
many0 p = many1 p `orElse` return []

name :: Parser String
name = do
  c <- token isAlphaNum
  Parser (\s -> let (a, r) = span (\k -> isAlphaNum k || k == '\'') s in Just (c : a, r))

term :: Parser Named
term = lambda `orElse` application
  where
    lambda = do
      _ <- token (`elem` "\\λ")
      xs <- many1 name
      _ <- token (== '.')
      b <- term
      return (foldr NLam b xs)
    application = foldl1 NApp <$> many1 (atom `orElse` lambda)
    atom = fmap NVar name `orElse` do
      _ <- token (== '(')
      t <- term
      _ <- token (== ')')
      return t

readTerm :: String -> Named
readTerm s = case parse term s of
  Just (t, r) | all isSpace r -> t
  _ -> error ("no parse: " ++ s)

-- De Bruijn -----------------------------------------------------------------------

data Term = Ix Int | Free String | Lam Term | App Term Term
  deriving (Eq, Ord)

instance Show Term where
  showsPrec _ (Ix n) = shows n
  showsPrec _ (Free x) = showString x
  showsPrec d (Lam b) = showParen (d > 0) (showString "\\" . shows b)
  showsPrec d (App f a) = showParen (d > 1) (showsPrec 1 f . showChar ' ' . showsPrec 2 a)

toDB :: [(String, Term)] -> Named -> Term
toDB defs = go []
  where
    go env (NVar x) = case elemIndex x env of
      Just i -> Ix i
      Nothing -> maybe (Free x) id (lookup x defs)
    go env (NLam x b) = Lam (go (x : env) b)
    go env (NApp f a) = App (go env f) (go env a)

fromDB :: Term -> Named
fromDB = go []
  where
    go env (Ix n) = NVar (env !! n)
    go _ (Free x) = NVar x
    go env (Lam b) = let x = fresh env (frees b) in NLam x (go (x : env) b)
    go env (App f a) = NApp (go env f) (go env a)
    fresh env fs = head [ v | v <- names, v `notElem` env, v `notElem` fs ]
    names = [ c : s | s <- "" : map show [1 :: Int ..], c <- "xyzuvwabcde" ]

frees :: Term -> [String]
frees (Free x) = [x]
frees (Ix _) = []
frees (Lam b) = frees b
frees (App f a) = frees f `union` frees a

shift :: Int -> Int -> Term -> Term
shift d = go
  where
    go c (Ix n) | n >= c = Ix (n + d)
                | otherwise = Ix n
    go _ t@(Free _) = t
    go c (Lam b) = Lam (go (c + 1) b)
    go c (App f a) = App (go c f) (go c a)

subst :: Term -> Term -> Term
subst s = shift (-1) 0 . go 0 (shift 1 0 s)
  where
    go k u (Ix n) | n == k = u
                  | otherwise = Ix n
    go _ _ t@(Free _) = t
    go k u (Lam b) = Lam (go (k + 1) (shift 1 0 u) b)
    go k u (App f a) = App (go k u f) (go k u a)

-- One-step strategies ---------------------------------------------------------------

type Step = Term -> Maybe Term

normalOrder, applicative, callByName :: Step
normalOrder (App (Lam b) a) = Just (subst a b)
normalOrder (App f a) = case normalOrder f of
  Just f' -> Just (App f' a)
  Nothing -> App f <$> normalOrder a
normalOrder (Lam b) = Lam <$> normalOrder b
normalOrder _ = Nothing

applicative (App f a)
  | Just f' <- applicative f = Just (App f' a)
  | Just a' <- applicative a = Just (App f a')
  | Lam b <- f = Just (subst a b)
applicative (Lam b) = Lam <$> applicative b
applicative _ = Nothing

callByName (App (Lam b) a) = Just (subst a b)
callByName (App f a) = (`App` a) <$> callByName f
callByName _ = Nothing

trace :: Step -> Term -> [Term]
trace st t = t : maybe [] (trace st) (st t)

runLimit :: Int -> Step -> Term -> Either Term (Int, Term)
runLimit limit st t = case splitAt limit (trace st t) of
  (xs, []) -> Right (length xs - 1, last xs)
  (xs, _) -> Left (last xs)

-- Eta, and alpha-equivalence for free
eta :: Term -> Term
eta (Lam b) = case eta b of
  App f (Ix 0) | not (uses 0 f) -> shift (-1) 0 f
  b' -> Lam b'
  where uses k (Ix n) = n == k
        uses _ (Free _) = False
        uses k (Lam c) = uses (k + 1) c
        uses k (App f a) = uses k f || uses k a
eta (App f a) = App (eta f) (eta a)
eta t = t

-- Normalisation by evaluation -----------------------------------------------------------

data Value = VFun (Value -> Value) | VNeutral Neutral
data Neutral = NLevel Int | NFree String | NApply Neutral Value

nbe :: Term -> Term
nbe = quote 0 . eval []
  where
    eval env (Ix n) = env !! n
    eval _ (Free x) = VNeutral (NFree x)
    eval env (Lam b) = VFun (\v -> eval (v : env) b)
    eval env (App f a) = apply (eval env f) (eval env a)
    apply (VFun g) v = g v
    apply (VNeutral n) v = VNeutral (NApply n v)
    quote k (VFun g) = Lam (quote (k + 1) (g (VNeutral (NLevel k))))
    quote k (VNeutral n) = quoteN k n
    quoteN k (NLevel l) = Ix (k - l - 1)
    quoteN _ (NFree x) = Free x
    quoteN k (NApply n v) = App (quoteN k n) (quote k v)

-- SKI ----------------------------------------------------------------------------------

data SKI = S | K | I | SKI :@ SKI | A String deriving Eq
infixl 9 :@

instance Show SKI where
  showsPrec _ S = showChar 'S'
  showsPrec _ K = showChar 'K'
  showsPrec _ I = showChar 'I'
  showsPrec _ (A x) = showString x
  showsPrec d (f :@ a) = showParen (d > 9) (showsPrec 9 f . showsPrec 10 a)

bracket :: Named -> SKI
bracket (NVar x) = A x
bracket (NApp f a) = bracket f :@ bracket a
bracket (NLam x b) = abstract x (bracket b)
  where
    abstract v e | v `notIn` e = K :@ e
    abstract _ (A _) = I
    abstract v (f :@ A w) | v == w, v `notIn` f = f
    abstract v (f :@ a) = S :@ abstract v f :@ abstract v a
    abstract _ e = K :@ e
    notIn v (A w) = v /= w
    notIn v (f :@ a) = notIn v f && notIn v a
    notIn _ _ = True

reduceSKI :: SKI -> SKI
reduceSKI e = case e of
  I :@ x -> reduceSKI x
  K :@ x :@ _ -> reduceSKI x
  S :@ f :@ g :@ x -> reduceSKI (f :@ x :@ (g :@ x))
  f :@ x -> let f' = reduceSKI f in if f' /= f then reduceSKI (f' :@ x) else f :@ reduceSKI x
  _ -> e

-- Library ---------------------------------------------------------------------------------

library :: [(String, Term)]
library = foldl add [] source
  where
    add defs (n, s) = defs ++ [(n, toDB defs (readTerm s))]
    source =
      [ ("id", "\\x. x"), ("true", "\\t f. t"), ("false", "\\t f. f"), ("not", "\\b. b false true")
      , ("and", "\\p q. p q false"), ("zero", "\\s z. z"), ("succ", "\\n s z. s (n s z)")
      , ("plus", "\\m n s z. m s (n s z)"), ("mult", "\\m n s. m (n s)"), ("pow", "\\m n. n m")
      , ("pair", "\\a b f. f a b"), ("fst", "\\p. p true"), ("snd", "\\p. p false")
      , ("pred", "\\n. fst (n (\\p. pair (snd p) (succ (snd p))) (pair zero zero))")
      , ("iszero", "\\n. n (\\x. false) true"), ("one", "succ zero"), ("two", "succ one"), ("three", "succ two")
      , ("Y", "\\f. (\\x. f (x x)) (\\x. f (x x))")
      , ("fact", "Y (\\r n. iszero n one (mult n (r (pred n))))"), ("omega", "(\\x. x x) (\\x. x x)")
      ]

lib :: String -> Term
lib = toDB library . readTerm

church :: Term -> Maybe Int
church (Lam (Lam b)) = go b
  where go (Ix 0) = Just 0
        go (App (Ix 1) t) = (+ 1) <$> go t
        go _ = Nothing
church _ = Nothing

main :: IO ()
main = do
  forM_ ["\\x y. x", "\\f. (\\x. f (x x)) (\\x. f (x x))", "(\\x. x y) z", "\\x. x (\\y. y x) \\z. z"] $ \s -> do
    let t = toDB [] (readTerm s)
    putStrLn (show (readTerm s) ++ "   " ++ show t ++ "   " ++ show (fromDB t))
  forM_ ["plus two three", "mult three three", "pow two three", "pred three", "and true (not true)", "fst (pair u v)"] $ \s -> do
    let t = lib s
        counts = [ either (const (-1)) fst (runLimit 3000 st t) | st <- [normalOrder, applicative, callByName] ]
        nf = nbe t
    putStrLn (s ++ " = " ++ show (fromDB nf) ++ maybe "" (("  #" ++) . show) (church nf) ++ "  steps " ++ show counts)
    when (fmap snd (runLimit 3000 normalOrder t) /= Right nf) $ putStrLn "DISAGREE"
  print (church (nbe (lib "fact three")), church (nbe (lib "mult (fact three) (plus two (fact two))")))
  print (either (const "loops") (show . fst) (runLimit 50 normalOrder (lib "omega")))
  print (either (const "loops") (show . fst) (runLimit 50 applicative (lib "true id omega")))
  print (either (const "loops") (show . fst) (runLimit 50 normalOrder (lib "true id omega")))
  mapM_ print (take 5 (trace normalOrder (lib "succ one")))
  print (eta (lib "\\f x. g (\\y. f y) x"), eta (lib "\\x. x x"))
  forM_ ["\\x. x", "\\x y. x", "\\f g x. f (g x)", "\\x y. y x", "\\a b c. a c b"] $ \s -> do
    let c = bracket (readTerm s)
    putStrLn (s ++ "  ~>  " ++ show c ++ "  ~>  " ++ show (reduceSKI (c :@ A "p" :@ A "q" :@ A "r")))
