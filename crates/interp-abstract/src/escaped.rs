//! What gets out of the program: whoever has its results, or is one of its inputs, may call functions and change cells.

use crate::knowledge::{Knowledge, ROOT, Work};
use crate::value::{Addr, EntryId, Object};
use rustc_hash::FxHashSet;
use snell_lattice::Element;
use snell_semantics::BodyId;
use std::collections::BTreeSet;

/// What was given to functions that came from outside.
#[derive(Default, Debug)]
pub struct Handed {
    /// Values.
    pub elements: FxHashSet<Element>,
    /// What addresses hold.
    pub addrs: FxHashSet<Addr>,
}

/// The bodies that run if functions are called that are in the program's result, or in what was given to functions that came
/// from outside, and what those have captured.
pub(crate) fn escaped(known: &mut Knowledge, handed: &Handed) -> BTreeSet<BodyId> {
    let mut walk = Walk::from(known, handed, true);
    // What is forced as a whole is what others look at.
    walk.todo.extend(known.entries().iter().filter_map(|entry| match entry.work {
        Work::Deep(addr, _) if entry.begun => Some(addr),
        _ => None,
    }));
    walk.captured = true;
    walk.run(known);
    walk.bodies
}

/// Where the contents of cells and arrays are that others have got, from functions or also from the result.
pub(crate) fn contents(known: &mut Knowledge, handed: &Handed, result: bool) -> Vec<Addr> {
    let mut walk = Walk::from(known, handed, result);
    walk.run(known);
    walk.contents
}

#[derive(Default)]
struct Walk {
    elements: Vec<Element>,
    todo: Vec<Addr>,
    /// Whether it goes on to what functions have captured.
    captured: bool,
    /// A result in which cells are variables, which others don't write to.
    variables: Option<Element>,
    bodies: BTreeSet<BodyId>,
    contents: Vec<Addr>,
}

impl Walk {
    fn from(known: &mut Knowledge, handed: &Handed, result: bool) -> Walk {
        let mut walk = Walk::default();
        walk.elements.extend(&handed.elements);
        walk.todo.extend(&handed.addrs);
        if result {
            let result = known.result(ROOT);
            let element = known.read(result);
            walk.elements.push(element);
            // Cells that are values are in constructors there.
            walk.variables = known.code.program.interface.cells.then_some(element);
        }
        walk
    }

    fn run(&mut self, known: &mut Knowledge) {
        let (mut seen, mut met) = (FxHashSet::default(), FxHashSet::default());
        loop {
            while let Some(element) = self.elements.pop() {
                if met.insert(element) {
                    self.look_at(known, element);
                }
            }
            let Some(addr) = self.todo.pop() else { return };
            if seen.insert(addr) {
                let forced = known.forced(addr);
                known.spread_all();
                self.elements.extend([known.read(addr), known.read(forced)]);
            }
        }
    }

    fn look_at(&mut self, known: &Knowledge, element: Element) {
        let heads = known.sets.get(element);
        for object in heads.objects.iter() {
            match &**known.get(object) {
                Object::Closure(body, captured) => {
                    self.bodies.insert(*body);
                    if self.captured {
                        self.todo.extend(captured);
                    }
                }
                Object::Partial(parts) | Object::Con(_, parts) => self.todo.extend(parts),
                Object::Cell(content) if self.variables == Some(element) => self.todo.push(*content),
                Object::Cell(content) | Object::Array(_, content) => {
                    self.contents.push(*content);
                    self.todo.push(*content);
                }
                _ => {}
            }
        }
        if self.captured {
            heads.thunks.iter().for_each(|thunk| self.suspended(known, thunk));
        }
    }

    /// What nobody has evaluated yet runs if a function that has captured it wants it.
    fn suspended(&mut self, known: &Knowledge, thunk: EntryId) {
        let entry = known.known(thunk);
        if let (Work::Body(body, _, env, _), false) = (&entry.work, entry.begun) {
            self.bodies.insert(*body);
            self.todo.extend(env);
        }
    }
}
