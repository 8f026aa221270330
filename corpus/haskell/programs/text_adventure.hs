-- A text adventure reading commands from standard input: rooms, items, a lamp, a score.
module Main (main) where

import Control.Monad (when, unless, forM_)
import Data.Char (toLower, toUpper, isSpace)
import Data.IORef
import Data.List (intercalate, delete, partition)
import qualified Data.Map as Map
import System.Exit
import System.IO

data Direction = North | South | East | West | Up | Down
  deriving (Eq, Ord, Show, Read, Enum, Bounded)

data Item = Lamp | Key | Coin | Sandwich | Sword | Crown
  deriving (Eq, Ord, Show, Enum, Bounded)

data Place = Hall | Kitchen | Cellar | Garden | Tower | Vault
  deriving (Eq, Ord, Show, Enum, Bounded)

data Room = Room
  { title       :: String
  , description :: String
  , exits       :: Map.Map Direction Place
  , dark        :: Bool
  }

data Game = Game
  { here     :: Place
  , carried  :: [Item]
  , items    :: Map.Map Place [Item]
  , lampLit  :: Bool
  , unlocked :: Bool
  , troll    :: Bool
  , turns    :: !Int
  , visited  :: [Place]
  }

data Command
  = Go Direction
  | Take Item
  | Drop Item
  | Use Item
  | Eat Item
  | Look
  | Inventory
  | Score
  | Help
  | Quit
  deriving (Eq, Show)

data Outcome = Continue | Won | Died String | Gave

world :: Map.Map Place Room
world = Map.fromList
  [ (Hall, Room "The Hall" "A draughty hall with a dusty carpet." (dirs [(North, Kitchen), (East, Garden), (Up, Tower)]) False)
  , (Kitchen, Room "The Kitchen" "Copper pans hang from the beams." (dirs [(South, Hall), (Down, Cellar)]) False)
  , (Cellar, Room "The Cellar" "Barrels, spiders, and an iron door to the east." (dirs [(Up, Kitchen), (East, Vault)]) True)
  , (Garden, Room "The Garden" "Overgrown roses. Something glints." (dirs [(West, Hall)]) False)
  , (Tower, Room "The Tower" "A view over the whole valley." (dirs [(Down, Hall)]) False)
  , (Vault, Room "The Vault" "Cold stone, and a pedestal." (dirs [(West, Cellar)]) True)
  ]
  where dirs = Map.fromList

start :: Game
start = Game
  { here = Hall
  , carried = []
  , items = Map.fromListWith (++)
      [ (Kitchen, [Sandwich, Lamp]), (Garden, [Coin]), (Tower, [Key, Sword]), (Vault, [Crown]) ]
  , lampLit = False
  , unlocked = False
  , troll = True
  , turns = 0
  , visited = [Hall]
  }

-- Parsing commands

parseCommand :: String -> Either String Command
parseCommand input = case words (map toLower input) of
  [] -> Left "Say something."
  ["look"] -> Right Look
  ["l"] -> Right Look
  ["inventory"] -> Right Inventory
  ["i"] -> Right Inventory
  ["score"] -> Right Score
  ["help"] -> Right Help
  ["quit"] -> Right Quit
  ("go" : [d]) -> maybe (Left ("I don't know the direction " ++ show d ++ ".")) (Right . Go) (direction d)
  [d] | Just x <- direction d -> Right (Go x)
  (verb : rest)
    | Just f <- lookup verb verbs ->
        case filter (`notElem` ["the", "a", "an"]) rest of
          [] -> Left (capitalise verb ++ " what?")
          [n] -> maybe (Left ("I don't know what a " ++ n ++ " is.")) (Right . f) (item n)
          _ -> Left "One thing at a time."
    | otherwise -> Left ("I don't know how to " ++ show verb ++ ".")
  where
    verbs = [("take", Take), ("get", Take), ("drop", Drop), ("use", Use), ("light", Use), ("eat", Eat)]

direction :: String -> Maybe Direction
direction s = case [ d | d <- [minBound ..], let n = map toLower (show d), s == n || s == take 1 n ] of
  [d] -> Just d
  _ -> Nothing

item :: String -> Maybe Item
item s = lookup s [ (map toLower (show i), i) | i <- [minBound .. maxBound] ]

capitalise :: String -> String
capitalise "" = ""
capitalise (c:cs) = toUpper c : cs

nameOf :: Item -> String
nameOf = map toLower . show

-- The rules

canSee :: Game -> Bool
canSee g = not (dark (world Map.! here g)) || (lampLit g && Lamp `elem` carried g)

describe :: Game -> [String]
describe g
  | not (canSee g) = ["It is pitch dark."]
  | otherwise =
      [ "== " ++ title room ++ " =="
      , description room
      , "Exits: " ++ intercalate ", " (map (map toLower . show) (Map.keys (exits room))) ++ "."
      ] ++ [ "You see: " ++ intercalate ", " (map nameOf is) ++ "." | let is = itemsHere g, not (null is) ]
        ++ [ "A troll guards the pedestal!" | here g == Vault, troll g ]
  where room = world Map.! here g

