-- Regular expressions by Brzozowski derivatives: parser, matcher, DFA construction, equivalence, shortest and sample strings.
module Main (main) where

import Data.List
import qualified Data.Map as Map
import qualified Data.Set as Set

data Re
  = Empty            -- matches nothing
  | Eps
  | Chars Bool [Char]   -- True: any of, False: none of
  | Seq Re Re
  | Alt Re Re
  | Star Re
  | Conj Re Re
  | Compl Re
  deriving (Eq, Ord)

----------------------------------------------------------------------
-- smart constructors keep the terms in a normal form, so that derivatives are finitely many

infixl 7 <.>
infixl 6 <|>
infixl 6 <&>

(<.>), (<|>), (<&>) :: Re -> Re -> Re
Empty <.> _ = Empty
_ <.> Empty = Empty
Eps <.> r = r
r <.> Eps = r
Seq a b <.> c = a <.> (b <.> c)
a <.> b = Seq a b

a <|> b = case nub (sort (alts a ++ alts b)) of
  xs | Compl Empty `elem` xs -> Compl Empty
     | otherwise -> case filter (/= Empty) xs of
         [] -> Empty
         ys -> foldr1 Alt ys
  where alts (Alt x y) = alts x ++ alts y
        alts x = [x]

a <&> b = case nub (sort (parts a ++ parts b)) of
  xs | Empty `elem` xs -> Empty
     | otherwise -> case filter (/= Compl Empty) xs of
         [] -> Compl Empty
         ys -> foldr1 Conj ys
  where parts (Conj x y) = parts x ++ parts y
        parts x = [x]

star :: Re -> Re
star Empty = Eps
star Eps = Eps
star r@(Star _) = r
star r = Star r

neg :: Re -> Re
neg (Compl r) = r
neg r = Compl r

----------------------------------------------------------------------
-- the heart of it

nullable :: Re -> Bool
nullable r = case r of
  Empty -> False
  Eps -> True
  Chars _ _ -> False
  Seq a b -> nullable a && nullable b
  Alt a b -> nullable a || nullable b
  Star _ -> True
  Conj a b -> nullable a && nullable b
  Compl a -> not (nullable a)

deriv :: Char -> Re -> Re
deriv c r = case r of
  Empty -> Empty
  Eps -> Empty
  Chars yes cs | (c `elem` cs) == yes -> Eps
               | otherwise -> Empty
  Seq a b | nullable a -> (deriv c a <.> b) <|> deriv c b
          | otherwise -> deriv c a <.> b
  Alt a b -> deriv c a <|> deriv c b
  Star a -> deriv c a <.> star a
  Conj a b -> deriv c a <&> deriv c b
  Compl a -> neg (deriv c a)

matches :: Re -> String -> Bool
matches r = nullable . foldl' (flip deriv) r

-- | The longest matching prefix.
prefix :: Re -> String -> Maybe (String, String)
prefix r s = case [ n | (n, d) <- zip [0 ..] (takeWhile (/= Empty) (scanl (flip deriv) r s)), nullable d ] of
  [] -> Nothing
  ns -> Just (splitAt (last ns) s)

findAll :: Re -> String -> [String]
findAll _ "" = []
findAll r s@(_:cs) = case prefix r s of
  Just (m@(_:_), rest) -> m : findAll r rest
  _ -> findAll r cs

----------------------------------------------------------------------
-- automata

data DFA = DFA { states :: Int, start :: Int, accepting :: [Int], delta :: Map.Map (Int, Char) Int }

