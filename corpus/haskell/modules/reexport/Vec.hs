-- A record type with an operator and instances.
module Vec where

infixl 6 <+>
infixl 7 <.>

data V = V { vx :: Int, vy :: Int } deriving (Show, Eq)

(<+>) :: V -> V -> V
V a b <+> V c d = V (a + c) (b + d)

(<.>) :: V -> Int -> V
V a b <.> k = V (a * k) (b * k)

instance Semigroup V where (<>) = (<+>)
instance Monoid V where mempty = V 0 0
