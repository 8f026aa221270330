-- wrong: derived and hand-written instance (line 2)
data Level = Low | High deriving (Eq, Show)

instance Show Level where
  show _ = "level"

main :: IO ()
main = print Low