itemsHere :: Game -> [Item]
itemsHere g = Map.findWithDefault [] (here g) (items g)

score :: Game -> Int
score g = 5 * length (visited g) + sum (map value (carried g)) + (if troll g then 0 else 20)
  where
    value Crown = 50
    value Coin = 10
    value _ = 1

step :: Command -> Game -> (Game, [String], Outcome)
step cmd g0 = case cmd of
  Look -> say (describe g)
  Inventory
    | null (carried g) -> say ["You carry nothing."]
    | otherwise -> say ["You carry: " ++ intercalate ", " (map nameOf (reverse (carried g))) ++ "."]
  Score -> say ["Score " ++ show (score g) ++ " in " ++ show (turns g) ++ " turns."]
  Help -> say ["Try: go <direction>, take, drop, use, eat, look, inventory, score, quit."]
  Quit -> (g, ["Goodbye."], Gave)
  Go d -> case Map.lookup d (exits (world Map.! here g)) of
    Nothing -> say ["You can't go that way."]
    Just Vault | not (unlocked g) -> say ["The iron door is locked."]
    Just p
      | not (canSee g) && d /= Up -> (g, [], Died "You stumble in the dark and break your neck.")
      | otherwise ->
          let g' = g { here = p, visited = if p `elem` visited g then visited g else p : visited g }
          in if p == Hall && Crown `elem` carried g'
               then (g', describe g' ++ ["You walk out wearing the crown."], Won)
               else (g', describe g', Continue)
  Take i
    | not (canSee g) -> say ["You grope about and find nothing."]
    | i `elem` carried g -> say ["You already have it."]
    | i `notElem` itemsHere g -> say ["There is no " ++ nameOf i ++ " here."]
    | i == Crown && troll g -> say ["The troll growls. You step back."]
    | length (carried g) >= 4 -> say ["Your hands are full."]
    | otherwise -> (moveItem i g, ["Taken: " ++ nameOf i ++ "."], Continue)
  Drop i
    | i `notElem` carried g -> say ["You don't have that."]
    | otherwise ->
        ( g { carried = delete i (carried g), items = Map.insertWith (++) (here g) [i] (items g) }
        , ["Dropped: " ++ nameOf i ++ "."], Continue )
  Eat Sandwich
    | Sandwich `elem` carried g -> (g { carried = delete Sandwich (carried g) }, ["Delicious."], Continue)
    | otherwise -> say ["What sandwich?"]
  Eat i -> say ["You can't eat a " ++ nameOf i ++ "."]
  Use i
    | i `notElem` carried g -> say ["You don't have that."]
    | otherwise -> use i
  where
    g = g0 { turns = turns g0 + 1 }
    say ls = (g, ls, Continue)
    moveItem i x = x
      { carried = i : carried x
      , items = Map.adjust (delete i) (here x) (items x) }
    use Lamp
      | lampLit g = (g { lampLit = False }, ["The lamp goes out."], Continue)
      | otherwise = let g' = g { lampLit = True } in (g', "The lamp is lit." : [l | dark (world Map.! here g), l <- describe g'], Continue)
    use Key
      | here g == Cellar && canSee g = (g { unlocked = True }, ["The iron door creaks open."], Continue)
      | otherwise = say ["There is nothing to unlock."]
    use Sword
      | here g == Vault && troll g = (g { troll = False }, ["The troll looks at the sword, then leaves."], Continue)
      | otherwise = say ["You swing at the air."]
    use Sandwich
      | here g == Vault && troll g = (g { carried = delete Sandwich (carried g) }, ["The troll eats it and is still hungry."], Died "The troll eats you too.")
    use i = say ["Nothing happens with the " ++ nameOf i ++ "."]

-- The loop

play :: IORef Game -> IO ()
play ref = do
  putStr "> "
  hFlush stdout
  end <- isEOF
  if end
    then putStrLn "\n(end of input)" >> finish ref 2
    else do
      l <- getLine
      putStrLn (trim l)
      case parseCommand l of
        Left err -> putStrLn err >> play ref
        Right c -> do
          g <- readIORef ref
          let (g', out, o) = step c g
          writeIORef ref g'
          mapM_ putStrLn out
          case o of
            Continue -> play ref
            Won -> putStrLn "*** You have won ***" >> finish ref 0
            Died why -> putStrLn why >> putStrLn "*** You have died ***" >> finish ref 1
            Gave -> finish ref 0

finish :: IORef Game -> Int -> IO ()
finish ref code = do
  g <- readIORef ref
  let (seen, missed) = partition (`elem` visited g) [minBound .. maxBound]
  putStrLn ("Final score: " ++ show (score g) ++ " after " ++ show (turns g) ++ " turns.")
  putStrLn ("Visited: " ++ unwords (map show seen))
  unless (null missed) $ putStrLn ("Missed: " ++ unwords (map show missed))
  when (code /= 0) $ exitWith (ExitFailure code)

trim :: String -> String
trim = f . f where f = reverse . dropWhile isSpace

main :: IO ()
main = do
  hSetBuffering stdout LineBuffering
  putStrLn "CROWN"
  forM_ (describe start) putStrLn
  newIORef start >>= play
