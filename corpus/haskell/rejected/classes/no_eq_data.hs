-- wrong: == on a type without Eq (line 5)
data Suit = Hearts | Spades

main :: IO ()
main = print (Hearts == Spades)
