//! Every primitive on many arguments: known, of a type, and of any type, the analysis covers what it does.

mod harness;
use harness::{concrete, covers, program};
use snell_core_ir::{Prim, PrimType, Type, builtin};
use snell_graph::Datum;
use snell_integer::Integer;
use snell_interp_abstract::{AbstractInput, Options, analyse};

fn samples() -> Vec<Datum> {
    let nil = || Datum::Con(builtin::NIL, vec![]);
    let mut samples: Vec<Datum> =
        [0, 1, -1, 3, 40, 64, 65, 5000, 1 << 33, i64::MIN].map(|n| Datum::Integer(Integer::Small(n))).into();
    samples.push(Datum::Integer(Integer::power_of_two(70)));
    samples.extend([0.0, -0.0, 1.5, -1e300, f64::NAN, f64::INFINITY].map(Datum::Double));
    samples.extend(['a', 'ä'].map(Datum::Char));
    samples.extend(["", "abc", "12", "1.5"].map(|text| Datum::Str(text.into())));
    samples.push(nil());
    samples.push(Datum::Con(builtin::CONS, vec![Datum::Char('x'), nil()]));
    samples.push(Datum::Con(builtin::CONS, vec![Datum::Integer(Integer::Small(1)), nil()]));
    samples
}

fn type_of(datum: &Datum) -> Type {
    match datum {
        Datum::Integer(Integer::Small(_)) => Type::Int,
        Datum::Integer(_) => Type::Integer,
        Datum::Double(_) => Type::Double,
        Datum::Char(_) => Type::Char,
        Datum::Str(_) => Type::Str,
        Datum::Con(_, fields) => Type::Data(builtin::LIST, vec![fields.first().map_or(Type::Any, type_of)]),
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
            let typed: Vec<_> = args.iter().map(|arg| AbstractInput::OfType(type_of(arg))).collect();
            let mut mixed = known.clone();
            mixed[0] = AbstractInput::OfType(type_of(&args[0]));
            let mut other = known.clone();
            other[arity - 1] = AbstractInput::OfType(type_of(&args[arity - 1]));
            for inputs in [known, typed, mixed, other, vec![any.clone(); arity]] {
                let analysis = analyse(&code, entry, &inputs, Options::default());
                assert!(
                    analysis.complete && covers(&analysis, &ended),
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
