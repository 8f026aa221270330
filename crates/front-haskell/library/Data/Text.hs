{-# LANGUAGE MagicHash #-}
{-# LANGUAGE GeneralizedNewtypeDeriving, DerivingStrategies #-}
-- | Text: a list of characters under another name.
module Data.Text
  ( Text, pack, unpack, empty, singleton, cons, snoc, append, uncons, unsnoc, head, last, tail, init, null, length
  , compareLength, map, intercalate, intersperse, transpose, reverse, toUpper, toLower, toCaseFold, toTitle
  , justifyLeft, justifyRight, center, replicate, foldl, foldl', foldl1, foldr, foldr1, concat, concatMap, any
  , all, maximum, minimum, scanl, mapAccumL, mapAccumR, unfoldr, take, takeEnd, drop, dropEnd, takeWhile
  , takeWhileEnd, dropWhile, dropWhileEnd, dropAround, strip, stripStart, stripEnd, splitAt, span, break, breakOn
  , breakOnEnd, breakOnAll, group, groupBy, inits, tails, splitOn, split, chunksOf, lines, words, unlines, unwords
  , isPrefixOf, isSuffixOf, isInfixOf, stripPrefix, stripSuffix, commonPrefixes, filter, partition, find, elem
  , index, count, zip, zipWith, replace, findIndex, copy
  ) where

import Prelude hiding
  ( head, last, tail, init, null, length, map, reverse, replicate, foldl, foldl1, foldr, foldr1, concat, concatMap
  , any, all, maximum, minimum, scanl, take, drop, takeWhile, dropWhile, splitAt, span, break, lines, words
  , unlines, unwords, filter, elem, zip, zipWith
  )
import qualified Prelude as P
import qualified Data.Char as C
import qualified Data.List as L
import Data.String (IsString (..))
import Control.DeepSeq (NFData (..))

newtype Text = Text String
  deriving newtype (Eq, Ord, Semigroup, Monoid, NFData)

instance Show Text where
  showsPrec d (Text s) = showsPrec d s

instance Read Text where
  readsPrec d r = [(Text s, t) | (s, t) <- readsPrec d r]

instance IsString Text where
  fromString s = Text s

both :: (String, String) -> (Text, Text)
both (a, b) = (Text a, Text b)

-- | What comes before a pattern, and the rest from there.
breakAt :: String -> String -> (String, String)
breakAt p s
  | L.isPrefixOf p s = ("", s)
  | otherwise = case s of
      "" -> ("", "")
      c : cs -> case breakAt p cs of (a, b) -> (c : a, b)

emptyError :: String -> a
emptyError name = errorWithoutStackTrace ("Data.Text." ++ name ++ ": empty input")

emptyInput :: String -> a
emptyInput name = errorWithoutStackTrace ("Data.Text." ++ name ++ ": empty input")

pack :: String -> Text
pack s = Text s

unpack :: Text -> String
unpack (Text s) = s

empty :: Text
empty = Text ""

singleton :: Char -> Text
singleton c = Text [c]

cons :: Char -> Text -> Text
cons c (Text s) = Text (c : s)

snoc :: Text -> Char -> Text
snoc (Text s) c = Text (s ++ [c])

append :: Text -> Text -> Text
append (Text a) (Text b) = Text (a ++ b)

uncons :: Text -> Maybe (Char, Text)
uncons (Text s) = fmap (fmap Text) (L.uncons s)

unsnoc :: Text -> Maybe (Text, Char)
unsnoc (Text "") = Nothing
unsnoc (Text s) = Just (Text (P.init s), P.last s)

head :: Text -> Char
head (Text "") = emptyError "head"
head (Text s) = P.head s

last :: Text -> Char
last (Text "") = emptyError "last"
last (Text s) = P.last s

tail :: Text -> Text
tail (Text "") = emptyError "tail"
tail (Text s) = Text (P.tail s)

init :: Text -> Text
init (Text "") = emptyError "init"
init (Text s) = Text (P.init s)

null :: Text -> Bool
null (Text s) = P.null s

length :: Text -> Int
length (Text s) = P.length s

compareLength :: Text -> Int -> Ordering
compareLength t n = compare (length t) n

map :: (Char -> Char) -> Text -> Text
map f (Text s) = Text (P.map f s)

intercalate :: Text -> [Text] -> Text
intercalate (Text t) ts = Text (L.intercalate t (P.map unpack ts))

intersperse :: Char -> Text -> Text
intersperse c (Text s) = Text (L.intersperse c s)

transpose :: [Text] -> [Text]
transpose ts = P.map Text (L.transpose (P.map unpack ts))

reverse :: Text -> Text
reverse (Text s) = Text (P.reverse s)

toUpper :: Text -> Text
toUpper (Text s) = Text (P.concatMap (\c -> if c == '\223' then "SS" else [C.toUpper c]) s)

toLower :: Text -> Text
toLower (Text s) = Text (P.map C.toLower s)

toCaseFold :: Text -> Text
toCaseFold (Text s) = Text (P.concatMap (\c -> if c == '\223' then "ss" else [C.toLower c]) s)

toTitle :: Text -> Text
toTitle (Text s) = Text (go True s)
  where
    go _ [] = []
    go start (c : cs)
      | C.isLetter c = (if start then C.toTitle c else C.toLower c) : go False cs
      | otherwise = c : go (c /= '\'' || start) cs

justifyLeft :: Int -> Char -> Text -> Text
justifyLeft n c t = let k = n - length t in if k <= 0 then t else append t (replicateChar k c)

justifyRight :: Int -> Char -> Text -> Text
justifyRight n c t = let k = n - length t in if k <= 0 then t else append (replicateChar k c) t

center :: Int -> Char -> Text -> Text
center k c t
  | len >= k = t
  | otherwise = concat [replicateChar l c, t, replicateChar r c]
  where
    len = length t
    r = d `div` 2
    l = d - r
    d = k - len

replicateChar :: Int -> Char -> Text
replicateChar n c = Text (L.genericReplicate n c)

replicate :: Int -> Text -> Text
replicate n (Text s) = Text (P.concat (L.genericReplicate n s))

foldl :: (a -> Char -> a) -> a -> Text -> a
foldl f z (Text s) = P.foldl f z s

foldl' :: (a -> Char -> a) -> a -> Text -> a
foldl' f z (Text s) = L.foldl' f z s

foldl1 :: (Char -> Char -> Char) -> Text -> Char
foldl1 f (Text s) = P.foldl1 f s

foldr :: (Char -> a -> a) -> a -> Text -> a
foldr f z (Text s) = P.foldr f z s

foldr1 :: (Char -> Char -> Char) -> Text -> Char
foldr1 f (Text s) = P.foldr1 f s

concat :: [Text] -> Text
concat ts = Text (P.concatMap unpack ts)

concatMap :: (Char -> Text) -> Text -> Text
concatMap f (Text s) = Text (P.concatMap (unpack . f) s)

any :: (Char -> Bool) -> Text -> Bool
any p (Text s) = P.any p s

all :: (Char -> Bool) -> Text -> Bool
all p (Text s) = P.all p s

maximum :: Text -> Char
maximum (Text s) = P.maximum s

minimum :: Text -> Char
minimum (Text s) = P.minimum s

scanl :: (Char -> Char -> Char) -> Char -> Text -> Text
scanl f z (Text s) = Text (P.scanl f z s)

mapAccumL :: (a -> Char -> (a, Char)) -> a -> Text -> (a, Text)
mapAccumL f z (Text s) = fmap Text (L.mapAccumL f z s)

mapAccumR :: (a -> Char -> (a, Char)) -> a -> Text -> (a, Text)
mapAccumR f z (Text s) = fmap Text (L.mapAccumR f z s)

unfoldr :: (a -> Maybe (Char, a)) -> a -> Text
unfoldr f a = Text (L.unfoldr f a)

take :: Int -> Text -> Text
take n (Text s) = Text (L.genericTake n s)

takeEnd :: Int -> Text -> Text
takeEnd n t = drop (length t - max 0 n) t

drop :: Int -> Text -> Text
drop n (Text s) = Text (L.genericDrop n s)

dropEnd :: Int -> Text -> Text
dropEnd n t = take (length t - max 0 n) t

takeWhile :: (Char -> Bool) -> Text -> Text
takeWhile p (Text s) = Text (P.takeWhile p s)

takeWhileEnd :: (Char -> Bool) -> Text -> Text
takeWhileEnd p (Text s) = Text (P.reverse (P.takeWhile p (P.reverse s)))

dropWhile :: (Char -> Bool) -> Text -> Text
dropWhile p (Text s) = Text (P.dropWhile p s)

dropWhileEnd :: (Char -> Bool) -> Text -> Text
dropWhileEnd p (Text s) = Text (L.dropWhileEnd p s)

dropAround :: (Char -> Bool) -> Text -> Text
dropAround p t = dropWhile p (dropWhileEnd p t)

strip :: Text -> Text
strip t = dropAround C.isSpace t

stripStart :: Text -> Text
stripStart t = dropWhile C.isSpace t

stripEnd :: Text -> Text
stripEnd t = dropWhileEnd C.isSpace t

splitAt :: Int -> Text -> (Text, Text)
splitAt n (Text s) = both (L.genericSplitAt n s)

span :: (Char -> Bool) -> Text -> (Text, Text)
span p (Text s) = both (P.span p s)

break :: (Char -> Bool) -> Text -> (Text, Text)
break p (Text s) = both (P.break p s)

breakOn :: Text -> Text -> (Text, Text)
breakOn (Text "") _ = emptyInput "breakOn"
breakOn (Text p) (Text s) = both (breakAt p s)

breakOnEnd :: Text -> Text -> (Text, Text)
breakOnEnd p t = case breakOn (reverse p) (reverse t) of (a, b) -> (reverse b, reverse a)

breakOnAll :: Text -> Text -> [(Text, Text)]
breakOnAll (Text "") _ = emptyInput "breakOnAll"
breakOnAll (Text p) (Text s0) = go "" s0
  where
    go before s = case breakAt p s of
      (_, "") -> []
      (a, b) -> (Text (before ++ a), Text b) : go (before ++ a ++ P.take (P.length p) b) (P.drop (P.length p) b)

group :: Text -> [Text]
group (Text s) = P.map Text (L.group s)

groupBy :: (Char -> Char -> Bool) -> Text -> [Text]
groupBy f (Text s) = P.map Text (L.groupBy f s)

inits :: Text -> [Text]
inits (Text s) = P.map Text (L.inits s)

tails :: Text -> [Text]
tails (Text s) = P.map Text (L.tails s)

splitOn :: Text -> Text -> [Text]
splitOn (Text "") _ = emptyInput "splitOn"
splitOn (Text p) (Text s0) = go s0
  where
    go s = case breakAt p s of
      (a, "") -> [Text a]
      (a, b) -> Text a : go (P.drop (P.length p) b)

split :: (Char -> Bool) -> Text -> [Text]
split p (Text s0) = go s0
  where
    go s = case P.break p s of
      (a, "") -> [Text a]
      (a, _ : b) -> Text a : go b

chunksOf :: Int -> Text -> [Text]
chunksOf k t
  | k <= 0 || null t = []
  | otherwise = case splitAt k t of (a, b) -> a : chunksOf k b

lines :: Text -> [Text]
lines (Text s) = P.map Text (P.lines s)

words :: Text -> [Text]
words (Text s) = P.map Text (P.words s)

unlines :: [Text] -> Text
unlines ts = Text (P.unlines (P.map unpack ts))

unwords :: [Text] -> Text
unwords ts = Text (P.unwords (P.map unpack ts))

isPrefixOf :: Text -> Text -> Bool
isPrefixOf (Text a) (Text b) = L.isPrefixOf a b

isSuffixOf :: Text -> Text -> Bool
isSuffixOf (Text a) (Text b) = L.isSuffixOf a b

isInfixOf :: Text -> Text -> Bool
isInfixOf (Text a) (Text b) = L.isInfixOf a b

stripPrefix :: Text -> Text -> Maybe Text
stripPrefix (Text a) (Text b) = fmap Text (L.stripPrefix a b)

stripSuffix :: Text -> Text -> Maybe Text
stripSuffix (Text a) (Text b) = fmap (Text . P.reverse) (L.stripPrefix (P.reverse a) (P.reverse b))

commonPrefixes :: Text -> Text -> Maybe (Text, Text, Text)
commonPrefixes (Text a0) (Text b0) = case go a0 b0 of
  ("", _, _) -> Nothing
  (p, a, b) -> Just (Text p, Text a, Text b)
  where
    go (x : xs) (y : ys) | x == y = case go xs ys of (p, a, b) -> (x : p, a, b)
    go a b = ("", a, b)

filter :: (Char -> Bool) -> Text -> Text
filter p (Text s) = Text (P.filter p s)

partition :: (Char -> Bool) -> Text -> (Text, Text)
partition p (Text s) = both (L.partition p s)

find :: (Char -> Bool) -> Text -> Maybe Char
find p (Text s) = L.find p s

elem :: Char -> Text -> Bool
elem c (Text s) = P.elem c s

index :: Text -> Int -> Char
index (Text s) n = L.genericIndex s n

count :: Text -> Text -> Int
count p t = L.genericLength (splitOn p t) - 1

zip :: Text -> Text -> [(Char, Char)]
zip (Text a) (Text b) = P.zip a b

zipWith :: (Char -> Char -> Char) -> Text -> Text -> Text
zipWith f (Text a) (Text b) = Text (P.zipWith f a b)

replace :: Text -> Text -> Text -> Text
replace (Text "") _ _ = emptyInput "replace"
replace p by t = intercalate by (splitOn p t)

findIndex :: (Char -> Bool) -> Text -> Maybe Int
findIndex p (Text s) = L.findIndex p s

copy :: Text -> Text
copy t = t

-- | A text of characters that are all there, for explorations.
inputText# :: String -> (Bool, Text)
inputText# s = (P.foldr (\c rest -> c `seq` rest) True s, Text s)
