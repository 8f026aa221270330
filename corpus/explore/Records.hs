-- Records: fields, updates, several constructors, strict fields.
-- @explore birthday area describe moveTo total discount isAdmin bumpStrict fullName width safeTitle
module Records where

data Person = Person { name :: String, age :: Int }
  deriving (Eq, Show)

data Shape
  = Circle { radius :: Int }
  | Rect { wide :: Int, high :: Int }
  | Dot
  deriving (Eq, Show)

data Point = Point { px, py :: Int }
  deriving (Eq, Ord, Show)

data Line = Line { item :: String, price :: Int, count :: Int }
  deriving (Eq, Show)

data Role = Guest | User String | Admin { level :: Int }
  deriving (Eq, Show)

data Counter = Counter { hits :: !Int, label :: String }
  deriving (Eq, Show)

birthday :: Person -> Person
birthday p = p { age = age p + 1 }

area :: Shape -> Int
area (Circle r) = 3 * r * r
area (Rect w h) = w * h
area Dot = 0

describe :: Person -> String
describe Person { age = a }
  | a < 0 = error "unborn"
  | a < 18 = "child"
  | otherwise = "adult"

moveTo :: Int -> Point -> Point
moveTo d p
  | d == 0 = p
  | px p == py p = p { px = px p + d }
  | otherwise = p { py = d }

total :: [Line] -> Int
total ls = sum [price l * count l | l <- ls]

discount :: Line -> Line
discount l
  | price l > 100 = l { price = price l - 10, item = "sale" }
  | otherwise = l

isAdmin :: Role -> Bool
isAdmin r = level r > 3

bumpStrict :: Counter -> Counter
bumpStrict c = c { hits = hits c + 1 }

fullName :: Person -> Maybe Char
fullName (Person [] _) = Nothing
fullName (Person (c : _) _) = Just c

width :: Shape -> Int
width s = wide s

safeTitle :: Role -> String
safeTitle (User n) | length n > 2 = n
safeTitle Guest = "guest"
safeTitle (Admin n) | n > 0 = "admin"
