-- | Times as text. Of the directives those that are used most are known.
module Data.Time.Format
  ( FormatTime, formatTime, ParseTime, parseTimeM, parseTimeOrError, TimeLocale (..), defaultTimeLocale
  , iso8601DateFormat, rfc822DateFormat
  ) where

import Data.Char (isAlpha, isDigit, isSpace, toLower, toUpper)
import Data.Fixed (mod', showFixed)
import Data.List (isPrefixOf)
import Data.Time.Calendar
import Data.Time.Calendar.OrdinalDate (toOrdinalDate)
import Data.Time.Calendar.WeekDate (toWeekDate)
import Data.Time.Clock
import Data.Time.Clock.POSIX (posixSecondsToUTCTime, utcTimeToPOSIXSeconds)
import Data.Time.LocalTime

data TimeLocale = TimeLocale
  { wDays :: [(String, String)], months :: [(String, String)], amPm :: (String, String), dateTimeFmt :: String
  , dateFmt :: String, timeFmt :: String, time12Fmt :: String, knownTimeZones :: [TimeZone] }

defaultTimeLocale :: TimeLocale
defaultTimeLocale = TimeLocale
  { wDays = short ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  , months = short ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October"
                   , "November", "December"]
  , amPm = ("AM", "PM"), dateTimeFmt = "%a %b %e %H:%M:%S %Z %Y", dateFmt = "%m/%d/%y", timeFmt = "%H:%M:%S"
  , time12Fmt = "%I:%M:%S %p", knownTimeZones = [utc] }
  where short = map (\name -> (name, take 3 name))

-- | What there is to write: a day, a time of day and a zone, as far as there are any.
class FormatTime t where
  fields :: t -> (Maybe Day, Maybe TimeOfDay, Maybe TimeZone)

instance FormatTime Day where
  fields d = (Just d, Nothing, Nothing)

instance FormatTime TimeOfDay where
  fields t = (Nothing, Just t, Nothing)

instance FormatTime LocalTime where
  fields (LocalTime d t) = (Just d, Just t, Nothing)

instance FormatTime ZonedTime where
  fields (ZonedTime (LocalTime d t) zone) = (Just d, Just t, Just zone)

instance FormatTime UTCTime where
  fields time = case utcToLocalTime utc time of LocalTime d t -> (Just d, Just t, Just utc)