build :: [Char] -> Re -> DFA
build sigma r0 = DFA (Map.size numbering) 0 [ n | (q, n) <- Map.toList numbering, nullable q ] table
  where
    (numbering, table) = go [r0] (Map.singleton r0 0) Map.empty
    go [] seen t = (seen, t)
    go (q:queue) seen t =
      let (seen', new, edges) = foldl' step (seen, [], []) sigma
          step (m, ns, es) c =
            let q' = deriv c q
            in case Map.lookup q' m of
                 Just k -> (m, ns, (c, k) : es)
                 Nothing -> let k = Map.size m in (Map.insert q' k m, q' : ns, (c, k) : es)
          from = seen Map.! q
      in go (queue ++ reverse new) seen' (foldr (\(c, k) -> Map.insert (from, c) k) t edges)

runDFA :: DFA -> String -> Bool
runDFA d = (`elem` accepting d) . foldl' (\q c -> delta d Map.! (q, c)) (start d)

-- | Partition refinement; the number of classes.
minimalSize :: [Char] -> DFA -> Int
minimalSize sigma d = go (Map.fromList [ (q, fromEnum (q `elem` accepting d)) | q <- [0 .. states d - 1] ])
  where
    go cls
      | count new == count cls = count cls
      | otherwise = go new
      where
        sig q = (cls Map.! q, [ cls Map.! (delta d Map.! (q, c)) | c <- sigma ])
        sigs = Map.fromList (zip (Set.toList (Set.fromList (map sig qs))) [0 ..])
        new = Map.fromList [ (q, sigs Map.! sig q) | q <- qs ]
        qs = Map.keys cls
    count = length . nub . Map.elems

shortest :: [Char] -> Re -> Maybe String
shortest sigma r = go (Set.singleton r) [("", r)]
  where
    go _ [] = Nothing
    go seen ((w, q):rest)
      | nullable q = Just (reverse w)
      | otherwise =
          let next = [ (c : w, q') | c <- sigma, let q' = deriv c q, q' /= Empty ]
              fresh = nubBy (\x y -> snd x == snd y) [ x | x@(_, q') <- next, q' `Set.notMember` seen ]
          in go (foldr (Set.insert . snd) seen fresh) (rest ++ fresh)

equivalent :: [Char] -> Re -> Re -> Either String ()
equivalent sigma a b = maybe (Right ()) Left (shortest sigma ((a <&> neg b) <|> (neg a <&> b)))

-- | Words of the language in length order.
enumerate :: [Char] -> Re -> [String]
enumerate sigma r = concatMap level (takeWhile (not . null) (iterate (concatMap extend) [("", r)]))
  where
    extend (w, q) = [ (w ++ [c], q') | c <- sigma, let q' = deriv c q, q' /= Empty ]
    level xs = [ w | (w, q) <- xs, nullable q ]

----------------------------------------------------------------------
-- syntax

parseRe :: String -> Either String Re
parseRe s = case alt s of
  Right (r, "") -> Right r
  Right (_, rest) -> Left ("unexpected " ++ show rest)
  Left e -> Left e
  where
    alt i = do
      (a, r) <- conj i
      case r of
        '|':r' -> do { (b, r'') <- alt r'; Right (a <|> b, r'') }
        _ -> Right (a, r)
    conj i = do
      (a, r) <- sequ i
      case r of
        '&':r' -> do { (b, r'') <- conj r'; Right (a <&> b, r'') }
        _ -> Right (a, r)
    sequ i@(c:_) | c `notElem` "|&)" = do
      (a, r) <- postfix i
      (b, r') <- sequ r
      Right (a <.> b, r')
    sequ i = Right (Eps, i)
    postfix i = atom i >>= loop
      where loop (a, '*':r) = loop (star a, r)
            loop (a, '+':r) = loop (a <.> star a, r)
            loop (a, '?':r) = loop (Eps <|> a, r)
            loop x = Right x
    atom ('(':r) = alt r >>= \(a, r') -> case r' of
      ')':r'' -> Right (a, r'')
      _ -> Left "missing )"
    atom ('~':r) = do { (a, r') <- postfix r; Right (neg a, r') }
    atom ('[':'^':r) = set False r
    atom ('[':r) = set True r
    atom ('.':r) = Right (Chars False "", r)
    atom ('\\':c:r) = Right (Chars True [c], r)
    atom (c:r) | c `elem` "*+?" = Left ("nothing to repeat before " ++ show (c : r))
               | otherwise = Right (Chars True [c], r)
    atom "" = Left "unexpected end"
    set yes r = case break (== ']') r of
      (body, ']':r') -> Right (Chars yes (ranges body), r')
      _ -> Left "missing ]"
    ranges (a:'-':b:r) = [a .. b] ++ ranges r
    ranges (c:r) = c : ranges r
    ranges "" = ""

instance Show Re where
  showsPrec d r = case r of
    Empty -> showString "0"
    Eps -> showString "1"
    Chars True [c] -> showChar c
    Chars False "" -> showChar '.'
    Chars yes cs -> showString ("[" ++ (if yes then "" else "^") ++ cs ++ "]")
    Seq a b -> showParen (d > 3) (showsPrec 3 a . showsPrec 3 b)
    Alt a b -> showParen (d > 1) (showsPrec 1 a . showChar '|' . showsPrec 1 b)
    Conj a b -> showParen (d > 2) (showsPrec 2 a . showChar '&' . showsPrec 2 b)
    Star a -> showsPrec 4 a . showChar '*'
    Compl a -> showChar '~' . showsPrec 4 a

re :: String -> Re
re = either error id . parseRe

main :: IO ()
main = do
  let test p ws = putStrLn (p ++ ": " ++ show (re p) ++ " " ++ unwords [ w ++ (if matches (re p) w then "+" else "-") | w <- ws ])
  test "(a|b)*abb" ["abb", "aabb", "babb", "ab", "abba"]
  test "a+b?c*" ["a", "ac", "abccc", "bc", "aab"]
  test "[0-9]+(\\.[0-9]+)?" ["12", "3.14", ".5", "1.", "007"]
  test "~(.*aa.*)&[ab]*" ["abab", "baab", "", "abc"]
  test "[^x-z]?q" ["aq", "xq", "q"]
  print (re "(a|b)*abb", deriv 'a' (re "(a|b)*abb"), deriv 'b' (re "a*b"))
  print (findAll (re "[a-z]+[0-9]*") "foo12 BAR9x, z 77 end1")
  print (prefix (re "a*b") "aaabab", prefix (re "a*b") "aaac")
  let sigma = "ab"
  mapM_ (\p -> let d = build sigma (re p) in
          putStrLn (p ++ ": " ++ show (states d) ++ " states, minimal " ++ show (minimalSize sigma d)
                    ++ ", accepting " ++ show (accepting d) ++ ", " ++ show (map (runDFA d) ["", "a", "ab", "abb"])))
    ["(a|b)*abb", "(ab)*", "a*b*a*", "(a|b)*a(a|b)(a|b)", "((aa)*b)*&~((b)*)", "(a|ab)(b|ba)"]
  print (equivalent sigma (re "(a|b)*") (re "(a*b*)*"))
  print (equivalent sigma (re "(ab)*a") (re "a(ba)*"))
  print (equivalent sigma (re "(aa)*") (re "a*"))
  print (equivalent sigma (re "~(.*b)") (re "(.*a)?"))
  print (shortest sigma (re ".*aba.*&.*bb.*"), shortest sigma (re "a+&b+"))
  print (take 8 (enumerate sigma (re "(a|bb)*&~(.*aa.*)")))
  print (map (fmap (const ()) . parseRe) ["(a", "*a", "[ab", "a)"])
