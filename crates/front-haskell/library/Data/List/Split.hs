-- | Lists, taken apart.
module Data.List.Split
  ( splitOn, splitOneOf, splitWhen, endBy, endByOneOf, wordsBy, linesBy, chunksOf, splitEvery, splitPlaces
  , splitPlacesBlanks, chop, divvy, Splitter, defaultSplitter, split, oneOf, onSublist, whenElt, dropDelims, keepDelimsL, keepDelimsR
  , condense, dropInitBlank, dropFinalBlank, dropInnerBlanks, dropBlanks, startsWith, startsWithOneOf, endsWith
  , endsWithOneOf, splitOn', sepBy, unintercalate, sepByOneOf
  ) where

import Data.List (genericSplitAt, stripPrefix, unfoldr)

-- | A delimiter is found at the front of a list, with what comes after it. What is kept of delimiters, and of empty parts
-- between them, is said by the rest.
data Splitter a = Splitter
  { delimiter :: [a] -> Maybe ([a], [a])
  , delims :: Delims
  , condensed :: Bool
  , initBlank, innerBlanks, finalBlank :: Bool }

data Delims = Dropped | Kept | KeptLeft | KeptRight
  deriving Eq

data Chunk a = Delim [a] | Part [a]

defaultSplitter :: Splitter a
defaultSplitter = Splitter (const Nothing) Kept False True True True

whenElt :: (a -> Bool) -> Splitter a
whenElt p = defaultSplitter { delimiter = at }
  where
    at (x : xs) | p x = Just ([x], xs)
    at _ = Nothing

oneOf :: Eq a => [a] -> Splitter a
oneOf xs = whenElt (`elem` xs)

onSublist :: Eq a => [a] -> Splitter a
onSublist wanted = defaultSplitter { delimiter = \xs -> fmap (\rest -> (wanted, rest)) (stripPrefix wanted xs) }

dropDelims, keepDelimsL, keepDelimsR, condense, dropInitBlank, dropFinalBlank, dropInnerBlanks, dropBlanks
  :: Splitter a -> Splitter a
dropDelims s = s { delims = Dropped }
keepDelimsL s = s { delims = KeptLeft }
keepDelimsR s = s { delims = KeptRight }
condense s = s { condensed = True }
dropInitBlank s = s { initBlank = False }
dropFinalBlank s = s { finalBlank = False }
dropInnerBlanks s = s { innerBlanks = False }
dropBlanks s = s { initBlank = False, innerBlanks = False, finalBlank = False, condensed = True }

startsWith, endsWith, startsWithOneOf, endsWithOneOf :: Eq a => [a] -> Splitter a
startsWith = dropInitBlank . keepDelimsL . onSublist
endsWith = dropFinalBlank . keepDelimsR . onSublist
startsWithOneOf = dropInitBlank . keepDelimsL . oneOf
endsWithOneOf = dropFinalBlank . keepDelimsR . oneOf

split :: Splitter a -> [a] -> [[a]]
split s = map content . final . initial . merged . inner . between . together . chunks s
  where
    content (Delim x) = x
    content (Part x) = x
    together cs
      | condensed s = condenseChunks cs
      | otherwise = cs
    between cs = blanks cs
    inner cs
      | innerBlanks s = cs
      | otherwise = case cs of
          [] -> []
          c : rest -> c : dropInner rest
    merged cs = case delims s of
      Dropped -> [c | c@(Part _) <- cs]
      Kept -> cs
      KeptLeft -> left cs
      KeptRight -> right cs
    initial (Part [] : cs) | not (initBlank s) = cs
    initial cs = cs
    final cs
      | finalBlank s = cs
      | otherwise = dropFinal cs

