{-# LANGUAGE MagicHash #-}
-- | Which calls led to a place.
module GHC.Stack
  ( HasCallStack, CallStack, callStack, prettyCallStack, emptyCallStack, withFrozenCallStack, getCallStack, fromCallSiteList
  , SrcLoc (..), prettySrcLoc, popCallStack, freezeCallStack, pushCallStack
  ) where

import Snell.Base (HasCallStack (..))

newtype CallStack = CallStack [(String, SrcLoc)]

instance Show CallStack where
  showsPrec _ s = shows (getCallStack s)

callStack :: HasCallStack => CallStack
callStack = CallStack (map site (drop 1 callStack#))

-- | A call as it is kept.
site :: String -> (String, SrcLoc)
site text = case lines text of
  [name, file, l, c, l', c', m] -> (name, SrcLoc "main" m file (read l) (read c) (read l') (read c'))
  _ -> (text, SrcLoc "main" "Main" "" 0 0 0 0)

emptyCallStack :: CallStack
emptyCallStack = CallStack []

prettyCallStack :: CallStack -> String
prettyCallStack (CallStack []) = ""
prettyCallStack (CallStack calls) = concat ("CallStack (from HasCallStack):" : map line calls)
  where
    line (name, loc) = "\n  " ++ name ++ ", called at " ++ prettySrcLoc loc

withFrozenCallStack :: HasCallStack => (HasCallStack => a) -> a
withFrozenCallStack x = x

getCallStack :: CallStack -> [(String, SrcLoc)]
getCallStack (CallStack calls) = calls

fromCallSiteList :: [(String, SrcLoc)] -> CallStack
fromCallSiteList = CallStack

popCallStack, freezeCallStack :: CallStack -> CallStack
popCallStack (CallStack calls) = CallStack (drop 1 calls)
freezeCallStack s = s

pushCallStack :: (String, SrcLoc) -> CallStack -> CallStack
pushCallStack call (CallStack calls) = CallStack (call : calls)

-- | A place in a file.
data SrcLoc = SrcLoc
  { srcLocPackage, srcLocModule, srcLocFile :: String
  , srcLocStartLine, srcLocStartCol, srcLocEndLine, srcLocEndCol :: Int }
  deriving (Eq, Show)

prettySrcLoc :: SrcLoc -> String
prettySrcLoc loc = srcLocFile loc ++ ":" ++ show (srcLocStartLine loc) ++ ":" ++ show (srcLocStartCol loc) ++ " in "
  ++ srcLocPackage loc ++ ":" ++ srcLocModule loc
