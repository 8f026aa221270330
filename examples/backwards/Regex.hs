-- | Regular expressions, matched by derivatives. Backwards: the words of a language, and expressions that tell words
-- apart.
module Regex where

data Letter = A | B
  deriving (Eq, Show)

data Regex
  = Empty
  | Epsilon
  | Letter Letter
  | Regex :|: Regex
  | Regex :.: Regex
  | Star Regex
  deriving (Eq, Show)

-- | Whether the empty word matches.
nullable :: Regex -> Bool
nullable Empty = False
nullable Epsilon = True
nullable (Letter _) = False
nullable (r :|: s) = nullable r || nullable s
nullable (r :.: s) = nullable r && nullable s
nullable (Star _) = True

-- | What is left to match after a letter.
derive :: Letter -> Regex -> Regex
derive _ Empty = Empty
derive _ Epsilon = Empty
derive a (Letter b) = if a == b then Epsilon else Empty
derive a (r :|: s) = derive a r :|: derive a s
derive a (r :.: s)
  | nullable r = (derive a r :.: s) :|: derive a s
  | otherwise = derive a r :.: s
derive a (Star r) = derive a r :.: Star r

matches :: Regex -> [Letter] -> Bool
matches r [] = nullable r
matches r (a : word) = matches (derive a r) word

-- | @(ab)*a@
example :: Regex
example = Star (Letter A :.: Letter B) :.: Letter A

-- | Expressions that match @a@ and @ab@, but not @b@.
separates :: Regex -> Bool
separates r = matches r [A] && matches r [A, B] && not (matches r [B])

-- ? matches example word
-- ? separates r