-- | Parts and delimiters by turns, except that there may be nothing between two of them.
chunks :: Splitter a -> [a] -> [Chunk a]
chunks s = go
  where
    go [] = []
    go xs = case breakAt xs of
      (part, Nothing) -> part' part []
      (part, Just (d, rest)) -> part' part (Delim d : (if null d then one rest else go rest))
    part' part rest = if null part then rest else Part part : rest
    -- An empty delimiter stands before every element.
    one [] = []
    one (x : xs) = Part [x] : go xs
    breakAt [] = ([], Nothing)
    breakAt xs@(y : ys) = case delimiter s xs of
      Just found -> ([], Just found)
      Nothing -> let (part, found) = breakAt ys in (y : part, found)

condenseChunks :: [Chunk a] -> [Chunk a]
condenseChunks (Delim a : Delim b : cs) = condenseChunks (Delim (a ++ b) : cs)
condenseChunks (c : cs) = c : condenseChunks cs
condenseChunks [] = []

-- | Empty parts where two delimiters meet, and at both ends.
blanks :: [Chunk a] -> [Chunk a]
blanks [] = [Part []]
blanks cs@(Delim _ : _) = Part [] : go cs
  where
    go = blanksAfter
blanks cs = blanksAfter cs

blanksAfter :: [Chunk a] -> [Chunk a]
blanksAfter [] = []
blanksAfter [d@(Delim _)] = [d, Part []]
blanksAfter (d@(Delim _) : cs@(Delim _ : _)) = d : Part [] : blanksAfter cs
blanksAfter (c : cs) = c : blanksAfter cs

dropInner :: [Chunk a] -> [Chunk a]
dropInner [] = []
dropInner [c] = [c]
dropInner (Part [] : cs) = dropInner cs
dropInner (c : cs) = c : dropInner cs

dropFinal :: [Chunk a] -> [Chunk a]
dropFinal [] = []
dropFinal [Part []] = []
dropFinal (c : cs) = c : dropFinal cs

left, right :: [Chunk a] -> [Chunk a]
left (Delim d : Part p : cs) = Part (d ++ p) : left cs
left (Delim d : cs) = Part d : left cs
left (c : cs) = c : left cs
left [] = []
right (Part p : Delim d : cs) = Part (p ++ d) : right cs
right (Delim d : cs) = Part d : right cs
right (c : cs) = c : right cs
right [] = []

splitOn, splitOn', sepBy, unintercalate, endBy, splitOneOf, sepByOneOf, endByOneOf :: Eq a => [a] -> [a] -> [[a]]
splitOn = split . dropDelims . onSublist
splitOn' = splitOn
sepBy = splitOn
unintercalate = splitOn
splitOneOf = split . dropDelims . oneOf
sepByOneOf = splitOneOf
endBy = split . dropFinalBlank . dropDelims . onSublist
endByOneOf = split . dropFinalBlank . dropDelims . oneOf

splitWhen, wordsBy, linesBy :: (a -> Bool) -> [a] -> [[a]]
splitWhen = split . dropDelims . whenElt
wordsBy = split . dropBlanks . dropDelims . whenElt
linesBy = split . dropFinalBlank . dropDelims . whenElt

chunksOf, splitEvery :: Int -> [a] -> [[a]]
chunksOf n = chop (splitAt n)
splitEvery = chunksOf

chop :: ([a] -> (b, [a])) -> [a] -> [b]
chop f = unfoldr (\xs -> if null xs then Nothing else Just (f xs))

splitPlaces, splitPlacesBlanks :: Integral a => [a] -> [e] -> [[e]]
splitPlaces (n : ns) xs | not (null xs) = let (a, b) = genericSplitAt n xs in a : splitPlaces ns b
splitPlaces _ _ = []
splitPlacesBlanks (n : ns) xs = let (a, b) = genericSplitAt n xs in a : splitPlacesBlanks ns b
splitPlacesBlanks [] _ = []

divvy :: Int -> Int -> [a] -> [[a]]
divvy n m xs = case splitAt n xs of
  (group, _) | length group < n || n <= 0 && null xs -> []
             | otherwise -> group : divvy n m (drop m xs)
