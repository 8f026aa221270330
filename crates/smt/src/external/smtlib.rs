//! Terms as SMT-LIB, and values back.
//!
//! Every compound subterm is a definition of its own, parts before wholes: sharing is kept, and depth is no problem.

use std::collections::BTreeSet;
use std::fmt::Write;

use snell_integer::Integer;
use snell_logic::{CharSet, Division, Linear, Model, Remainders, Sort, TermId, Terms, Value, VarId, View, Why};

use super::sexpr::{Sexpr, read};

/// Questions with more subterms than this are not sent.
const MAX_SUBTERMS: usize = 200_000;

/// Declarations, definitions and assertions of a question. Doubles and bit operations are refused.
pub fn script(terms: &Terms, conjuncts: &[TermId]) -> Result<String, Why> {
    let mut text = String::new();
    for term in subterms(terms, conjuncts)? {
        define(terms, term, &mut text)?;
    }
    for conjunct in conjuncts {
        let _ = writeln!(text, "(assert {})", name(terms, *conjunct));
    }
    Ok(text)
}

/// Assertions that no divisor is zero.
pub(super) fn guards(terms: &Terms, conjuncts: &[TermId]) -> String {
    let mut text = String::new();
    for term in subterms(terms, conjuncts).unwrap_or_default() {
        if let View::Divide(_, _, divisor) = terms.view(term) {
            let _ = writeln!(text, "(assert (not (= {} 0)))", name(terms, divisor));
        }
    }
    text
}

/// The variables of a question, in order.
pub(super) fn variables(terms: &Terms, conjuncts: &[TermId]) -> Vec<VarId> {
    let vars = subterms(terms, conjuncts).unwrap_or_default().into_iter().filter_map(|term| match terms.view(term) {
        View::Var(var) => Some(var),
        _ => None,
    });
    vars.collect()
}

pub(super) fn get_values(vars: &[VarId]) -> String {
    let names: Vec<String> = vars.iter().map(|var| format!("v{}", var.0)).collect();
    format!("(get-value ({}))\n", names.join(" "))
}

/// Reads the reply to `get_values` into a model; `None` if it is not such a reply.
pub(super) fn read_values(terms: &Terms, reply: &str, model: &mut Model) -> Option<()> {
    let Sexpr::List(pairs) = read(reply)? else { return None };
    for pair in pairs {
        let Sexpr::List(pair) = pair else { return None };
        let [Sexpr::Atom(variable), value] = pair.as_slice() else { return None };
        let var = VarId(variable.strip_prefix('v')?.parse().ok()?);
        let value = match terms.var_sort(var) {
            Sort::Bool => Value::Bool(*value == Sexpr::Atom("true")),
            _ => Value::Int(integer(value)?),
        };
        if var.index() < terms.var_count() {
            model.set(var, value);
        }
    }
    Some(())
}

fn integer(value: &Sexpr<'_>) -> Option<Integer> {
    match value {
        Sexpr::Atom(digits) => digits.parse().ok(),
        Sexpr::List(parts) => match parts.as_slice() {
            [Sexpr::Atom("-"), inner @ Sexpr::Atom(_)] => integer(inner).map(|value| -value),
            _ => None,
        },
    }
}

/// All subterms, parts before wholes (a part has the smaller id).
fn subterms(terms: &Terms, conjuncts: &[TermId]) -> Result<BTreeSet<TermId>, Why> {
    let mut seen = BTreeSet::new();
    let mut stack = conjuncts.to_vec();
    while let Some(term) = stack.pop() {
        if seen.insert(term) {
            terms.for_each_child(term, |child| stack.push(child));
        }
        if seen.len() > MAX_SUBTERMS {
            return Err(Why::Unsupported);
        }
    }
    Ok(seen)
}

fn literal(value: &Integer) -> String {
    if value.is_negative() { format!("(- {})", value.abs()) } else { value.to_string() }
}

/// How a term is referred to.
fn name(terms: &Terms, term: TermId) -> String {
    match terms.view(term) {
        View::Bool(value) => value.to_string(),
        View::Int(value) => literal(value),
        View::Var(var) => format!("v{}", var.0),
        _ => format!("t{}", term.index()),
    }
}

fn list(terms: &Terms, operator: &str, args: &[TermId]) -> String {
    let args: Vec<String> = args.iter().map(|arg| name(terms, *arg)).collect();
    format!("({operator} {})", args.join(" "))
}

