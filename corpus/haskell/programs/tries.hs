-- Tries keyed by lists, generalised with a type class of keys; used for a dictionary, prefixes, and a crossword helper.
{-# LANGUAGE TypeFamilies, FlexibleContexts #-}
module Main where

import Data.Char (toLower, isAlpha)
import Data.Kind (Type)
import Data.List (sortBy, group, sort)
import qualified Data.Map as M
import qualified Data.IntMap as IM
import Data.Maybe

-- A plain trie over Char --------------------------------------------------

data Trie v = Trie { value :: Maybe v, kids :: M.Map Char (Trie v) }

instance Functor Trie where
  fmap f (Trie v m) = Trie (f <$> v) (fmap (fmap f) m)

instance Foldable Trie where
  foldr f z (Trie v m) = maybe id f v (foldr (flip (foldr f)) z m)

empty :: Trie v
empty = Trie Nothing M.empty

insertWith :: (v -> v -> v) -> String -> v -> Trie v -> Trie v
insertWith f [] v (Trie old m) = Trie (Just (maybe v (f v) old)) m
insertWith f (c:cs) v (Trie old m) = Trie old (M.insert c (insertWith f cs v sub) m)
  where sub = M.findWithDefault empty c m

find :: String -> Trie v -> Maybe v
find k t = descend k t >>= value

descend :: String -> Trie v -> Maybe (Trie v)
descend [] t = Just t
descend (c:cs) t = M.lookup c (kids t) >>= descend cs

delete :: String -> Trie v -> Trie v
delete k t = fromMaybe empty (go k t)
  where
    go [] (Trie _ m) = prune (Trie Nothing m)
    go (c:cs) (Trie v m) = prune (Trie v (M.update (go cs) c m))
    prune t'@(Trie v m) | isNothing v && M.null m = Nothing
                        | otherwise = Just t'

toList :: Trie v -> [(String, v)]
toList (Trie v m) = [ ("", x) | Just x <- [v] ] ++ [ (c : k, x) | (c, t) <- M.toList m, (k, x) <- toList t ]

completions :: String -> Trie v -> [String]
completions p t = maybe [] (map ((p ++) . fst) . toList) (descend p t)

-- | '?' stands for any letter, '*' for any run of letters.
search :: String -> Trie v -> [String]
search [] t = [ "" | isJust (value t) ]
search ('?':cs) t = [ c : w | (c, s) <- M.toList (kids t), w <- search cs s ]
search ('*':cs) t = search cs t ++ [ c : w | (c, s) <- M.toList (kids t), w <- search ('*' : cs) s ]
search (c:cs) t = [ c : w | Just s <- [M.lookup c (kids t)], w <- search cs s ]

nodes :: Trie v -> Int
nodes (Trie _ m) = 1 + sum (map nodes (M.elems m))

-- Generic tries: a class with an associated data family ----------------------

class Key k where
  data KMap k :: Type -> Type
  kempty :: KMap k v
  kinsert :: k -> v -> KMap k v -> KMap k v
  klookup :: k -> KMap k v -> Maybe v

instance Key Bool where
  data KMap Bool v = BoolMap (Maybe v) (Maybe v)
  kempty = BoolMap Nothing Nothing
  kinsert False v (BoolMap _ t) = BoolMap (Just v) t
  kinsert True v (BoolMap f _) = BoolMap f (Just v)
  klookup b (BoolMap f t) = if b then t else f

instance Key Int where
  newtype KMap Int v = IntKMap (IM.IntMap v)
  kempty = IntKMap IM.empty
  kinsert k v (IntKMap m) = IntKMap (IM.insert k v m)
  klookup k (IntKMap m) = IM.lookup k m

instance (Key a, Key b) => Key (a, b) where
  newtype KMap (a, b) v = PairMap (KMap a (KMap b v))
  kempty = PairMap kempty
  kinsert (a, b) v (PairMap m) = PairMap (kinsert a (kinsert b v (fromMaybe kempty (klookup a m))) m)
  klookup (a, b) (PairMap m) = klookup a m >>= klookup b

instance Key a => Key [a] where
  data KMap [a] v = ListMap (Maybe v) (KMap a (KMap [a] v))
  kempty = ListMap Nothing kempty
  kinsert [] v (ListMap _ m) = ListMap (Just v) m
  kinsert (x:xs) v (ListMap e m) = ListMap e (kinsert x (kinsert xs v (fromMaybe kempty (klookup x m))) m)
  klookup [] (ListMap e _) = e
  klookup (x:xs) (ListMap _ m) = klookup x m >>= klookup xs

text :: String
text = "The cat sat on the mat. The bat that sat near the cat ate the rat, \
       \and that was that; a catalogue of cattle and a battle of oats."

main :: IO ()
main = do
  let ws = words (map toLower (filter (\c -> isAlpha c || c == ' ') text))
      dict = foldr (\w -> insertWith (+) w (1 :: Int)) empty ws
  print (take 8 (toList dict))
  print (map (`find` dict) ["the", "that", "cat", "ca", "dog"])
  print (completions "cat" dict, completions "x" dict)
  print (search "?at" dict, search "*tle" dict, search "?at*" dict)
  print (length dict, sum dict, maximum dict, nodes dict)
  let small = foldr delete dict (completions "ca" dict ++ ["nothere", "the"])
  print (length small, sum small, nodes small, map fst (toList small))
  print (sortBy (flip compare) (map (\g -> (length g, head g)) (group (sort (foldMap pure (fmap (* 2) dict))))))
  let m = kinsert ([1, 2, 3] :: [Int], True) 'a' (kinsert ([1, 2], False) 'b' (kinsert ([], True) 'c' kempty))
  print (map (`klookup` m) [([1, 2, 3], True), ([1, 2, 3], False), ([1, 2], False), ([], True), ([9], True)])
