-- | Call stacks, which are not kept.
module GHC.Stack 
  ( HasCallStack, CallStack, callStack, prettyCallStack, emptyCallStack, withFrozenCallStack, getCallStack, fromCallSiteList
  , SrcLoc (..), prettySrcLoc, popCallStack, freezeCallStack, pushCallStack
  ) where

import Snell.Base (HasCallStack)

data CallStack = EmptyCallStack

instance Show CallStack where
  showsPrec _ _ = showString "[]"

callStack, emptyCallStack :: CallStack
callStack = EmptyCallStack
emptyCallStack = EmptyCallStack

prettyCallStack :: CallStack -> String
prettyCallStack _ = "CallStack (from HasCallStack)"

withFrozenCallStack :: a -> a
withFrozenCallStack x = x

getCallStack :: CallStack -> [(String, SrcLoc)]
getCallStack _ = []

fromCallSiteList :: [(String, SrcLoc)] -> CallStack
fromCallSiteList _ = EmptyCallStack

popCallStack, freezeCallStack :: CallStack -> CallStack
popCallStack s = s
freezeCallStack s = s

pushCallStack :: (String, SrcLoc) -> CallStack -> CallStack
pushCallStack _ s = s

-- | A place in a file.
data SrcLoc = SrcLoc
  { srcLocPackage, srcLocModule, srcLocFile :: String
  , srcLocStartLine, srcLocStartCol, srcLocEndLine, srcLocEndCol :: Int }
  deriving (Eq, Show)

prettySrcLoc :: SrcLoc -> String
prettySrcLoc loc = srcLocFile loc ++ ":" ++ show (srcLocStartLine loc) ++ ":" ++ show (srcLocStartCol loc) ++ " in "
  ++ srcLocPackage loc ++ ":" ++ srcLocModule loc
