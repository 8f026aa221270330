-- A default signature of a method that has a constraint of its own, used directly and through a dictionary.
{-# LANGUAGE DefaultSignatures #-}
class P p where
  name :: Applicative f => p -> f String
  default name :: (Show p, Applicative f) => p -> f String
  name a = pure (show a)
  both :: (Show q, Monad m) => p -> q -> m String
  default both :: (Monad m, Show p, Show q) => p -> q -> m String
  both p q = do
    a <- pure (show p)
    return (a ++ "/" ++ show q)

instance P Bool
instance P Int where name n = pure ("int " ++ show n)
instance Show a => P [a]
instance (Show a, P a) => P (Maybe a) where
  both Nothing q = return ("none/" ++ show q)
  both (Just p) q = both p q

describe :: P p => p -> [String]
describe p = name p ++ both p 'x'

main :: IO ()
main = do
  name True >>= putStrLn
  print (name (3 :: Int) :: Maybe String)
  print (name [1, 2 :: Int] :: [String])
  print (describe True, describe (4 :: Int), describe "ab")
  print (describe (Just [True]), describe (Nothing :: Maybe Int))
