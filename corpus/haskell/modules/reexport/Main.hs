-- Re-exports of modules, operators with fixity, instances and fields across modules.
import All
import qualified All as A ((<+>), V (..))

main :: IO ()
main = do
  print (V 1 2 <+> V 3 4 <.> 2)
  print ((V 1 2 A.<+> V 1 1) { A.vx = 10 })
  print (vx (V 7 8), norm1 (V (-3) 4))
  print (sort [3, 1, 2], toUpper 'x')
  print (mempty :: V)
  print (mconcat [V 1 1, V 2 2], V 0 0 == mempty)
  print (counter, hidden 3)
  where hidden x = x + secretFactor
