module Records where

data User = User { name :: String, age :: Int, admin :: Bool } deriving (Eq, Show)

promote :: User -> User
promote user
  | admin user = user
  | age user >= 18 = user { admin = True }
  | otherwise = user

greet :: User -> String
greet User { name = "" } = "who?"
greet User { name = n } = "hi " ++ n
