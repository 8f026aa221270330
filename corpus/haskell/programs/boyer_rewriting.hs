-- Term rewriting in the manner of the old Boyer benchmark: one-way unification, rewrite rules as text, a tautology checker, normal forms.
module Main where

import Data.Char
import qualified Data.Map as M
import Data.List

type Id = String

data Term = Var Id
          | Fun Id [Term]
          deriving (Eq, Ord)

instance Show Term where
  showsPrec _ (Var v)    = showString v
  showsPrec _ (Fun f []) = showString f
  showsPrec _ (Fun f ts) = showChar '(' . showString f . foldr (\t k -> showChar ' ' . shows t . k) (showChar ')') ts

-- S-expressions; upper-case identifiers are variables

tokens :: String -> [String]
tokens [] = []
tokens (c:cs)
  | isSpace c = tokens cs
  | c `elem` "()" = [c] : tokens cs
  | otherwise = let (w, r) = break (\x -> isSpace x || x `elem` "()") (c:cs) in w : tokens r

term :: [String] -> (Term, [String])
term ("(":f:ts) = let (as, r) = args ts in (Fun f as, r)
  where args (")":r) = ([], r)
        args r = let (a, r') = term r
                     (as, r'') = args r'
                 in (a:as, r'')
term (w:ts)
  | isUpper (head w) = (Var w, ts)
  | otherwise = (Fun w [], ts)
term [] = error "term: end of input"

readTerm :: String -> Term
readTerm s = case term (tokens s) of
  (t, []) -> t
  (_, r)  -> error ("left over " ++ unwords r)

type Rules = M.Map Id [(Term, Term)]

mkRules :: [String] -> Rules
mkRules ss = M.fromListWith (flip (++)) [ (f, [(l, r)]) | s <- ss, let (l@(Fun f _), r) = rule s ]
  where rule s = case term (tokens s) of
          (Fun "=" [l, r], []) -> (l, r)
          _ -> error ("bad rule " ++ s)

-- Matching

match :: Term -> Term -> Maybe (M.Map Id Term)
match pat t = go [(pat, t)] M.empty
  where
    go [] s = Just s
    go ((Var v, u):rest) s = case M.lookup v s of
      Nothing -> go rest (M.insert v u s)
      Just u' | u == u' -> go rest s
              | otherwise -> Nothing
    go ((Fun f as, Fun g bs):rest) s
      | f == g && length as == length bs = go (zip as bs ++ rest) s
    go _ _ = Nothing

subst :: M.Map Id Term -> Term -> Term
subst s t@(Var v) = M.findWithDefault t v s
subst s (Fun f as) = Fun f (map (subst s) as)

rewrite :: Rules -> Term -> Term
rewrite _ t@(Var _) = t
rewrite rs (Fun f as) = tryAll (M.findWithDefault [] f rs)
  where
    t' = Fun f (map (rewrite rs) as)
    tryAll [] = t'
    tryAll ((l, r):more) = case match l t' of
      Just s  -> rewrite rs (subst s r)
      Nothing -> tryAll more

-- Tautology checking on if-normal terms

tautp :: Rules -> Term -> Bool
tautp rs x = tautologyp (rewrite rs x) [] []

tautologyp :: Term -> [Term] -> [Term] -> Bool
tautologyp x true false
  | x `elem` (Fun "t" [] : true) = True
  | x `elem` (Fun "f" [] : false) = False
  | Fun "if" [c, a, b] <- x = branch c a b
  | otherwise = False
  where
    branch c a b
      | c `elem` (Fun "t" [] : true) = tautologyp a true false
      | c `elem` (Fun "f" [] : false) = tautologyp b true false
      | otherwise = tautologyp a (c : true) false && tautologyp b true (c : false)

logic :: Rules
logic = mkRules
  [ "(= (and P Q) (if P (if Q t f) f))"
  , "(= (or P Q) (if P t (if Q t f)))"
  , "(= (not P) (if P f t))"
  , "(= (implies P Q) (if P (if Q t f) t))"
  , "(= (iff P Q) (and (implies P Q) (implies Q P)))"
  , "(= (if (if A B C) D E) (if A (if B D E) (if C D E)))"
  , "(= (plus (plus X Y) Z) (plus X (plus Y Z)))"
  , "(= (plus zero X) X)"
  , "(= (plus (s X) Y) (s (plus X Y)))"
  , "(= (times zero X) zero)"
  , "(= (times (s X) Y) (plus Y (times X Y)))"
  , "(= (times X (plus Y Z)) (plus (times X Y) (times X Z)))"
  , "(= (append nil X) X)"
  , "(= (append (cons H T) X) (cons H (append T X)))"
  , "(= (reverse nil) nil)"
  , "(= (reverse (cons H T)) (append (reverse T) (cons H nil)))"
  , "(= (length nil) zero)"
  , "(= (length (cons H T)) (s (length T)))"
  , "(= (member X nil) f)"
  , "(= (member X (cons X T)) t)"
  , "(= (member X (cons H T)) (member X T))"
  , "(= (equal X X) t)"
  , "(= (equal (s X) (s Y)) (equal X Y))"
  , "(= (equal zero (s X)) f)"
  , "(= (equal (s X) zero) f)"
  , "(= (fact zero) (s zero))"
  , "(= (fact (s N)) (times (s N) (fact N)))"
  ]

-- Differentiation and simplification as another rule set

calculus :: Rules
calculus = mkRules
  [ "(= (d X X) one)"
  , "(= (d (add U V) X) (add (d U X) (d V X)))"
  , "(= (d (mul U V) X) (add (mul (d U X) V) (mul U (d V X))))"
  , "(= (d (sin U) X) (mul (cos U) (d U X)))"
  , "(= (d (cos U) X) (neg (mul (sin U) (d U X))))"
  , "(= (d (exp U) X) (mul (exp U) (d U X)))"
  , "(= (d C X) zero)"
  , "(= (add zero U) U)"
  , "(= (add U zero) U)"
  , "(= (mul zero U) zero)"
  , "(= (mul U zero) zero)"
  , "(= (mul one U) U)"
  , "(= (mul U one) U)"
  , "(= (neg zero) zero)"
  , "(= (neg (neg U)) U)"
  , "(= (add U U) (mul two U))"
  ]

nat :: Int -> Term
nat 0 = Fun "zero" []
nat n = Fun "s" [nat (n - 1)]

unNat :: Term -> Maybe Int
unNat (Fun "zero" []) = Just 0
unNat (Fun "s" [t]) = fmap (+ 1) (unNat t)
unNat _ = Nothing

list :: [Term] -> Term
list = foldr (\h t -> Fun "cons" [h, t]) (Fun "nil" [])

size :: Term -> Int
size (Var _) = 1
size (Fun _ ts) = 1 + sum (map size ts)

-- All ways to assign truth values, the slow but sure way
bruteForce :: Term -> Bool
bruteForce t = and [ ev (zip vs bs) t | bs <- sequence (map (const [True, False]) vs) ]
  where
    vs = nub (leaves t)
    leaves (Fun f []) | f `notElem` ["t", "f"] = [f]
    leaves (Fun _ as) = concatMap leaves as
    leaves (Var _) = []
    ev env (Fun f as) = case (f, map (ev env) as) of
      ("and", [a, b]) -> a && b
      ("or", [a, b]) -> a || b
      ("not", [a]) -> not a
      ("implies", [a, b]) -> not a || b
      ("iff", [a, b]) -> a == b
      ("t", []) -> True
      ("f", []) -> False
      (v, _) -> maybe False id (lookup v env)
    ev _ (Var _) = False

theorem :: Term
theorem = readTerm "(implies (and (implies x y) (and (implies y z) (implies z u))) (implies x u))"

main :: IO ()
main = do
  mapM_ formula
    [ "(or p (not p))", "(implies p q)", "(iff (not (and p q)) (or (not p) (not q)))"
    , "(implies (implies (implies p q) p) p)", "(and p (not p))", "(iff p (iff q (iff p q)))" ]
  print theorem
  print (tautp logic theorem, bruteForce theorem, size (rewrite logic theorem))
  let big = foldr (\v acc -> Fun "implies" [Fun "and" [Fun v [], Fun (v ++ "'") []], acc]) theorem (words "a")
  print (tautp logic big, size (rewrite logic big))
  print (map (unNat . rewrite logic) [Fun "plus" [nat 3, nat 4], Fun "times" [nat 3, nat 4], Fun "fact" [nat 4], Fun "plus" [Var "X", nat 1]])
  let abc = list (map (`Fun` []) (words "a b c"))
  print (rewrite logic (Fun "reverse" [abc]))
  print (rewrite logic (Fun "append" [abc, Fun "reverse" [abc]]))
  print (unNat (rewrite logic (Fun "length" [Fun "append" [abc, abc]])))
  print (rewrite logic (readTerm "(member b (cons a (cons b nil)))"), rewrite logic (readTerm "(member q (cons a nil))"))
  print (rewrite logic (readTerm "(equal (fact (s (s zero))) (plus (s zero) (s zero)))"))
  mapM_ (\s -> putStrLn (s ++ " => " ++ show (rewrite calculus (readTerm s))))
    [ "(d (mul x x) x)", "(d (sin (mul two x)) x)", "(d (cos (sin x)) x)", "(d (exp (mul x y)) x)", "(d (add x (mul three y)) y)", "(d (d (mul x (mul x x)) x) x)" ]
  print (match (readTerm "(f X (g Y X))") (readTerm "(f a (g (h b) a))"))
  print (match (readTerm "(f X X)") (readTerm "(f a b)"))
  where
    formula s = let t = readTerm s in
      putStrLn (s ++ ": " ++ verdict (tautp logic t) ++ (if tautp logic t == bruteForce t then "" else " ??"))
    verdict b = if b then "theorem" else "not a theorem"
