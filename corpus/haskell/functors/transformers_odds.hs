-- Data.Functor.Reverse, Data.Functor.Constant, Control.Applicative.Lift and Backwards.
import Control.Applicative
import Control.Applicative.Backwards
import Control.Applicative.Lift
import Data.Foldable (toList)
import Data.Functor.Constant
import Data.Functor.Reverse

main :: IO ()
main = do
  print (toList (Reverse [1, 2, 3]), Reverse (Just 'x'))
  mapM_ print (Reverse "abc")
  r <- traverse (\x -> print x >> return (x * 2)) (Reverse [1, 2, 3])
  print r
  n <- forwards (Backwards (putStrLn "first" >> return 1) *> Backwards (putStrLn "second" >> return 2))
  print n
  print (getConstant (traverse (\x -> Constant [x]) "abc"))
  print (Constant "a" <*> Constant "b" :: Constant String Int)
  print (runErrors ((,) <$> failure ["a"] <*> failure ["b"]) :: Either [String] (Int, Int))
  print (runErrors ((,) <$> pure 1 <*> eitherToErrors (Right 'x')) :: Either String (Int, Char))
  print (unLift (Pure 3 <|> Other Nothing), fmap (+ 1) (Other [1, 2]))
