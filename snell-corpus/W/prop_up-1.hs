-- A counterexample of prop_up in /tmp/t/W.hs, found by snell check.
-- The next check runs it first. Delete the file to forget it.
prop_up
  '\223'
