//! Random Scheme programs that come to an end: procedures that count down, and expressions that now and then are of a kind
//! that nobody expects.

use super::Choices;

/// What an expression is meant to give.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    Integer,
    Real,
    Truth,
    List,
    Text,
    Char,
    Symbol,
    Vector,
    /// From a number to a number.
    Procedure,
    Record,
}

const KINDS: [Kind; 10] = [
    Kind::Integer,
    Kind::Real,
    Kind::Truth,
    Kind::List,
    Kind::Text,
    Kind::Char,
    Kind::Symbol,
    Kind::Vector,
    Kind::Procedure,
    Kind::Record,
];

/// The program of some choices.
pub fn scheme_program(choices: &mut Choices) -> String {
    Maker::new(choices).program()
}

struct Maker<'c> {
    choices: &'c mut Choices,
    scope: Vec<(String, Kind)>,
    /// Procedures that are defined: with a number that counts down, these parameters, and a result.
    defined: Vec<(String, Vec<Kind>, Kind)>,
    names: u32,
    /// Whether the program captures continuations, changes pairs, changes strings: what it mentions decides on how it is lowered.
    captures: bool,
    changes_pairs: bool,
    changes_text: bool,
    /// Whether what fails is caught.
    catches: bool,
    /// Within a procedure: what counts down.
    fuel: bool,
}

