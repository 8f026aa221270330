//! Effects happen once, in order, however the machine stops and goes on.

use snell_core_ir::{CoreFrontEnd, FrontEnd};
use snell_graph::Part;
use snell_interp_concrete::{Console, Ended, Run, run_with};
use snell_semantics::resolve;
use snell_source::SourceSet;
use std::collections::VecDeque;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

/// Writes down what it is asked for.
struct Log {
    asked: Arc<Mutex<String>>,
    input: VecDeque<char>,
}

impl Log {
    fn asked(&self, what: &str) {
        self.asked.lock().unwrap().push_str(what);
    }
}

impl Console for Log {
    fn put(&mut self, handle: i64, c: char) {
        self.asked(&format!("{handle}{c} "));
    }

    fn flush(&mut self, handle: i64) {
        self.asked(&format!("flush{handle} "));
    }

    fn get(&mut self, _handle: i64) -> Option<char> {
        self.asked("get ");
        self.input.pop_front()
    }

    fn peek(&mut self, _handle: i64) -> Option<char> {
        self.asked("peek ");
        self.input.front().copied()
    }

    fn argument_count(&self) -> usize {
        1
    }

    fn argument(&self, at: usize) -> Option<String> {
        (at == 0).then(|| "one".into())
    }

    fn program_name(&self) -> String {
        "log".into()
    }
}

fn run(text: &str, max_bytes: usize) -> (Ended, String) {
    let mut sources = SourceSet::default();
    sources.add("p.core", text);
    let lowered = CoreFrontEnd.lower(&sources);
    assert_eq!(lowered.diagnostics, []);
    let code = Arc::new(resolve(Arc::new(lowered.program)));
    let asked = Arc::new(Mutex::new(String::new()));
    let console = Log { asked: asked.clone(), input: "xyz".chars().collect() };
    let job = Run { max_bytes, ..Run::of(code.program.find_global("main").unwrap()) };
    let (ended, _, ()) = run_with(&code, &job, Box::new(console), (), &AtomicBool::new(false));
    let asked = asked.lock().unwrap().clone();
    (ended, asked)
}

fn logged(text: &str) -> String {
    run(text, 1 << 26).1
}

#[test]
fn an_argument_that_must_be_evaluated_first_does_not_repeat_the_effect() {
    assert_eq!(logged("main = let c = thunk int.to-char (int.add 96 1) in io.put-char 1 c;"), "1a ");
    let nested = "main = let c = thunk case io.put-char 2 'b' of { _ -> 'a' } in io.put-char 1 c;";
    assert_eq!(logged(nested), "2b 1a ");
    // In the scrutinee of a `case`, where primitives of two arguments may be computed in place.
    assert_eq!(logged("main = case io.put-char 1 'a' of { Unit -> io.flush 1 };"), "1a flush1 ");
}

#[test]
fn a_shared_effect_happens_when_it_is_first_demanded() {
    let text = "main = let e = thunk io.get-char 0 in case int.add e e of { _ -> case io.peek-char 0 of { _ -> e } };";
    let (ended, asked) = run(text, 1 << 26);
    assert_eq!(asked, "get peek ");
    assert_eq!(ended, Ended::Value(Part::Integer(120i64.into()).into()));
}

#[test]
fn a_failure_undoes_nothing_and_repeats_nothing() {
    let text = r"
        act = case io.put-char 1 'a' of { _ -> case int.quot 1 0 of { _ -> io.put-char 1 'b' } };
        main = case control.catch act (\e -> io.put-char 1 'c') of { _ ->
          control.catch act (\e -> io.put-char 1 'd') };";
    assert_eq!(logged(text), "1a 1c 1d ");
    assert_eq!(logged("main = io.put-char 0 'a';"), "");
    assert_eq!(logged("main = io.put-char 1 97;"), "");
}

#[test]
fn collections_in_between_change_nothing() {
    let text = "
        build n = case n of { 0 -> Nil; _ -> Cons n (build (int.sub n 1)) };
        length xs n = case xs of { Nil -> n; Cons _ rest -> length rest (int.add n 1) };
        loop k = case k of { 0 -> Unit; _ -> case length (build 2000) 0 of { _ ->
          case io.put-char 1 'x' of { _ -> loop (int.sub k 1) } } };
        main = loop 300;";
    assert_eq!(run(text, 4 << 20).1, "1x ".repeat(300));
}

#[test]
fn arguments_are_strings() {
    let (ended, _) = run("main = str.append (io.program-name 0) (io.argument 0);", 1 << 26);
    assert_eq!(ended, Ended::Value(Part::Str("logone".into()).into()));
}
