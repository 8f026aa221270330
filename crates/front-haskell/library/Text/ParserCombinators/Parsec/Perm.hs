-- | Parts in any order.
module Text.ParserCombinators.Parsec.Perm (PermParser, permute, (<||>), (<$$>), (<|?>), (<$?>)) where

import Text.Parsec.Perm