formatTime :: FormatTime t => TimeLocale -> String -> t -> String
formatTime locale format time = go format
  where
    (day, tod, zone) = fields time
    go ('%' : rest) = directive rest
    go (c : rest) = c : go rest
    go [] = []
    directive ('-' : c : rest) = dropZeros (one c) ++ go rest
    directive ('_' : c : rest) = spaces (one c) ++ go rest
    directive ('0' : c : rest) = map (\d -> if d == ' ' then '0' else d) (one c) ++ go rest
    directive ('^' : c : rest) = map toUpper (one c) ++ go rest
    directive ('#' : c : rest) = map toLower (one c) ++ go rest
    directive (c : rest) = one c ++ go rest
    directive [] = "%"
    dropZeros text = case dropWhile (`elem` "0 ") text of
      [] -> take 1 (reverse text)
      short -> short
    spaces text = case span (== '0') text of
      (zeros, short@(_ : _)) -> map (const ' ') zeros ++ short
      (zeros, []) -> drop 1 (map (const ' ') zeros) ++ "0"
    one c = case c of
      '%' -> "%"
      't' -> "\t"
      'n' -> "\n"
      'Y' -> ofDay (\(y, _, _) -> show y)
      'y' -> ofDay (\(y, _, _) -> pad 2 (mod y 100))
      'C' -> ofDay (\(y, _, _) -> pad 2 (div y 100))
      'm' -> ofDay (\(_, m, _) -> pad 2 (toInteger m))
      'd' -> ofDay (\(_, _, d) -> pad 2 (toInteger d))
      'e' -> ofDay (\(_, _, d) -> (if d < 10 then " " else "") ++ show d)
      'B' -> ofDay (\(_, m, _) -> fst (months locale !! (m - 1)))
      'b' -> ofDay (\(_, m, _) -> snd (months locale !! (m - 1)))
      'h' -> one 'b'
      'j' -> maybe "" (pad 3 . toInteger . snd . toOrdinalDate) day
      'A' -> maybe "" (\d -> fst (wDays locale !! mod (fromEnum (dayOfWeek d)) 7)) day
      'a' -> maybe "" (\d -> snd (wDays locale !! mod (fromEnum (dayOfWeek d)) 7)) day
      'u' -> maybe "" (show . fromEnum . dayOfWeek) day
      'w' -> maybe "" (\d -> show (mod (fromEnum (dayOfWeek d)) 7)) day
      'G' -> maybe "" (\d -> case toWeekDate d of (y, _, _) -> show y) day
      'V' -> maybe "" (\d -> case toWeekDate d of (_, w, _) -> pad 2 (toInteger w)) day
      'F' -> one 'Y' ++ "-" ++ one 'm' ++ "-" ++ one 'd'
      'D' -> one 'm' ++ "/" ++ one 'd' ++ "/" ++ one 'y'
      'x' -> formatTime locale (dateFmt locale) time
      'c' -> formatTime locale (dateTimeFmt locale) time
      'X' -> formatTime locale (timeFmt locale) time
      'r' -> formatTime locale (time12Fmt locale) time
      'T' -> one 'H' ++ ":" ++ one 'M' ++ ":" ++ one 'S'
      'R' -> one 'H' ++ ":" ++ one 'M'
      'H' -> ofTime (pad 2 . toInteger . todHour)
      'k' -> ofTime (\t -> (if todHour t < 10 then " " else "") ++ show (todHour t))
      'I' -> ofTime (pad 2 . hour12)
      'l' -> ofTime (\t -> (if hour12 t < 10 then " " else "") ++ show (hour12 t))
      'p' -> ofTime (\t -> (if todHour t < 12 then fst else snd) (amPm locale))
      'P' -> ofTime (\t -> map toLower ((if todHour t < 12 then fst else snd) (amPm locale)))
      'M' -> ofTime (pad 2 . toInteger . todMin)
      'S' -> ofTime (\t -> pad 2 (floor (todSec t)))
      'q' -> ofTime (\t -> drop 1 (dropWhile (/= '.') (showFixed False (todSec t))))
      'Q' -> ofTime (\t -> dropWhile (/= '.') (showFixed True (mod' (todSec t) 1)))
      'Z' -> maybe "" show zone
      'z' -> maybe "" timeZoneOffsetString zone
      's' -> case (day, tod) of
        (Just d, Just t) -> show (floor (utcTimeToPOSIXSeconds (localTimeToUTC (maybe utc id zone) (LocalTime d t))) :: Integer)
        _ -> ""
      _ -> ['%', c]
    ofDay f = maybe "" (f . toGregorian) day
    ofTime f = maybe "" f tod
    hour12 t = toInteger (mod (todHour t + 11) 12 + 1)
    pad n k = let s = show k in replicate (n - length s) '0' ++ s

iso8601DateFormat :: Maybe String -> String
iso8601DateFormat time = "%Y-%m-%d" ++ maybe "" ('T' :) time

rfc822DateFormat :: String
rfc822DateFormat = "%a, %_d %b %Y %H:%M:%S %Z"

-- | What is read of a text: directives and what they had.
class ParseTime t where
  assemble :: [(Char, Integer)] -> Maybe t

value :: Char -> Integer -> [(Char, Integer)] -> Integer
value c otherwise' = maybe otherwise' id . lookup c

instance ParseTime Day where
  assemble found = fromGregorianValid year (fromInteger (value 'm' 1 found)) (fromInteger (value 'd' 1 found))
    where
      year = case (lookup 'Y' found, lookup 'y' found) of
        (Just y, _) -> y
        (_, Just y) -> if y < 69 then 2000 + y else 1900 + y
        _ -> 1970

instance ParseTime TimeOfDay where
  assemble found = makeTimeOfDayValid hour (fromInteger (value 'M' 0 found)) (fromInteger (value 'S' 0 found))
    where
      hour = case (lookup 'H' found, lookup 'I' found) of
        (Just h, _) -> fromInteger h
        (_, Just h) -> fromInteger (mod h 12 + 12 * value 'p' 0 found)
        _ -> 0

instance ParseTime LocalTime where
  assemble found = LocalTime <$> assemble found <*> assemble found

instance ParseTime UTCTime where
  assemble found = case lookup 's' found of
    Just n -> Just (posixSecondsToUTCTime (fromInteger n))
    Nothing -> fmap (localTimeToUTC (minutesToTimeZone (fromInteger (value 'z' 0 found)))) (assemble found)

instance ParseTime ZonedTime where
  assemble found = fmap (\t -> ZonedTime t (minutesToTimeZone (fromInteger (value 'z' 0 found)))) (assemble found)

parseTimeM :: (MonadFail m, ParseTime t) => Bool -> TimeLocale -> String -> String -> m t
parseTimeM around locale format text =
  case scan locale format (if around then trim text else text) [] >>= assemble of
    Just t -> return t
    Nothing -> fail ("parseTimeM: no parse of " ++ show text)
  where trim = dropWhile isSpace . reverse . dropWhile isSpace . reverse

parseTimeOrError :: ParseTime t => Bool -> TimeLocale -> String -> String -> t
parseTimeOrError around locale format text =
  maybe (errorWithoutStackTrace ("parseTimeOrError: no parse of " ++ show text)) id (parseTimeM around locale format text)

scan :: TimeLocale -> String -> String -> [(Char, Integer)] -> Maybe [(Char, Integer)]
scan _ [] [] found = Just found
scan _ [] _ _ = Nothing
scan locale ('%' : c : format) text found
  | c `elem` "-_0^#", d : rest <- format = scan locale ('%' : d : rest) text found
  | c == 'F' = scan locale ("%Y-%m-%d" ++ format) text found
  | c == 'T' = scan locale ("%H:%M:%S" ++ format) text found
  | c == 'R' = scan locale ("%H:%M" ++ format) text found
  | c == 'D' = scan locale ("%m/%d/%y" ++ format) text found
  | c == 'Y' = number 4
  | c == 'j' = number 3
  | c `elem` "mdyHIMSC" = number 2
  | c `elem` "ekl" = case dropWhile isSpace text of
      text' -> scan locale ('%' : (case c of { 'e' -> 'd'; 'k' -> 'H'; _ -> 'I' }) : format) text' found
  | c == 's' = number 20
  | c `elem` "Bbh" = named 'm' 1 (months locale)
  | c `elem` "Aa" = named 'w' 0 (wDays locale)
  | c `elem` "pP" = named 'p' 0 [amPm locale, (snd (amPm locale), snd (amPm locale))]
  | c `elem` "QZ" = scan locale format (dropWhile (\d -> if c == 'Q' then d == '.' || isDigit d else isAlpha d) text) found
  | c == 'z' = zone
  | c == '%' = literal '%'
  | otherwise = Nothing
  where
    number most = case span isDigit (take most text) of
      ([], _) -> Nothing
      (digits, _) -> scan locale format (drop (length digits) text) ((c, read digits) : found)
    named key from names = case
        [ (n, length name) | (n, (long, short)) <- zip [from ..] names, name <- [long, short]
        , map toLower name `isPrefixOf` map toLower text ] of
      (n, len) : _ -> scan locale format (drop len text) ((key, n) : found)
      [] -> Nothing
    literal d = case text of
      x : rest | x == d -> scan locale format rest found
      _ -> Nothing
    zone = case text of
      'Z' : rest -> scan locale format rest (('z', 0) : found)
      sign : a : b : rest | sign `elem` "+-", all isDigit [a, b] -> case dropWhile (== ':') rest of
        m : n : rest' | all isDigit [m, n] ->
          scan locale format rest' (('z', (if sign == '-' then negate else id) (60 * read [a, b] + read [m, n])) : found)
        _ -> Nothing
      _ -> Nothing
scan locale (c : format) text found
  | isSpace c = scan locale (dropWhile isSpace format) (dropWhile isSpace text) found
  | d : rest <- text, c == d = scan locale format rest found
  | otherwise = Nothing
