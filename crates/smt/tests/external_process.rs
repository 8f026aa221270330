//! A solver process that is killed, hangs, babbles or is not there.

use std::process::Command;
use std::time::{Duration, Instant};

use snell_logic::{Answer, Range, Solver, TermId, Terms, Why};
use snell_smt::external::External;
use snell_smt::{Chain, ChainConfig, ExternalConfig};

/// `x * y = 35` with both above one, which has solutions.
fn question(terms: &mut Terms) -> Vec<TermId> {
    let (x, y) = (terms.fresh_int(Range::INT64), terms.fresh_int(Range::INT64));
    let product = terms.mul(x, y);
    let (one, target) = (terms.int(1), terms.int(35));
    vec![terms.eq(product, target), terms.gt(x, one), terms.gt(y, one)]
}

fn shell(script: &str, milliseconds: u64) -> ExternalConfig {
    ExternalConfig {
        program: "sh".into(),
        args: vec!["-c".into(), script.into()],
        timeout: Duration::from_millis(milliseconds),
        deadline: None,
    }
}

#[test]
fn a_killed_process_is_replaced() {
    if Command::new("z3").arg("--version").output().is_err() {
        println!("skipped: z3 is not installed");
        return;
    }
    let mut terms = Terms::new();
    let conditions = question(&mut terms);
    let mut solver = External::new(ExternalConfig::z3("z3", Duration::from_secs(2)));
    assert!(matches!(solver.check(&terms, &conditions), Answer::Sat(_)));
    let pid = solver.pid().expect("it runs");
    assert!(Command::new("kill").args(["-9", &pid.to_string()]).status().expect("kill runs").success());
    assert_eq!(solver.check(&terms, &conditions), Answer::Unknown(Why::SolverDied));
    assert!(matches!(solver.check(&terms, &conditions), Answer::Sat(_)));
    assert_ne!(solver.pid(), Some(pid));
    assert_eq!(solver.restarts(), 1);
}

#[test]
fn a_hanging_process_costs_no_more_than_its_time() {
    let mut terms = Terms::new();
    let conditions = question(&mut terms);
    for script in ["cat > /dev/null; sleep 60", "exec sleep 60"] {
        let mut solver = External::new(shell(script, 200));
        let started = Instant::now();
        assert_eq!(solver.check(&terms, &conditions), Answer::Unknown(Why::SolverDied));
        assert!(started.elapsed() < Duration::from_secs(5), "{:?}", started.elapsed());
    }
}

#[test]
fn nonsense_is_not_an_answer() {
    let mut terms = Terms::new();
    let conditions = question(&mut terms);
    let scripts = [
        "echo nonsense",
        "yes sat",
        "while read line; do case $line in '(echo'*) echo \"$line\" | cut -d'\"' -f2;; '(check-sat)') echo maybe;; esac; done",
        "while read line; do case $line in '(echo'*) echo \"$line\" | cut -d'\"' -f2;; '(check-sat)') echo sat;; esac; done",
        "printf '\\377\\376'",
        "true",
    ];
    for script in scripts {
        let mut solver = External::new(shell(script, 300));
        assert_eq!(solver.check(&terms, &conditions), Answer::Unknown(Why::SolverDied), "{script}");
    }
}

#[test]
fn a_lying_process_is_not_believed() {
    let mut terms = Terms::new();
    let conditions = question(&mut terms);
    let script = "while read line; do case $line in '(echo'*) echo \"$line\" | cut -d'\"' -f2;; \
                  '(check-sat)') echo sat;; '(get-value'*) echo '((v0 3) (v1 (- 4)))';; esac; done";
    let mut solver = External::new(shell(script, 500));
    assert_eq!(solver.check(&terms, &conditions), Answer::Unknown(Why::Disbelieved));
}

#[test]
fn a_missing_program_is_no_solver() {
    let mut terms = Terms::new();
    let conditions = question(&mut terms);
    let mut solver = External::new(ExternalConfig::z3("/nonexistent/z3", Duration::from_secs(1)));
    assert_eq!(solver.check(&terms, &conditions), Answer::Unknown(Why::NoSolver));
}

#[test]
fn unsat_answers_say_on_whom_they_rest() {
    let mut terms = Terms::new();
    let (x, y) = (terms.fresh_int(Range::INT64), terms.fresh_int(Range::INT64));
    let (double, seven) = (terms.add(x, x), terms.int(7));
    let sum = terms.add(double, y);
    let conditions = [terms.eq(sum, seven), terms.eq(y, double)];
    let mut alone = Chain::new(ChainConfig::default());
    assert_eq!(alone.check(&terms, &conditions), Answer::Unsat);
    assert_eq!((alone.stats().basis.embedded, alone.stats().basis.confirmed), (1, 0));
    if Command::new("z3").arg("--version").output().is_ok() {
        let external = Some(ExternalConfig::z3("z3", Duration::from_secs(2)));
        let mut checked = Chain::new(ChainConfig { external, recheck_unsat: true, ..ChainConfig::default() });
        assert_eq!(checked.check(&terms, &conditions), Answer::Unsat);
        assert_eq!((checked.stats().basis.embedded, checked.stats().basis.confirmed), (0, 1));
    }
}
