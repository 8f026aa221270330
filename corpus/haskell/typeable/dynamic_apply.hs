-- Functions in Data.Dynamic, and types of tuples as they are shown.
import Data.Dynamic
import Data.Typeable

main :: IO ()
main = do
  print (fmap (\d -> fromDyn d (0 :: Int)) (dynApply (toDyn (succ :: Int -> Int)) (toDyn (14 :: Int))))
  print (dynTypeRep (toDyn 'x'), toDyn not)
  print (fromDyn (dynApp (toDyn not) (toDyn True)) True)
  print (fmap dynTypeRep (dynApply (toDyn ((,) :: Int -> Bool -> (Int, Bool))) (toDyn (1 :: Int))))
  print (maybe "no" (const "yes") (dynApply (toDyn not) (toDyn 'c')))
  print (typeOf ((), Just 'a'), typeOf [Just (Left 1 :: Either Int (Maybe Bool))])
  print (typeOf (Just (1 :: Int, "x")), typeOf (Just 'x', not), typeOf (1 :: Int, [()], "s"))
