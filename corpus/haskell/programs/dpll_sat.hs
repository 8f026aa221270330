-- A SAT solver (DPLL with unit propagation and pure literals), a formula parser, CNF conversion and some puzzles.
module Main (main) where

import Data.Char (isAlpha, isAlphaNum, isSpace)
import Data.Function (on)
import Data.List (sortBy, groupBy, nub, partition, intercalate, minimumBy)
import qualified Data.IntMap as IM
import qualified Data.Map as M
import qualified Data.Set as S

--------------------------------------------------------------------
-- clauses

type Lit = Int
type Clause = S.Set Lit
type CNF = [Clause]
type Assignment = IM.IntMap Bool

clause :: [Lit] -> Clause
clause = S.fromList

assign :: Lit -> Assignment -> Assignment
assign l = IM.insert (abs l) (l > 0)

-- | Make a literal true: drop satisfied clauses, shorten the others.
condition :: Lit -> CNF -> CNF
condition l cs = [ S.delete (negate l) c | c <- cs, not (l `S.member` c) ]

data Stats = Stats { decisions :: !Int, units :: !Int, pures :: !Int }
  deriving Show

instance Semigroup Stats where
  Stats a b c <> Stats a' b' c' = Stats (a + a') (b + b') (c + c')
instance Monoid Stats where
  mempty = Stats 0 0 0

solve :: CNF -> (Maybe Assignment, Stats)
solve = go IM.empty
  where
    go a cs
      | null cs = (Just a, mempty)
      | any S.null cs = (Nothing, mempty)
      | (u:_) <- [ l | c <- cs, S.size c == 1, let l = S.findMin c ] =
          bump (Stats 0 1 0) (go (assign u a) (condition u cs))
      | (p:_) <- pureLits cs =
          bump (Stats 0 0 1) (go (assign p a) (condition p cs))
      | otherwise =
          let l = choose cs
          in case go (assign l a) (condition l cs) of
               (Nothing, st) -> bump (Stats 1 0 0 <> st) (go (assign (negate l) a) (condition (negate l) cs))
               found -> bump (Stats 1 0 0) found
    bump s (r, t) = (r, s <> t)

pureLits :: CNF -> [Lit]
pureLits cs = [ l | l <- S.toList ls, not (negate l `S.member` ls) ]
  where ls = S.unions cs

-- | A literal of the shortest clause.
choose :: CNF -> Lit
choose = S.findMax . minimumBy (compare `on` S.size)

satisfies :: Assignment -> CNF -> Bool
satisfies a = all (any holds . S.toList)
  where holds l = IM.findWithDefault True (abs l) a == (l > 0)

-- | All models over the given variables, by blocking clauses.
models :: [Int] -> CNF -> [Assignment]
models vs cs = case fst (solve cs) of
  Nothing -> []
  Just a ->
    let full = IM.fromList [ (v, IM.findWithDefault True v a) | v <- vs ]
        block = clause [ if b then negate v else v | (v, b) <- IM.toList full ]
    in full : models vs (block : cs)

--------------------------------------------------------------------
-- formulas

data F = V String | Not F | And F F | Or F F | Imp F F | Iff F F | T | Bot

