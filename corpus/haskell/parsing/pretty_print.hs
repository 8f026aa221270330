-- Text.PrettyPrint: documents of many shapes on pages of many widths.
import Prelude hiding ((<>))
import Text.PrettyPrint

data J = JN | JB Bool | JI Int | JS String | JA [J] | JO [(String, J)]
pp :: J -> Doc
pp JN = text "null"
pp (JB b) = text (if b then "true" else "false")
pp (JI n) = int n
pp (JS s) = text (show s)
pp (JA xs) = brackets (fsep (punctuate comma (map pp xs)))
pp (JO kvs) = braces (nest 2 (sep (punctuate comma [text (show k) <> colon <+> pp v | (k, v) <- kvs])))

data E = V String | L String E | A E E | Let [(String, E)] E | If E E E | Case E [(String, E)]
ex :: Int -> E -> Doc
ex _ (V x) = text x
ex p (L x e) = paren (p > 0) $ hang (char '\\' <> text x <+> text "->") 2 (ex 0 e)
ex p (A f x) = paren (p > 1) $ sep [ex 1 f, nest 2 (ex 2 x)]
ex p (Let bs e) = paren (p > 0) $ text "let" <+> vcat [text x <+> equals <+> ex 0 b | (x, b) <- bs] $$ text "in" <+> ex 0 e
ex p (If a b c) = paren (p > 0) $ sep [text "if" <+> ex 0 a, nest 2 (text "then" <+> ex 0 b), nest 2 (text "else" <+> ex 0 c)]
ex p (Case e as) = paren (p > 0) $ hang (text "case" <+> ex 0 e <+> text "of") 4 (vcat [hang (text c <+> text "->") 2 (ex 0 b) | (c, b) <- as])
paren :: Bool -> Doc -> Doc
paren b d = if b then parens d else d

big :: Int -> E
big 0 = V "x"
big n = case n `mod` 5 of
  0 -> A (big (n - 1)) (V ("variable" ++ show n))
  1 -> L ("y" ++ show n) (big (n - 1))
  2 -> Let [("a" ++ show n, big (n `div` 2)), ("b", V "b")] (big (n - 1))
  3 -> If (V "condition") (big (n - 1)) (big (n `div` 3))
  _ -> Case (V "scrutinee") [("Just z", big (n - 1)), ("Nothing", big (n `div` 4))]

main :: IO ()
main = do
  let j = JO [("name", JS "value"), ("list", JA (map JI [1 .. 40])), ("nested", JO [("a", JB True), ("b", JN), ("c", JA [JS (replicate n 'x') | n <- [1 .. 20]])])]
  putStrLn (render (pp j))
  mapM_ (\w -> putStrLn (renderStyle style { lineLength = w } (pp j))) [20, 40, 60, 80, 120]
  mapM_ (\n -> putStrLn (render (ex 0 (big n)))) [1 .. 14]
  mapM_ (\n -> putStrLn (renderStyle (Style PageMode 40 1.0) (ex 0 (big n)))) [5 .. 14]
  putStrLn (render (text "hi" $$ nest 5 (text "there")))
  putStrLn (render (text "hi" $+$ nest 5 (text "there")))
  putStrLn (render (text "hi" $$ nest 2 (text "there")))
  putStrLn (render (vcat [text "a", empty, text "b", nest 4 (text "c" $$ text "d")] <> text "e" <+> empty <+> text "f"))
  putStrLn (render (cat [text "aaa", text "bbb"] $$ fcat (map int [1 .. 60])))
  putStrLn (render (hang (text "function") 4 (vcat (map text (words "one two three")))))
  print (text "shown" <+> parens (int 3) <+> quotes (char 'c') <+> doubleQuotes (double 1.5))
  print (isEmpty empty, isEmpty (text ""), text "a" == char 'a', render (mconcat [text "x", text "y"]))
  putStrLn (renderStyle style { mode = OneLineMode } (pp j))
  putStrLn (renderStyle style { mode = LeftMode } (ex 0 (big 9)))
  putStrLn (render (text "" $$ text "x" $$ text ""))
  putStrLn (render (fsep (punctuate comma (map (text . show) [10000 .. 10050 :: Int]))))
  putStrLn (render (nest 3 (sep [text "begin", nest 2 (vcat [text "stmt;", text "stmt2;"]), text "end"])))
