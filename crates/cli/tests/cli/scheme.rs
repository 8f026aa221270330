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
    expect![[r#""#]].assert_eq(&folder("scheme_is_run").transcript(&commands));
}

#[test]
fn unknown_values_are_narrowed_over_the_dynamic_types() {
    let commands =
        ["explore f.scm app --max-paths 5", "explore f.scm kind --max-paths 9", "explore f.scm ask --max-paths 3"];
    expect![[r#""#]].assert_eq(&folder("scheme_is_explored").transcript(&commands));
}

#[test]
fn properties_hold_unless_they_are_false() {
    let commands =
        ["check f.scm prop-app --max-size 6", "check f.scm prop-sum", "check f.scm prop-largest --max-size 8"];
    expect![[r#""#]].assert_eq(&folder("scheme_is_checked").transcript(&commands));
}

#[test]
fn queries_find_values() {
    let commands = ["solve f.scm '(equal? (app x y) (quote (1)))' -n 2"];
    expect![[r#""#]].assert_eq(&folder("scheme_is_solved").transcript(&commands));
}
