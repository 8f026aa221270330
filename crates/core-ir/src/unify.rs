//! The fields of a constructor in a value of a given type: its equations, solved.

use crate::{ConId, Program, Type};
use rustc_hash::FxHashMap;
use snell_source::Name;

/// What type variables are.
type Known = FxHashMap<Name, Type>;

impl Program {
    /// The types of a constructor's fields in a value of its type with these arguments; nothing if no such value has that
    /// constructor. What the arguments leave open is `Any`; a variable of theirs may be anything.
    pub fn field_types(&self, con: ConId, args: &[Type]) -> Option<Vec<Type>> {
        let con = self.con(con);
        let open = |ty: &Type| ty.substitute(&|_| Type::Any);
        let params = self.data(con.data).params.iter().copied();
        let mut known: Known = params.zip(args.iter().map(open)).collect();
        let solved = con.equations.iter().all(|(name, ty)| unify(&Type::Var(*name), ty, &mut known));
        solved.then(|| con.fields.iter().map(|field| resolved(field, &known)).collect())
    }
}

/// A type in which all that is known of variables is said.
fn resolved(ty: &Type, known: &Known) -> Type {
    ty.substitute(&|name| known.get(&name).map_or(Type::Any, |ty| resolved(ty, known)))
}

/// Makes two types equal, if they can be. No variable ever contains itself.
fn unify(left: &Type, right: &Type, known: &mut Known) -> bool {
    let (left, right) = (head(left, known), head(right, known));
    match (&left, &right) {
        (Type::Any, _) | (_, Type::Any) => true,
        (Type::Var(a), Type::Var(b)) if a == b => true,
        (Type::Var(name), other) | (other, Type::Var(name)) => {
            if mentions(other, *name, known) {
                return false;
            }
            known.insert(*name, other.clone());
            true
        }
        (Type::Data(a, of), Type::Data(b, with)) => {
            a == b && of.len() == with.len() && of.iter().zip(with).all(|(left, right)| unify(left, right, known))
        }
        (Type::Function(a, b), Type::Function(c, d)) => unify(a, c, known) && unify(b, d, known),
        (Type::Cell(a), Type::Cell(b)) | (Type::Array(a), Type::Array(b)) => unify(a, b, known),
        (left, right) => left == right,
    }
}

fn head(ty: &Type, known: &Known) -> Type {
    let mut ty = ty;
    while let Type::Var(name) = ty
        && let Some(found) = known.get(name)
    {
        ty = found;
    }
    ty.clone()
}

fn mentions(ty: &Type, name: Name, known: &Known) -> bool {
    match head(ty, known) {
        Type::Var(other) => other == name,
        Type::Data(_, args) => args.iter().any(|arg| mentions(arg, name, known)),
        Type::Function(from, to) => mentions(&from, name, known) || mentions(&to, name, known),
        Type::Cell(of) | Type::Array(of) => mentions(&of, name, known),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Builder;

    #[test]
    fn the_type_of_a_value_says_what_is_inside() {
        let mut builder = Builder::new();
        let pair = builder.data("Pair", &["x", "y"]);
        let expr = builder.data("E", &["a"]);
        let [a, x, y] = ["a", "x", "y"].map(|name| builder.name(name));
        let of = |ty: Type| Type::Data(expr, vec![ty]);
        let int = builder.constructor(expr, "I", vec![Type::Int]);
        builder.equations(int, vec![], vec![(a, Type::Int)]);
        let both = builder.constructor(expr, "Both", vec![of(Type::Var(x)), of(Type::Var(y))]);
        let pair_of = |x: Type, y: Type| Type::Data(pair, vec![x, y]);
        builder.equations(both, vec![x, y], vec![(a, pair_of(Type::Var(x), Type::Var(y)))]);
        let first = builder.constructor(expr, "First", vec![of(pair_of(Type::Var(a), Type::Var(y)))]);
        builder.equations(first, vec![y], vec![]);
        let program = builder.finish();
        let fields = |con, ty| program.field_types(con, &[ty]);
        assert_eq!(fields(int, Type::Int), Some(vec![Type::Int]));
        assert_eq!(fields(int, Type::Char), None);
        assert_eq!(fields(int, Type::Any), Some(vec![Type::Int]));
        let wanted = vec![of(Type::Int), of(Type::Char)];
        assert_eq!(fields(both, pair_of(Type::Int, Type::Char)), Some(wanted));
        assert_eq!(fields(both, Type::Int), None);
        assert_eq!(fields(first, Type::Int), Some(vec![of(pair_of(Type::Int, Type::Any))]));
    }
}
