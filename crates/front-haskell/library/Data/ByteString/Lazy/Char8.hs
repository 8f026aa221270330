{-# LANGUAGE GeneralizedNewtypeDeriving, DerivingStrategies, MagicHash #-}
-- | Lazy strings of bytes, seen as characters: a list underneath.
module Data.ByteString.Lazy.Char8
  ( ByteString, LazyByteString, pack, unpack, empty, singleton, fromStrict, toStrict, fromChunks, toChunks
  , foldrChunks, foldlChunks, cycle, iterate, repeat, cons, cons', snoc, append, head, uncons, unsnoc, last, tail
  , init, null, length, map, reverse, intersperse, intercalate, transpose, foldl, foldl', foldl1, foldr, foldr'
  , foldr1, concat, concatMap, any, all, maximum, minimum, scanl, mapAccumL, mapAccumR, replicate, unfoldr, take, drop
  , splitAt, takeWhile, takeWhileEnd, dropWhile, dropWhileEnd, span, break, group, groupBy, inits, tails, stripPrefix
  , stripSuffix, split, splitWith, lines, words, unlines, unwords, isPrefixOf, isSuffixOf, elem, notElem, find, filter
  , partition, index, indexMaybe, (!?), elemIndex, elemIndices, elemIndexEnd, findIndex, findIndices, count, zip
  , zipWith, unzip, copy, readInt, readInteger, getContents, putStr, putStrLn, interact, readFile, writeFile
  , appendFile, hGetContents, hPutStr, hPutStrLn, hPut
  ) where

import Prelude hiding
  ( head, last, tail, init, null, length, map, reverse, replicate, foldl, foldl1, foldr, foldr1, concat, concatMap
  , any, all, maximum, minimum, scanl, cycle, iterate, repeat, take, drop, takeWhile, dropWhile, splitAt, span, break, lines, words
  , unlines, unwords, filter, elem, notElem, zip, zipWith, unzip, getContents, putStr, putStrLn, interact, readFile
  , writeFile, appendFile
  )
import qualified Prelude as P
import qualified Data.ByteString.Char8 as B
import qualified Data.Char as C
import qualified Data.Foldable as F
import qualified Data.List as L
import qualified System.IO as IO
import Data.Int (Int64)
import Data.String (IsString (..))
import Control.DeepSeq (NFData (..))
import Snell.Utf8 (decode#, encode#)

newtype ByteString = BS String
  deriving newtype (Eq, Ord, Semigroup, Monoid, NFData)

type LazyByteString = ByteString

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

pack :: String -> ByteString
pack s = BS (P.map byte s)

unpack :: ByteString -> String
unpack (BS s) = s

fromStrict :: B.ByteString -> ByteString
fromStrict b = BS (B.unpack b)

toStrict :: ByteString -> B.ByteString
toStrict (BS s) = B.pack s

fromChunks :: [B.ByteString] -> ByteString
fromChunks bs = BS (P.concatMap B.unpack bs)

-- | As long as those of the package, which are filled with 32 KB less two words.
toChunks :: ByteString -> [B.ByteString]
toChunks (BS "") = []
toChunks (BS s) = case P.splitAt 32752 s of (a, b) -> B.pack a : toChunks (BS b)

foldrChunks :: (B.ByteString -> a -> a) -> a -> ByteString -> a
foldrChunks f z b = P.foldr f z (toChunks b)

foldlChunks :: (a -> B.ByteString -> a) -> a -> ByteString -> a
foldlChunks f z b = F.foldl' f z (toChunks b)

cycle :: ByteString -> ByteString
cycle (BS s) = if P.null s then emptyList "cycle" else BS (P.cycle s)

iterate :: (Char -> Char) -> Char -> ByteString
iterate f c = BS (P.map byte (P.iterate f c))

repeat :: Char -> ByteString
repeat c = BS (P.repeat (byte c))

cons' :: Char -> ByteString -> ByteString
cons' = cons

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
emptyList name = errorWithoutStackTrace ("Data.ByteString.Lazy." ++ name ++ ": empty ByteString")

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

length :: ByteString -> Int64
length (BS s) = L.genericLength s

map :: (Char -> Char) -> ByteString -> ByteString
map f (BS s) = BS (P.map (byte . f) s)

reverse, copy :: ByteString -> ByteString
reverse (BS s) = BS (P.reverse s)
copy b = b

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

replicate :: Int64 -> Char -> ByteString
replicate n c = BS (L.genericReplicate n (byte c))

unfoldr :: (a -> Maybe (Char, a)) -> a -> ByteString
unfoldr f x = BS (L.unfoldr f x)

take, drop :: Int64 -> ByteString -> ByteString
take n (BS s) = BS (L.genericTake n s)
drop n (BS s) = BS (L.genericDrop n s)

splitAt :: Int64 -> ByteString -> (ByteString, ByteString)
splitAt n (BS s) = both (L.genericSplitAt n s)

takeWhile, takeWhileEnd, dropWhile, dropWhileEnd, filter :: (Char -> Bool) -> ByteString -> ByteString
takeWhile p (BS s) = BS (P.takeWhile p s)
takeWhileEnd p (BS s) = BS (P.reverse (P.takeWhile p (P.reverse s)))
dropWhile p (BS s) = BS (P.dropWhile p s)
dropWhileEnd p (BS s) = BS (L.dropWhileEnd p s)
filter p (BS s) = BS (P.filter p s)

span, break, partition :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
span p (BS s) = both (P.span p s)
break p (BS s) = both (P.break p s)
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

isPrefixOf, isSuffixOf :: ByteString -> ByteString -> Bool
isPrefixOf (BS a) (BS b) = L.isPrefixOf a b
isSuffixOf (BS a) (BS b) = L.isSuffixOf a b

elem, notElem :: Char -> ByteString -> Bool
elem c (BS s) = P.elem c s
notElem c (BS s) = P.notElem c s

find :: (Char -> Bool) -> ByteString -> Maybe Char
find p (BS s) = L.find p s

index :: ByteString -> Int64 -> Char
index (BS s) i
  | i < 0 || i >= L.genericLength s = errorWithoutStackTrace ("Data.ByteString.Lazy.index: index out of range: " ++ show i)
  | otherwise = L.genericIndex s i

indexMaybe, (!?) :: ByteString -> Int64 -> Maybe Char
indexMaybe (BS s) i = if i < 0 then Nothing else case L.genericDrop i s of
  c : _ -> Just c
  "" -> Nothing
(!?) = indexMaybe

elemIndex, elemIndexEnd :: Char -> ByteString -> Maybe Int64
elemIndex c (BS s) = fmap fromIntegral (L.elemIndex c s)
elemIndexEnd c b = case elemIndices c b of
  [] -> Nothing
  is -> Just (P.last is)

elemIndices :: Char -> ByteString -> [Int64]
elemIndices c (BS s) = P.map fromIntegral (L.elemIndices c s)

findIndex :: (Char -> Bool) -> ByteString -> Maybe Int64
findIndex p (BS s) = fmap fromIntegral (L.findIndex p s)

findIndices :: (Char -> Bool) -> ByteString -> [Int64]
findIndices p (BS s) = P.map fromIntegral (L.findIndices p s)

count :: Char -> ByteString -> Int64
count c (BS s) = L.genericLength (P.filter (== c) s)

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
input s = BS (encode# s)

output :: ByteString -> String
output (BS s) = decode# (:) s

getContents :: IO ByteString
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

hGetContents :: IO.Handle -> IO ByteString
hGetContents h = fmap input (IO.hGetContents h)

hPutStr, hPutStrLn, hPut :: IO.Handle -> ByteString -> IO ()
hPutStr h b = IO.hPutStr h (output b)
hPutStrLn h b = IO.hPutStrLn h (output b)
hPut = hPutStr
