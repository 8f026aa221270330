//! Functions told apart.

use crate::support::Folder;
use expect_test::expect;

const SORTS: &str = r#"module Sorts where

import Data.List (sort)

insertion, library :: [Int] -> [Int]
insertion = foldr put []
library = sort

put :: Int -> [Int] -> [Int]
put x [] = [x]
put x (y : ys)
  | x < y = x : y : ys
  | x == y = y : ys
  | otherwise = y : put x ys

half, third, same :: Int -> Int -> Int
half x y = x `div` y
third x y = if y == 0 then error "no" else x `div` y
same x y = if y == 0 then 0 else x `div` y

upwards, downwards :: [a] -> [a]
upwards = reverse
downwards xs = go xs []
  where
    go [] done = done
    go (y : ys) done = go ys (y : done)

loop, noloop :: Int -> Int
loop n = if n == 3 then loop n else n
noloop n = n

adder, multiplier :: Int -> Maybe (Int -> Int)
adder n = Just (+ n)
multiplier n = Just (* n)
"#;

fn folder(test: &str) -> Folder {
    Folder::new(test).file("Sorts.hs", SORTS).file(
        "Fixed.hs",
        SORTS.replace("x == y = y : ys", "x == y = x : y : ys").replace("module Sorts", "module Fixed"),
    )
}

#[test]
fn the_smallest_difference_comes_first() {
    let folder = folder("the_smallest_difference_comes_first");
    expect![[r#"
        $ snell diff Sorts.hs insertion library
        DIFFER   smallest input, size 5
            [0,0]
              insertion   [0]
              library     [0,0]
              they part at [] and [0]
        AGREE    on all smaller inputs (3 paths)
        saved     snell-corpus/Sorts/insertion-library-1.hs
        next      snell diff Sorts.hs insertion library -n 10
        --- exit 1
        $ snell diff Sorts.hs half same
        DIFFER   smallest input, size 2
            0
            0
              half   fails: divide by zero      Sorts.hs:17
              same   0
        AGREE    on all smaller inputs (2 paths)
        saved     snell-corpus/Sorts/half-same-1.hs
        next      snell diff Sorts.hs half same -n 10
        --- exit 1
        $ snell diff Sorts.hs loop noloop
        DIFFER   smallest input, size 1
            3
              loop     no end within 200000 steps
              noloop   3
        AGREE    on all smaller inputs (0 paths)
        saved     snell-corpus/Sorts/loop-noloop-1.hs
        next      snell diff Sorts.hs loop noloop -n 10
        --- exit 1
        $ snell diff Sorts.hs insertion library -n 2 --format json
        {"v":1,"type":"diff","left":"insertion","right":"library","likeness":"differ","differences":[{"args":["[0,0]"],"left":{"observed":"ended","kind":"value","value":"[0]"},"right":{"observed":"ended","kind":"value","value":"[0,0]"},"parting":["[]","[0]"],"size":5},{"args":["[0,0,1]"],"left":{"observed":"ended","kind":"value","value":"[0,1]"},"right":{"observed":"ended","kind":"value","value":"[0,0,1]"},"parting":["1","0"],"size":7}],"agreeing":5,"smaller":3,"smallest":true,"complete_to_size":6,"seen":"list of up to 2 elements","reason":null,"steps":3094,"ledger":[],"saved":["snell-corpus/Sorts/insertion-library-1.hs","snell-corpus/Sorts/insertion-library-2.hs"],"next":"snell diff Sorts.hs insertion library -n 20"}
        --- exit 1
    "#]].assert_eq(&folder.transcript(&[
        "diff Sorts.hs insertion library",
        "diff Sorts.hs half same",
        "diff Sorts.hs loop noloop",
        "diff Sorts.hs insertion library -n 2 --format json",
    ]));
}

