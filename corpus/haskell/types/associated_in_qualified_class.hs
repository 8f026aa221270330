{-# LANGUAGE TypeFamilies #-}
-- An instance of a class that is in scope with a qualifier only: its associated type has no qualifier, as its methods.
import qualified GHC.Exts as E
import qualified Data.Map as M

newtype Stack a = Stack [a] deriving Show

instance E.IsList (Stack a) where
  type Item (Stack a) = a
  fromList = Stack . reverse
  toList (Stack xs) = reverse xs

total :: (E.IsList l, E.Item l ~ Int) => l -> Int
total = sum . E.toList

main :: IO ()
main = do
  print (E.fromList "abc" :: Stack Char)
  print (total (Stack [1, 2, 3]), total [4, 5])
  print (E.toList (E.fromListN 2 [(2, 'b'), (1, 'a')] :: M.Map Int Char))
