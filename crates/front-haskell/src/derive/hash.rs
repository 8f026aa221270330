//! `Hashable`: the number of the constructor, if there are several, then the fields.

use super::maker::{Made, Maker};
use super::shape::Shape;

/// `hashWithSalt`, which gives what the package gives for types with an instance of `Generic`.
pub(super) fn derive(maker: &mut Maker<'_, '_>, shape: &Shape) -> Made {
    let name = maker.known().hash_with_salt;
    let mut clauses = Vec::new();
    for (at, con) in shape.cons.iter().enumerate() {
        let salt = maker.local("salt");
        let (pattern, fields) = maker.matching(con, "a");
        let mut hash = maker.var(salt);
        if shape.cons.len() > 1 {
            let number = maker.int(at);
            hash = maker.beside(name, vec![hash, number]);
        }
        if fields.is_empty() {
            let unit = maker.renamer.world.hir.wired.unit_con;
            let unit = maker.con(unit);
            hash = maker.beside(name, vec![hash, unit]);
        }
        for field in fields {
            let field = maker.var(field);
            hash = maker.beside(name, vec![hash, field]);
        }
        let salt = maker.bound(salt);
        clauses.push(maker.clause(vec![salt, pattern], hash));
    }
    if clauses.is_empty() {
        return Err("it has no constructors");
    }
    maker.define(name, clauses);
    Ok(())
}
