{-# LANGUAGE GeneralizedNewtypeDeriving, DerivingStrategies, MagicHash #-}
-- | Strings of bytes, seen as characters: a list underneath.
module Data.ByteString.Char8
  ( ByteString, StrictByteString, pack, unpack, empty, singleton, cons, snoc, append, head, uncons, unsnoc
  , last, tail, init, null, length, map, reverse, intersperse, intercalate, transpose, foldl, foldl', foldl1, foldr
  , foldr', foldr1, concat, concatMap, any, all, maximum, minimum, scanl, mapAccumL, mapAccumR, replicate, unfoldr
  , take, drop, splitAt, takeWhile, takeWhileEnd, dropWhile, dropWhileEnd, dropSpace, span, spanEnd, break, breakEnd
  , group, groupBy, inits, tails, strip, stripPrefix, stripSuffix, split, splitWith, lines, words, unlines, unwords
  , isPrefixOf, isSuffixOf, isInfixOf, breakSubstring, elem, notElem, find, filter, partition, index, indexMaybe, (!?)
  , elemIndex, elemIndices, elemIndexEnd, findIndex, findIndices, count, zip, zipWith, unzip, sort, copy, readInt, readInteger
  , getLine, getContents, putStr, putStrLn, interact, readFile, writeFile, appendFile
  , hGetLine, hGetContents, hPutStr, hPutStrLn, hPut
  ) where

import Prelude hiding
  ( head, last, tail, init, null, length, map, reverse, replicate, foldl, foldl1, foldr, foldr1, concat, concatMap
  , any, all, maximum, minimum, scanl, take, drop, takeWhile, dropWhile, splitAt, span, break, lines, words
  , unlines, unwords, filter, elem, notElem, zip, zipWith, unzip, getLine, getContents, putStr, putStrLn, interact, readFile
  , writeFile, appendFile
  )
import qualified Prelude as P
import qualified Data.Char as C
import qualified Data.Foldable as F
import qualified Data.List as L
import qualified System.IO as IO
import Data.String (IsString (..))
import Control.DeepSeq (NFData (..))
import Snell.Utf8 (decode#, encode#)

newtype ByteString = BS String
  deriving newtype (Eq, Ord, Semigroup, Monoid, NFData)

type StrictByteString = ByteString

instance Show ByteString where
  showsPrec d (BS s) = showsPrec d s

instance Read ByteString where
  readsPrec d r = [(pack s, t) | (s, t) <- readsPrec d r]

instance IsString ByteString where
  fromString = pack

both :: (String, String) -> (ByteString, ByteString)
both (a, b) = (BS a, BS b)

-- | The lowest eight bits.
byte :: Char -> Char
byte c = if c < '\256' then c else C.chr (C.ord c `mod` 256)

-- | All of it is there, as a string of bytes is.
forced :: String -> String
forced s = F.foldl' (\r c -> c `seq` r) s s

pack :: String -> ByteString
pack s = let t = P.map byte s in forced t `seq` BS t

unpack :: ByteString -> String
unpack (BS s) = s

empty :: ByteString
empty = BS ""

singleton :: Char -> ByteString
singleton c = BS [byte c]

cons :: Char -> ByteString -> ByteString
cons c (BS s) = BS (byte c : s)

snoc :: ByteString -> Char -> ByteString
snoc (BS s) c = BS (s ++ [byte c])

append :: ByteString -> ByteString -> ByteString
append (BS a) (BS b) = BS (a ++ b)

emptyList :: String -> a
emptyList name = errorWithoutStackTrace ("Data.ByteString." ++ name ++ ": empty ByteString")

head, last :: ByteString -> Char
head (BS s) = if P.null s then emptyList "head" else P.head s
last (BS s) = if P.null s then emptyList "last" else P.last s

tail, init :: ByteString -> ByteString
tail (BS s) = if P.null s then emptyList "tail" else BS (P.tail s)
init (BS s) = if P.null s then emptyList "init" else BS (P.init s)

uncons :: ByteString -> Maybe (Char, ByteString)
uncons (BS "") = Nothing
uncons (BS (c : s)) = Just (c, BS s)

unsnoc :: ByteString -> Maybe (ByteString, Char)
unsnoc (BS "") = Nothing
unsnoc (BS s) = Just (BS (P.init s), P.last s)

null :: ByteString -> Bool
null (BS s) = P.null s

length :: ByteString -> Int
length (BS s) = P.length s

map :: (Char -> Char) -> ByteString -> ByteString
map f (BS s) = BS (P.map (byte . f) s)

reverse, strip, dropSpace, copy, sort :: ByteString -> ByteString
reverse (BS s) = BS (P.reverse s)
strip (BS s) = BS (L.dropWhileEnd C.isSpace (P.dropWhile C.isSpace s))
dropSpace (BS s) = BS (P.dropWhile C.isSpace s)
copy b = b
sort (BS s) = BS (L.sort s)

intersperse :: Char -> ByteString -> ByteString
intersperse c (BS s) = BS (L.intersperse c s)

intercalate :: ByteString -> [ByteString] -> ByteString
intercalate (BS s) bs = BS (L.intercalate s (P.map unpack bs))

transpose :: [ByteString] -> [ByteString]
transpose bs = P.map BS (L.transpose (P.map unpack bs))

foldl, foldl' :: (a -> Char -> a) -> a -> ByteString -> a
foldl f z (BS s) = P.foldl f z s
foldl' f z (BS s) = F.foldl' f z s

foldr, foldr' :: (Char -> a -> a) -> a -> ByteString -> a
foldr f z (BS s) = P.foldr f z s
foldr' f z (BS s) = F.foldr' f z s

foldl1, foldr1 :: (Char -> Char -> Char) -> ByteString -> Char
foldl1 f (BS s) = P.foldl1 f s
foldr1 f (BS s) = P.foldr1 f s

concat :: [ByteString] -> ByteString
concat bs = BS (P.concatMap unpack bs)

concatMap :: (Char -> ByteString) -> ByteString -> ByteString
concatMap f (BS s) = BS (P.concatMap (unpack . f) s)

any, all :: (Char -> Bool) -> ByteString -> Bool
any p (BS s) = P.any p s
all p (BS s) = P.all p s

maximum, minimum :: ByteString -> Char
maximum (BS s) = if P.null s then emptyList "maximum" else P.maximum s
minimum (BS s) = if P.null s then emptyList "minimum" else P.minimum s

scanl :: (Char -> Char -> Char) -> Char -> ByteString -> ByteString
scanl f z (BS s) = BS (P.scanl f z s)

mapAccumL, mapAccumR :: (acc -> Char -> (acc, Char)) -> acc -> ByteString -> (acc, ByteString)
mapAccumL f z (BS s) = fmap BS (L.mapAccumL f z s)
mapAccumR f z (BS s) = fmap BS (L.mapAccumR f z s)

replicate :: Int -> Char -> ByteString
replicate n c = BS (P.replicate n (byte c))

unfoldr :: (a -> Maybe (Char, a)) -> a -> ByteString
unfoldr f x = BS (L.unfoldr f x)

take, drop :: Int -> ByteString -> ByteString
take n (BS s) = BS (P.take n s)
drop n (BS s) = BS (P.drop n s)

splitAt :: Int -> ByteString -> (ByteString, ByteString)
splitAt n (BS s) = both (P.splitAt n s)

takeWhile, takeWhileEnd, dropWhile, dropWhileEnd, filter :: (Char -> Bool) -> ByteString -> ByteString
takeWhile p (BS s) = BS (P.takeWhile p s)
takeWhileEnd p (BS s) = BS (P.reverse (P.takeWhile p (P.reverse s)))
dropWhile p (BS s) = BS (P.dropWhile p s)
dropWhileEnd p (BS s) = BS (L.dropWhileEnd p s)
filter p (BS s) = BS (P.filter p s)

span, spanEnd, break, breakEnd, partition :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
span p (BS s) = both (P.span p s)
spanEnd p (BS s) = case P.span p (P.reverse s) of (a, b) -> (BS (P.reverse b), BS (P.reverse a))
break p (BS s) = both (P.break p s)
breakEnd p = spanEnd (not . p)
partition p (BS s) = both (L.partition p s)

group, inits, tails, lines, words :: ByteString -> [ByteString]
group (BS s) = P.map BS (L.group s)
inits (BS s) = P.map BS (L.inits s)
tails (BS s) = P.map BS (L.tails s)
lines (BS s) = P.map BS (P.lines s)
words (BS s) = P.map BS (P.words s)

groupBy :: (Char -> Char -> Bool) -> ByteString -> [ByteString]
groupBy f (BS s) = P.map BS (L.groupBy f s)

unlines, unwords :: [ByteString] -> ByteString
unlines bs = BS (P.unlines (P.map unpack bs))
unwords bs = BS (P.unwords (P.map unpack bs))

stripPrefix, stripSuffix :: ByteString -> ByteString -> Maybe ByteString
stripPrefix (BS p) (BS s) = fmap BS (L.stripPrefix p s)
stripSuffix (BS p) (BS s) = fmap (BS . P.reverse) (L.stripPrefix (P.reverse p) (P.reverse s))

split :: Char -> ByteString -> [ByteString]
split c = splitWith (== c)

splitWith :: (Char -> Bool) -> ByteString -> [ByteString]
splitWith _ (BS "") = []
splitWith p (BS s) = go s
  where
    go t = case P.break p t of
      (a, "") -> [BS a]
      (a, _ : rest) -> BS a : go rest

isPrefixOf, isSuffixOf, isInfixOf :: ByteString -> ByteString -> Bool
isPrefixOf (BS a) (BS b) = L.isPrefixOf a b
isSuffixOf (BS a) (BS b) = L.isSuffixOf a b
isInfixOf (BS a) (BS b) = L.isInfixOf a b

breakSubstring :: ByteString -> ByteString -> (ByteString, ByteString)
breakSubstring (BS p) (BS s) = go "" s
  where
    go acc rest
      | L.isPrefixOf p rest = (BS (P.reverse acc), BS rest)
      | otherwise = case rest of
          "" -> (BS s, BS "")
          c : cs -> go (c : acc) cs

elem, notElem :: Char -> ByteString -> Bool
elem c (BS s) = P.elem c s
notElem c (BS s) = P.notElem c s

find :: (Char -> Bool) -> ByteString -> Maybe Char
find p (BS s) = L.find p s

index :: ByteString -> Int -> Char
index (BS s) i
  | i < 0 || i >= P.length s = errorWithoutStackTrace ("Data.ByteString.index: index out of range: " ++ show i)
  | otherwise = s !! i

indexMaybe, (!?) :: ByteString -> Int -> Maybe Char
indexMaybe (BS s) i = if i < 0 then Nothing else case P.drop i s of
  c : _ -> Just c
  "" -> Nothing
(!?) = indexMaybe

elemIndex, elemIndexEnd :: Char -> ByteString -> Maybe Int
elemIndex c (BS s) = L.elemIndex c s
elemIndexEnd c b = case elemIndices c b of
  [] -> Nothing
  is -> Just (P.last is)

elemIndices :: Char -> ByteString -> [Int]
elemIndices c (BS s) = L.elemIndices c s

findIndex :: (Char -> Bool) -> ByteString -> Maybe Int
findIndex p (BS s) = L.findIndex p s

findIndices :: (Char -> Bool) -> ByteString -> [Int]
findIndices p (BS s) = L.findIndices p s

count :: Char -> ByteString -> Int
count c (BS s) = P.length (P.filter (== c) s)

zip :: ByteString -> ByteString -> [(Char, Char)]
zip (BS a) (BS b) = P.zip a b

zipWith :: (Char -> Char -> a) -> ByteString -> ByteString -> [a]
zipWith f (BS a) (BS b) = P.zipWith f a b

unzip :: [(Char, Char)] -> (ByteString, ByteString)
unzip ps = both (P.unzip ps)

readInt :: ByteString -> Maybe (Int, ByteString)
readInt b = readInteger b >>= \(n, rest) ->
  let i = fromInteger n in if toInteger i == n then Just (i, rest) else Nothing

readInteger :: ByteString -> Maybe (Integer, ByteString)
readInteger (BS s) = case s of
  '-' : ds -> fmap (\(n, rest) -> (negate n, rest)) (digits ds)
  '+' : ds -> digits ds
  ds -> digits ds
  where
    digits ds = case P.span C.isDigit ds of
      ("", _) -> Nothing
      (own, rest) -> Just (read own, BS rest)

-- | Bytes that were read, and what is written for bytes: the console and files are sequences of characters here.
input :: String -> ByteString
input s = let t = encode# s in forced t `seq` BS t

output :: ByteString -> String
output (BS s) = decode# (:) s

getLine, getContents :: IO ByteString
getLine = fmap input IO.getLine
getContents = fmap input IO.getContents

putStr, putStrLn :: ByteString -> IO ()
putStr b = IO.putStr (output b)
putStrLn b = IO.putStrLn (output b)

interact :: (ByteString -> ByteString) -> IO ()
interact f = IO.interact (\s -> output (f (input s)))

readFile :: FilePath -> IO ByteString
readFile path = fmap input (IO.readFile path)

writeFile, appendFile :: FilePath -> ByteString -> IO ()
writeFile path b = IO.writeFile path (output b)
appendFile path b = IO.appendFile path (output b)

hGetLine, hGetContents :: IO.Handle -> IO ByteString
hGetLine h = fmap input (IO.hGetLine h)
hGetContents h = fmap input (IO.hGetContents h)

hPutStr, hPutStrLn, hPut :: IO.Handle -> ByteString -> IO ()
hPutStr h b = IO.hPutStr h (output b)
hPutStrLn h b = IO.hPutStrLn h (output b)
hPut = hPutStr
