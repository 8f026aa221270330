-- Functions on types with finitely many values: here an exploration is complete.
-- @explore 200 xor implies majority nextLight mixed rank opposite meet toBits fromBits adder turn fits safe winner combine firstJust eitherFlag sameKind pick foldBits halfAdd clash
module Finite where

data Light = Red | Amber | Green
  deriving (Eq, Ord, Show, Enum, Bounded)

data Dir = North | East | South | West
  deriving (Eq, Ord, Show, Enum, Bounded)

data Move = Rock | Paper | Scissors
  deriving (Eq, Show)

data Cell = Empty | X | O
  deriving (Eq, Show)

data Two a = Two a a
  deriving (Eq, Show)

newtype Flag = Flag Bool
  deriving (Eq, Show)

xor :: Bool -> Bool -> Bool
xor a b = a /= b

implies :: Bool -> Bool -> Bool
implies a b = not a || b

majority :: Bool -> Bool -> Bool -> Bool
majority a b c = (a && b) || (b && c) || (a && c)

nextLight :: Light -> Light
nextLight Green = Amber
nextLight Amber = Red
nextLight Red = Green

mixed :: Light -> Maybe Light -> Ordering
mixed l (Just m) = compare l m
mixed Red Nothing = EQ
mixed _ Nothing = error "no light"

rank :: Ordering -> Maybe Bool -> Int
rank LT _ = 0
rank o (Just b) = fromEnum o + fromEnum b
rank EQ Nothing = 7
rank GT Nothing = 8

opposite :: Dir -> Dir
opposite d = toEnum ((fromEnum d + 2) `mod` 4)

meet :: Maybe Bool -> Maybe Bool -> Maybe Bool
meet (Just False) _ = Just False
meet _ (Just False) = Just False
meet (Just True) y = y
meet x _ = x

toBits :: Dir -> (Bool, Bool)
toBits d = (d >= South, d == East || d == West)

fromBits :: (Bool, Bool) -> Dir
fromBits (False, False) = North
fromBits (False, True) = East
fromBits (True, False) = South
fromBits (True, True) = West

adder :: (Bool, Bool) -> (Bool, Bool) -> [Bool]
adder (a1, a0) (b1, b0) = [c1, s1, s0]
  where
    s0 = a0 /= b0
    c0 = a0 && b0
    s1 = (a1 /= b1) /= c0
    c1 = (a1 && b1) || (c0 && (a1 /= b1))

turn :: Bool -> Dir -> Dir
turn True West = North
turn True d = succ d
turn False d = if d == minBound then maxBound else pred d

fits :: Two Light -> Bool
fits (Two a b) = a <= b && b /= Amber

safe :: Two Light -> Either String Light
safe (Two Green Green) = Left "crash"
safe (Two Green _) = Right Green
safe (Two _ l) = Right l

winner :: Move -> Move -> Maybe Bool
winner a b
  | a == b = Nothing
  | otherwise = Just ((a, b) `elem` [(Rock, Scissors), (Paper, Rock), (Scissors, Paper)])

combine :: Flag -> Either Flag Ordering -> Bool
combine (Flag a) (Left (Flag b)) = a && b
combine (Flag True) (Right o) = o /= LT
combine (Flag False) (Right GT) = error "no flag"
combine _ _ = False

firstJust :: Maybe Bool -> Maybe Bool -> Maybe Bool -> Maybe Bool
firstJust (Just a) _ _ = Just a
firstJust _ (Just b) _ = Just b
firstJust _ _ c = fmap not c

eitherFlag :: Either () (Maybe Ordering) -> Int
eitherFlag (Left ()) = 0
eitherFlag (Right Nothing) = 1
eitherFlag (Right (Just LT)) = 2
eitherFlag (Right (Just _)) = 3

sameKind :: (Cell, Cell, Cell) -> Cell
sameKind (X, X, X) = X
sameKind (O, O, O) = O
sameKind (a, b, c) | Empty `notElem` [a, b, c] = Empty
sameKind (_, Empty, _) = Empty

pick :: Bool -> (Ordering, Dir) -> Maybe Dir
pick b (o, d) = case o of
  EQ | b -> Just d
  LT | d < South -> Just (succ d)
  _ -> Nothing

foldBits :: (Bool, Bool, Bool, Bool) -> Int
foldBits (a, b, c, d) = foldl (\n bit -> 2 * n + fromEnum bit) 0 [a, b, c, d]

halfAdd :: Two Bool -> Two Bool
halfAdd (Two a b) = Two (a && b) (a /= b)

clash :: Dir -> Dir -> Bool -> Bool
clash North South True = False
clash East West _ = False
clash a b c = c || a /= b
