-- | Strings of bytes: those of "Data.ByteString.Char8", seen as numbers.
module Data.ByteString
  ( ByteString, StrictByteString, pack, unpack, empty, singleton, cons, snoc, append, head, last, tail, init, uncons, unsnoc, null
  , length, map, reverse, intercalate, foldl, foldl', foldr, concat, concatMap, any, all, maximum, minimum, replicate
  , unfoldr, take, drop, splitAt, takeWhile, dropWhile, dropWhileEnd, span, break, group, inits, tails, stripPrefix
  , stripSuffix, split, splitWith, isPrefixOf, isSuffixOf, isInfixOf, breakSubstring, elem, notElem, find, filter
  , partition, index, elemIndex, findIndex, count, zip, zipWith, sort, copy, fromStrict, toStrict
  , getLine, getContents, putStr, interact, readFile, writeFile, appendFile, hGetLine, hGetContents, hPutStr, hPut
  , foldl1, foldl1', foldr', foldr1, groupBy, intersperse, transpose, elemIndices, findIndices, elemIndexEnd, findIndexEnd
  , breakEnd, spanEnd, takeWhileEnd, takeEnd, dropEnd, scanl, mapAccumL, mapAccumR, unzip, unfoldrN, indexMaybe, (!?)
  ) where

import Prelude (Bool, Eq (..), Int, Maybe, fmap, fromIntegral, (.))
import qualified Prelude as P
import qualified Data.Char as C
import qualified Data.List as L
import Data.ByteString.Char8
  ( ByteString, StrictByteString, append, appendFile, breakSubstring, concat, copy, drop, empty, getContents, getLine, group
  , hGetContents, hGetLine, hPut, hPutStr, init, inits, intercalate, interact, isInfixOf, isPrefixOf, isSuffixOf, length, null
  , putStr, readFile, reverse, sort, splitAt, stripPrefix, stripSuffix, tail, tails, take, writeFile
  )
import qualified Data.ByteString.Char8 as B
import Data.ByteString.Lazy.Char8 (fromStrict, toStrict)
import Data.Word (Word8)

w :: C.Char -> Word8
w = fromIntegral . C.ord

c :: Word8 -> C.Char
c = C.chr . fromIntegral

pack :: [Word8] -> ByteString
pack ws = B.pack (P.map c ws)

unpack :: ByteString -> [Word8]
unpack b = P.map w (B.unpack b)

singleton :: Word8 -> ByteString
singleton = B.singleton . c

cons :: Word8 -> ByteString -> ByteString
cons x = B.cons (c x)

snoc :: ByteString -> Word8 -> ByteString
snoc b x = B.snoc b (c x)

head, last, maximum, minimum :: ByteString -> Word8
head = w . B.head
last = w . B.last
maximum = w . B.maximum
minimum = w . B.minimum

uncons :: ByteString -> Maybe (Word8, ByteString)
uncons b = fmap (\(x, r) -> (w x, r)) (B.uncons b)

unsnoc :: ByteString -> Maybe (ByteString, Word8)
unsnoc b = fmap (\(r, x) -> (r, w x)) (B.unsnoc b)

map :: (Word8 -> Word8) -> ByteString -> ByteString
map f = B.map (c . f . w)

foldl, foldl' :: (a -> Word8 -> a) -> a -> ByteString -> a
foldl f = B.foldl (\a x -> f a (w x))
foldl' f = B.foldl' (\a x -> f a (w x))

foldr :: (Word8 -> a -> a) -> a -> ByteString -> a
foldr f = B.foldr (f . w)

concatMap :: (Word8 -> ByteString) -> ByteString -> ByteString
concatMap f = B.concatMap (f . w)

any, all :: (Word8 -> Bool) -> ByteString -> Bool
any p = B.any (p . w)
all p = B.all (p . w)

replicate :: Int -> Word8 -> ByteString
replicate n = B.replicate n . c

unfoldr :: (a -> Maybe (Word8, a)) -> a -> ByteString
unfoldr f = B.unfoldr (fmap (\(x, r) -> (c x, r)) . f)

takeWhile, dropWhile, dropWhileEnd, filter :: (Word8 -> Bool) -> ByteString -> ByteString
takeWhile p = B.takeWhile (p . w)
dropWhile p = B.dropWhile (p . w)
dropWhileEnd p = B.dropWhileEnd (p . w)
filter p = B.filter (p . w)

