-- wrong: Monoid instance without Semigroup (line 4)
newtype MaxI = MaxI Int

instance Monoid MaxI where
  mempty = MaxI minBound

main :: IO ()
main = case mempty of MaxI n -> print n
