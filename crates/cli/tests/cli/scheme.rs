//! Scheme programs: run, explored, checked, asked backwards.

use crate::support::Folder;
use expect_test::expect;

const PROGRAM: &str = r#"(define (app x y) (if (null? x) y (cons (car x) (app (cdr x) y))))
(define (kind x)
  (cond ((null? x) 'empty) ((pair? x) 'pair) ((eq? x 'red) 'colour) ((symbol? x) 'symbol) ((number? x) 'number)
        (else 'other)))
(define (largest l) (if (null? (cdr l)) (car l) (max (car l) (largest (cdr l)))))
(define (prop-app x) (or (not (list? x)) (equal? (app x '()) x)))
(define (prop-sum x y) (not (equal? (+ x y) 10)))
(define (prop-largest a b) (or (not (number? a)) (not (number? b)) (>= (largest (list a b)) a)))
(define (ask) (let ((n (input 'n))) (if (< n 3) 'small 'large)))
(display (app '(1 2) '(x . "y")))
(newline)
"#;

fn folder(test: &str) -> Folder {
    Folder::new(test).file("f.scm", PROGRAM)
}

#[test]
fn programs_and_expressions_are_run() {
    let commands =
        ["run f.scm", "run f.scm -e '(list (app (list \"1\") 2))'", "run f.scm -e '(car (app (quote ()) 5))'"];
    expect![[r#"
        $ snell run f.scm
        (1 2 x . y)
        --- exit 0
        $ snell run f.scm -e '(list (app (list "1") 2))'
        (("1" . 2))
        --- exit 0
        $ snell run f.scm -e '(car (app (quote ()) 5))'
        --- stderr
        -e:1:1-24: error: [SN-0020] car: not a pair: 5
          |
        1 | (car (app (quote ()) 5))
          | ^^^^^^^^^^^^^^^^^^^^^^^^
        --- exit 1
    "#]]
    .assert_eq(&folder("scheme_is_run").transcript(&commands));
}

#[test]
fn unknown_values_are_narrowed_over_the_dynamic_types() {
    let commands = ["explore f.scm app --max-paths 5", "explore f.scm kind --max-paths 9"];
    expect![[r#"
        $ snell explore f.scm app --max-paths 5
        (app '() _) = _
        (app #f _) fails: car: not a pair: #f  f.scm:1:41
        (app '(_) _) = (_ . _)
        (app '(_ . #f) _) fails: car: not a pair: #f  f.scm:1:41
        (app '(_ _) _) = (_ _ . _)
        5 paths so far (bound: --max-paths 5) · 2 fail · complete up to size 5 · # steps
        not seen  paths after these
        not seen  2 branches to larger inputs
        saved     .snell/explore-f-app.frontier
        next      snell explore f.scm app --resume --max-paths 5
        --- exit 1
        $ snell explore f.scm kind --max-paths 9
        (kind '()) = empty
        (kind '(_ . _)) = pair
        (kind 'red) = colour
        (kind 'empty) = symbol
        (kind 0) = number
        (kind 1/2) = number
        (kind 0.0) = number
        (kind #f) = other
        8 paths, no others (exhausted) · none fails · # steps
        --- exit 0
    "#]]
    .assert_eq(&folder("scheme_is_explored").transcript(&commands));
}

#[test]
fn properties_hold_unless_they_are_false() {
    let commands = ["check f.scm prop-sum"];
    expect![[r#"
        $ snell check f.scm prop-sum
        FAILS    prop-sum  f.scm:7
            x = 10
            y = 0
          gives False
          fails for every  (= (+ x y) 10)   (solved, not sampled)
          smallest: nothing of a smaller size fails
        0 hold, 1 fails, 0 open · 1 path · # steps
        --- exit 1
    "#]]
    .assert_eq(&folder("scheme_is_checked").transcript(&commands));
}

#[test]
fn queries_find_values() {
    let commands = ["solve f.scm '(equal? (app x y) (quote (1)))' -n 2"];
    expect![[r#"
        $ snell solve f.scm '(equal? (app x y) (quote (1)))' -n 2
        x = ()     y = (1)
        x = (1)    y = ()
        2 answers so far (bound: -n 2)
        note      the query fails on some values, which are no answers, as for x = #f    y = _: car: not a pair: #f
        next      snell solve f.scm '(equal? (app x y) (quote (1)))' -n 20
        --- exit 0
    "#]]
    .assert_eq(&folder("scheme_is_solved").transcript(&commands));
}

#[test]
fn unknown_parts_are_not_taken_for_symbols() {
    let folder = Folder::new("unknown_parts_are_not_taken_for_symbols").file(
        "g.scm",
        "(define (rev l acc) (if (null? l) acc (rev (cdr l) (cons (car l) acc))))\n\
         (define (find key table) (cond ((assoc key table) => cdr) (else #f)))\n",
    );
    expect![[r#"
        $ snell solve g.scm '(equal? (rev l (quote ())) l)' -n 3
        l = ()
        l = (_)
        l = ("" "")
        3 answers so far (bound: -n 3)
        not seen  122 branches to larger inputs
        not seen  3 branches that could not be decided
        note      an unknown fraction, promise, bytevector, hash table, port or captured continuation
        note      the query fails on some values, which are no answers, as for l = #f: cdr: not a pair: #f
        next      snell solve g.scm '(equal? (rev l (quote ())) l)' -n 30
        --- exit 0
        $ snell solve g.scm '(equal? (find (quote a) table) 3)' -n 2
        table = ((a . 3) . _)
        table = (((_ . _) . _) (a . 3) . _)
        2 answers so far (bound: -n 2)
        not seen  390 branches to larger inputs
        note      the query fails on some values, which are no answers, as for table = '(() . _): car: not a pair: ()
        next      snell solve g.scm '(equal? (find (quote a) table) 3)' -n 20
        --- exit 0
        $ snell solve g.scm '(equal? (f 1) 2)'
        f = (lambda (x) (case x ((1) 2) (else _)))
        f = (lambda x (if (equal? x '(1)) 2 _))
        2 answers, no others (search exhausted)
        note      the query fails on some values, which are no answers, as for f = '(): call: not a procedure: ()
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "solve g.scm '(equal? (rev l (quote ())) l)' -n 3",
        "solve g.scm '(equal? (find (quote a) table) 3)' -n 2",
        "solve g.scm '(equal? (f 1) 2)'",
    ]));
}

#[test]
fn branches_are_covered_reached_or_proved_dead() {
    let text = "\
(define (kind t)
  (cond ((null? t) 'leaf)
        ((pair? t) (if (null? t) 'never 'node))
        ((symbol? t) 'name)
        (else 'other)))
(define (total t)
  (if (pair? t) (+ (total (car t)) (total (cdr t))) (if (number? t) t 0)))
";
    let folder = Folder::new("branches_are_covered_reached_or_proved_dead").file("kind.scm", text);
    expect![[r#"
        $ snell cover kind.scm kind
                     branches  covered  dead (proved)  open
        kind            6         5           1         0
        dead  3  kind: then 'never
                 no value can get there, whatever the input
        test 1  (kind '()) = leaf  line 2
        test 2  (kind '(_ . _)) = node  line 3
        test 3  (kind 'a) = name  line 4
        test 4  (kind #f) = other  line 5
        5 of 6 branches covered, 1 dead, 0 open · 4 tests · 4 paths · # steps
        --- exit 0
        $ snell reach kind.scm:3:34
        UNREACHABLE (proved)  'never
          kind has 4 other paths, and no more
        --- exit 0
        $ snell reach kind.scm:4
        REACHED  (kind #f)
        --- exit 0
        $ snell audit kind.scm
        OPEN    1   (may fail, or not)
          kind.scm:7:17  (+ (total (car t)) (total (cdr t)))  no failure on inputs of total up to size 4
        SAFE    2   (proved)  car kind.scm:7, cdr kind.scm:7
        DEAD    1   kind.scm:3:34  kind: then 'never — the condition is never true
        0 crash, 2 safe, 1 open, 1 dead · 2 calls · entered by kind, total · 300 paths · # steps
        --- exit 2
    "#]]
    .assert_eq(&folder.transcript(&[
        "cover kind.scm kind",
        "reach kind.scm:3:34",
        "reach kind.scm:4",
        "audit kind.scm",
    ]));
}

const STORED: &str = r#"(define (palindrome? s)
  (let loop ((i 0) (j (- (string-length s) 1)))
    (or (>= i j) (and (char=? (string-ref s i) (string-ref s j)) (loop (+ i 1) (- j 1))))))
(define (command s) (cond ((equal? s "quit") 'quit) ((string=? s "") 'none) (else 'unknown)))
(define (read-digit s)
  (and (= (string-length s) 1) (char<=? #\0 (string-ref s 0) #\9) (- (char->integer (string-ref s 0)) 48)))
(define (name-length x) (if (symbol? x) (string-length (symbol->string x)) 'no))
(define (element v i) (if (vector? v) (vector-ref v i) 'no))
(define (swap! v i j) (let ((t (vector-ref v i))) (vector-set! v i (vector-ref v j)) (vector-set! v j t)))
(define (bubble! v)
  (let ((n (vector-length v)))
    (do ((i 0 (+ i 1))) ((= i n) v)
      (do ((j 0 (+ j 1))) ((= j (- n 1)))
        (if (> (vector-ref v j) (vector-ref v (+ j 1))) (swap! v j (+ j 1)))))))
(define (sorted? l) (or (null? l) (null? (cdr l)) (and (<= (car l) (cadr l)) (sorted? (cdr l)))))
(define (increment! b) (set-box! b (+ 1 (unbox b))) (unbox b))
(define (len-1 v) (vector-length v))
(define (len-2 v) (if (equal? v '#(5 5)) 3 (length (vector->list v))))
(define (ask) (let ((s (input 'name))) (if (and (string? s) (string<? "m" s)) 'late 'early)))
(define (prop-sorted v)
  (or (not (vector? v)) (not (every exact-integer? (vector->list v))) (sorted? (vector->list (bubble! v)))))
(define (prop-not-xy s) (or (not (string? s)) (not (string=? s "xy"))))
(define (prop-between x) (or (not (exact-integer? x)) (< (* 2 x) 100) (> x 70)))
"#;

#[test]
fn strings_and_vectors_are_inputs() {
    let commands = [
        "explore f.scm palindrome? -v --max-paths 7",
        "explore f.scm command --max-paths 8",
        "explore f.scm name-length --max-paths 4",
        "explore f.scm element --max-paths 8",
        "explore f.scm bubble! --max-paths 6",
        "explore f.scm increment!",
        "explore f.scm ask --max-paths 5",
        "check f.scm --max-paths 40",
        "solve f.scm '(equal? (read-digit s) 7)' -n 1",
        "solve f.scm '(and (palindrome? s) (= 3 (string-length s)))' -n 1",
        "diff f.scm len-1 len-2",
        "reach f.scm:4:41",
    ];
    expect![[r#"
        $ snell explore f.scm palindrome? -v --max-paths 7
        (palindrome? '()) fails: string-length: not a string: ()  f.scm:2:26
        (palindrome? "") = #t
        (palindrome? "a") = #t
        (palindrome? "aa") = #t
            (palindrome? (string a b)) when (= a b)
        (palindrome? "ba") = #f
            (palindrome? (string a b)) when (not (= a b))
        (palindrome? "aaa") = #t
            (palindrome? (string a b c)) when (= a c)
        (palindrome? "baa") = #f
            (palindrome? (string a b c)) when (not (= a c))
        7 paths so far (bound: --max-paths 7) · 1 fails · complete up to size 5 · # steps
        solver    model #, fast path #
        search    # decisions, # dropped by assumptions
        not seen  paths after these
        not seen  4 branches to larger inputs
        saved     .snell/explore-f-palindrome+3f.frontier
        next      snell explore f.scm 'palindrome?' --resume --max-paths 7
        --- exit 1
        $ snell explore f.scm command --max-paths 8
        (command '()) fails: string=?: not a string: ()  f.scm:4:54
        (command "") = none
        (command "a") = unknown
        (command "aa") = unknown
        (command "aaa") = unknown
        (command "quit") = quit
        (command "aaaa") = unknown
        (command "aaaaa") = unknown
        8 paths so far (bound: --max-paths 8) · 1 fails · complete up to size 7 · # steps
        not seen  paths after these
        not seen  2 branches to larger inputs
        saved     .snell/explore-f-command.frontier
        next      snell explore f.scm command --resume --max-paths 8
        --- exit 1
        $ snell explore f.scm name-length --max-paths 4
        (name-length '()) = no
        (name-length 'quit) = 4
        (name-length 'none) = 4
        (name-length 'unknown) = 7
        4 paths so far (bound: --max-paths 4) · none fails · complete up to size 1 · # steps
        not seen  paths after these
        not seen  7 branches to larger inputs
        saved     .snell/explore-f-name+2dlength.frontier
        next      snell explore f.scm name-length --resume --max-paths 4
        --- exit 2
        $ snell explore f.scm element --max-paths 8
        (element '() _) = no
        (element #() '()) fails: vector-ref: not an exact integer: ()  f.scm:8:39
        (element #() 0) fails: out of range  f.scm:8:39
        (element #() -1) fails: out of range  f.scm:8:39
        (element #(_) -1) fails: out of range  f.scm:8:39
        (element #(_) 0) = _
        (element #(_) 1) fails: out of range  f.scm:8:39
        (element #(_ _) -1) fails: out of range  f.scm:8:39
        8 paths so far (bound: --max-paths 8) · 6 fail · complete up to size 5 · # steps
        not seen  paths after these
        not seen  10 branches to larger inputs
        saved     .snell/explore-f-element.frontier
        next      snell explore f.scm element --resume --max-paths 8
        --- exit 1
        $ snell explore f.scm bubble! --max-paths 6
        (bubble! '()) fails: vector-length: not a vector: ()  f.scm:11:12
        (bubble! #()) = #()
        (bubble! #(_)) = #(_)
        (bubble! #(1 0)) = #(0 1)
        (bubble! #(0 0)) = #(0 0)
        (bubble! #(0 0.0)) = #(0 0.0)
        6 paths so far (bound: --max-paths 6) · 1 fails · complete up to size 7 · # steps
        not seen  paths after these
        not seen  54 branches to larger inputs
        not seen  9 branches that could not be decided
        note      an unknown fraction, promise, bytevector, hash table, port or captured continuation
        saved     .snell/explore-f-bubble+21.frontier
        next      snell explore f.scm 'bubble!' --resume --max-paths 6
        --- exit 1
        $ snell explore f.scm increment!
        (increment! '()) fails: unbox: not a box: ()  f.scm:16:41
        (increment! #&0) = 1
        (increment! #&0.0) = 1.0
        (increment! #&()) fails: +: not a number: ()  f.scm:16:36
        4 paths so far (the rest could not be decided) · 2 fail · complete up to size 3 · # steps
        not seen  1 branch that could not be decided
        note      an unknown fraction, promise, bytevector, hash table, port or captured continuation
        --- exit 1
        $ snell explore f.scm ask --max-paths 5
        (ask)  inputs ('()) = early
        (ask)  inputs ("") = early
        (ask)  inputs ("z") = late
        (ask)  inputs ("a") = early
        (ask)  inputs ("za") = late
        5 paths so far (bound: --max-paths 5) · none fails · complete up to size 4 · # steps
        not seen  paths after these
        not seen  4 branches to larger inputs
        saved     .snell/explore-f-ask.frontier
        next      snell explore f.scm ask --resume --max-paths 5
        --- exit 2
        $ snell check f.scm --max-paths 40
        HOLDS    prop-sorted   every input up to size 9  (bounded)
          not seen  larger inputs (bound: --max-paths 40)
        FAILS    prop-not-xy   f.scm:22
            s = "xy"
          gives False
          smallest: nothing of a smaller size fails
        FAILS    prop-between  f.scm:23
            x = 50
          gives False
          why
             |
          23 | (define (prop-between x) (or (not (exact-integer? x)) (< (* 2 x) 100) (> x 70)))
             |                                                                       ^^^^^^^^ taken here, and by 1 of 3 inputs that hold
          fails for every  (and (>= x 50) (<= x 70))   (solved, not sampled)
          smallest: nothing of a smaller size fails
        1 holds, 2 fail, 0 open · 48 paths · # steps
        --- exit 1
        $ snell solve f.scm '(equal? (read-digit s) 7)' -n 1
        s = "7"
        1 answer so far (bound: -n 1)
        not seen  3 branches to larger inputs
        note      the query fails on some values, which are no answers, as for s = '(): string-length: not a string: ()
        next      snell solve f.scm '(equal? (read-digit s) 7)' -n 10
        --- exit 0
        $ snell solve f.scm '(and (palindrome? s) (= 3 (string-length s)))' -n 1
        s = (string ?a ?b ?a)
        1 answer so far (bound: -n 1)
        not seen  3 branches to larger inputs
        note      the query fails on some values, which are no answers, as for s = '(): string-length: not a string: ()
        next      snell solve f.scm '(and (palindrome? s) (= 3 (string-length s)))' -n 10
        --- exit 0
        $ snell diff f.scm len-1 len-2
        DIFFER   size 8
            #(5 5)
              len-1   2
              len-2   3
              they part at 2 and 3
        AGREE    on 9 paths of smaller inputs
        next      snell diff f.scm len-1 len-2 -n 10
        --- exit 1
        $ snell reach f.scm:4:41
        REACHED  (command _)
        --- exit 0
    "#]].assert_eq(&Folder::new("strings_and_vectors_are_inputs").file("f.scm", STORED).transcript(&commands));
}

const CHANGED: &str = r#"(define-record-type account (make-account owner balance) account?
  (owner account-owner) (balance account-balance set-balance!))
(define (withdraw! a n)
  (if (> n (account-balance a)) (error "too much" n) (set-balance! a (- (account-balance a) n)))
  a)
(define (last-to! l x) (if (null? (cdr l)) (begin (set-car! l x) l) (last-to! (cdr l) x)))
(define (join! a b) (set-cdr! a b) (cadr a))
(define (shout! s) (string-set! s 0 #\!) s)
(define (prop-join a b) (or (not (pair? a)) (begin (set-cdr! a b) (eq? (cdr a) b))))
(define (prop-apart a b) (or (not (vector? a)) (not (vector? b)) (not (eq? a b))))
(define (halve n) (if (exact-integer? n) (/ n 2) 'no))
"#;

#[test]
fn what_a_program_changes_is_shown_as_it_was() {
    let commands = [
        "explore f.scm withdraw! --max-paths 3",
        "explore f.scm last-to! --max-paths 4",
        "explore f.scm join!",
        "explore f.scm shout! --max-paths 4",
        "explore f.scm halve --max-paths 4",
        "check f.scm --max-paths 20",
    ];
    expect![[r#"
        $ snell explore f.scm withdraw! --max-paths 3
        (withdraw! '() _) fails: account-balance: not an account: ()  f.scm:4:12
        (withdraw! #[account _ 0] 1) fails: too much: 1  f.scm:4:33
        (withdraw! #[account _ 0] 0) = #[account _ 0]
        3 paths so far (bound: --max-paths 3) · 2 fail · complete up to size 4 · # steps
        not seen  paths after these
        not seen  12 branches to larger inputs
        saved     .snell/explore-f-withdraw+21.frontier
        next      snell explore f.scm 'withdraw!' --resume --max-paths 3
        --- exit 1
        $ snell explore f.scm last-to! --max-paths 4
        (last-to! '() _) fails: cdr: not a pair: ()  f.scm:6:35
        (last-to! '(_) _) = (_)
        (last-to! '(_ . #f) _) fails: cdr: not a pair: #f  f.scm:6:35
        (last-to! '(_ _) _) = (_)
        4 paths so far (bound: --max-paths 4) · 2 fail · complete up to size 3 · # steps
        not seen  paths after these
        not seen  2 branches to larger inputs
        assumed   no two parts of the inputs are one object
        saved     .snell/explore-f-last+2dto+21.frontier
        next      snell explore f.scm 'last-to!' --resume --max-paths 4
        --- exit 1
        $ snell explore f.scm join!
        (join! '() _) fails: set-cdr!: not a pair: ()  f.scm:7:21
        (join! '(_ . _) '(_ . _)) = _
        (join! '(_ . _) '()) fails: car: not a pair: ()  f.scm:7:36
        3 paths, no others but for what was not seen · 2 fail · # steps
        assumed   no two parts of the inputs are one object
        --- exit 1
        $ snell explore f.scm shout! --max-paths 4
        (shout! '()) fails: string-length: not a string: ()  f.scm:8:20
        (shout! "") fails: string-set!: index out of range: 0  f.scm:8:20
        (shout! "a") = "!"
        (shout! "aa") = "!a"
        4 paths so far (bound: --max-paths 4) · 2 fail · complete up to size 3 · # steps
        not seen  paths after these
        not seen  2 branches to larger inputs
        saved     .snell/explore-f-shout+21.frontier
        next      snell explore f.scm 'shout!' --resume --max-paths 4
        --- exit 1
        $ snell explore f.scm halve --max-paths 4
        (halve '()) = no
        (halve 0) = 0
        (halve 1) = 1/2
        (halve -1) = -1/2
        4 paths so far (bound: --max-paths 4) · none fails · complete up to size 4 · # steps
        not seen  paths after these
        not seen  2 branches to larger inputs
        saved     .snell/explore-f-halve.frontier
        next      snell explore f.scm halve --resume --max-paths 4
        --- exit 2
        $ snell check f.scm --max-paths 20
        HOLDS    prop-join   every input  (proved)
        OPEN     prop-apart  it relies on something that was not explored
          assumed   no two parts of the inputs are one object
        1 holds, 0 fail, 1 open · 5 paths · # steps
        --- exit 2
    "#]]
    .assert_eq(&Folder::new("what_a_program_changes").file("f.scm", CHANGED).transcript(&commands));
}

#[test]
fn no_place_is_taken_modulo_a_word() {
    let program = "(define (at v i) (vector-ref v i))\n(define (char n) (integer->char n))\n";
    let commands = [
        "run f.scm -e '(at (vector 1 2) 18446744073709551616)'",
        "run f.scm -e '(make-vector 18446744073709551616 0)'",
        "run f.scm -e '(substring \"ab\" 0 18446744073709551617)'",
        "run f.scm -e '(string-ref \"ab\" -18446744073709551616)'",
        "run f.scm -e '(char 18446744073709551681)'",
    ];
    expect![[r#"
        $ snell run f.scm -e '(at (vector 1 2) 18446744073709551616)'
        --- stderr
        f.scm:1:18-33: error: [SN-0024] out of range
          |
        1 | (define (at v i) (vector-ref v i))
          |                  ^^^^^^^^^^^^^^^^
        --- exit 1
        $ snell run f.scm -e '(make-vector 18446744073709551616 0)'
        --- stderr
        -e:1:1-36: error: [SN-0024] out of range
          |
        1 | (make-vector 18446744073709551616 0)
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        --- exit 1
        $ snell run f.scm -e '(substring "ab" 0 18446744073709551617)'
        --- stderr
        -e:1:1-39: error: [SN-0024] out of range
          |
        1 | (substring "ab" 0 18446744073709551617)
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        --- exit 1
        $ snell run f.scm -e '(string-ref "ab" -18446744073709551616)'
        --- stderr
        -e:1:1-39: error: [SN-0024] out of range
          |
        1 | (string-ref "ab" -18446744073709551616)
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        --- exit 1
        $ snell run f.scm -e '(char 18446744073709551681)'
        --- stderr
        f.scm:2:18-34: error: [SN-0024] out of range
          |
        2 | (define (char n) (integer->char n))
          |                  ^^^^^^^^^^^^^^^^^
        --- exit 1
    "#]]
    .assert_eq(&Folder::new("no_place_is_taken_modulo").file("f.scm", program).transcript(&commands));
}

#[test]
fn names_that_nothing_defines_come_with_a_suggestion() {
    let text = "(define (factorial n) (if (= n 0) 1 (* n (factorail (- n 1)))))\n(dispaly (factorial 0))\n(xyzzy)\n";
    let folder = Folder::new("scheme_suggests").file("f.scm", text);
    expect![[r#"
        $ snell check-types f.scm
        OK  f.scm (1 definition)
        --- stderr
        f.scm:1:43-51: warning: [SN-1309] `factorail` is not defined
          |
        1 | (define (factorial n) (if (= n 0) 1 (* n (factorail (- n 1)))))
          |                                           ^^^^^^^^^
          did you mean `factorial`?

        f.scm:2:2-8: warning: [SN-1309] `dispaly` is not defined
          |
        2 | (dispaly (factorial 0))
          |  ^^^^^^^
          did you mean `display`?

        f.scm:3:2-6: warning: [SN-1309] `xyzzy` is not defined
          |
        3 | (xyzzy)
          |  ^^^^^
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&["check-types f.scm"]));
}

#[test]
fn files_are_included() {
    let folder = Folder::new("scheme_includes")
        .folder("deep")
        .file(
            "main.scm",
            "(include \"shapes.scm\")\n(require \"deep/area.scm\" \"deep/area.scm\")\n(display (area (square 3)))\n",
        )
        .file("shapes.scm", "(define (square a) (list 'square a))\n")
        .file("deep/area.scm", "(define (area s) (* (cadr s) (cadr s)))\n")
        .file("loop.scm", "(include \"again.scm\")\n")
        .file("again.scm", "(include \"again.scm\")\n")
        .file("none.scm", "(load \"nowhere.scm\")\n");
    expect![[r#"
        $ snell run main.scm
        9
        --- exit 0
        $ snell run loop.scm
        --- stderr
        again.scm:1:10-20: error: [SN-1314] `again.scm` includes itself
          |
        1 | (include "again.scm")
          |          ^^^^^^^^^^^
        --- exit 3
        $ snell run none.scm
        --- stderr
        none.scm:1:7-19: error: [SN-1314] there is no file `nowhere.scm` beside the program
          |
        1 | (load "nowhere.scm")
          |       ^^^^^^^^^^^^^
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&["run main.scm", "run loop.scm", "run none.scm"]));
}

#[test]
fn symbols_of_the_library_are_no_alternatives() {
    let text = "(define (f s) (if (symbol? s) (if (eq? s 'red) 1 (symbol->string s)) 0))\n";
    let folder = Folder::new("scheme_symbols").file("f.scm", text);
    expect![[r#"
        $ snell explore f.scm f --max-paths 4 --allow-open
        (f '()) = 0
        (f 'red) = 1
        (f '||) = ""
        (f 'a) = "a"
        4 paths so far (bound: --max-paths 4) · none fails · complete up to size 3 · # steps
        not seen  paths after these
        not seen  2 branches to larger inputs
        saved     .snell/explore-f-f.frontier
        next      snell explore f.scm f --resume --max-paths 4 --allow-open
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&["explore f.scm f --max-paths 4 --allow-open"]));
}
