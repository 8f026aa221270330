-- A tiny Prolog: terms, parser, unification, depth-first search over a lazy list of answers.
module Main (main) where

import Control.Monad (guard, forM_)
import Data.Char
import Data.List (intercalate, nub)
import qualified Data.Map as Map
import Data.Maybe (mapMaybe)

data Term = Atom String | Num Integer | Var Name | Comp String [Term]
  deriving (Eq)

type Name = (Int, String)         -- renaming level and source name

data Clause = Term :- [Goal]
infix 1 :-

data Goal = Call Term | Cut | Term `Is` Term | Less Term Term | NotG [Goal] | Same Term Term

type Subst = Map.Map Name Term

--------------------------------------------------------------------
-- printing

instance Show Term where
  showsPrec d t = case t of
    Atom a -> showString a
    Num n -> showsPrec d n
    Var (0, v) -> showString v
    Var (n, v) -> showString v . showString "_" . shows n
    Comp "." [_, _] -> showChar '[' . showString (elems t) . showChar ']'
    Comp o [a, b] | not (isAlpha (head o)) ->
      showParen (d > 5) (showsPrec 6 a . showString o . showsPrec 6 b)
    Comp f as -> showString f . showParen True (showString (intercalate "," (map show as)))
    where
      elems (Comp "." [h, r]) = show h ++ more r
      elems x = show x
      more (Atom "[]") = ""
      more (Comp "." [h, r]) = "," ++ show h ++ more r
      more r = "|" ++ show r

--------------------------------------------------------------------
-- parsing: ReadS style

type P a = String -> [(a, String)]

ws :: String -> String
ws s = case dropWhile isSpace s of
  '%':r -> ws (dropWhile (/= '\n') r)
  r -> r

tok :: String -> P ()
tok t s = case splitAt (length t) (ws s) of
  (a, r) | a == t -> [((), r)]
  _ -> []

