//! Every primitive on many arguments: known, of a type, and of any type, the analysis covers what it does.

mod harness;
use harness::{concrete, covers, program};
use snell_core_ir::{Prim, PrimType, Type, builtin};
use snell_graph::{Datum, Part, Tree};
use snell_integer::Integer;
use snell_interp_abstract::{AbstractInput, Options, analyse};

fn samples() -> Vec<Datum> {
    let nil = || Datum::con(builtin::NIL, []);
    let mut samples: Vec<Datum> =
        [0, 1, -1, 3, 40, 64, 65, 5000, 1 << 33, i64::MIN].map(|n| Integer::Small(n).into()).into();
    samples.push(Integer::power_of_two(70).into());
    samples.extend([0.0, -0.0, 1.5, -1e300, f64::NAN, f64::INFINITY].map(|d| Part::Double(d).into()));
    samples.extend(['a', 'ä'].map(|c| Part::Char(c).into()));
    samples.extend(["", "abc", "12", "1.5"].map(|text| Part::Str(text.into()).into()));
    samples.push(nil());
    samples.push(Datum::con(builtin::CONS, [Part::Char('x').into(), nil()]));
    samples.push(Datum::con(builtin::CONS, [Integer::Small(1).into(), nil()]));
    samples
}

fn type_of(datum: Tree<'_>) -> Type {
    match datum.head() {
        Part::Integer(Integer::Small(_)) => Type::Int,
        Part::Integer(_) => Type::Integer,
        Part::Double(_) => Type::Double,
        Part::Char(_) => Type::Char,
        Part::Str(_) => Type::Str,
        Part::Con(..) => Type::Data(builtin::LIST, vec![datum.fields().next().map_or(Type::Any, type_of)]),
        _ => Type::Any,
    }
}

#[test]
fn primitives_are_covered() {
    let samples = samples();
    let mut checked = 0;
    for &op in Prim::ALL {
        let arity = op.signature().args.len();
        if arity > 2 || op == Prim::ArrayNew && arity == 0 {
            continue;
        }
        let params = ["x", "y"][..arity].join(" ");
        // A large array is really made when the program runs.
        let forced = if op == Prim::ArrayNew {
            "main x y = case int.lt x 100 of { True -> array.new x y };".into()
        } else {
            format!("main {params} = {} {params};", op.text())
        };
        let (code, entry) = program(&forced);
        let (every, any) = (samples.len(), AbstractInput::OfType(Type::Any));
        for at in 0..every.pow(arity as u32) {
            let args: Vec<Datum> = [at % every, at / every][..arity].iter().map(|&at| samples[at].clone()).collect();
            let ended = concrete(&code, entry, &args, &[]);
            let known: Vec<_> = args.iter().cloned().map(AbstractInput::Exactly).collect();
            let typed: Vec<_> = args.iter().map(|arg| AbstractInput::OfType(type_of(arg.root()))).collect();
            let mut mixed = known.clone();
            mixed[0] = AbstractInput::OfType(type_of(args[0].root()));
            let mut other = known.clone();
            other[arity - 1] = AbstractInput::OfType(type_of(args[arity - 1].root()));
            for inputs in [known, typed, mixed, other, vec![any.clone(); arity]] {
                let analysis = analyse(&code, entry, &inputs, Options::default());
                // Nothing is claimed of programs that set computations aside.
                let claims = !matches!(op, Prim::Suspend | Prim::Resume);
                assert!(
                    analysis.complete == claims && (!claims || covers(&analysis, &ended)),
                    "{} {args:?}: {ended:?} is not covered by {analysis}, {:?} for {inputs:?}",
                    op.text(),
                    analysis.failures
                );
                checked += 1;
            }
        }
    }
    assert!(checked > 10_000, "{checked}");
    assert_eq!(Prim::StrSlice.signature().args, [PrimType::Str, PrimType::Int, PrimType::Int]);
}