#[test]
fn agreement_is_proved_or_bounded() {
    let folder = folder("agreement_is_proved_or_bounded");
    expect![[r#"
        $ snell diff Sorts.hs half third --solver none
        AGREE    on every input (4 paths)  (proved)
        --- exit 0
        $ snell diff Sorts.hs upwards downwards --max-size 6
        AGREE    on every list of up to 5 elements (6 paths)  (bounded)
        not seen  2 branches to inputs larger than 6
        assumed   values of unknown type are equal to themselves
        next      snell diff Sorts.hs upwards downwards --max-size 9
        --- exit 0
        $ snell diff Sorts.hs loop loop
        OPEN     on some inputs neither ends in time
        AGREE    on 1 path so far
        not seen  1 path of more than 200000 steps, perhaps without an end
        next      snell diff Sorts.hs loop loop --fuel 3200000
        --- exit 2
    "#]]
    .assert_eq(&folder.transcript(&[
        "diff Sorts.hs half third --solver none",
        "diff Sorts.hs upwards downwards --max-size 6",
        "diff Sorts.hs loop loop",
    ]));
}

#[test]
fn two_programs_are_compared() {
    let folder = folder("two_programs_are_compared");
    expect![[r#"
        $ snell diff Sorts.hs Fixed.hs --entry insertion
        DIFFER   smallest input, size 5
            [0,0]
              insertion (Sorts.hs)   [0]
              insertion (Fixed.hs)   [0,0]
              they part at [] and [0]
        AGREE    on all smaller inputs (3 paths)
        next      snell diff Sorts.hs Fixed.hs --entry insertion -n 10
        --- exit 1
        $ snell diff Sorts.hs Fixed.hs --entry half --solver none
        AGREE    on every input (4 paths)  (proved)
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "diff Sorts.hs Fixed.hs --entry insertion",
        "diff Sorts.hs Fixed.hs --entry half --solver none",
    ]));
}

const LISTS: &str = r#"(define (flip l) (if (null? l) '() (append (flip (cdr l)) (list (car l)))))
(define (turn l) (let loop ((l l) (done '())) (if (null? l) done (loop (cdr l) (cons (car l) done)))))
(define (drop-third l) (if (and (pair? l) (pair? (cdr l)) (pair? (cddr l))) (append (flip (cdr l)) '()) (flip l)))
(define (pair x) (vector x 1))
(define (couple x) (list->vector (list x 1)))
(define (twice x) (vector x x))
(define (one x) (if (integer? x) (vector x) 'no))
(define (zero x) (if (integer? x) (vector 0) 'no))
(define-record-type spot (make-spot x y) spot? (x spot-x set-spot-x!) (y spot-y))
(define (placed a) (make-spot a 1))
(define (moved a) (let ((p (make-spot 0 1))) (set-spot-x! p a) p))
(define (add n) (lambda (x) (+ x n)))
(define (plus n) (lambda (x) (+ n x)))
"#;

/// What is in vectors, records and lists counts, not which object it is; an element that nobody looks at may be anything.
#[test]
fn scheme_results_are_compared_by_what_they_hold() {
    let folder = Folder::new("scheme_results_are_compared").file("lists.scm", LISTS);
    expect![[r#"
        $ snell diff lists.scm flip turn --max-size 12
        AGREE    on every input up to size 12 (12 paths)  (bounded)
        not seen  2 branches to inputs larger than 12
        next      snell diff lists.scm flip turn --max-size 18
        --- exit 0
        $ snell diff lists.scm flip drop-third
        DIFFER   smallest input, size 7
            '(_ _ _)
              flip         (_ _ _)
              drop-third   (_ _)
              they part at (_) and ()
        AGREE    on all smaller inputs (6 paths)
        next      snell diff lists.scm flip drop-third -n 10
        --- exit 1
        $ snell diff lists.scm pair couple
        AGREE    on every input (1 path)  (proved)
        --- exit 0
        $ snell diff lists.scm pair twice
        DIFFER   size 1
            '()
              pair    #(() 1)
              twice   #(() ())
              they part at 1 and ()
        AGREE    on 1 path of smaller inputs
        next      snell diff lists.scm pair twice -n 10
        --- exit 1
        $ snell diff lists.scm one zero
        DIFFER   smallest input, size 2
            1
              one    #(1)
              zero   #(0)
              they part at 1 and 0
        AGREE    on all smaller inputs (1 path)
        next      snell diff lists.scm one zero -n 10
        --- exit 1
        $ snell diff lists.scm placed moved
        AGREE    on every input (1 path)  (proved)
        --- exit 0
        $ snell diff lists.scm add plus
        OPEN     not everything was seen
        not seen  telling functions apart that are results, or parts of them, needed on 1 path
        next      snell diff lists.scm add plus --max-steps 500000000
        --- exit 2
    "#]]
    .assert_eq(&folder.transcript(&[
        "diff lists.scm flip turn --max-size 12",
        "diff lists.scm flip drop-third",
        "diff lists.scm pair couple",
        "diff lists.scm pair twice",
        "diff lists.scm one zero",
        "diff lists.scm placed moved",
        "diff lists.scm add plus",
    ]));
}

#[test]
fn what_can_not_be_compared_is_refused() {
    let folder = folder("what_can_not_be_compared_is_refused");
    expect![[r#"
        $ snell diff Sorts.hs half loop
        --- stderr
        Sorts.hs: error: [SN-0061] `half` and `loop` have different types
          Sorts.hs:17:1-20: `half` has the type Int -> Int -> Int
          Sorts.hs:29:1-37: `loop` has the type Int -> Int
        --- exit 3
        $ snell diff Sorts.hs adder multiplier
        --- stderr
        Sorts.hs: error: [SN-0061] the results of `adder` and `multiplier` are functions, which can't be compared
        --- exit 3
        $ snell diff Sorts.hs half thrid
        --- stderr
        Sorts.hs: error: [SN-0008] no definition is called `thrid`
          did you mean `third`?
        --- exit 3
        $ snell diff Sorts.hs half
        --- stderr
        Sorts.hs: error: [SN-0008] two functions are wanted
          snell diff FILE F G, or snell diff FILE1 FILE2 --entry F
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&[
        "diff Sorts.hs half loop",
        "diff Sorts.hs adder multiplier",
        "diff Sorts.hs half thrid",
        "diff Sorts.hs half",
    ]));
}
