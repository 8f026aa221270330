-- Environments.
module Lang.Internal.Env where

import qualified Data.Map.Strict as M

type Env = M.Map String Int

empty :: Env
empty = M.empty

find :: String -> Env -> Maybe Int
find = M.lookup

bind :: String -> Int -> Env -> Env
bind = M.insert

dump :: Env -> [(String, Int)]
dump = M.toAscList
