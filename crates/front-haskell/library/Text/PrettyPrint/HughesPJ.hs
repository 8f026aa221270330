-- | Documents that are laid out to fit a page (Hughes, "The design of a pretty-printing library").
--
-- A document is a set of layouts. After reduction it is one of the first six forms, of which every layout of a 'Union'
-- has a first line that is at least as long on the left, so that the first layout that fits is the best one.
module Text.PrettyPrint.HughesPJ
  ( Doc, TextDetails (..), char, text, ptext, sizedText, zeroWidthText, int, integer, float, double, rational
  , semi, comma, colon, space, equals, lparen, rparen, lbrack, rbrack, lbrace, rbrace
  , parens, brackets, braces, quotes, doubleQuotes, maybeParens, maybeBrackets, maybeBraces, maybeQuotes, maybeDoubleQuotes
  , empty, (<>), (<+>), hcat, hsep, ($$), ($+$), vcat, sep, cat, fsep, fcat, nest, hang, punctuate
  , isEmpty, render, Style (..), style, renderStyle, Mode (..), fullRender, txtPrinter
  ) where

import Control.DeepSeq (NFData (..))
import Data.String (IsString (..))
import Prelude hiding ((<>))


infixl 6 <>, <+>
infixl 5 $$, $+$

data TextDetails = Chr Char | Str String | PStr String
  deriving (Show, Eq)

data Doc
  = Empty
  | NilAbove Doc                       -- an empty line's end, then the document
  | TextBeside TextDetails !Int Doc    -- text of this width, then the document
  | Nest !Int Doc
  | Union Doc Doc
  | NoDoc                              -- no layout at all
  | Beside Doc Bool Doc                -- with a space between them or not
  | Above Doc Bool Doc                 -- without overlapping or with it

instance Semigroup Doc where
  (<>) = (Text.PrettyPrint.HughesPJ.<>)

instance Monoid Doc where
  mempty = empty

instance IsString Doc where
  fromString = text

instance Show Doc where
  showsPrec _ doc rest = fullRender (mode style) (lineLength style) (ribbonsPerLine style) txtPrinter rest doc

instance Eq Doc where
  a == b = render a == render b

instance NFData Doc where
  rnf doc = rnf (render doc)

-- Parts ---------------------------------------------------------------------------------------------------------------

empty :: Doc
empty = Empty

isEmpty :: Doc -> Bool
isEmpty Empty = True
isEmpty _ = False

char :: Char -> Doc
char c = TextBeside (Chr c) 1 Empty

text, ptext, zeroWidthText :: String -> Doc
text s = TextBeside (Str s) (length s) Empty
ptext s = TextBeside (PStr s) (length s) Empty
zeroWidthText = sizedText 0

sizedText :: Int -> String -> Doc
sizedText width s = TextBeside (Str s) width Empty

semi, comma, colon, space, equals, lparen, rparen, lbrack, rbrack, lbrace, rbrace :: Doc
semi = char ';'
comma = char ','
colon = char ':'
space = char ' '
equals = char '='
lparen = char '('
rparen = char ')'
lbrack = char '['
rbrack = char ']'
lbrace = char '{'
rbrace = char '}'

int :: Int -> Doc
int = text . show

integer :: Integer -> Doc
integer = text . show

float :: Float -> Doc
float = text . show

double :: Double -> Doc
double = text . show

rational :: Rational -> Doc
rational = text . show

parens, brackets, braces, quotes, doubleQuotes :: Doc -> Doc
parens p = char '(' <> p <> char ')'
brackets p = char '[' <> p <> char ']'
braces p = char '{' <> p <> char '}'
quotes p = char '\'' <> p <> char '\''
doubleQuotes p = char '"' <> p <> char '"'

maybeParens, maybeBrackets, maybeBraces, maybeQuotes, maybeDoubleQuotes :: Bool -> Doc -> Doc
maybeParens b = if b then parens else id
maybeBrackets b = if b then brackets else id
maybeBraces b = if b then braces else id
maybeQuotes b = if b then quotes else id
maybeDoubleQuotes b = if b then doubleQuotes else id

-- Combinations --------------------------------------------------------------------------------------------------------

(<>), (<+>), ($$), ($+$) :: Doc -> Doc -> Doc
p <> q = beside_ p False q
p <+> q = beside_ p True q
p $$ q = above_ p False q
p $+$ q = above_ p True q

beside_, above_ :: Doc -> Bool -> Doc -> Doc
beside_ p _ Empty = p
beside_ Empty _ q = q
beside_ p gap q = Beside p gap q
above_ p _ Empty = p
above_ Empty _ q = q
above_ p apart q = Above p apart q

hcat, hsep, vcat, sep, cat, fsep, fcat :: [Doc] -> Doc
hcat = foldr (<>) empty
hsep = foldr (<+>) empty
vcat = foldr ($$) empty
sep = sepX True
cat = sepX False
fsep = fill True
fcat = fill False

