-- wrong: two things of one name exported (line 2)
module Main (main, M.filter, L.filter) where

import qualified Data.Map as M
import qualified Data.List as L

main :: IO ()
main = print 1
