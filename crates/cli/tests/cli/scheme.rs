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
        app '() _ = _
        app #f _ fails: car: not a pair: #f  f.scm:1:41
        app '(_) _ = (_ . _)
        app '(_ . #f) _ fails: car: not a pair: #f  f.scm:1:41
        app '(_ _) _ = (_ _ . _)
        5 paths so far (bound: --max-paths 5) · 2 fail · complete up to size 5 · # steps
        not seen  paths after these
        not seen  2 branches to larger inputs
        saved     .snell/explore-f-app.frontier
        next      snell explore f.scm app --resume --max-paths 5
        --- exit 1
        $ snell explore f.scm kind --max-paths 9
        kind '() = empty
        kind '(_ . _) = pair
        kind 'red = colour
        kind 'empty = symbol
        kind 0 = number
        kind #<rational> = number
        kind 0.0 = number
        kind #f = other
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
          fails for every  x + y == 10   (solved, not sampled)
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
        not seen  6 branches to larger inputs
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
        l = (?a)
        l = (a)
        3 answers so far (bound: -n 3)
        not seen  21 branches to larger inputs
        note      the query fails on some values, which are no answers, as for l = #f: cdr: not a pair: #f
        next      snell solve g.scm '(equal? (rev l (quote ())) l)' -n 30
        --- exit 0
        $ snell solve g.scm '(equal? (find (quote a) table) 3)' -n 2
        table = ((a . 3) . _)
        table = ((?a . _) (a . 3) . _)    where ?a /= a
        2 answers so far (bound: -n 2)
        not seen  22 branches to larger inputs
        note      the query fails on some values, which are no answers, as for table = '(() . _): car: not a pair: ()
        next      snell solve g.scm '(equal? (find (quote a) table) 3)' -n 20
        --- exit 0
        $ snell solve g.scm '(equal? (f 1) 2)'
        f = (lambda (x) (case x ((1) 2) (else _)))
        f = (lambda x ((lambda (x) (case x (((1)) 2) (else _))) x))
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
        test 1  kind '() = leaf  line 2
        test 2  kind '(_ . _) = node  line 3
        test 3  kind 'a = name  line 4
        test 4  kind #f = other  line 5
        5 of 6 branches covered, 1 dead, 0 open · 4 tests · 4 paths · # steps
        --- exit 0
        $ snell reach kind.scm:3:34
        UNREACHABLE (proved)  'never
          kind has 4 other paths, and no more
        --- exit 0
        $ snell reach kind.scm:4
        REACHED  kind #f
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