nest :: Int -> Doc -> Doc
nest k p = mkNest k (reduce p)

hang :: Doc -> Int -> Doc -> Doc
hang p n q = sep [p, nest n q]

punctuate :: Doc -> [Doc] -> [Doc]
punctuate _ [] = []
punctuate p (x : xs) = go x xs
  where
    go y [] = [y]
    go y (z : zs) = (y <> p) : go z zs

-- Reduction -----------------------------------------------------------------------------------------------------------

mkNest :: Int -> Doc -> Doc
mkNest k p = case p of
  Nest k' q -> mkNest (k + k') q
  NoDoc -> NoDoc
  Empty -> Empty
  _ | k == 0 -> p
    | otherwise -> Nest k p

mkUnion :: Doc -> Doc -> Doc
mkUnion Empty _ = Empty
mkUnion p q = Union p q

reduce :: Doc -> Doc
reduce (Beside p gap q) = beside p gap (reduce q)
reduce (Above p apart q) = above p apart (reduce q)
reduce p = p

above :: Doc -> Bool -> Doc -> Doc
above (Above p apart q) apart' r = above p apart (above q apart' r)
above p@(Beside _ _ _) apart q = aboveNest (reduce p) apart 0 (reduce q)
above p apart q = aboveNest p apart 0 (reduce q)

