{-# LANGUAGE RankNTypes, FlexibleInstances, FlexibleContexts, MagicHash, MultiParamTypeClasses, FunctionalDependencies, UndecidableInstances #-}
-- | Parsers: what they are and how they are put together.
module Text.Parsec.Prim
  ( ParsecT, Parsec, Stream (..), State (..), Consumed (..), Reply (..), unknownError, sysUnExpectError
  , runParsecT, mkPT, runPT, runP, runParserT, runParser, parse, parseTest
  , (<?>), (<|>), label, labels, lookAhead, tokens, try, token, tokenPrim, tokenPrimEx, many, skipMany, manyAccum
  , unexpected, parserFail, parserZero, parserReturn, parserBind, parserPlus, mergeErrorReply
  , getPosition, getInput, setPosition, setInput, getState, putState, modifyState, setState, updateState
  , getParserState, setParserState, updateParserState
  ) where

import qualified Control.Applicative as A
import Control.Monad
import Control.Monad.Error.Class
import qualified Control.Monad.Fail as F
import Control.Monad.IO.Class
import Control.Monad.Reader.Class
import Control.Monad.State.Class (MonadState)
import qualified Control.Monad.State.Class as S
import Control.Monad.Trans.Class
import Data.Functor.Identity (Identity (..))
import qualified Data.Text as Text
import qualified Data.Text.Lazy as Lazy
import Text.Parsec.Error
import Text.Parsec.Pos

infix 0 <?>
infixr 1 <|>

data State s u = State { stateInput :: s, statePos :: !SourcePos, stateUser :: !u }

data Consumed a = Consumed a | Empty !a

data Reply s u a = Ok a !(State s u) ParseError | Error ParseError

instance Functor Consumed where
  fmap f (Consumed x) = Consumed (f x)
  fmap f (Empty x) = Empty (f x)

instance Functor (Reply s u) where
  fmap f (Ok x s e) = Ok (f x) s e
  fmap _ (Error e) = Error e

-- | Given the state and what happens next: after input was consumed, with a result or an error, and after none was.
newtype ParsecT s u m a = ParsecT
  { run# :: forall b. State s u -> (a -> State s u -> ParseError -> m b) -> (ParseError -> m b)
      -> (a -> State s u -> ParseError -> m b) -> (ParseError -> m b) -> m b }

type Parsec s u = ParsecT s u Identity

class Monad m => Stream s m t | s -> t where
  uncons :: s -> m (Maybe (t, s))

instance Monad m => Stream [tok] m tok where
  uncons [] = return Nothing
  uncons (t : ts) = return (Just (t, ts))

instance Monad m => Stream Text.Text m Char where
  uncons = return . Text.uncons

instance Monad m => Stream Lazy.Text m Char where
  uncons = return . Lazy.uncons

unknownError :: State s u -> ParseError
unknownError state = newErrorUnknown (statePos state)

sysUnExpectError :: String -> SourcePos -> Reply s u a
sysUnExpectError text pos = Error (newErrorMessage (SysUnExpect text) pos)

runParsecT :: Monad m => ParsecT s u m a -> State s u -> m (Consumed (m (Reply s u a)))
runParsecT p s = run# p s
  (\x s' e -> return (Consumed (return (Ok x s' e))))
  (\e -> return (Consumed (return (Error e))))
  (\x s' e -> return (Empty (return (Ok x s' e))))
  (\e -> return (Empty (return (Error e))))

mkPT :: Monad m => (State s u -> m (Consumed (m (Reply s u a)))) -> ParsecT s u m a
mkPT k = ParsecT (\s cok cerr eok eerr -> k s >>= \consumed -> case consumed of
  Consumed reply -> reply >>= \r -> case r of
    Ok x s' e -> cok x s' e
    Error e -> cerr e
  Empty reply -> reply >>= \r -> case r of
    Ok x s' e -> eok x s' e
    Error e -> eerr e)

parserReturn :: a -> ParsecT s u m a
parserReturn x = ParsecT (\s _ _ eok _ -> eok x s (unknownError s))

parserBind :: ParsecT s u m a -> (a -> ParsecT s u m b) -> ParsecT s u m b
parserBind m k = ParsecT (\s cok cerr eok eerr -> run# m s
  (\x s' e -> if errorIsUnknown e then run# (k x) s' cok cerr cok cerr else
    run# (k x) s' cok cerr (\y s'' e' -> cok y s'' (mergeError e e')) (\e' -> cerr (mergeError e e')))
  cerr
  (\x s' e -> if errorIsUnknown e then run# (k x) s' cok cerr eok eerr else
    run# (k x) s' cok cerr (\y s'' e' -> eok y s'' (mergeError e e')) (\e' -> eerr (mergeError e e')))
  eerr)

mergeErrorReply :: ParseError -> Reply s u a -> Reply s u a
mergeErrorReply e reply = case reply of
  Ok x s e' -> Ok x s (mergeError e e')
  Error e' -> Error (mergeError e e')

