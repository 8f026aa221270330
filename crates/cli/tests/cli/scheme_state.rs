//! Variables that change between two calls: nothing is proved from what loading leaves.

use crate::support::Folder;
use expect_test::expect;

const COUNTER: &str = r#"(define counter 0)
(define (tick) (set! counter (+ counter 1)) counter)
(define (tock n) (if (> counter 2) (error "over" counter) (begin (tick) counter)))
(define (prop-tock n) (< (tock n) 3))
(define (plain n) 1)
"#;

#[test]
fn what_other_calls_change_is_not_proved() {
    let commands = [
        "audit f.scm --all",
        "cover f.scm",
        "reach f.scm:3:36",
        "check f.scm",
        "explore f.scm tock",
        "diff f.scm tock plain",
    ];
    expect![[r#"
        $ snell audit f.scm --all
        OPEN    1   (may fail, or not)
          f.scm:3:36  (error "over" counter)  tock: it was explored only where counter is as loading leaves it (tick may change that); and 1 more
        0 crash, 0 safe, 1 open, 0 dead · 3 calls · entered by counter, tick, tock, prop-tock and 1 more · 2 paths · # steps
        --- exit 2
        $ snell cover f.scm
                     branches  covered  dead (proved)  open
        tock            2         1           0         1
        open  3  tock: then (error "over" counter)
                 not taken where counter is as loading leaves it (tick may change that); nearest: (tock _) gets to line 3
        test 1  (tock _) = 1  line 3
        1 of 2 branches covered, 0 dead, 1 open · 1 test · 1 path · # steps
        --- exit 2
        $ snell reach f.scm:3:36
        OPEN  (error "over" counter)
          it reads what other calls may change
        assumed   counter is as loading leaves it (tick may change that)
        --- exit 2
        $ snell check f.scm
        HOLDS    prop-tock  every input, right after loading  (bounded)
          assumed   counter is as loading leaves it (tick may change that)
        1 holds, 0 fail, 0 open · 1 path · # steps
        --- exit 0
        $ snell explore f.scm tock
        (tock _) = 1
        1 path, no others but for what was not seen · none fails · # steps
        assumed   counter is as loading leaves it (tick may change that)
        --- exit 2
        $ snell diff f.scm tock plain
        AGREE    on every input, right after loading (1 path)  (bounded)
        assumed   counter is as loading leaves it (tick may change that)
        --- exit 0
    "#]].assert_eq(&Folder::new("state_is_not_proved").file("f.scm", COUNTER).transcript(&commands));
}

const DATA: &str = "(define box (vector 0))
(define (bump!) (vector-set! box 0 (+ 1 (vector-ref box 0))))
(define (use) (if (> (vector-ref box 0) 3) (car '()) 'ok))
(define p (list 1 2))
(define (grow!) (set-cdr! p '()))
(define (second) (cadr p))
(define next (let ((n 0)) (lambda () (set! n (+ n 1)) (if (> n 2) (car '()) n))))
(define (make) (let ((n 0)) (lambda () (set! n (+ n 1)) (if (> n 3) (car '()) n))))
(define made (make))
(define (again) (made))
(define constant '(1 2 3))
(define limit 5)
(define (within n) (if (eq? n 'x) limit (car constant)))
";

#[test]
fn data_and_closures_of_the_top_are_state() {
    let commands = [
        "explore f.scm use",
        "explore f.scm second",
        "explore f.scm next",
        "explore f.scm again",
        "explore f.scm within",
        "cover f.scm",
        "check f.scm --crashes use",
    ];
    expect![[r#"
        $ snell explore f.scm use
        (use) = ok
        1 path, no others but for what was not seen · none fails · # steps
        assumed   box is as loading leaves it (bump! may change that)
        --- exit 2
        $ snell explore f.scm second
        (second) = 2
        1 path, no others but for what was not seen · none fails · # steps
        assumed   p is as loading leaves it (grow! may change that)
        --- exit 2
        $ snell explore f.scm next
        (next) = 1
        1 path, no others but for what was not seen · none fails · # steps
        assumed   next is as loading leaves it (next may change that)
        --- exit 2
        $ snell explore f.scm again
        (again) = 1
        1 path, no others but for what was not seen · none fails · # steps
        assumed   made is as loading leaves it (make may change that)
        --- exit 2
        $ snell explore f.scm within
        (within '()) = 1
        (within 'x) = 5
        (within 'ok) = 1
        3 paths, no others but for what was not seen · none fails · # steps
        assumed   constant is as loading leaves it (grow! may change that)
        --- exit 2
        $ snell cover f.scm
                     branches  covered  dead (proved)  open
        use             2         1           0         1
        next            2         1           0         1
        make            2         0           0         2
        within          2         2           0         0
        open  3  use: then (car '())
                 not taken where box is as loading leaves it (bump! may change that); nearest: (use) gets to line 3
        open  7  next: then (car '())
                 not taken where next is as loading leaves it (next may change that); nearest: (next) gets to line 7
        open  8  make: then (car '())
                 no input was found within the limits
        open  8  make: else n
                 no input was found within the limits
        test 1  (use) = ok  line 3
        test 2  (within '()) = 1  line 13
        test 3  (within 'x) = 5  line 13
        test 4  (next) = 1  line 7
        4 of 8 branches covered, 0 dead, 4 open · 4 tests · 4 paths · # steps
        --- exit 2
        $ snell check f.scm --crashes use
        HOLDS    use  never crashes on any input, right after loading  (bounded)
          assumed   box is as loading leaves it (bump! may change that)
        1 holds, 0 fail, 0 open · 1 path · # steps
        --- exit 0
    "#]]
    .assert_eq(&Folder::new("data_is_state").file("f.scm", DATA).transcript(&commands));
}

#[test]
fn what_nobody_changes_is_proved() {
    let program = "(define table (let ((v (make-vector 3 0))) (vector-set! v 0 7) v))
(define (look) (vector-ref table 0))
(define (fresh n) (let ((v (vector 1 2))) (if (eq? n 'x) (set! n 1)) (vector-length v)))
(define (prop-look) (= (look) 7))
(define (prop-fresh n) (= (fresh n) 2))
";
    let commands = ["check f.scm"];
    expect![[r#"
        $ snell check f.scm
        HOLDS    prop-look   every input  (proved)
        HOLDS    prop-fresh  every input  (proved)
        2 hold, 0 fail, 0 open · 4 paths · # steps
        --- exit 0
    "#]]
    .assert_eq(&Folder::new("constants_are_no_state").file("f.scm", program).transcript(&commands));
}

#[test]
fn references_at_the_top_are_state_in_haskell() {
    let program = "module Main where
import Data.IORef
import System.IO.Unsafe
{-# NOINLINE ref #-}
ref :: IORef Int
ref = unsafePerformIO (newIORef 0)
tick :: IO ()
tick = modifyIORef ref (+ 1)
now :: Int -> Int
now n = n + unsafePerformIO (readIORef ref)
prop_now :: Int -> Bool
prop_now n = now n == n
";
    let commands = ["check F.hs"];
    expect![[r#"
        $ snell check F.hs
        HOLDS    prop_now  every input, right after loading  (bounded)
          assumed   ref is as loading leaves it
        1 holds, 0 fail, 0 open · 1 path · # steps
        --- exit 0
    "#]]
    .assert_eq(&Folder::new("references_are_state").file("F.hs", program).transcript(&commands));
}
