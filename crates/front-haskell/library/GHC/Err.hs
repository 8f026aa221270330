-- | Failures.
module GHC.Err (error, errorWithoutStackTrace, undefined) where


