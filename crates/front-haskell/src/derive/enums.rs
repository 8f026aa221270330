//! `Enum` and `Bounded`.

use super::maker::{Made, Maker};
use super::shape::Shape;
use crate::hir::ExprId;

/// All methods of `Enum`, by the numbers of the constructors.
pub(super) fn derive(maker: &mut Maker<'_, '_>, shape: &Shape) -> Made {
    if !shape.is_enumeration() {
        return Err("it has constructors with fields");
    }
    let known = maker.known();
    let last = shape.cons.len() - 1;
    let name = maker.renamer.text(maker.renamer.world.hir.tycon(shape.tycon).name).to_string();

    let value = maker.local("a");
    let body = maker.tag(value);
    let patterns = vec![maker.bound(value)];
    maker.define_one(known.from_enum, patterns, body);

    to_enum(maker, shape, &name, last);
    for (method, end, step, which) in [(known.succ, last, known.plus, "last"), (known.pred, 0, known.minus, "first")] {
        let value = maker.local("a");
        let (tag, end) = (maker.tag(value), maker.int(end));
        let at_end = maker.base(known.equals, vec![tag, end]);
        let word = maker.renamer.text(method).to_string();
        let wrong = maker.error(&format!("{word}{{{name}}}: tried to take `{word}' of {which} tag in enumeration"));
        let (tag, one) = (maker.tag(value), maker.int(1));
        let next = maker.base(step, vec![tag, one]);
        let next = maker.base(known.to_enum, vec![next]);
        let body = maker.if_(at_end, wrong, next);
        let patterns = vec![maker.bound(value)];
        maker.define_one(method, patterns, body);
    }
    ranges(maker, last);
    Ok(())
}

fn to_enum(maker: &mut Maker<'_, '_>, shape: &Shape, name: &str, last: usize) {
    let known = maker.known();
    let number = maker.local("n");
    let args = vec![maker.var(number), maker.int(0)];
    let above = maker.base(known.at_least, args);
    let args = vec![maker.var(number), maker.int(last)];
    let below = maker.base(known.at_most, args);
    let inside = maker.base(known.and, vec![above, below]);
    let scrutinee = maker.var(number);
    let found = maker.by_number(shape, scrutinee);

    let tail = maker.string(&format!(") is outside of enumeration's range (0,{last})"));
    let args = vec![maker.int(0), maker.var(number), tail];
    let shown = maker.base(known.shows_prec, args);
    let text = maker.string(&format!("toEnum{{{name}}}: tag ("));
    let text = maker.base(known.append, vec![text, shown]);
    let wrong = maker.base(known.error, vec![text]);

    let body = maker.if_(inside, found, wrong);
    let patterns = vec![maker.bound(number)];
    maker.define_one(known.to_enum, patterns, body);
}

/// `enumFrom` and its kin: the numbers, and what they stand for.
fn ranges(maker: &mut Maker<'_, '_>, last: usize) {
    let known = maker.known();
    let (a, b, c) = (maker.local("a"), maker.local("b"), maker.local("c"));

    let args = vec![maker.tag(a), maker.int(last)];
    let body = mapped(maker, known.enum_from_to, args);
    let patterns = vec![maker.bound(a)];
    maker.define_one(known.enum_from, patterns, body);

    let (a2, b2) = (maker.local("a"), maker.local("b"));
    let args = vec![maker.tag(b2), maker.tag(a2)];
    let up = maker.base(known.at_least, args);
    let (high, low) = (maker.int(last), maker.int(0));
    let limit = maker.if_(up, high, low);
    let args = vec![maker.tag(a2), maker.tag(b2), limit];
    let body = mapped(maker, known.enum_from_then_to, args);
    let patterns = vec![maker.bound(a2), maker.bound(b2)];
    maker.define_one(known.enum_from_then, patterns, body);

    let (a3, b3) = (maker.local("a"), maker.local("b"));
    let args = vec![maker.tag(a3), maker.tag(b3)];
    let body = mapped(maker, known.enum_from_to, args);
    let patterns = vec![maker.bound(a3), maker.bound(b3)];
    maker.define_one(known.enum_from_to, patterns, body);

    let a4 = maker.local("a");
    let args = vec![maker.tag(a4), maker.tag(b), maker.tag(c)];
    let body = mapped(maker, known.enum_from_then_to, args);
    let patterns = vec![maker.bound(a4), maker.bound(b), maker.bound(c)];
    maker.define_one(known.enum_from_then_to, patterns, body);
}

/// `map toEnum (range..)`.
fn mapped(maker: &mut Maker<'_, '_>, range: snell_source::Name, args: Vec<ExprId>) -> ExprId {
    let known = maker.known();
    let numbers = maker.base(range, args);
    let function = maker.base(known.to_enum, Vec::new());
    maker.base(known.map, vec![function, numbers])
}

/// `Bounded`: the first and the last constructor, or the bounds of all fields of the only one.
pub(super) fn bounded(maker: &mut Maker<'_, '_>, shape: &Shape) -> Made {
    let known = maker.known();
    let (Some(first), Some(last)) = (shape.cons.first(), shape.cons.last()) else {
        return Err("it has no constructors");
    };
    if !shape.is_enumeration() && shape.cons.len() > 1 {
        return Err("it has several constructors, and fields");
    }
    for (name, con) in [(known.min_bound, first), (known.max_bound, last)] {
        let fields = con.fields.iter().map(|_| maker.base(name, Vec::new())).collect();
        let body = maker.build(con.con, fields);
        maker.define_one(name, Vec::new(), body);
    }
    Ok(())
}
