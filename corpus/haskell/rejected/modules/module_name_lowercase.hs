-- wrong: module name with small letters (line 2)
import data.list

main :: IO ()
main = print 1
