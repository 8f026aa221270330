-- | Lazy text as bytes.
module Data.Text.Lazy.Encoding (encodeUtf8, decodeUtf8, decodeUtf8', decodeUtf8With, decodeLatin1) where

import qualified Data.ByteString.Lazy as Z
import qualified Data.Text.Encoding as S
import Data.Text.Encoding.Error
import Data.Text.Lazy (Text, fromStrict, toStrict)

encodeUtf8 :: Text -> Z.ByteString
encodeUtf8 t = Z.fromStrict (S.encodeUtf8 (toStrict t))

decodeUtf8, decodeLatin1 :: Z.ByteString -> Text
decodeUtf8 b = fromStrict (S.decodeUtf8 (Z.toStrict b))
decodeLatin1 b = fromStrict (S.decodeLatin1 (Z.toStrict b))

decodeUtf8With :: OnDecodeError -> Z.ByteString -> Text
decodeUtf8With f b = fromStrict (S.decodeUtf8With f (Z.toStrict b))

decodeUtf8' :: Z.ByteString -> Either UnicodeException Text
decodeUtf8' b = fmap fromStrict (S.decodeUtf8' (Z.toStrict b))