span, break, partition :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
span p = B.span (p . w)
break p = B.break (p . w)
partition p = B.partition (p . w)

split :: Word8 -> ByteString -> [ByteString]
split = B.split . c

splitWith :: (Word8 -> Bool) -> ByteString -> [ByteString]
splitWith p = B.splitWith (p . w)

elem, notElem :: Word8 -> ByteString -> Bool
elem = B.elem . c
notElem = B.notElem . c

find :: (Word8 -> Bool) -> ByteString -> Maybe Word8
find p b = fmap w (B.find (p . w) b)

index :: ByteString -> Int -> Word8
index b i = w (B.index b i)

elemIndex :: Word8 -> ByteString -> Maybe Int
elemIndex = B.elemIndex . c

findIndex :: (Word8 -> Bool) -> ByteString -> Maybe Int
findIndex p = B.findIndex (p . w)

count :: Word8 -> ByteString -> Int
count = B.count . c

zip :: ByteString -> ByteString -> [(Word8, Word8)]
zip a b = zipWith (,) a b

zipWith :: (Word8 -> Word8 -> a) -> ByteString -> ByteString -> [a]
zipWith f = B.zipWith (\x y -> f (w x) (w y))

foldl1, foldl1', foldr1 :: (Word8 -> Word8 -> Word8) -> ByteString -> Word8
foldl1 f = P.foldl1 f . unpack
foldl1' f = L.foldl1' f . unpack
foldr1 f = P.foldr1 f . unpack

foldr' :: (Word8 -> a -> a) -> a -> ByteString -> a
foldr' f z b = P.foldl (\r x -> r `P.seq` f x r) z (P.reverse (unpack b))

groupBy :: (Word8 -> Word8 -> Bool) -> ByteString -> [ByteString]
groupBy f = P.map pack . L.groupBy f . unpack

intersperse :: Word8 -> ByteString -> ByteString
intersperse x = pack . L.intersperse x . unpack

transpose :: [ByteString] -> [ByteString]
transpose = P.map pack . L.transpose . P.map unpack

elemIndices :: Word8 -> ByteString -> [Int]
elemIndices x = L.elemIndices x . unpack

findIndices :: (Word8 -> Bool) -> ByteString -> [Int]
findIndices p = L.findIndices p . unpack

elemIndexEnd :: Word8 -> ByteString -> Maybe Int
elemIndexEnd x = findIndexEnd (== x)

findIndexEnd :: (Word8 -> Bool) -> ByteString -> Maybe Int
findIndexEnd p b = case findIndices p b of
  [] -> P.Nothing
  places -> P.Just (P.last places)

breakEnd, spanEnd :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
breakEnd p = spanEnd (P.not . p)
spanEnd p b = case P.span p (P.reverse (unpack b)) of
  (end, start) -> (pack (P.reverse start), pack (P.reverse end))

takeWhileEnd :: (Word8 -> Bool) -> ByteString -> ByteString
takeWhileEnd p b = P.snd (spanEnd p b)

takeEnd, dropEnd :: Int -> ByteString -> ByteString
takeEnd n b = drop (length b P.- P.max 0 n) b
dropEnd n b = take (length b P.- P.max 0 n) b

scanl :: (Word8 -> Word8 -> Word8) -> Word8 -> ByteString -> ByteString
scanl f z = pack . P.scanl f z . unpack

mapAccumL, mapAccumR :: (acc -> Word8 -> (acc, Word8)) -> acc -> ByteString -> (acc, ByteString)
mapAccumL f z b = fmap pack (L.mapAccumL f z (unpack b))
mapAccumR f z b = fmap pack (L.mapAccumR f z (unpack b))

unzip :: [(Word8, Word8)] -> (ByteString, ByteString)
unzip ps = (pack (P.map P.fst ps), pack (P.map P.snd ps))

unfoldrN :: Int -> (a -> Maybe (Word8, a)) -> a -> (ByteString, Maybe a)
unfoldrN n f = go n []
  where
    go k acc s
      | k P.<= 0 = (pack (P.reverse acc), P.Just s)
      | P.otherwise = case f s of
          P.Nothing -> (pack (P.reverse acc), P.Nothing)
          P.Just (x, s') -> go (k P.- 1) (x : acc) s'

indexMaybe, (!?) :: ByteString -> Int -> Maybe Word8
indexMaybe b n = if n P.< 0 P.|| n P.>= length b then P.Nothing else P.Just (index b n)
(!?) = indexMaybe
