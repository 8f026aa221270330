//! How Scheme's procedures are called from outside: with any number of arguments, by each clause, never otherwise.

use crate::support::Folder;
use expect_test::expect;

const REST: &str = "(define (lst . r) (if (> (length r) 2) (list-ref r 2) 'few))
(define (lst2 a . r) (if (null? r) a (car r)))
(define (f . r) (if (list? r) 1 2))
(define (g . r) 1)
(define (add . r) (if (null? r) 0 (+ (car r) (apply add (cdr r)))))
";

#[test]
fn what_is_left_of_the_arguments_is_a_proper_list() {
    let commands = [
        "explore f.scm lst --max-paths 4",
        "explore f.scm lst2",
        "explore f.scm add --max-paths 4",
        "diff f.scm f g --max-size 4",
        "diff f.scm f add --max-size 4",
        "reach f.scm:3:33 --max-size 4",
        "audit f.scm --max-size 4",
    ];
    expect![[r#"
        $ snell explore f.scm lst --max-paths 4
        (lst) = few
        (lst _) = few
        (lst _ _) = few
        (lst _ _ _) = _
        4 paths so far (bound: --max-paths 4) · none fails · complete up to size 3 · # steps
        not seen  paths after these
        saved     .snell/explore-f-lst.frontier
        next      snell explore f.scm lst --resume --max-paths 4
        --- exit 2
        $ snell explore f.scm lst2
        (lst2 _) = _
        (lst2 _ _) = _
        2 paths, no others (exhausted) · none fails · # steps
        --- exit 0
        $ snell explore f.scm add --max-paths 4
        (add) = 0
        (add 0) = 0
        (add 0.0) = 0.0
        (add '()) fails: +: not a number: ()  f.scm:5:35
        4 paths so far (bound: --max-paths 4) · 1 fails · complete up to size 4 · # steps
        not seen  paths after these
        not seen  10 branches to larger inputs
        not seen  1 branch that could not be decided
        note      an unknown fraction, promise, bytevector, hash table, port or captured continuation
        saved     .snell/explore-f-add.frontier
        next      snell explore f.scm add --resume --max-paths 4
        --- exit 1
        $ snell diff f.scm f g --max-size 4
        AGREE    on every input up to size 4 (4 paths)  (bounded)
        not seen  2 branches to inputs larger than 4
        assumed   no two parts of the inputs are one object
        next      snell diff f.scm f g --max-size 6
        --- exit 0
        $ snell diff f.scm f add --max-size 4
        DIFFER   smallest input, size 1
              f     1
              add   0
              they part at 1 and 0
        AGREE    on all smaller inputs (0 paths)
        next      snell diff f.scm f add -n 10
        --- exit 1
        $ snell reach f.scm:3:33 --max-size 4
        OPEN  2
          it relies on something that was not explored
          nearest: (f), which gets to line 3
        not seen  inputs larger than 4
        not seen  2 branches to inputs larger than 4
        assumed   no two parts of the inputs are one object
        note      every input up to size 4 was seen
        --- exit 2
        $ snell audit f.scm --max-size 4
        OPEN    3   (may fail, or not)
          f.scm:1:40  (list-ref r 2)                   no failure on inputs of lst up to size 4
          f.scm:3:21  (list? r): cdr: not a pair       no failure on inputs of f up to size 4
          f.scm:5:35  (+ (car r) (apply add (cdr r)))  no failure on inputs of add up to size 4
        SAFE    3   (proved)  car f.scm:2, car f.scm:5, cdr f.scm:5
        0 crash, 3 safe, 3 open, 0 dead · 10 calls · entered by lst, lst2, f, g and 1 more · 11 paths · # steps
        --- exit 2
    "#]]
    .assert_eq(&Folder::new("rest_is_a_list").file("f.scm", REST).transcript(&commands));
}

#[test]
fn changeable_pairs_are_proper_lists_as_well() {
    let program = "(define (last! . r) (if (pair? r) (begin (set-car! r 0) r) 'none))
(define (k . r) (call/cc (lambda (return) (for-each (lambda (x) (if (eq? x 'stop) (return x))) r) (length r))))
";
    let commands = ["explore f.scm last! --max-paths 3", "explore f.scm k --max-paths 4"];
    expect![[r#"
        $ snell explore f.scm last! --max-paths 3
        (last!) = none
        (last! _) = (0)
        (last! _ _) = (0 _)
        3 paths so far (bound: --max-paths 3) · none fails · complete up to size 2 · # steps
        not seen  paths after these
        saved     .snell/explore-f-last+21.frontier
        next      snell explore f.scm 'last!' --resume --max-paths 3
        --- exit 2
        $ snell explore f.scm k --max-paths 4
        (k) = 0
        (k 'stop) = stop
        (k '()) = 1
        (k 'none) = 1
        4 paths so far (bound: --max-paths 4) · none fails · complete up to size 3 · # steps
        not seen  paths after these
        not seen  4 branches to larger inputs
        saved     .snell/explore-f-k.frontier
        next      snell explore f.scm k --resume --max-paths 4
        --- exit 2
    "#]]
    .assert_eq(&Folder::new("rest_of_cells").file("f.scm", program).transcript(&commands));
}

#[test]
fn properties_have_any_number_of_arguments() {
    let program = "(define (prop-none . r) (null? r))
(define (prop-list . r) (list? r))
(define (prop-any a . r) (pair? (cons a r)))
(define prop-clauses (case-lambda ((a) #t) ((a b) (not (eq? b 'x)))))
";
    let commands = ["check f.scm --max-size 5"];
    expect![[r#"
        $ snell check f.scm --max-size 5
        FAILS    prop-none     f.scm:1
            r = '(_)
          gives False
        OPEN     prop-list     it relies on something that was not explored
          not seen  2 branches to inputs larger than 5
          assumed   no two parts of the inputs are one object
        HOLDS    prop-any      every input  (proved)
        FAILS    prop-clauses  f.scm:4
            arguments = '(_ x)
          gives False
          smallest: nothing of a smaller size fails
        1 holds, 2 fail, 1 open · 28 paths · # steps
        --- exit 1
    "#]]
    .assert_eq(&Folder::new("properties_of_rests").file("f.scm", program).transcript(&commands));
}

const CLAUSES: &str = "(define area
  (case-lambda
    ((r) (* r r))
    ((w h) (* w h))
    ((w h . more) (if (null? more) 'never (car more)))))
(define two (case-lambda (() 'none) ((a b) (if (eq? a b) 'same 'other))))
(define next (let ((step 2)) (lambda (n) (+ n step))))
(define all (let ((first 0)) (lambda (x . r) (cons first r))))
";

#[test]
fn each_clause_is_a_way_to_call() {
    let commands = [
        "explore f.scm area --max-paths 8",
        "explore f.scm two --max-paths 3",
        "explore f.scm next --max-paths 3",
        "explore f.scm all --max-paths 3",
        "cover f.scm --max-size 6",
        "run f.scm -e '(two 1)'",
    ];
    expect![[r#"
        $ snell explore f.scm area --max-paths 8
        (area 0) = 0
        (area 0.0) = 0.0
        (area _ _ _) = _
        (area '()) fails: *: not a number: ()  f.scm:3:10
        (area 0 0) = 0
        (area _ _ _ _) = _
        (area _ _ _ _ _) = _
        (area 0 0.0) = 0
        8 paths so far (bound: --max-paths 8) · 1 fails · complete up to size 4 · # steps
        not seen  paths after these
        not seen  8 branches to larger inputs
        not seen  3 branches that could not be decided
        note      an unknown fraction, promise, bytevector, hash table, port or captured continuation
        saved     .snell/explore-f-area.frontier
        next      snell explore f.scm area --resume --max-paths 8
        --- exit 1
        $ snell explore f.scm two --max-paths 3
        (two) = none
        (two "" _) = other
        (two 0 '()) = other
        3 paths so far (bound: --max-paths 3) · none fails · complete up to size 4 · # steps
        not seen  paths after these
        not seen  36 branches to larger inputs
        assumed   no two parts of the inputs are one object
        saved     .snell/explore-f-two.frontier
        next      snell explore f.scm two --resume --max-paths 3
        --- exit 2
        $ snell explore f.scm next --max-paths 3
        (next 0) = 2
        (next 0.0) = 2.0
        (next '()) fails: +: not a number: ()  f.scm:7:42
        3 paths so far (bound: --max-paths 3) · 1 fails · complete up to size 2 · # steps
        not seen  paths after these
        not seen  1 branch that could not be decided
        note      an unknown fraction, promise, bytevector, hash table, port or captured continuation
        saved     .snell/explore-f-next.frontier
        next      snell explore f.scm next --resume --max-paths 3
        --- exit 1
        $ snell explore f.scm all --max-paths 3
        (all _) = (0)
        (all _ _) = (0 _)
        (all _ _ _) = (0 _ _)
        3 paths so far (bound: --max-paths 3) · none fails · complete up to size 2 · # steps
        not seen  paths after these
        saved     .snell/explore-f-all.frontier
        next      snell explore f.scm all --resume --max-paths 3
        --- exit 2
        $ snell cover f.scm --max-size 6
                     branches  covered  dead (proved)  open
        area            5         4           0         1
        two             4         4           0         0
        open  5  area: then 'never
                 no input up to size 4 takes it; some conditions could not be decided; nearest: (area _ _ _) gets to line 5
        test 1  (area 0) = 0  line 3
        test 2  (area _ _ _) = _  line 5
        test 3  (area 0 0) = 0  line 4
        test 4  (two) = none  line 6
        test 5  (two "" _) = other  line 6
        test 6  (two '() '()) = same  line 6
        8 of 9 branches covered, 0 dead, 1 open · 6 tests · 44 paths · # steps
        --- exit 2
        $ snell run f.scm -e '(two 1)'
        --- stderr
        f.scm:6:13-72: error: [SN-0020] case-lambda: wrong number of arguments
          |
        6 | (define two (case-lambda (() 'none) ((a b) (if (eq? a b) 'same 'other))))
          |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        --- exit 1
    "#]].assert_eq(&Folder::new("clauses_are_ways").file("f.scm", CLAUSES).transcript(&commands));
}

#[test]
fn crashes_of_all_procedures() {
    let program = "(define (first l) (car l))
(define (safe l) (if (pair? l) (car l) 'none))
(define (rest . r) (if (null? r) (error \"nothing\" 'given) r))
(define pick (case-lambda ((a) a) ((a b) (vector-ref a b))))
(define limit 10)
(define (prop-limit) (= limit 10))
";
    let commands = [
        "check f.scm --crashes --max-size 4",
        "check f.scm --crashes safe",
        "check f.scm --crashes limits",
        "check f.scm",
    ];
    expect![[r#"
        $ snell check f.scm --crashes --max-size 4
        FAILS    first  f.scm:1
          f.scm:1:19  [SN-0020] car: not a pair: ()
            |
          1 | (define (first l) (car l))
            |                   ^^^^^^^
            (first '())
        HOLDS    safe   never crashes  (proved)
        FAILS    rest   f.scm:3
          f.scm:3:34  [SN-0020] nothing: given
            |
          3 | (define (rest . r) (if (null? r) (error "nothing" 'given) r))
            |                                  ^^^^^^^^^^^^^^^^^^^^^^^^
            (rest)
          not seen  2 branches to inputs larger than 4
        FAILS    pick   f.scm:4
          f.scm:4:42  [SN-0020] vector-ref: not a vector: ()
            |
          4 | (define pick (case-lambda ((a) a) ((a b) (vector-ref a b))))
            |                                          ^^^^^^^^^^^^^^^^
            (pick '() _)
          not seen  2 branches to inputs larger than 4
        1 holds, 3 fail, 0 open · 10 paths · # steps
        --- exit 1
        $ snell check f.scm --crashes safe
        HOLDS    safe  never crashes  (proved)
        1 holds, 0 fail, 0 open · 2 paths · # steps
        --- exit 0
        $ snell check f.scm --crashes limits
        --- stderr
        f.scm: error: [SN-0017] no function is called `limits`
        --- exit 3
        $ snell check f.scm
        HOLDS    prop-limit  every input  (proved)
        1 holds, 0 fail, 0 open · 1 path · # steps
        --- exit 0
    "#]]
    .assert_eq(&Folder::new("scheme_crashes").file("f.scm", program).transcript(&commands));
}
