//! Procedures as inputs and answers in Scheme: what is printed does, as text of a program, what is claimed of it.

use crate::support::Folder;

const PROGRAM: &str = "(define (ap f) (if (procedure? f) (f 1 2) 0))
(define (texts f) (list (f \"a\") (f '(1 2)) (f 'red)))
(define (none f) (f))
(define (sum f) (+ (f 1 2 3) (f 1 2 4)))
(define (head fs) ((car fs) 1))
(define (curried f) ((f 1) 2))
(define (corner v) ((vector-ref v 0) 5))
(define (unused f) (begin (f 1) 'done))
";

/// The answers to a query about `x`, each put back into the query and run.
fn round_trip(folder: &Folder, query: &str, answers: usize) -> Vec<String> {
    let ran = folder.run(&format!("solve f.scm '{query}' -n {answers}"));
    let found: Vec<String> =
        ran.stdout.lines().filter_map(|line| line.strip_prefix("x = ")).map(str::to_owned).collect();
    assert!(!found.is_empty(), "{query}: {}{}", ran.stdout, ran.stderr);
    for answer in &found {
        // What is left open may be anything.
        let some = answer.replace(" _)", " #f)");
        let expression = format!("(let ((x {some})) {query})");
        // Words of a test can't have quotes in quotes.
        let output = folder.command("run f.scm -e").arg(&expression).output().unwrap();
        let (written, complaints) =
            [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).into();
        assert_eq!(written.trim(), "#t", "{expression}\n{complaints}");
    }
    found
}

#[test]
fn procedures_do_as_text_what_is_claimed() {
    let folder = Folder::new("procedures_as_text").file("f.scm", PROGRAM);
    let answers = round_trip(&folder, "(equal? (ap x) 5)", 4);
    let some = "(lambda (x y) (if (and (equal? x 1) (equal? y 2)) 5 _))";
    assert!(answers.contains(&some.to_owned()), "{answers:?}");
    let queries = [
        "(equal? (texts x) (list 1 2 3))",
        "(equal? (texts x) (list 1 2 1))",
        "(equal? (none x) 7)",
        "(equal? (list (x 1 2 3) (x 1 2 4)) (list 5 6))",
        "(equal? (head x) 3)",
        "(equal? (curried x) 4)",
        "(equal? (corner x) 4)",
        "(equal? (unused x) (string->symbol \"done\"))",
        "(procedure? x)",
    ];
    for query in queries {
        round_trip(&folder, query, 3);
    }
}
