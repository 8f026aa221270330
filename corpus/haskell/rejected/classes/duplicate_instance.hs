-- wrong: two instances for one type (line 4)
data Level = Low | High

instance Show Level where
  show Low = "low"
  show High = "high"

instance Show Level where
  show _ = "level"

main :: IO ()
main = print Low
