-- | Lazy strings of bytes: those of "Data.ByteString.Lazy.Char8", seen as numbers.
module Data.ByteString.Lazy
  ( ByteString, LazyByteString, pack, unpack, empty, singleton, cons, snoc, append, head, last, tail, init, uncons, unsnoc, null
  , length, map, reverse, intercalate, foldl, foldl', foldr, concat, concatMap, any, all, maximum, minimum, replicate
  , unfoldr, take, drop, splitAt, takeWhile, dropWhile, dropWhileEnd, span, break, group, inits, tails, stripPrefix
  , stripSuffix, split, splitWith, isPrefixOf, isSuffixOf, elem, notElem, find, filter
  , partition, index, elemIndex, findIndex, count, zip, zipWith, copy, fromStrict, toStrict, fromChunks, toChunks, foldrChunks, foldlChunks, cycle, cons'
  , getContents, putStr, interact, readFile, writeFile, appendFile, hGetContents, hPutStr, hPut
  ) where

import Prelude (Bool, Eq (..), Maybe, fmap, fromIntegral, (.))
import qualified Prelude as P
import qualified Data.Char as C
import Data.ByteString.Lazy.Char8
  ( ByteString, LazyByteString, append, appendFile, concat, cycle, foldlChunks, foldrChunks, fromChunks, fromStrict, toChunks, toStrict, copy, drop, empty, getContents, group
  , hGetContents, hPut, hPutStr, init, inits, intercalate, interact, isPrefixOf, isSuffixOf, length, null
  , putStr, readFile, reverse, splitAt, stripPrefix, stripSuffix, tail, tails, take, writeFile
  )
import qualified Data.ByteString.Lazy.Char8 as B
import Data.Int (Int64)
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

cons, cons' :: Word8 -> ByteString -> ByteString
cons x = B.cons (c x)
cons' = cons

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

replicate :: Int64 -> Word8 -> ByteString
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

index :: ByteString -> Int64 -> Word8
index b i = w (B.index b i)

elemIndex :: Word8 -> ByteString -> Maybe Int64
elemIndex = B.elemIndex . c

findIndex :: (Word8 -> Bool) -> ByteString -> Maybe Int64
findIndex p = B.findIndex (p . w)

count :: Word8 -> ByteString -> Int64
count = B.count . c

zip :: ByteString -> ByteString -> [(Word8, Word8)]
zip a b = zipWith (,) a b

zipWith :: (Word8 -> Word8 -> a) -> ByteString -> ByteString -> [a]
zipWith f = B.zipWith (\x y -> f (w x) (w y))
