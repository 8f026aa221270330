-- | Text that is put together from parts.
module Data.Text.Lazy.Builder
  ( Builder, toLazyText, toLazyTextWith, fromText, fromLazyText, fromString, singleton, flush
  ) where

import qualified Data.String as S
import qualified Data.Text as T
import qualified Data.Text.Lazy as L

newtype Builder = Builder (String -> String)

instance Semigroup Builder where
  Builder f <> Builder g = Builder (f . g)

instance Monoid Builder where
  mempty = Builder id

instance S.IsString Builder where
  fromString = fromString

instance Show Builder where
  show = show . toLazyText

instance Eq Builder where
  a == b = toLazyText a == toLazyText b

instance Ord Builder where
  compare a b = compare (toLazyText a) (toLazyText b)

toLazyText :: Builder -> L.Text
toLazyText (Builder f) = L.pack (f "")

toLazyTextWith :: Int -> Builder -> L.Text
toLazyTextWith _ = toLazyText

fromText :: T.Text -> Builder
fromText t = Builder (T.unpack t ++)

fromLazyText :: L.Text -> Builder
fromLazyText t = Builder (L.unpack t ++)

fromString :: String -> Builder
fromString s = Builder (s ++)

singleton :: Char -> Builder
singleton c = Builder (c :)

flush :: Builder
flush = mempty
