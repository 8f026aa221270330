-- wrong: Monad instance without Applicative (line 4)
newtype Box a = Box a

instance Monad Box where
  Box a >>= f = f a

main :: IO ()
main = case Box 1 >>= (\x -> Box (x + 1)) of Box n -> print n
