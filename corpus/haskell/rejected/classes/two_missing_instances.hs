-- wrong: two independent missing instances (line 6)
data Card = Card Int
data Deck = Deck [Card]

top :: Deck -> String
top (Deck cs) = show (head cs)

same :: Deck -> Deck -> Bool
same a b = a == b

main :: IO ()
main = putStrLn (top (Deck [Card 1]))