parserFail :: String -> ParsecT s u m a
parserFail text = ParsecT (\s _ _ _ eerr -> eerr (newErrorMessage (Message text) (statePos s)))

parserZero :: ParsecT s u m a
parserZero = ParsecT (\s _ _ _ eerr -> eerr (unknownError s))

-- | The second one only if the first one failed without having consumed anything.
parserPlus :: ParsecT s u m a -> ParsecT s u m a -> ParsecT s u m a
parserPlus m n = ParsecT (\s cok cerr eok eerr -> run# m s cok cerr eok
  (\e -> run# n s cok cerr (\y s' e' -> eok y s' (mergeError e e')) (\e' -> eerr (mergeError e e'))))

unexpected :: String -> ParsecT s u m a
unexpected text = ParsecT (\s _ _ _ eerr -> eerr (newErrorMessage (UnExpect text) (statePos s)))

instance Functor (ParsecT s u m) where
  fmap f p = ParsecT (\s cok cerr eok eerr -> run# p s (cok . f) cerr (eok . f) eerr)

instance A.Applicative (ParsecT s u m) where
  pure = parserReturn
  f <*> p = parserBind f (\g -> parserBind p (\x -> parserReturn (g x)))
  p *> q = parserBind p (\_ -> q)
  p <* q = parserBind p (\x -> parserBind q (\_ -> parserReturn x))

instance A.Alternative (ParsecT s u m) where
  empty = parserZero
  (<|>) = parserPlus
  many p = many p

instance Monad (ParsecT s u m) where
  (>>=) = parserBind
  (>>) = (A.*>)

instance F.MonadFail (ParsecT s u m) where
  fail = parserFail

instance MonadPlus (ParsecT s u m)

instance MonadTrans (ParsecT s u) where
  lift m = ParsecT (\s _ _ eok _ -> m >>= \x -> eok x s (unknownError s))

instance MonadIO m => MonadIO (ParsecT s u m) where
  liftIO m = lift (liftIO m)

instance MonadState st m => MonadState st (ParsecT s u m) where
  get = lift S.get
  put st = lift (S.put st)

instance MonadReader r m => MonadReader r (ParsecT s u m) where
  ask = lift ask
  local f p = mkPT (\s -> local f (runParsecT p s))

instance MonadError e m => MonadError e (ParsecT s u m) where
  throwError e = lift (throwError e)
  catchError p handler = mkPT (\s -> runParsecT p s `catchError` \e -> runParsecT (handler e) s)

instance Semigroup a => Semigroup (ParsecT s u m a) where
  (<>) = A.liftA2 (<>)

instance Monoid a => Monoid (ParsecT s u m a) where
  mempty = A.pure mempty

(<|>) :: ParsecT s u m a -> ParsecT s u m a -> ParsecT s u m a
p <|> q = parserPlus p q

(<?>) :: ParsecT s u m a -> String -> ParsecT s u m a
p <?> text = label p text

label :: ParsecT s u m a -> String -> ParsecT s u m a
label p text = labels p [text]

labels :: ParsecT s u m a -> [String] -> ParsecT s u m a
labels p texts = ParsecT (\s cok cerr eok eerr -> run# p s cok cerr
  (\x s' e -> eok x s' (if errorIsUnknown e then e else expect e))
  (\e -> eerr (expect e)))
  where
    expect e = case texts of
      [] -> setErrorMessage (Expect "") e
      text : more -> foldr (\t -> addErrorMessage (Expect t)) (setErrorMessage (Expect text) e) more

-- | An error is one that consumed nothing.
try :: ParsecT s u m a -> ParsecT s u m a
try p = ParsecT (\s cok _ eok eerr -> run# p s cok eerr eok eerr)

lookAhead :: Stream s m t => ParsecT s u m a -> ParsecT s u m a
lookAhead p = ParsecT (\s _ cerr eok eerr ->
  let stay x _ _ = eok x s (newErrorUnknown (statePos s)) in run# p s stay cerr stay eerr)

tokens :: (Stream s m t, Eq t) => ([t] -> String) -> (SourcePos -> [t] -> SourcePos) -> [t] -> ParsecT s u m [t]
tokens _ _ [] = ParsecT (\s _ _ eok _ -> eok [] s (unknownError s))
tokens showAll nextPos wanted@(first : more) = ParsecT (\(State input pos user) cok cerr _ eerr ->
  let
    expected found = setErrorMessage (Expect (showAll wanted)) (newErrorMessage (SysUnExpect found) pos)
    done rest = let pos' = nextPos pos wanted in cok wanted (State rest pos' user) (newErrorUnknown pos')
    walk [] rest = done rest
    walk (t : ts) rest = uncons rest >>= \next -> case next of
      Nothing -> cerr (expected "")
      Just (x, xs) | t == x -> walk ts xs
                   | otherwise -> cerr (expected (showAll [x]))
  in uncons input >>= \next -> case next of
    Nothing -> eerr (expected "")
    Just (x, xs) | first == x -> walk more xs
                 | otherwise -> eerr (expected (showAll [x])))

token :: Stream s Identity t => (t -> String) -> (t -> SourcePos) -> (t -> Maybe a) -> Parsec s u a
token showOne posOf test = tokenPrim showOne next test
  where
    next _ tok ts = case runIdentity (uncons ts) of
      Nothing -> posOf tok
      Just (tok', _) -> posOf tok'

tokenPrim :: Stream s m t => (t -> String) -> (SourcePos -> t -> s -> SourcePos) -> (t -> Maybe a) -> ParsecT s u m a
tokenPrim showOne nextPos test = tokenPrimEx showOne nextPos Nothing test

tokenPrimEx :: Stream s m t => (t -> String) -> (SourcePos -> t -> s -> SourcePos)
  -> Maybe (SourcePos -> t -> s -> u -> u) -> (t -> Maybe a) -> ParsecT s u m a
tokenPrimEx showOne nextPos nextState test = ParsecT (\(State input pos user) cok _ _ eerr ->
  uncons input >>= \next -> case next of
    Nothing -> eerr (newErrorMessage (SysUnExpect "") pos)
    Just (c, cs) -> case test c of
      Nothing -> eerr (newErrorMessage (SysUnExpect (showOne c)) pos)
      Just x ->
        let pos' = nextPos pos c cs
            user' = maybe user (\f -> f pos c cs user) nextState
        in seq pos' (cok x (State cs pos' user') (newErrorUnknown pos')))

many :: ParsecT s u m a -> ParsecT s u m [a]
many p = fmap reverse (manyAccum (:) p)

skipMany :: ParsecT s u m a -> ParsecT s u m ()
skipMany p = fmap (const ()) (manyAccum (\_ _ -> []) p)

manyAccum :: (a -> [a] -> [a]) -> ParsecT s u m a -> ParsecT s u m [a]
manyAccum add p = ParsecT (\s cok cerr eok _ ->
  let walk xs x s' _ = let ys = add x xs in seq ys (run# p s' (walk ys) cerr emptyMany# (\e -> cok ys s' e))
  in run# p s (walk []) cerr emptyMany# (\e -> eok [] s e))

emptyMany# :: a
emptyMany# = error
  "Text.ParserCombinators.Parsec.Prim.many: combinator 'many' is applied to a parser that accepts an empty string."

runPT, runParserT :: Stream s m t => ParsecT s u m a -> u -> SourceName -> s -> m (Either ParseError a)
runPT p user name input = run# p (State input (initialPos name) user) ok bad ok bad
  where
    ok x _ _ = return (Right x)
    bad e = return (Left e)
runParserT = runPT

runP, runParser :: Stream s Identity t => Parsec s u a -> u -> SourceName -> s -> Either ParseError a
runP p user name input = runIdentity (runPT p user name input)
runParser = runP

parse :: Stream s Identity t => Parsec s () a -> SourceName -> s -> Either ParseError a
parse p name input = runP p () name input

parseTest :: (Stream s Identity t, Show a) => Parsec s () a -> s -> IO ()
parseTest p input = case parse p "" input of
  Left e -> putStr "parse error at " >> print e
  Right x -> print x

getParserState :: ParsecT s u m (State s u)
getParserState = updateParserState id

setParserState :: State s u -> ParsecT s u m (State s u)
setParserState s = updateParserState (const s)

updateParserState :: (State s u -> State s u) -> ParsecT s u m (State s u)
updateParserState f = ParsecT (\s _ _ eok _ -> let s' = f s in eok s' s' (unknownError s'))

getPosition :: ParsecT s u m SourcePos
getPosition = fmap statePos getParserState

getInput :: ParsecT s u m s
getInput = fmap stateInput getParserState

setPosition :: SourcePos -> ParsecT s u m ()
setPosition pos = fmap (const ()) (updateParserState (\(State input _ user) -> State input pos user))

setInput :: s -> ParsecT s u m ()
setInput input = fmap (const ()) (updateParserState (\(State _ pos user) -> State input pos user))

getState :: ParsecT s u m u
getState = fmap stateUser getParserState

putState, setState :: u -> ParsecT s u m ()
putState user = fmap (const ()) (updateParserState (\s -> s { stateUser = user }))
setState = putState

modifyState, updateState :: (u -> u) -> ParsecT s u m ()
modifyState f = fmap (const ()) (updateParserState (\s -> s { stateUser = f (stateUser s) }))
updateState = modifyState