fn sum(terms: &Terms, linear: &Linear<'_>) -> String {
    let mut text = format!("(+ {}", literal(linear.constant));
    for monomial in linear.monomials {
        let _ = if monomial.coefficient.is_one() {
            write!(text, " {}", name(terms, monomial.term))
        } else {
            write!(text, " (* {} {})", literal(&monomial.coefficient), name(terms, monomial.term))
        };
    }
    text.push(')');
    text
}

/// SMT-LIB's `div` and `mod` are Euclidean (the remainder is never negative), so each of ours is spelt out by signs.
fn division(division: Division, a: &str, b: &str) -> String {
    match division {
        Division::Div => format!("(ite (> {b} 0) (div {a} {b}) (div (- {a}) (- {b})))"),
        Division::Mod => format!("(ite (> {b} 0) (mod {a} {b}) (- (mod (- {a}) (- {b}))))"),
        Division::Quot => format!("(ite (>= {a} 0) (div {a} {b}) (- (div (- {a}) {b})))"),
        Division::Rem => format!("(ite (>= {a} 0) (mod {a} {b}) (- (mod (- {a}) {b})))"),
    }
}

fn remainders(of: &str, sum: &Remainders) -> String {
    let mut text = format!("(+ {} (* {} {of})", literal(&sum.constant.into()), literal(&sum.whole.into()));
    for &(factor, bits) in &sum.parts {
        let _ = write!(text, " (* {} (mod {of} {}))", literal(&factor.into()), Integer::power_of_two(bits));
    }
    text.push(')');
    text
}

fn define(terms: &Terms, term: TermId, text: &mut String) -> Result<(), Why> {
    let body = match terms.view(term) {
        View::Bool(_) | View::Int(_) => return Ok(()),
        View::Var(var) => return declare(terms, var, text),
        View::Linear(linear) => sum(terms, &linear),
        View::Le(linear) => format!("(<= {} 0)", sum(terms, &linear)),
        View::Eq(linear) => format!("(= {} 0)", sum(terms, &linear)),
        View::Product(factors) => list(terms, "*", factors),
        View::Divide(kind, a, b) => division(kind, &name(terms, a), &name(terms, b)),
        View::Wrap(a) => {
            let (half, whole) = (Integer::power_of_two(63), Integer::power_of_two(64));
            format!("(- (mod (+ {} {half}) {whole}) {half})", name(terms, a))
        }
        View::Ite(c, a, b) => list(terms, "ite", &[c, a, b]),
        View::Not(a) => list(terms, "not", &[a]),
        View::And(args) => list(terms, "and", args),
        View::Or(args) => list(terms, "or", args),
        View::Iff(a, b) => list(terms, "=", &[a, b]),
        View::Member(class, a) => {
            let of = name(terms, a);
            let ranges = CharSet::of_class(class);
            let ranges = ranges.ranges().iter().map(|(low, high)| format!("(<= {low} {of} {high})"));
            format!("(or false {})", ranges.collect::<Vec<_>>().join(" "))
        }
        View::CharMap(..) => return Err(Why::Unsupported),
        View::Bit(op, a, b) => {
            let (of, sum) = terms.masking(op, a, b).ok_or(Why::Bits)?;
            remainders(&name(terms, of), &sum)
        }
        View::Double(_) | View::DoubleOp(..) | View::DoubleCompare(..) | View::Round(..) => return Err(Why::Double),
    };
    let sort = match terms.sort(term) {
        Sort::Bool => "Bool",
        Sort::Int => "Int",
        Sort::Double => return Err(Why::Double),
    };
    let _ = writeln!(text, "(define-fun t{} () {sort} {body})", term.index());
    Ok(())
}

fn declare(terms: &Terms, var: VarId, text: &mut String) -> Result<(), Why> {
    let sort = match terms.var_sort(var) {
        Sort::Bool => "Bool",
        Sort::Int => "Int",
        Sort::Double => return Err(Why::Double),
    };
    let _ = writeln!(text, "(declare-const v{} {sort})", var.0);
    let range = terms.var_range(var);
    if sort == "Int" {
        for (bound, relation) in [(range.lo(), ">="), (range.hi(), "<=")] {
            if let Some(bound) = bound {
                let _ = writeln!(text, "(assert ({relation} v{} {}))", var.0, literal(&Integer::from(bound)));
            }
        }
    }
    Ok(())
}
