-- wrong: qualified import used without its qualifier (line 5)
import qualified Data.Char

main :: IO ()
main = print (toUpper 'a')
