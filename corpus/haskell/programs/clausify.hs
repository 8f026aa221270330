-- Clausal form of propositional formulas by successive rewriting, in the style of the old benchmark.
module Main(main) where

import Data.List (nub, sort)

data Formula =
  Sym Char |
  Not Formula |
  Dis Formula Formula |
  Con Formula Formula |
  Imp Formula Formula |
  Eqv Formula Formula
  deriving (Eq, Ord)

data StackFrame = Ast Formula | Lex Char

-- separate positive and negative literals, eliminating duplicates
clause p = clause' p ([] , [])
  where
    clause' (Dis p q)       x   = clause' p (clause' q x)
    clause' (Sym s)       (c,a) = (insert s c , a)
    clause' (Not (Sym s)) (c,a) = (c , insert s a)
    clause' _             x     = x

-- the main pipeline from propositional formulae to printed clauses
clauses = concat . map disp . unicl . split . disin . negin . elim . parse

conjunct (Con _ _) = True
conjunct _ = False

-- shift disjunction within conjunction
disin (Dis p (Con q r)) = Con (disin (Dis p q)) (disin (Dis p r))
disin (Dis (Con p q) r) = Con (disin (Dis p r)) (disin (Dis q r))
disin (Dis p q) =
  let dp = disin p
      dq = disin q
  in if conjunct dp || conjunct dq then disin (Dis dp dq)
     else Dis dp dq
disin (Con p q) = Con (disin p) (disin q)
disin p = p

-- format pair of lists of propositional symbols as clausal axiom
disp (l,r) = interleave l spaces ++ "<=" ++ interleave spaces r ++ "\n"

-- eliminate connectives other than not, disjunction and conjunction
elim (Sym s)    = Sym s
elim (Not p)    = Not (elim p)
elim (Dis p q)  = Dis (elim p) (elim q)
elim (Con p q)  = Con (elim p) (elim q)
elim (Imp p q)  = Dis (Not (elim p)) (elim q)
elim (Eqv f f') = Con (elim (Imp f f')) (elim (Imp f' f))

insert x [] = [x]
insert x p@(y:ys)
  | x < y = x : p
  | x > y = y : insert x ys
  | otherwise = p

interleave (x:xs) ys = x : interleave ys xs
interleave []     _  = []

-- shift negation to innermost positions
negin (Not (Not p))   = negin p
negin (Not (Con p q)) = Dis (negin (Not p)) (negin (Not q))
negin (Not (Dis p q)) = Con (negin (Not p)) (negin (Not q))
negin (Dis p q)       = Dis (negin p) (negin q)
negin (Con p q)       = Con (negin p) (negin q)
negin p               = p

-- the priorities of symbols during parsing
opri '(' = 0 :: Int
opri '=' = 1
opri '>' = 2
opri '|' = 3
opri '&' = 4
opri '~' = 5
opri c   = error ("opri " ++ show c)

-- parsing a propositional formula by shift and reduce
parse t = f
  where [Ast f] = parse' t []

parse' [] s           = redstar s
parse' (' ':t) s      = parse' t s
parse' ('(':t) s      = parse' t (Lex '(' : s)
parse' (')':t) s      = let (x : Lex '(' : ss) = redstar s in parse' t (x:ss)
parse' (c:t) s
  | c >= 'a' && c <= 'z' = parse' t (Ast (Sym c) : s)
  | spri s > opri c      = parse' (c:t) (red s)
  | otherwise            = parse' t (Lex c : s)

-- reduction of the parse stack
red (Ast p : Lex '=' : Ast q : s) = Ast (Eqv q p) : s
red (Ast p : Lex '>' : Ast q : s) = Ast (Imp q p) : s
red (Ast p : Lex '|' : Ast q : s) = Ast (Dis q p) : s
red (Ast p : Lex '&' : Ast q : s) = Ast (Con q p) : s
red (Ast p : Lex '~' : s)         = Ast (Not p) : s
red _                             = error "red"

redstar = while ((/= 0) . spri) red

while p f x = if p x then while p f (f x) else x

spaces = repeat ' '

-- split conjunctive proposition into a list of conjuncts
split p = split' p []
  where split' (Con p q) a = split' p (split' q a)
        split' p         a = p : a

spri (Ast _ : Lex c : _) = opri c
spri _ = 0

tautclause (c,a) = [x | x <- c, x `elem` a] /= []

-- form unique clausal axioms excluding tautologies
unicl a = filterset (not . tautclause) (map clause a)

filterset p s = filterset' [] p s
  where
    filterset' _   _ []     = []
    filterset' res p (x:xs)
      | notElem x res && p x = x : filterset' (x:res) p xs
      | otherwise            = filterset' res p xs

main = do
  mapM_ (\s -> putStr (s ++ "\n" ++ clauses s))
    [ "a > b", "a = b", "(a = b) = c", "~(a & (b | ~c))", "a & b > c | d", "(a > b) & (b > c) > (a > c)", "a | ~a" ]
  let big = "(a = a = a) = (a = a = a) = (a = a = a)"
      wide = "(a = b = c) = (d = e)"
  putStrLn (show (length (clauses big)) ++ " " ++ show (length (lines (clauses wide))))
  print (nub (sort (map length (lines (clauses wide)))))