parseF :: String -> Either String F
parseF s = case iff (filter (not . isSpace) s) of
  Right (f, "") -> Right f
  Right (_, r) -> Left ("left over: " ++ r)
  Left e -> Left e
  where
    iff i = chain "<->" Iff imp i
    imp i = do
      (a, r) <- disj i
      case r of
        '-':'>':r' -> do { (b, r'') <- imp r'; Right (Imp a b, r'') }
        _ -> Right (a, r)
    disj = chain "|" Or conj
    conj = chain "&" And neg
    chain op con next i = next i >>= loop
      where loop (a, r)
              | Just r' <- stripOp op r = do { (b, r'') <- next r'; loop (con a b, r'') }
              | otherwise = Right (a, r)
    stripOp [] r = Just r
    stripOp (x:xs) (y:ys) | x == y = stripOp xs ys
    stripOp _ _ = Nothing
    neg ('~':r) = do { (a, r') <- neg r; Right (Not a, r') }
    neg ('(':r) = do
      (a, r') <- iff r
      case r' of
        ')':r'' -> Right (a, r'')
        _ -> Left "missing )"
    neg r@(c:_)
      | isAlpha c = let (v, r') = span isAlphaNum r in Right (case v of { "T" -> T; "F" -> Bot; _ -> V v }, r')
    neg r = Left ("cannot read " ++ show (take 5 r))

vars :: F -> [String]
vars f = nub (go f)
  where
    go (V v) = [v]
    go (Not a) = go a
    go (And a b) = go a ++ go b
    go (Or a b) = go a ++ go b
    go (Imp a b) = go a ++ go b
    go (Iff a b) = go a ++ go b
    go _ = []

evalF :: M.Map String Bool -> F -> Bool
evalF env f = case f of
  V v -> env M.! v
  Not a -> not (ev a)
  And a b -> ev a && ev b
  Or a b -> ev a || ev b
  Imp a b -> ev a <= ev b
  Iff a b -> ev a == ev b
  T -> True
  Bot -> False
  where ev = evalF env

-- | Tseitin: one fresh variable a connective.
tseitin :: F -> (M.Map String Int, CNF)
tseitin f = (names, clause [top] : concat cls)
  where
    names = M.fromList (zip (vars f) [1 ..])
    (top, _, cls) = go f (M.size names + 1)
    go (V v) n = (names M.! v, n, [])
    go (Not a) n = let (l, n', cs) = go a n in (negate l, n', cs)
    go T n = (n, n + 1, [[clause [n]]])
    go Bot n = (n, n + 1, [[clause [-n]]])
    go (And a b) n = bin a b n (\x p q -> [[-x, p], [-x, q], [x, -p, -q]])
    go (Or a b) n = bin a b n (\x p q -> [[x, -p], [x, -q], [-x, p, q]])
    go (Imp a b) n = go (Or (Not a) b) n
    go (Iff a b) n = bin a b n (\x p q -> [[-x, -p, q], [-x, p, -q], [x, p, q], [x, -p, -q]])
    bin a b n rel =
      let (p, n1, c1) = go a n
          (q, n2, c2) = go b n1
      in (n2, n2 + 1, map clause (rel n2 p q) : c1 ++ c2)

classify :: F -> String
classify f
  | null yes = "unsatisfiable"
  | null (models vs (snd (tseitin (Not f)))) = "valid"
  | otherwise = "satisfiable, " ++ show (length yes) ++ " of " ++ show (2 ^ length vs :: Int) ++
                (if agree then "" else " (disagrees with the truth table!)")
  where
    (names, cnf) = tseitin f
    vs = M.elems names
    yes = models vs cnf
    agree = length yes == length (filter id table)
    table = [ evalF (M.fromList (zip (M.keys names) bs)) f | bs <- mapM (const [False, True]) vs ]

--------------------------------------------------------------------
-- problems

pigeons :: Int -> Int -> CNF
pigeons p h = [ clause [ v i j | j <- [1 .. h] ] | i <- [1 .. p] ]
           ++ [ clause [ -v i j, -v k j ] | j <- [1 .. h], i <- [1 .. p], k <- [i + 1 .. p] ]
  where v i j = (i - 1) * h + j

queensCNF :: Int -> CNF
queensCNF n = [ clause [ v r c | c <- ix ] | r <- ix ]
  ++ [ clause [ -v r c, -v r' c' ] | r <- ix, c <- ix, r' <- ix, c' <- ix, (r, c) < (r', c')
     , r == r' || c == c' || abs (r - r') == abs (c - c') ]
  where ix = [1 .. n]
        v r c = (r - 1) * n + c

colouring :: Int -> [(Int, Int)] -> CNF
colouring k es = [ clause [ v n c | c <- cs ] | n <- ns ]
  ++ [ clause [ -v n c, -v n d ] | n <- ns, c <- cs, d <- cs, c < d ]
  ++ [ clause [ -v a c, -v b c ] | (a, b) <- es, c <- cs ]
  where ns = nub (concatMap (\(a, b) -> [a, b]) es)
        cs = [1 .. k]
        v n c = n * k + c

petersen :: [(Int, Int)]
petersen = [ (i, (i + 1) `mod` 5) | i <- [0 .. 4] ] ++ [ (i, i + 5) | i <- [0 .. 4] ]
        ++ [ (5 + i, 5 + (i + 2) `mod` 5) | i <- [0 .. 4] ]

report :: String -> CNF -> IO ()
report name cnf = do
  let (r, st) = solve cnf
  putStrLn (name ++ ": " ++ verdict r ++ ", " ++ show (length cnf) ++ " clauses, " ++ show st)
  where verdict Nothing = "UNSAT"
        verdict (Just a) | satisfies a cnf = "SAT"
                         | otherwise = "WRONG"

main :: IO ()
main = do
  mapM_ (\s -> putStrLn (s ++ "  ==>  " ++ either ("error: " ++) classify (parseF s)))
    [ "p | ~p", "p & ~p", "(p -> q) <-> (~q -> ~p)", "p -> q -> p", "(p -> q) & (q -> r) & p & ~r"
    , "a & b | c", "((p -> q) -> p) -> p", "x <-> y <-> z", "T & q", "F | q", "~(a & b) <-> ~a | ~b"
    , "(a | b", "a & & b", "a b" ]
  report "pigeons 4/4" (pigeons 4 4)
  report "pigeons 5/4" (pigeons 5 4)
  report "queens 3" (queensCNF 3)
  report "queens 6" (queensCNF 6)
  report "petersen 2" (colouring 2 petersen)
  report "petersen 3" (colouring 3 petersen)
  case fst (solve (queensCNF 6)) of
    Nothing -> putStrLn "none"
    Just a -> do
      let (yes, _) = partition snd (IM.toList a)
          rows = groupBy ((==) `on` ((`div` 6) . subtract 1 . fst)) (sortBy (compare `on` fst) yes)
      putStrLn (intercalate "\n" [ [ if c `elem` map ((`mod` 6) . subtract 1 . fst) r then 'Q' else '.' | c <- [0 .. 5] ] | r <- rows ])
  print (length (models [1 .. 16] (queensCNF 4)), length (models [1 .. 25] (queensCNF 5)))
