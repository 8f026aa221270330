//! What a command found, as plain data: verdicts, paths, ledger.