sepList :: P a -> String -> P [a]
sepList p sep s = do
  (x, r) <- p s
  case tok sep r of
    [(_, r')] -> do { (xs, r'') <- sepList p sep r'; return (x : xs, r'') }
    _ -> return ([x], r)

term :: P Term
term s = do
  (a, r) <- factor s
  loop a r
  where
    loop a r = case [ (o, r') | o <- ["+", "-"], ((), r') <- tok o r ] of
      ((o, r'):_) -> factor r' >>= \(b, r'') -> loop (Comp o [a, b]) r''
      [] -> [(a, r)]

factor :: P Term
factor s = do
  (a, r) <- simple s
  case tok "*" r of
    [(_, r')] -> do { (b, r'') <- factor r'; return (Comp "*" [a, b], r'') }
    _ -> return (a, r)

simple :: P Term
simple s0 = case ws s0 of
  s@(c:cs)
    | isDigit c -> let (d, r) = span isDigit s in [(Num (read d), r)]
    | isUpper c || c == '_' -> let (v, r) = span idc s in [(Var (0, v), r)]
    | isLower c ->
        let (f, r) = span idc s
        in case r of
             '(':r' -> do
               (as, r1) <- sepList term "," r'
               (_, r2) <- tok ")" r1
               return (Comp f as, r2)
             _ -> [(Atom f, r)]
    | c == '[' -> case tok "]" cs of
        [(_, r)] -> [(Atom "[]", r)]
        _ -> do
          (xs, r) <- sepList term "," cs
          (tl, r1) <- case tok "|" r of
            [(_, r')] -> term r'
            _ -> [(Atom "[]", r)]
          (_, r2) <- tok "]" r1
          return (foldr (\h t -> Comp "." [h, t]) tl xs, r2)
    | c == '(' -> do { (t, r) <- term cs; (_, r1) <- tok ")" r; return (t, r1) }
  _ -> []
  where idc x = isAlphaNum x || x == '_'

goal :: P Goal
goal s
  | [(_, r)] <- tok "!" s = [(Cut, r)]
  | [(_, r)] <- tok "\\+" s = [ (NotG [g], r') | (g, r') <- goal r ]
  | otherwise = do
      (t, r) <- term s
      case r of
        _ | [(_, r1)] <- tok "is " r -> [ (t `Is` e, r2) | (e, r2) <- term r1 ]
          | [(_, r1)] <- tok "<" r -> [ (Less t e, r2) | (e, r2) <- term r1 ]
          | [(_, r1)] <- tok "=" r -> [ (Same t e, r2) | (e, r2) <- term r1 ]
          | otherwise -> [(Call t, r)]

clause :: P Clause
clause s = do
  (h, r) <- term s
  (b, r1) <- case tok ":-" r of
    [(_, r')] -> sepList goal "," r'
    _ -> [([], r)]
  (_, r2) <- tok "." r1
  return (h :- b, r2)

parseProgram :: String -> [Clause]
parseProgram s
  | null (ws s) = []
  | otherwise = case clause s of
      ((c, r):_) -> c : parseProgram r
      [] -> error ("syntax error at: " ++ takeWhile (/= '\n') (ws s))

--------------------------------------------------------------------
-- unification

walk :: Subst -> Term -> Term
walk s t@(Var v) = maybe t (walk s) (Map.lookup v s)
walk _ t = t

resolve :: Subst -> Term -> Term
resolve s t = case walk s t of
  Comp f as -> Comp f (map (resolve s) as)
  t' -> t'

unify :: Term -> Term -> Subst -> Maybe Subst
unify a b s = case (walk s a, walk s b) of
  (Var v, Var w) | v == w -> Just s
  (Var v, t) -> Just (Map.insert v t s)
  (t, Var v) -> Just (Map.insert v t s)
  (Atom x, Atom y) | x == y -> Just s
  (Num x, Num y) | x == y -> Just s
  (Comp f as, Comp g bs) | f == g, length as == length bs ->
    foldl (\ms (x, y) -> ms >>= unify x y) (Just s) (zip as bs)
  _ -> Nothing

--------------------------------------------------------------------
-- search; each answer list also says whether a cut was met

data Answers = Answers { results :: [(Subst, Int)], wasCut :: Bool }

rename :: Int -> Clause -> Clause
rename n (h :- b) = ren h :- map renG b
  where
    ren (Var (_, v)) = Var (n, v)
    ren (Comp f as) = Comp f (map ren as)
    ren t = t
    renG (Call t) = Call (ren t)
    renG Cut = Cut
    renG (t `Is` e) = ren t `Is` ren e
    renG (Less a b') = Less (ren a) (ren b')
    renG (Same a b') = Same (ren a) (ren b')
    renG (NotG gs) = NotG (map renG gs)

solve :: [Clause] -> [Goal] -> (Subst, Int) -> Answers
solve _ [] st = Answers [st] False
solve db (g:gs) st@(s, n) = case g of
  Cut -> (solve db gs st) { wasCut = True }
  t `Is` e -> maybe none (\s' -> solve db gs (s', n)) (arith s e >>= \v -> unify t (Num v) s)
  Less a b -> if ((<) <$> arith s a <*> arith s b) == Just True then solve db gs st else none
  Same a b -> maybe none (\s' -> solve db gs (s', n)) (unify a b s)
  NotG hs -> if null (results (solve db hs st)) then solve db gs st else none
  Call t -> sequel (tryClauses (walk s t) db)
  where
    none = Answers [] False
    tryClauses _ [] = []
    tryClauses t (c:cs) =
      let h :- b = rename (n + 1) c
      in case unify t h s of
           Nothing -> tryClauses t cs
           Just s' -> let a = solve db b (s', n + 1)
                      in results a ++ (if wasCut a then [] else tryClauses t cs)
    sequel [] = none
    sequel (x:xs) = let a = solve db gs x
                    in if wasCut a then a else
                         let r = sequel xs in Answers (results a ++ results r) (wasCut r)

arith :: Subst -> Term -> Maybe Integer
arith s t = case walk s t of
  Num k -> Just k
  Comp "+" [a, b] -> (+) <$> arith s a <*> arith s b
  Comp "-" [a, b] -> (-) <$> arith s a <*> arith s b
  Comp "*" [a, b] -> (*) <$> arith s a <*> arith s b
  _ -> Nothing

ask :: [Clause] -> String -> [[(String, Term)]]
ask db q = case sepList goal "," q of
  ((gs, r):_) | null (ws r) -> map answer (results (solve db gs (Map.empty, 0)))
    where vs = nub (concatMap goalVars gs)
          answer (s, _) = [ (v, resolve s (Var (0, v))) | v <- vs ]
  _ -> error ("bad query " ++ q)

goalVars :: Goal -> [String]
goalVars g = case g of
  Call t -> tv t
  Cut -> []
  a `Is` b -> tv a ++ tv b
  Less a b -> tv a ++ tv b
  Same a b -> tv a ++ tv b
  NotG _ -> []
  where tv (Var (_, v)) = [v]
        tv (Comp _ as) = concatMap tv as
        tv _ = []

source :: String
source = unlines
  [ "parent(ann, bob). parent(ann, cid). parent(bob, dot). parent(bob, eve). parent(cid, fay)."
  , "female(ann). female(dot). female(eve). female(fay).   % the rest are not"
  , "anc(X, Y) :- parent(X, Y)."
  , "anc(X, Z) :- parent(X, Y), anc(Y, Z)."
  , "sibling(X, Y) :- parent(P, X), parent(P, Y), \\+ X = Y."
  , "append([], L, L)."
  , "append([H|T], L, [H|R]) :- append(T, L, R)."
  , "member(X, L) :- append(_P, [X|_S], L)."
  , "len([], 0)."
  , "len([_|T], N) :- len(T, M), N is M + 1."
  , "fact(0, 1) :- !."
  , "fact(N, F) :- M is N - 1, fact(M, G), F is N * G."
  , "select(X, [X|T], T)."
  , "select(X, [H|T], [H|R]) :- select(X, T, R)."
  , "perm([], [])."
  , "perm(L, [X|P]) :- select(X, L, R), perm(R, P)."
  , "sorted([]). sorted([_])."
  , "sorted([A,B|T]) :- \\+ B < A, sorted([B|T])."
  , "slowsort(L, S) :- perm(L, S), sorted(S), !."
  , "max(A, B, B) :- A < B, !."
  , "max(A, _, A)."
  , "nat(z). nat(s(N)) :- nat(N)."
  ]

main :: IO ()
main = do
  let db = parseProgram source
  print (length db)
  forM_ queries $ \(limit, q) -> do
    putStrLn ("?- " ++ q)
    case take limit (ask db q) of
      [] -> putStrLn "   no"
      as -> forM_ as $ \bs -> putStrLn ("   " ++ if null bs then "yes" else intercalate ", " [v ++ " = " ++ show t | (v, t) <- bs, head v /= '_'])
  print (mapMaybe (\a -> do { t <- lookup "F" a; guard (t /= Num 0); return t }) (ask db "fact(20, F)"))
  where
    queries =
      [ (9, "anc(ann, W)"), (9, "anc(X, eve), female(X)"), (9, "sibling(dot, S)"), (9, "parent(fay, X)")
      , (9, "append(X, Y, [a,b,c])"), (9, "append([1,2|T], [9], [1,2,5,9])"), (9, "member(M, [p, q(r), 7])")
      , (9, "len([a,b,c,d], N)"), (9, "fact(10, F)"), (9, "perm([1,2,3], P)"), (9, "slowsort([3,1,2,5,4], S)")
      , (9, "max(3, 8, M)"), (9, "max(9, 8, M)"), (3, "nat(N)"), (9, "X is 2 + 3 * 4 - 1"), (9, "female(ann)")
      , (9, "f(X, b) = f(a, Y)"), (9, "X = [1,2|T]"), (9, "\\+ female(bob)"), (2, "append(A, [x|B], C)") ]
