{-# LANGUAGE MagicHash, FlexibleInstances, TypeFamilies #-}
-- | Specifications, run in order. Nothing is random: the same program says the same each time.
module Snell.Hspec where

import Prelude
import Control.Exception
import Control.Monad (unless)
import Data.IORef
import Data.List (delete, intercalate, isInfixOf, isPrefixOf, isSuffixOf)
import Data.Typeable (typeOf)
import System.Exit (exitFailure)
import Test.HUnit (HUnitFailure (..))
import Test.QuickCheck (Args (..), Property, Result (..), quickCheckWithResult, stdArgs)

infix 1 `shouldBe`, `shouldSatisfy`, `shouldStartWith`, `shouldEndWith`, `shouldContain`, `shouldMatchList`
infix 1 `shouldReturn`, `shouldThrow`, `shouldNotBe`, `shouldNotSatisfy`, `shouldNotContain`, `shouldNotReturn`

-- Expectations -----------------------------------------------------------------------------------------------------

type Expectation = IO ()

expectationFailure :: String -> Expectation
expectationFailure text = throwIO (HUnitFailure text)

expect# :: Bool -> String -> Expectation
expect# ok text = unless ok (expectationFailure text)

shouldBe, shouldNotBe :: (Show a, Eq a) => a -> a -> Expectation
shouldBe actual expected =
  expect# (actual == expected) ("expected: " ++ show expected ++ "\n but got: " ++ show actual)
shouldNotBe actual other = expect# (not (actual == other)) ("not expected: " ++ show actual)

shouldSatisfy, shouldNotSatisfy :: Show a => a -> (a -> Bool) -> Expectation
shouldSatisfy v p = expect# (p v) ("predicate failed on: " ++ show v)
shouldNotSatisfy v p = expect# (not (p v)) ("predicate succeeded on: " ++ show v)

shouldStartWith, shouldEndWith, shouldContain, shouldNotContain :: (Show a, Eq a) => [a] -> [a] -> Expectation
shouldStartWith xs ys = expect# (ys `isPrefixOf` xs) (show xs ++ " does not start with " ++ show ys)
shouldEndWith xs ys = expect# (ys `isSuffixOf` xs) (show xs ++ " does not end with " ++ show ys)
shouldContain xs ys = expect# (ys `isInfixOf` xs) (show xs ++ " does not contain " ++ show ys)
shouldNotContain xs ys = expect# (not (ys `isInfixOf` xs)) (show xs ++ " does contain " ++ show ys)

shouldMatchList :: (Show a, Eq a) => [a] -> [a] -> Expectation
shouldMatchList actual expected = unless (null extra && null missing) (expectationFailure (unlines
  ([ "Actual list is not a permutation of expected list!"
   , "  expected list contains:   " ++ list expected
   , "  actual list contains:     " ++ list actual ]
   ++ ["  the missing elements are: " ++ list missing | not (null missing)]
   ++ ["  the extra elements are:   " ++ list extra | not (null extra)])))
  where
    extra = foldl (flip delete) actual expected
    missing = foldl (flip delete) expected actual
    list xs = "[" ++ intercalate ", " (map show xs) ++ "]"

shouldReturn, shouldNotReturn :: (Show a, Eq a) => IO a -> a -> Expectation
shouldReturn act expected = act >>= (`shouldBe` expected)
shouldNotReturn act other = act >>= (`shouldNotBe` other)

type Selector e = e -> Bool

shouldThrow :: Exception e => IO a -> Selector e -> Expectation
shouldThrow act p = try act >>= \r -> case r of
  Right _ -> expectationFailure ("did not get expected exception: " ++ kind)
  Left e -> expect# (p e) ("predicate failed on expected exception: " ++ kind ++ " (" ++ show e ++ ")")
  where
    kind = show (typeOf (thrown p))
    thrown :: Selector e -> e
    thrown _ = error "thrown"

anyException :: Selector SomeException
anyException _ = True

anyErrorCall :: Selector ErrorCall
anyErrorCall _ = True

errorCall :: String -> Selector ErrorCall
errorCall text (ErrorCall text') = text == text'

anyIOException :: Selector IOException
anyIOException _ = True

anyArithException :: Selector ArithException
anyArithException _ = True

newtype Pending# = Pending# (Maybe String)

instance Show Pending# where
  showsPrec _ _ = showString "pending"

instance Exception Pending#

pending :: Expectation
pending = throwIO (Pending# Nothing)

pendingWith :: String -> Expectation
pendingWith why = throwIO (Pending# (Just why))

-- Examples ---------------------------------------------------------------------------------------------------------

type ActionWith a = a -> IO ()

data Outcome# = Passed# String | Pends# (Maybe String) | Failed# String

-- | How properties are tried.
newtype Params# = Params# { paramsArgs# :: Args }

class Example e where
  type Arg e
  type Arg e = ()
  evaluateExample# :: e -> Params# -> (ActionWith (Arg e) -> IO ()) -> IO Outcome#

-- | What a hook lets an example give.
hooked# :: (ActionWith a -> IO ()) -> (a -> IO Outcome#) -> IO Outcome#
hooked# hook run = do
  result <- newIORef (Passed# "")
  hook (\x -> run x >>= writeIORef result)
  readIORef result

ofBool# :: Bool -> Outcome#
ofBool# ok = if ok then Passed# "" else Failed# ""

instance Example Bool where
  type Arg Bool = ()
  evaluateExample# b _ hook = hooked# hook (\_ -> fmap ofBool# (evaluate b))

instance Example (a -> Bool) where
  type Arg (a -> Bool) = a
  evaluateExample# p _ hook = hooked# hook (\x -> fmap ofBool# (evaluate (p x)))

instance Example (IO ()) where
  type Arg (IO ()) = ()
  evaluateExample# act _ hook = hooked# hook (\_ -> act >> return (Passed# ""))

instance Example (a -> IO ()) where
  type Arg (a -> IO ()) = a
  evaluateExample# act _ hook = hooked# hook (\x -> act x >> return (Passed# ""))

instance Example Property where
  type Arg Property = ()
  evaluateExample# p params hook = hooked# hook (\_ -> tryProperty# params p)

instance Example (a -> Property) where
  type Arg (a -> Property) = a
  evaluateExample# p params hook = hooked# hook (\x -> tryProperty# params (p x))

tryProperty# :: Params# -> Property -> IO Outcome#
tryProperty# (Params# args) p = quickCheckWithResult args { chatty = False } p >>= \r -> return (case r of
  Success _ text -> Passed# (strip text)
  Failure _ text -> Failed# (falsified (strip text))
  GaveUp _ text -> Failed# (strip text)
  NoExpectedFailure _ text -> Failed# (strip text))
  where
    strip = reverse . dropWhile (== '\n') . reverse
    falsified text = case lines (drop 12 text) of
      [] -> text
      first : rest -> intercalate "\n" (first : map ("  " ++) rest)

-- Specifications ---------------------------------------------------------------------------------------------------

data Tree# a = Group# String [Tree# a] | Item# (Item# a) | Cleanup# (ActionWith a) [Tree# a]

data Item# a = MkItem#
  { itemText# :: String, itemFocus# :: Bool, itemRun# :: Params# -> (ActionWith a -> IO ()) -> IO Outcome# }

-- | A list of trees, and what may be done to know them.
newtype SpecM a r = SpecM# (IO (r, [Tree# a] -> [Tree# a]))

type SpecWith a = SpecM a ()
type Spec = SpecWith ()

instance Functor (SpecM a) where
  fmap f (SpecM# m) = SpecM# (fmap (\(x, ts) -> (f x, ts)) m)

instance Applicative (SpecM a) where
  pure x = SpecM# (return (x, id))
  SpecM# mf <*> SpecM# mx = SpecM# (mf >>= \(f, ts) -> mx >>= \(x, us) -> return (f x, ts . us))

instance Monad (SpecM a) where
  SpecM# m >>= k = SpecM# (m >>= \(x, ts) -> case k x of SpecM# n -> n >>= \(y, us) -> return (y, ts . us))

instance Semigroup r => Semigroup (SpecM a r) where
  a <> b = (<>) <$> a <*> b

instance Monoid r => Monoid (SpecM a r) where
  mempty = pure mempty

trees# :: SpecWith a -> IO [Tree# a]
trees# (SpecM# m) = fmap (\(_, ts) -> ts []) m

-- | The trees of a specification, changed.
changed# :: ([Tree# a] -> [Tree# b]) -> SpecWith a -> SpecWith b
changed# f spec = SpecM# (trees# spec >>= \ts -> return ((), (f ts ++)))

runIO :: IO r -> SpecM a r
runIO act = SpecM# (fmap (\x -> (x, id)) act)

describe, context, xdescribe, xcontext, fdescribe, fcontext :: String -> SpecWith a -> SpecWith a
describe text = changed# (\ts -> [Group# (if null text then "(no description given)" else text) ts])
context = describe
xdescribe text spec = skipped# (describe text spec)
xcontext = xdescribe
fdescribe text spec = focus (describe text spec)
fcontext = fdescribe

it, specify, xit, xspecify, fit, fspecify :: Example e => String -> e -> SpecWith (Arg e)
it text e = SpecM# (return ((), (Item# (MkItem# text False (evaluateExample# e)) :)))
specify = it
xit text e = skipped# (it text e)
xspecify = xit
fit text e = focus (it text e)
fspecify = fit

example :: Expectation -> Expectation
example = id

mapItems# :: (Item# a -> Item# b) -> (ActionWith a -> ActionWith b) -> SpecWith a -> SpecWith b
mapItems# f g = changed# (map go)
  where
    go (Group# text ts) = Group# text (map go ts)
    go (Item# item) = Item# (f item)
    go (Cleanup# act ts) = Cleanup# (g act) (map go ts)

skipped#, focus, parallel, sequential :: SpecWith a -> SpecWith a
skipped# = mapItems# (\item -> item { itemRun# = \_ _ -> return (Pends# Nothing) }) id
focus = mapItems# (\item -> item { itemFocus# = True }) id
parallel = id
sequential = id

mapParams# :: (Args -> Args) -> SpecWith a -> SpecWith a
mapParams# f = mapItems# (\item -> item { itemRun# = \(Params# args) -> itemRun# item (Params# (f args)) }) id

aroundWith :: (ActionWith a -> ActionWith b) -> SpecWith a -> SpecWith b
aroundWith f = mapItems# (\item -> MkItem# (itemText# item) (itemFocus# item)
  (\params hook -> itemRun# item params (hook . f))) f

around :: (ActionWith a -> IO ()) -> SpecWith a -> Spec
around act = aroundWith (\e _ -> act e)

around_ :: (IO () -> IO ()) -> SpecWith a -> SpecWith a
around_ act = aroundWith (\e x -> act (e x))

before :: IO a -> SpecWith a -> Spec
before act = around (act >>=)

before_ :: IO () -> SpecWith a -> SpecWith a
before_ act = around_ (act >>)

beforeWith :: (b -> IO a) -> SpecWith a -> SpecWith b
beforeWith act = aroundWith (\e x -> act x >>= e)

mapSubject :: (b -> a) -> SpecWith a -> SpecWith b
mapSubject f = aroundWith (. f)

ignoreSubject :: SpecWith () -> SpecWith a
ignoreSubject = mapSubject (const ())

after :: ActionWith a -> SpecWith a -> SpecWith a
after act = aroundWith (\e x -> e x `finally` act x)

after_ :: IO () -> SpecWith a -> SpecWith a
after_ act = after (\_ -> act)

-- | What an action gives, which is done once.
once# :: SpecM b (IO a -> IO a)
once# = runIO (newIORef Nothing) >>= \ref -> return (\act -> readIORef ref >>= \known -> case known of
  Just x -> return x
  Nothing -> act >>= \x -> writeIORef ref (Just x) >> return x)

beforeAll :: IO a -> SpecWith a -> Spec
beforeAll act spec = once# >>= \once -> before (once act) spec

beforeAll_ :: IO () -> SpecWith a -> SpecWith a
beforeAll_ act spec = once# >>= \once -> before_ (once act) spec

beforeAllWith :: (b -> IO a) -> SpecWith a -> SpecWith b
beforeAllWith act spec = once# >>= \once -> beforeWith (once . act) spec

afterAll :: ActionWith a -> SpecWith a -> SpecWith a
afterAll act = changed# (\ts -> [Cleanup# act ts])

afterAll_ :: IO () -> SpecWith a -> SpecWith a
afterAll_ act = afterAll (\_ -> act)

-- Runs -------------------------------------------------------------------------------------------------------------

data Config = Config
  { configFastFail, configFailFast, configIgnoreConfigFile, configDryRun, configFocusedOnly, configFailOnFocused :: Bool
  , configPrintSlowItems, configQuickCheckMaxSuccess, configQuickCheckMaxSize :: Maybe Int
  , configQuickCheckMaxDiscardRatio :: Maybe Int, configQuickCheckSeed :: Maybe Integer, configSmallCheckDepth :: Int }

defaultConfig :: Config
defaultConfig = Config False False False False False False Nothing Nothing Nothing Nothing Nothing 5

data Summary = Summary { summaryExamples, summaryFailures :: Int }
  deriving (Eq, Show)

hspec :: Spec -> IO ()
hspec = hspecWith defaultConfig

hspecWith :: Config -> Spec -> IO ()
hspecWith config spec = hspecWithResult config spec >>= evaluateSummary

evaluateSummary :: Summary -> IO ()
evaluateSummary summary = unless (isSuccess summary) exitFailure

isSuccess :: Summary -> Bool
isSuccess = (== 0) . summaryFailures

hspecResult :: Spec -> IO Summary
hspecResult = hspecWithResult defaultConfig

data State# = State# { examples#, pends# :: Int, failed# :: [(([String], String), String)], stopped# :: Bool }

hspecWithResult :: Config -> Spec -> IO Summary
hspecWithResult config spec = do
  ts <- trees# spec
  ref <- newIORef (State# 0 0 [] False)
  putStrLn ""
  mapM_ (walk ref []) (if any focused ts then concatMap onlyFocused ts else ts)
  putStrLn ""
  end <- readIORef ref
  let failures = reverse (failed# end)
  unless (null failures) (putStrLn "Failures:\n" >> mapM_ report (zip [1 ..] failures))
  putStrLn "Finished in 0.0000 seconds"
  putStrLn (count (examples# end) "example" ++ ", " ++ count (length failures) "failure"
    ++ (if pends# end == 0 then "" else ", " ++ show (pends# end) ++ " pending"))
  return (Summary (examples# end) (length failures))
  where
    params = Params# stdArgs
      { maxSuccess = maybe (maxSuccess stdArgs) id (configQuickCheckMaxSuccess config)
      , maxSize = maybe (maxSize stdArgs) id (configQuickCheckMaxSize config) }
    fast = configFastFail config || configFailFast config
    count :: Int -> String -> String
    count n what = show n ++ " " ++ what ++ (if n == 1 then "" else "s")
    indent :: Int -> String -> String
    indent n text = replicate (2 * n) ' ' ++ text
    focused t = case t of
      Group# _ ts -> any focused ts
      Cleanup# _ ts -> any focused ts
      Item# item -> itemFocus# item
    onlyFocused t = case t of
      Group# text ts -> [Group# text (concatMap onlyFocused ts) | any focused ts]
      Cleanup# act ts -> [Cleanup# act (concatMap onlyFocused ts)]
      Item# item -> [t | itemFocus# item]
    walk ref path t = readIORef ref >>= \state -> unless (stopped# state) (case t of
      Group# text ts -> putStrLn (indent (length path) text) >> mapM_ (walk ref (text : path)) ts
      Cleanup# act ts -> mapM_ (walk ref path) ts >> act ()
      Item# item -> itemOutcome# item params >>= outcome ref path (itemText# item))
    outcome ref path text result = do
      let depth = length path
      modifyIORef ref (\s -> s { examples# = examples# s + 1 })
      case result of
        Passed# more -> do
          putStrLn (indent depth text)
          unless (null more) (mapM_ (putStrLn . indent (depth + 1)) (lines more))
        Pends# why -> do
          modifyIORef ref (\s -> s { pends# = pends# s + 1 })
          putStrLn (indent depth text)
          putStrLn (indent (depth + 1) ("# PENDING: " ++ maybe "No reason given" id why))
        Failed# why -> do
          modifyIORef ref (\s -> s { failed# = ((reverse path, text), why) : failed# s, stopped# = fast })
          state <- readIORef ref
          putStrLn (indent depth (text ++ " FAILED [" ++ show (length (failed# state)) ++ "]"))
    report :: (Int, (([String], String), String)) -> IO ()
    report (n, ((path, text), why)) = do
      putStrLn ("  " ++ show n ++ ") " ++ (if null path then "" else intercalate "." path ++ " ") ++ text)
      mapM_ (\line -> putStrLn (if null line then "" else "       " ++ line)) (lines why)
      putStrLn ""
      putStrLn ("  To rerun use: --match " ++ show (concatMap ("/" ++) (path ++ [text]) ++ "/"))
      putStrLn ""

-- | What an example gives; any exception is a failure.
itemOutcome# :: Item# () -> Params# -> IO Outcome#
itemOutcome# item params = itemRun# item params (\act -> act ()) `catches`
  [ Handler (\(HUnitFailure text) -> return (Failed# text))
  , Handler (\(Pending# why) -> return (Pends# why))
  , Handler (\e -> throwIO (e :: AsyncException))
  , Handler (\e -> return (Failed# (uncaught e))) ]
  where
    uncaught (SomeException e) = "uncaught exception: " ++ show (typeOf e) ++ "\n" ++ show e