impl<'c> Maker<'c> {
    fn new(choices: &'c mut Choices) -> Maker<'c> {
        let [captures, changes_pairs, changes_text] = [3, 4, 4].map(|times| choices.once_in(times));
        let catches = choices.below(3) != 0;
        let (scope, defined) = (Vec::new(), Vec::new());
        Maker { choices, scope, defined, names: 0, captures, changes_pairs, changes_text, catches, fuel: false }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.choices.below(bound as u32) as usize
    }

    fn one_of<'t>(&mut self, texts: &[&'t str]) -> &'t str {
        texts[self.below(texts.len())]
    }

    fn fresh(&mut self) -> String {
        self.names += 1;
        format!("v{}", self.names)
    }

    fn program(&mut self) -> String {
        let mut text = String::from(
            "(define-record-type point (make-point x y) point? (x point-x set-point-x!) (y point-y))\n\
             (define total 0)\n(define table (vector 1 2.5 'c \"d\"))\n",
        );
        text.push_str(match self.catches {
            true => {
                "(define (show thunk)\n  (write (guard (e ((error-object? e) (error-object-message e)) (#t (list 'raised)))\n  \
                 (thunk)))\n  (newline))\n"
            }
            false => "(define (show thunk) (write (thunk)) (newline))\n",
        });
        self.scope.push(("total".into(), Kind::Integer));
        self.scope.push(("table".into(), Kind::Vector));
        for at in 0..2 + self.below(3) {
            text.push_str(&self.definition(at));
        }
        for _ in 0..3 + self.below(3) {
            let kind = self.kind();
            text.push_str(&format!("(show (lambda () {}))\n", self.shown(kind, 4)));
        }
        text
    }

    fn definition(&mut self, at: usize) -> String {
        let params: Vec<Kind> = (0..1 + self.below(3)).map(|_| self.kind()).collect();
        let result = self.kind();
        let name = format!("f{at}");
        self.defined.push((name.clone(), params.clone(), result));
        let outside = self.scope.len();
        let mut list = String::new();
        for kind in params {
            let param = self.fresh();
            list.push_str(&format!(" {param}"));
            self.scope.push((param, kind));
        }
        self.fuel = true;
        let (end, body) = (self.expr(result, 2), self.expr(result, 4));
        self.fuel = false;
        self.scope.truncate(outside);
        format!("(define ({name} n{list})\n  (if (<= n 0)\n      {end}\n      {body}))\n")
    }

    fn kind(&mut self) -> Kind {
        KINDS[self.below(KINDS.len())]
    }

    /// Something that can be written.
    fn shown(&mut self, kind: Kind, depth: u32) -> String {
        let expr = self.expr(kind, depth);
        match kind {
            Kind::Procedure => format!("({expr} {})", self.expr(Kind::Integer, 1)),
            Kind::Record => format!("(point-x {expr})"),
            _ => expr,
        }
    }

    fn expr(&mut self, kind: Kind, depth: u32) -> String {
        let kind = if self.choices.once_in(40) { self.kind() } else { kind };
        if depth == 0 || self.below(8) == 0 {
            return self.leaf(kind);
        }
        match self.below(14) {
            0..6 => self.plain(kind, depth),
            6 | 7 => self.choice(kind, depth),
            8 | 9 => self.binding(kind, depth),
            10 => self.call(kind, depth),
            11 => self.effect(kind, depth),
            12 => self.control(kind, depth),
            _ => self.looped(kind, depth),
        }
    }

    fn leaf(&mut self, kind: Kind) -> String {
        let known: Vec<String> = self.scope.iter().filter(|one| one.1 == kind).map(|one| one.0.clone()).collect();
        if !known.is_empty() && self.below(3) != 0 {
            return known[self.below(known.len())].clone();
        }
        let leaves: &[&str] = match kind {
            Kind::Integer => &["0", "1", "2", "-3", "7", "100000000000000000000"],
            Kind::Real => &["0.5", "-2.25", "1/2", "-7/3", "0.0", "1e10", "3"],
            Kind::Truth => &["#t", "#f"],
            Kind::List => &["'()", "'(1 2 3)", "'(a (b . c) \"d\")", "(list 1 2)", "'((1 . 2) (3 . 4))"],
            Kind::Text => &["\"\"", "\"abc\"", "\"x y\"", "(string #\\a #\\b)"],
            Kind::Char => &["#\\a", "#\\Z", "#\\space", "#\\0"],
            Kind::Symbol => &["'a", "'b", "'hello"],
            Kind::Vector => &["(vector)", "(vector 1 2 3)", "'#(a #\\b \"c\")", "(make-vector 2 0)"],
            Kind::Procedure => &["(lambda (x) x)", "(lambda (x) (+ x 1))", "abs", "(lambda args (length args))", "-"],
            Kind::Record => &["(make-point 1 2)", "(make-point 'a '())"],
        };
        self.one_of(leaves).to_owned()
    }

    fn choice(&mut self, kind: Kind, depth: u32) -> String {
        let test = self.expr(Kind::Truth, depth - 1);
        let (yes, no) = (self.expr(kind, depth - 1), self.expr(kind, depth - 1));
        match self.below(5) {
            0 => format!("(cond ({test} {yes}) (else {no}))"),
            1 => {
                let key = self.expr(Kind::Integer, depth - 1);
                format!("(case {key} ((0 1) {yes}) ((2 7) => (lambda (k) {no})) (else {yes}))")
            }
            2 => {
                let (key, list) = (self.expr(Kind::Integer, depth - 1), self.expr(Kind::List, depth - 1));
                format!("(cond ((memv {key} {list}) => (lambda (found) {yes})) (else {no}))")
            }
            _ => format!("(if {test} {yes} {no})"),
        }
    }

    fn binding(&mut self, kind: Kind, depth: u32) -> String {
        let of = self.kind();
        let (name, given) = (self.fresh(), self.expr(of, depth - 1));
        self.scope.push((name.clone(), of));
        let body = self.expr(kind, depth - 1);
        self.scope.pop();
        match self.below(6) {
            0 => format!("(let* (({name} {given})) {body})"),
            1 => format!("((lambda ({name} . rest) {body}) {given} 1 2)"),
            2 => format!("(call-with-values (lambda () (values {given} 1)) (lambda ({name} other) {body}))"),
            3 => format!("(apply (lambda ({name}) {body}) (list {given}))"),
            4 => format!("(letrec (({name} {given})) {body})"),
            _ => format!("(let (({name} {given})) {body})"),
        }
    }

    fn call(&mut self, kind: Kind, depth: u32) -> String {
        let able: Vec<_> = self.defined.iter().filter(|one| one.2 == kind).cloned().collect();
        if able.is_empty() {
            return self.plain(kind, depth);
        }
        let (name, params, _) = able[self.below(able.len())].clone();
        let args: Vec<String> = params.iter().map(|&param| self.expr(param, depth - 1)).collect();
        let fuel = if self.fuel { "(- n 1)" } else { "2" };
        format!("({name} {fuel} {})", args.join(" "))
    }

    fn effect(&mut self, kind: Kind, depth: u32) -> String {
        let body = self.expr(kind, depth - 1);
        let number = self.expr(Kind::Integer, depth - 1);
        let any = self.kind();
        let any = self.expr(any, depth - 1);
        let change = match self.below(6) {
            0 if self.changes_pairs => format!("(set-car! {} {any})", self.expr(Kind::List, depth - 1)),
            1 if self.changes_text => {
                format!("(string-set! (make-string 2 #\\z) {number} {})", self.expr(Kind::Char, 1))
            }
            2 => format!("(vector-set! {} {number} {any})", self.expr(Kind::Vector, depth - 1)),
            3 => format!("(set-point-x! {} {any})", self.expr(Kind::Record, depth - 1)),
            4 => format!("(for-each (lambda (e) (set! total (+ total 1))) {})", self.expr(Kind::List, depth - 1)),
            _ => format!("(set! total {number})"),
        };
        format!("(begin {change} {body})")
    }

    fn control(&mut self, kind: Kind, depth: u32) -> String {
        let body = self.expr(kind, depth - 1);
        let other = self.expr(kind, depth - 1);
        match self.below(8) {
            0 if self.captures => {
                let test = self.expr(Kind::Truth, depth - 1);
                format!("(call/cc (lambda (k) (if {test} (k {body}) {other})))")
            }
            1 if self.captures => {
                format!(
                    "(call/cc (lambda (k) (dynamic-wind (lambda () (set! total 5)) (lambda () (k {body})) (lambda () {other}))))"
                )
            }
            2 => format!("(dynamic-wind (lambda () (set! total (+ total 1))) (lambda () {body}) (lambda () {other}))"),
            3 if self.catches => {
                format!("(guard (e ((symbol? e) {other}) ((string? e) {body})) (raise {}))", self.leaf(Kind::Symbol))
            }
            4 if self.catches => format!("(guard (e (#t {other})) {body})"),
            5 if self.catches => {
                format!(
                    "(with-exception-handler (lambda (e) {other}) (lambda () (begin (raise-continuable 'c) {body})))"
                )
            }
            6 => format!("(force (delay {body}))"),
            7 => format!("(let ((p (make-parameter 1))) (parameterize ((p 2)) (if (= (p) 2) {body} {other})))"),
            _ => format!("(begin (assert (not (eq? 'a 'b))) {body})"),
        }
    }

    fn looped(&mut self, kind: Kind, depth: u32) -> String {
        let (name, count) = (self.fresh(), 1 + self.below(3));
        let start = self.expr(kind, depth - 1);
        self.scope.push((name.clone(), kind));
        let next = self.expr(kind, depth - 1);
        self.scope.pop();
        match self.below(2) {
            0 => format!("(do ((i 0 (+ i 1)) ({name} {start} {next})) ((= i {count}) {name}))"),
            _ => format!("(let loop ((i {count}) ({name} {start})) (if (> i 0) (loop (- i 1) {next}) {name}))"),
        }
    }

    /// An operation of the library: each `I`, `R` and so on of its form is an expression of that kind.
    fn plain(&mut self, kind: Kind, depth: u32) -> String {
        let forms: &[&str] = match kind {
            Kind::Integer => &[
                "(+ I I)",
                "(- I I)",
                "(* I I)",
                "(quotient I I)",
                "(remainder I I)",
                "(modulo I I)",
                "(length L)",
                "(vector-length V)",
                "(string-length T)",
                "(F I)",
                "(char->integer C)",
                "(abs I)",
                "(max I I)",
                "(gcd I I)",
                "(apply + L)",
                "(exact (floor R))",
                "(fold-left + 0 L)",
                "(point-y O)",
                "(vector-ref V I)",
                "(car L)",
                "(exact-integer-sqrt I)",
                "(string->number T)",
                "(min I I I)",
                "(expt I 3)",
            ],
            Kind::Real => {
                &["(/ I I)", "(* R R)", "(+ R I)", "(sqrt I)", "(exact->inexact R)", "(max R I)", "(round R)", "(- R)"]
            }
            Kind::Truth => &[
                "(< I I)",
                "(= R I)",
                "(null? L)",
                "(pair? L)",
                "(equal? L L)",
                "(eq? S S)",
                "(zero? R)",
                "(not B)",
                "(and B B)",
                "(or B B)",
                "(string=? T T)",
                "(char<? C C)",
                "(memq S L)",
                "(point? O)",
                "(procedure? F)",
                "(integer? R)",
                "(exact? R)",
                "(symbol? S)",
                "(even? I)",
                "(assv I L)",
            ],
            Kind::List => &[
                "(cons I L)",
                "(cdr L)",
                "(map F L)",
                "(append L L)",
                "(reverse L)",
                "(list S T C)",
                "(vector->list V)",
                "(string->list T)",
                "(list-tail L I)",
                "(filter (lambda (e) B) L)",
                "(map (lambda (a b) (cons a b)) L L)",
                "`(1 ,I ,@L)",
                "(list-copy L)",
                "(call-with-values (lambda () (values I R)) list)",
                "(cons (cons S I) L)",
            ],
            Kind::Text => &[
                "(string-append T T)",
                "(substring T 0 I)",
                "(number->string R)",
                "(symbol->string S)",
                "(list->string (list C C))",
                "(make-string 2 C)",
                "(string-upcase T)",
                "(number->string I 2)",
            ],
            Kind::Char => &["(string-ref T I)", "(char-upcase C)", "(integer->char (+ 97 (modulo I 26)))"],
            Kind::Symbol => &["(string->symbol T)", "(car (list S))", "(if B S S)"],
            Kind::Vector => {
                &["(vector I R S)", "(list->vector L)", "(vector-map F V)", "(make-vector 2 I)", "(vector-append V V)"]
            }
            Kind::Procedure => &[
                "(lambda (q) I)",
                "(lambda (q . r) (+ q I))",
                "(lambda (q) (F (F q)))",
                "(case-lambda ((q) I) ((q r) r))",
            ],
            Kind::Record => &["(make-point I L)", "(make-point F S)"],
        };
        let form = self.one_of(forms);
        let mut text = String::new();
        let letters: Vec<char> = form.chars().collect();
        for (at, &letter) in letters.iter().enumerate() {
            let alone = |other: Option<&char>| other.is_none_or(|other| !other.is_alphanumeric());
            let of = match letter {
                'I' => Kind::Integer,
                'R' => Kind::Real,
                'B' => Kind::Truth,
                'L' => Kind::List,
                'T' => Kind::Text,
                'C' => Kind::Char,
                'S' => Kind::Symbol,
                'V' => Kind::Vector,
                'F' => Kind::Procedure,
                'O' => Kind::Record,
                _ => {
                    text.push(letter);
                    continue;
                }
            };
            match alone(letters.get(at + 1)) && (at == 0 || alone(letters.get(at - 1))) {
                true => text.push_str(&self.expr(of, depth - 1)),
                false => text.push(letter),
            }
        }
        text
    }
}
