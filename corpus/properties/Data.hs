-- | Properties of finite types and of trees. How each answer is known stands beside it.
module Data where

import Test.QuickCheck

data Colour = Red | Green | Blue deriving (Eq, Ord, Show, Enum, Bounded)

data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)

turn :: Colour -> Colour
turn Blue = Red
turn c = succ c

-- HOLDS proved
-- Known: three turns lead back; all three colours can be tried by hand.
prop_threeTurns :: Colour -> Bool
prop_threeTurns c = turn (turn (turn c)) == c

-- FAILS c = Blue
-- Known: two turns lead from Blue to Green; every colour fails, and Blue has an equation of its own, which is seen first.
prop_twoTurns :: Colour -> Bool
prop_twoTurns c = turn (turn c) == c

-- FAILS c = Blue
-- Known: Blue is followed by nothing.
prop_succ :: Colour -> Bool
prop_succ c = succ c > c

-- HOLDS proved
-- Known: de Morgan; four cases.
prop_deMorgan :: Bool -> Bool -> Bool
prop_deMorgan a b = not (a && b) == (not a || not b)

-- FAILS a = False, b = True
-- Known: implication is not symmetric; of the four cases only this and the opposite one tell.
prop_implication :: Bool -> Bool -> Bool
prop_implication a b = (not a || b) == (not b || a)

-- HOLDS proved
-- Known: exclusive or is associative; eight cases.
prop_xor :: Bool -> Bool -> Bool -> Bool
prop_xor a b c = ((a /= b) /= c) == (a /= (b /= c))

-- HOLDS proved
-- Known: maybe with the parts of a Maybe is the identity.
prop_maybe :: Maybe Colour -> Bool
prop_maybe m = maybe Nothing Just m == m

-- FAILS m = Nothing
-- Known: the only pattern is Just.
prop_partial :: Maybe Int -> Bool
prop_partial m = case m of Just n -> n == n

-- HOLDS proved
-- Known: swapping twice; it does not look at the components but to compare them.
prop_swap :: (Bool, Colour) -> Bool
prop_swap (a, b) = let swap (x, y) = (y, x) in swap (swap (a, b)) == (a, b)

mirror :: Tree -> Tree
mirror Leaf = Leaf
mirror (Node l x r) = Node (mirror r) x (mirror l)

size :: Tree -> Int
size Leaf = 0
size (Node l _ r) = size l + 1 + size r

depth :: Tree -> Int
depth Leaf = 0
depth (Node l _ r) = 1 + max (depth l) (depth r)

toList :: Tree -> [Int]
toList Leaf = []
toList (Node l x r) = toList l ++ x : toList r

-- HOLDS bounded
-- Known: a theorem, by induction on the tree.
prop_mirrorTwice :: Tree -> Bool
prop_mirrorTwice t = mirror (mirror t) == t

-- FAILS t = Node (Node _ _ _) _ Leaf
-- Known: a tree with one node is its own mirror image; with two it is not.
prop_mirrorSame :: Tree -> Bool
prop_mirrorSame t = mirror t == t

-- HOLDS bounded
-- Known: a theorem, by induction on the tree.
prop_mirrorReverses :: Tree -> Bool
prop_mirrorReverses t = toList (mirror t) == reverse (toList t)

-- HOLDS bounded
-- Known: each node adds one to the size and at most one to the depth.
prop_depthBelowSize :: Tree -> Bool
prop_depthBelowSize t = depth t <= size t

-- FAILS t = Node (Node Leaf _ Leaf) _ (Node Leaf _ Leaf)
-- Known: two nodes are on one path; three are the least that need not be.
prop_depthIsSize :: Tree -> Bool
prop_depthIsSize t = depth t == size t

-- HOLDS proved
-- Known: a function of a Bool that is applied three times is applied once.
prop_thrice :: (Bool -> Bool) -> Bool -> Bool
prop_thrice f b = f (f (f b)) == f b

-- FAILS f = \x -> case x of { False -> True; _ -> False }, b = True
-- Known: of the four functions only not does something else when it is applied twice, to either Bool.
prop_once :: (Bool -> Bool) -> Bool -> Bool
prop_once f b = f (f b) == f b