-- | The first above the second, which is nested relative to it.
aboveNest :: Doc -> Bool -> Int -> Doc -> Doc
aboveNest p apart k q = case p of
  NoDoc -> NoDoc
  Union a b -> Union (aboveNest a apart k q) (aboveNest b apart k q)
  Empty -> mkNest k q
  Nest k' a -> Nest k' (aboveNest a apart (k - k') q)
  NilAbove a -> NilAbove (aboveNest a apart k q)
  TextBeside s n a -> TextBeside s n (case a of
    Empty -> nilAboveNest apart (k - n) q
    _ -> aboveNest a apart (k - n) q)
  _ -> aboveNest (reduce p) apart k q

-- | A line's end above a document, unless they fit into one line without overlapping.
nilAboveNest :: Bool -> Int -> Doc -> Doc
nilAboveNest apart k q = case q of
  Empty -> Empty
  Nest k' a -> nilAboveNest apart (k + k') a
  _ | not apart && k > 0 -> TextBeside (Str (replicate k ' ')) k q
    | otherwise -> NilAbove (mkNest k q)

beside :: Doc -> Bool -> Doc -> Doc
beside p gap q = case p of
  NoDoc -> NoDoc
  Union a b -> Union (beside a gap q) (beside b gap q)
  Empty -> q
  Nest k a -> Nest k (beside a gap q)
  Beside a gap' b
    | gap == gap' -> beside a gap (beside b gap q)
    | otherwise -> beside (reduce p) gap q
  Above _ _ _ -> beside (reduce p) gap q
  NilAbove a -> NilAbove (beside a gap q)
  TextBeside s n a -> TextBeside s n (case a of
    Empty -> nilBeside gap q
    _ -> beside a gap q)

nilBeside :: Bool -> Doc -> Doc
nilBeside gap p = case p of
  Empty -> Empty
  Nest _ a -> nilBeside gap a
  _ | gap -> TextBeside (Chr ' ') 1 p
    | otherwise -> p

-- All in one line, or each in its own ----------------------------------------------------------------------------------

sepX :: Bool -> [Doc] -> Doc
sepX _ [] = empty
sepX gap (p : ps) = sep1 gap (reduce p) 0 ps

sep1 :: Bool -> Doc -> Int -> [Doc] -> Doc
sep1 gap p k ys = case p of
  NoDoc -> NoDoc
  Union a b -> Union (sep1 gap a k ys) (aboveNest b False k (reduce (vcat ys)))
  Empty -> mkNest k (sepX gap ys)
  Nest n a -> Nest n (sep1 gap a (k - n) ys)
  NilAbove a -> NilAbove (aboveNest a False k (reduce (vcat ys)))
  TextBeside s n a -> TextBeside s n (sepAfter gap a (k - n) ys)
  _ -> sep1 gap (reduce p) k ys

sepAfter :: Bool -> Doc -> Int -> [Doc] -> Doc
sepAfter gap p k ys = case p of
  Nest _ a -> sepAfter gap a k ys
  Empty -> mkUnion (oneLiner (nilBeside gap (reduce (if gap then hsep ys else hcat ys))))
    (nilAboveNest False k (reduce (vcat ys)))
  _ -> sep1 gap p k ys

-- As many in a line as fit ---------------------------------------------------------------------------------------------

fill :: Bool -> [Doc] -> Doc
fill _ [] = empty
fill gap (p : ps) = fill1 gap (reduce p) 0 ps

fill1 :: Bool -> Doc -> Int -> [Doc] -> Doc
fill1 gap p k ys = case p of
  NoDoc -> NoDoc
  Union a b -> Union (fill1 gap a k ys) (aboveNest b False k (fill gap ys))
  Empty -> mkNest k (fill gap ys)
  Nest n a -> Nest n (fill1 gap a (k - n) ys)
  NilAbove a -> NilAbove (aboveNest a False k (fill gap ys))
  TextBeside s n a -> TextBeside s n (fillAfter gap a (k - n) ys)
  _ -> fill1 gap (reduce p) k ys

fillAfter :: Bool -> Doc -> Int -> [Doc] -> Doc
fillAfter gap p k ys = case (p, ys) of
  (Nest _ a, _) -> fillAfter gap a k ys
  (Empty, []) -> Empty
  (Empty, Empty : zs) -> fillAfter gap Empty k zs
  (Empty, z : zs) -> mkUnion
    (nilBeside gap (fill1 gap (unnested (oneLiner (reduce z))) (if gap then k - 1 else k) zs))
    (nilAboveNest False k (fill gap ys))
  _ -> fill1 gap p k ys
  where
    unnested (Nest _ a) = a
    unnested a = a

-- Choosing ------------------------------------------------------------------------------------------------------------

-- | The layouts that are one line.
oneLiner :: Doc -> Doc
oneLiner p = case p of
  NoDoc -> NoDoc
  Empty -> Empty
  NilAbove _ -> NoDoc
  TextBeside s n a -> TextBeside s n (oneLiner a)
  Nest k a -> Nest k (oneLiner a)
  Union a _ -> oneLiner a
  _ -> oneLiner (reduce p)

-- | The best layout for this width of lines and of their texts.
best :: Int -> Int -> Doc -> Doc
best width ribbon = get width
  where
    get w p = case p of
      Empty -> Empty
      NoDoc -> NoDoc
      NilAbove a -> NilAbove (get w a)
      TextBeside s n a -> TextBeside s n (after w n a)
      Nest k a -> Nest k (get (w - k) a)
      Union a b -> nicest w 0 (get w a) (get w b)
      _ -> get w (reduce p)
    after w n p = case p of
      Empty -> Empty
      NoDoc -> NoDoc
      NilAbove a -> NilAbove (get (w - n) a)
      TextBeside s m a -> TextBeside s m (after w (n + m) a)
      Nest _ a -> after w n a
      Union a b -> nicest w n (after w n a) (after w n b)
      _ -> after w n (reduce p)
    nicest w n a b = if fits (min w ribbon - n) a then a else b

fits :: Int -> Doc -> Bool
fits n p
  | n < 0 = False
  | otherwise = case p of
      NoDoc -> False
      TextBeside _ m a -> fits (n - m) a
      _ -> True

-- Rendering -----------------------------------------------------------------------------------------------------------

data Mode = PageMode | LeftMode | OneLineMode
  deriving (Eq, Show)

data Style = Style { mode :: Mode, lineLength :: Int, ribbonsPerLine :: Float }
  deriving (Eq, Show)

style :: Style
style = Style { mode = PageMode, lineLength = 100, ribbonsPerLine = 1.5 }

render :: Doc -> String
render = renderStyle style

renderStyle :: Style -> Doc -> String
renderStyle s = fullRender (mode s) (lineLength s) (ribbonsPerLine s) txtPrinter ""

txtPrinter :: TextDetails -> String -> String
txtPrinter (Chr c) s = c : s
txtPrinter (Str t) s = t ++ s
txtPrinter (PStr t) s = t ++ s

fullRender :: Mode -> Int -> Float -> (TextDetails -> a -> a) -> a -> Doc -> a
fullRender m width ribbons put end doc = case m of
  OneLineMode -> plain (Chr ' ') (reduce doc)
  LeftMode -> plain (Chr '\n') (first (reduce doc))
  PageMode -> lay 0 (best width (round (fromIntegral width / ribbons)) (reduce doc))
  where
    lay k p = case p of
      Nest k' a -> lay (k + k') a
      NilAbove a -> put (Chr '\n') (lay k a)
      TextBeside s n a -> indented k (put s (along (k + n) a))
      _ -> end
    along k p = case p of
      NilAbove a -> put (Chr '\n') (lay k a)
      TextBeside s n a -> put s (along (k + n) a)
      Nest _ a -> along k a
      _ -> end
    indented k rest = if k <= 0 then rest else put (Str (replicate k ' ')) rest
    plain newline p = case p of
      NilAbove a -> put newline (plain newline a)
      TextBeside s _ a -> put s (plain newline a)
      Nest _ a -> plain newline a
      Union a b -> case m of
        OneLineMode -> plain newline (reduce b)
        _ -> plain newline (choose a b)
      NoDoc -> end
      Empty -> end
      _ -> plain newline (reduce p)
    first p = p
    choose a b = if hasLayout a then a else b
    hasLayout p = case p of
      NoDoc -> False
      Union _ _ -> True
      TextBeside _ _ a -> hasLayout a
      NilAbove _ -> True
      Nest _ a -> hasLayout a
      _ -> True
