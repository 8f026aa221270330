{-# LANGUAGE MagicHash, BangPatterns, MultiParamTypeClasses, FlexibleInstances, FlexibleContexts, RankNTypes #-}
-- | Arrays of all kinds. Lazy ones hold boxes, so that reading an element evaluates nothing; those that are called
-- unboxed hold evaluated elements.
module Snell.Array where

import Snell.Prim
import Snell.Base
import Snell.List
import Snell.Ix
import Snell.Ref
import Snell.Read
import Snell.Float (Float)
import Snell.Word (Word)
import Snell.Sized
import Control.DeepSeq (NFData (..))

infixl 9 !, //

-- | Bounds, the number of elements, elements.
data Array i e = MkArray !i !i !Int !(Array# (Box# e))

undefinedElement# :: Box# e
undefinedElement# = Box# (errorWithoutStackTrace "(Array.!): undefined array element")

-- | The number of elements between bounds.
safeRangeSize :: Ix i => (i, i) -> Int
safeRangeSize b = let r = rangeSize b in if intLt# r 0 then errorWithoutStackTrace "Negative range size" else r

-- | A new array which has been filled.
build# :: Int -> (Array# (Box# e) -> ()) -> Array# (Box# e)
build# n fill = case arrayNew# n undefinedElement# of !arr -> case fill arr of () -> arr

array :: Ix i => (i, i) -> [(i, e)] -> Array i e
array (l, u) ies = let n = safeRangeSize (l, u) in MkArray l u n (build# n (\arr -> writeAll# l u n arr ies))

writeAll# :: Ix i => i -> i -> Int -> Array# (Box# e) -> [(i, e)] -> ()
writeAll# l u n arr = go
  where
    go [] = ()
    go ((i, e) : rest) = case arrayWrite# arr (place# l u n i) (Box# e) of () -> go rest

listArray :: Ix i => (i, i) -> [e] -> Array i e
listArray (l, u) es = let n = safeRangeSize (l, u) in MkArray l u n (build# n (\arr -> writeList# n arr es))

writeList# :: Int -> Array# (Box# e) -> [e] -> ()
writeList# n arr = go 0
  where
    go !i xs = if intEq# i n then () else case xs of
      [] -> ()
      x : rest -> case arrayWrite# arr i (Box# x) of () -> go (intAdd# i 1) rest

accumArray :: Ix i => (e -> a -> e) -> e -> (i, i) -> [(i, a)] -> Array i e
accumArray f z (l, u) ies =
  let n = safeRangeSize (l, u)
      start = Box# z
   in case arrayNew# n start of !arr -> case accumulate# f l u n arr ies of () -> MkArray l u n arr

accumulate# :: Ix i => (e -> a -> e) -> i -> i -> Int -> Array# (Box# e) -> [(i, a)] -> ()
accumulate# f l u n arr = go
  where
    go [] = ()
    go ((i, a) : rest) = case place# l u n i of
      !j -> case arrayRead# arr j of
        Box# e -> let !e' = f e a in case arrayWrite# arr j (Box# e') of () -> go rest

-- | An array with as many elements as its bounds say, for explorations.
inputArray# :: Ix i => ((i, i), [e]) -> (Bool, Array i e)
inputArray# (b, es) = (fills# b es, listArray b es)

-- | Whether there are just as many elements as there are indices, which are not more than can be counted.
fills# :: Ix i => (i, i) -> [e] -> Bool
fills# b es = case rangeSize b of
  0 -> not (inRange b (fst b)) && null es
  n -> go n es
  where
    go n [] = intEq# n 0
    go n (_ : rest) = if intEq# n 0 then False else go (intSub# n 1) rest

(!) :: Ix i => Array i e -> i -> e
MkArray l u n arr ! i = case arrayRead# arr (place# l u n i) of Box# e -> e

unsafeAt# :: Array i e -> Int -> e
unsafeAt# (MkArray _ _ _ arr) j = case arrayRead# arr j of Box# e -> e

bounds :: Array i e -> (i, i)
bounds (MkArray l u _ _) = (l, u)

numElements :: Array i e -> Int
numElements (MkArray _ _ n _) = n

indices :: Ix i => Array i e -> [i]
indices a = range (bounds a)

elems :: Array i e -> [e]
elems a@(MkArray _ _ n _) = go 0
  where
    go !i = if intEq# i n then [] else unsafeAt# a i : go (intAdd# i 1)

assocs :: Ix i => Array i e -> [(i, e)]
assocs a = zip (indices a) (elems a)

-- | A copy to be written to.
copy# :: Array# a -> Array# a
copy# arr = case arrayLength# arr of
  0 -> arr
  n -> case arrayRead# arr 0 of !x -> case arrayNew# n x of !new -> go n new 1
  where
    go n new !i = if intEq# i n then new else
      case arrayRead# arr i of !x -> case arrayWrite# new i x of () -> go n new (intAdd# i 1)

(//) :: Ix i => Array i e -> [(i, e)] -> Array i e
MkArray l u n arr // ies = case copy# arr of !new -> case writeAll# l u n new ies of () -> MkArray l u n new

accum :: Ix i => (e -> a -> e) -> Array i e -> [(i, a)] -> Array i e
accum f (MkArray l u n arr) ies = case copy# arr of
  !new -> case accumulate# f l u n new ies of () -> MkArray l u n new

ixmap :: (Ix i, Ix j) => (i, i) -> (i -> j) -> Array j e -> Array i e
ixmap (l, u) f a = array (l, u) [(i, a ! f i) | i <- range (l, u)]

amap :: (a -> b) -> Array i a -> Array i b
amap f a@(MkArray l u n _) = MkArray l u n (build# n (\arr -> writeList# n arr (map f (elems a))))

instance Functor (Array i) where
  fmap f a = amap f a

instance Foldable (Array i) where
  foldr f z a = foldr f z (elems a)
  foldl f z a = foldl f z (elems a)
  foldl' f z a = foldl' f z (elems a)
  toList a = elems a
  length a = numElements a
  null a = intEq# (numElements a) 0
  foldr1 f a = foldr1 f (elems a)
  foldl1 f a = foldl1 f (elems a)

instance Ix i => Traversable (Array i) where
  traverse f a = fmap (listArray (bounds a)) (traverse f (elems a))

instance (Ix i, Eq e) => Eq (Array i e) where
  a == b
    | intEq# (numElements a) 0 || intEq# (numElements b) 0 = numElements a == numElements b
    | otherwise = bounds a == bounds b && elems a == elems b

instance (Ix i, Ord e) => Ord (Array i e) where
  compare a b = compare (assocs a) (assocs b)

instance (Ix i, Show i, Show e) => Show (Array i e) where
  showsPrec d a =
    showParen (d > 9) (showString "array " . showsPrec 11 (bounds a) . showChar ' ' . showsPrec 11 (assocs a))

instance (Ix i, Read i, Read e) => Read (Array i e) where
  readPrec =
    parens (prec 10 (expectP (Ident "array") >> step readPrec >>= \b -> step readPrec >>= \as -> pure (array b as)))

instance (NFData i, NFData e) => NFData (Array i e) where
  rnf a = rnf (bounds a) `seq` rnf (elems a)

-- Evaluated elements -----------------------------------------------------------------------------------------------

-- | What an unboxed array can hold, and what its elements are at first.
class Unboxed# e where
  zero# :: e

instance Unboxed# Int where
  zero# = 0

instance Unboxed# Double where
  zero# = 0

instance Unboxed# Float where
  zero# = 0

instance Unboxed# Char where
  zero# = '\0'

instance Unboxed# Bool where
  zero# = False

instance Unboxed# Word where
  zero# = 0

instance Unboxed# Int8 where
  zero# = 0

instance Unboxed# Int16 where
  zero# = 0

instance Unboxed# Int32 where
  zero# = 0

instance Unboxed# Int64 where
  zero# = 0

instance Unboxed# Word8 where
  zero# = 0

instance Unboxed# Word16 where
  zero# = 0

instance Unboxed# Word32 where
  zero# = 0

instance Unboxed# Word64 where
  zero# = 0

data UArray i e = MkUArray !i !i !Int !(Array# e)

-- | Arrays that are not changed, of all kinds; by place.
class IArray a e where
  iaBounds# :: a i e -> (i, i)
  iaSize# :: a i e -> Int
  iaAt# :: a i e -> Int -> e
  -- | From the elements at places.
  iaMake# :: i -> i -> Int -> [(Int, e)] -> a i e
  -- | With other elements at places.
  iaReplace# :: a i e -> [(Int, e)] -> a i e
  -- | With elements combined with others.
  iaAccum# :: (e -> b -> e) -> a i e -> [(Int, b)] -> a i e
  -- | The same element everywhere.
  iaFill# :: i -> i -> Int -> e -> a i e

instance IArray Array e where
  iaBounds# (MkArray l u _ _) = (l, u)
  iaSize# (MkArray _ _ n _) = n
  iaAt# a i = unsafeAt# a i
  iaMake# l u n ies = MkArray l u n (build# n (\arr -> place# arr ies))
    where
      place# arr = go
        where
          go [] = ()
          go ((j, e) : rest) = case arrayWrite# arr j (Box# e) of () -> go rest
  iaReplace# (MkArray l u n old) ies = case copy# old of !arr -> case fill arr ies of () -> MkArray l u n arr
    where
      fill _ [] = ()
      fill arr ((j, e) : rest) = case arrayWrite# arr j (Box# e) of () -> fill arr rest
  iaAccum# f (MkArray l u n old) ies = case copy# old of !arr -> case fill arr ies of () -> MkArray l u n arr
    where
      fill _ [] = ()
      fill arr ((j, b) : rest) = case arrayRead# arr j of
        Box# e -> let !e' = f e b in case arrayWrite# arr j (Box# e') of () -> fill arr rest
  iaFill# l u n e = let start = Box# e in case arrayNew# n start of !arr -> MkArray l u n arr

instance Unboxed# e => IArray UArray e where
  iaBounds# (MkUArray l u _ _) = (l, u)
  iaSize# (MkUArray _ _ n _) = n
  iaAt# (MkUArray _ _ _ arr) i = arrayRead# arr i
  iaMake# l u n ies = case zero# of
    !z -> case arrayNew# n z of !arr -> case fillStrict# arr ies of () -> MkUArray l u n arr
  iaReplace# (MkUArray l u n old) ies = case copy# old of !arr -> case fillStrict# arr ies of () -> MkUArray l u n arr
  iaAccum# f (MkUArray l u n old) ies = case copy# old of !arr -> case fill arr ies of () -> MkUArray l u n arr
    where
      fill _ [] = ()
      fill arr ((j, b) : rest) =
        let !e' = f (arrayRead# arr j) b in case arrayWrite# arr j e' of () -> fill arr rest
  iaFill# l u n !e = case arrayNew# n e of !arr -> MkUArray l u n arr

fillStrict# :: Array# e -> [(Int, e)] -> ()
fillStrict# _ [] = ()
fillStrict# arr ((j, !e) : rest) = case arrayWrite# arr j e of () -> fillStrict# arr rest

iaElems# :: IArray a e => a i e -> [e]
iaElems# a = go 0
  where
    n = iaSize# a
    go !i = if intEq# i n then [] else iaAt# a i : go (intAdd# i 1)

instance (Ix i, Eq e, Unboxed# e) => Eq (UArray i e) where
  a == b
    | intEq# (iaSize# a) 0 || intEq# (iaSize# b) 0 = iaSize# a == iaSize# b
    | otherwise = iaBounds# a == iaBounds# b && iaElems# a == iaElems# b

instance (Ix i, Ord e, Unboxed# e) => Ord (UArray i e) where
  compare a b = compare (zip (range (iaBounds# a)) (iaElems# a)) (zip (range (iaBounds# b)) (iaElems# b))

instance (Ix i, Show i, Show e, Unboxed# e) => Show (UArray i e) where
  showsPrec d a =
    showParen (d > 9)
      (showString "array " . showsPrec 11 (iaBounds# a) . showChar ' '
        . showsPrec 11 (zip (range (iaBounds# a)) (iaElems# a)))

instance NFData (UArray i e)

-- Arrays that change -----------------------------------------------------------------------------------------------

data STArray s i e = MkSTArray !i !i !Int !(Array# (Box# e))

newtype IOArray i e = IOArray (STArray RealWorld i e)

data STUArray s i e = MkSTUArray !i !i !Int !(Array# e)

newtype IOUArray i e = IOUArray (STUArray RealWorld i e)

instance Eq (STArray s i e) where
  MkSTArray _ _ _ a == MkSTArray _ _ _ b = arraySame# a b

instance Eq (STUArray s i e) where
  MkSTUArray _ _ _ a == MkSTUArray _ _ _ b = arraySame# a b

instance Eq (IOArray i e) where
  IOArray a == IOArray b = a == b

instance Eq (IOUArray i e) where
  IOUArray a == IOUArray b = a == b

class Monad m => MArray a e m where
  getBounds :: Ix i => a i e -> m (i, i)
  getNumElements :: Ix i => a i e -> m Int
  newArray :: Ix i => (i, i) -> e -> m (a i e)
  newArray_ :: Ix i => (i, i) -> m (a i e)
  unsafeRead :: Ix i => a i e -> Int -> m e
  unsafeWrite :: Ix i => a i e -> Int -> e -> m ()
  newArray_ b = newArray b (errorWithoutStackTrace "MArray: undefined array element")

instance MArray (STArray s) e (ST s) where
  getBounds (MkSTArray l u _ _) = pure (l, u)
  getNumElements (MkSTArray _ _ n _) = pure n
  newArray (l, u) e = ST# (\_ ->
    let { n = safeRangeSize (l, u); start = Box# e } in case arrayNew# n start of !arr -> Box# (MkSTArray l u n arr))
  unsafeRead (MkSTArray _ _ _ arr) j = ST# (\_ -> arrayRead# arr j)
  unsafeWrite (MkSTArray _ _ _ arr) j e = ST# (\_ -> case arrayWrite# arr j (Box# e) of () -> Box# ())

instance Unboxed# e => MArray (STUArray s) e (ST s) where
  getBounds (MkSTUArray l u _ _) = pure (l, u)
  getNumElements (MkSTUArray _ _ n _) = pure n
  newArray (l, u) e = ST# (\_ ->
    let n = safeRangeSize (l, u) in e `seq` (case arrayNew# n e of !arr -> Box# (MkSTUArray l u n arr)))
  newArray_ b = newArray b zero#
  unsafeRead (MkSTUArray _ _ _ arr) j = ST# (\_ -> case arrayRead# arr j of !e -> Box# e)
  unsafeWrite (MkSTUArray _ _ _ arr) j e = ST# (\_ -> e `seq` (case arrayWrite# arr j e of () -> Box# ()))

instance MArray IOArray e IO where
  getBounds (IOArray (MkSTArray l u _ _)) = pure (l, u)
  getNumElements (IOArray (MkSTArray _ _ n _)) = pure n
  newArray b e = fmap IOArray (stToIO (newArray b e))
  unsafeRead (IOArray a) j = stToIO (unsafeRead a j)
  unsafeWrite (IOArray a) j e = stToIO (unsafeWrite a j e)

instance Unboxed# e => MArray IOUArray e IO where
  getBounds (IOUArray (MkSTUArray l u _ _)) = pure (l, u)
  getNumElements (IOUArray (MkSTUArray _ _ n _)) = pure n
  newArray b e = fmap IOUArray (stToIO (newArray b e))
  newArray_ b = newArray b zero#
  unsafeRead (IOUArray a) j = stToIO (unsafeRead a j)
  unsafeWrite (IOUArray a) j e = stToIO (unsafeWrite a j e)

readArray :: (MArray a e m, Ix i) => a i e -> i -> m e
readArray a i = getBounds a >>= \(l, u) -> getNumElements a >>= \n -> unsafeRead a (place# l u n i)

writeArray :: (MArray a e m, Ix i) => a i e -> i -> e -> m ()
writeArray a i e = getBounds a >>= \(l, u) -> getNumElements a >>= \n -> unsafeWrite a (place# l u n i) e

newListArray :: (MArray a e m, Ix i) => (i, i) -> [e] -> m (a i e)
newListArray b es = newArray_ b >>= \a ->
  let n = safeRangeSize b
      go !i xs = if intEq# i n then return a else case xs of
        [] -> return a
        y : ys -> unsafeWrite a i y >> go (intAdd# i 1) ys
   in go 0 es

getElems :: (MArray a e m, Ix i) => a i e -> m [e]
getElems a = getNumElements a >>= \n -> mapM (unsafeRead a) (intsFromTo# 0 (intSub# n 1))

getAssocs :: (MArray a e m, Ix i) => a i e -> m [(i, e)]
getAssocs a = getBounds a >>= \b -> fmap (zip (range b)) (getElems a)

mapArray :: (MArray a e' m, MArray a e m, Ix i) => (e' -> e) -> a i e' -> m (a i e)
mapArray f a = getBounds a >>= \b -> newArray_ b >>= \new -> getNumElements a >>= \n ->
  mapM_ (\i -> unsafeRead a i >>= \e -> unsafeWrite new i (f e)) (intsFromTo# 0 (intSub# n 1)) >> return new

mapIndices :: (MArray a e m, Ix i, Ix j) => (i, i) -> (i -> j) -> a j e -> m (a i e)
mapIndices b f a = newArray_ b >>= \new ->
  mapM_ (\i -> readArray a (f i) >>= \e -> writeArray new i e) (range b) >> return new

freeze :: (Ix i, MArray a e m, IArray b e) => a i e -> m (b i e)
freeze a = getBounds a >>= \(l, u) -> getNumElements a >>= \n -> getElems a >>= \es ->
  let !new = iaMake# l u n (zip (intsFromTo# 0 (intSub# n 1)) es) in return new

thaw :: (Ix i, IArray a e, MArray b e m) => a i e -> m (b i e)
thaw a = newListArray (iaBounds# a) (iaElems# a)

unsafeFreeze :: (Ix i, MArray a e m, IArray b e) => a i e -> m (b i e)
unsafeFreeze a = freeze a

unsafeThaw :: (Ix i, IArray a e, MArray b e m) => a i e -> m (b i e)
unsafeThaw a = thaw a

runSTArray :: (forall s. ST s (STArray s i e)) -> Array i e
runSTArray m = runST (fmap (\(MkSTArray l u n arr) -> MkArray l u n arr) m)

runSTUArray :: (forall s. ST s (STUArray s i e)) -> UArray i e
runSTUArray m = runST (fmap (\(MkSTUArray l u n arr) -> MkUArray l u n arr) m)
