//! Defaulting: unknown number types become `Integer` or `Double`, and what is left is reported.

use super::Checker;
use super::solve::Wanted;
use super::ty::{Meta, Node, Pred, T};
use crate::hir::ClassId;

impl Checker<'_> {
    /// Everything is known that will be known: defaults, then reports.
    pub fn settle_all(&mut self) {
        self.settle(0);
    }

    pub fn settle(&mut self, from: usize) {
        self.solve(from);
        while self.improve_by_each_other(from) {
            self.solve(from);
        }
        while self.default_some(from, &|_, _| true) {
            self.solve(from);
        }
        self.solve_finally(from);
        for wanted in self.wanted.split_off(from) {
            self.report_unsolved(&wanted);
        }
    }

    /// After a binding at the top: constraints about nothing but the binding's own unknowns are settled.
    pub fn settle_inner(&mut self, from: usize) {
        self.solve(from);
        while self.improve_by_each_other(from) {
            self.solve(from);
        }
        // Unknowns of level 0 belong to variables that the monomorphism restriction keeps open.
        while self.default_some(from, &|this, meta| this.store.level(meta) > 0) {
            self.solve(from);
        }
        let open = |this: &Self, wanted: &Wanted| {
            let mut metas = Vec::new();
            wanted.pred.args.iter().for_each(|&arg| this.store.metas(arg, &mut metas));
            metas.iter().any(|&meta| this.store.level(meta) == 0)
        };
        if self.wanted[from..].iter().all(|wanted| open(self, wanted)) {
            return;
        }
        self.solve_finally(from);
        for wanted in self.wanted.split_off(from) {
            if open(self, &wanted) { self.wanted.push(wanted) } else { self.report_unsolved(&wanted) }
        }
    }

    /// Unknowns that only constraints mention.
    pub fn default_ambiguous(&mut self, mentioned: &[Meta], from: usize) {
        let level = self.level;
        let mentioned = mentioned.to_vec();
        while self.default_some(from, &|this, meta| this.store.level(meta) > level && !mentioned.contains(&meta)) {
            self.solve(from);
        }
    }

    fn default_some(&mut self, from: usize, wanted_meta: &dyn Fn(&Self, Meta) -> bool) -> bool {
        let mut metas: Vec<Meta> = Vec::new();
        for wanted in &self.wanted[from..] {
            wanted.pred.args.iter().for_each(|&arg| self.store.metas(arg, &mut metas));
        }
        let mut progress = false;
        for meta in metas {
            if wanted_meta(self, meta) {
                progress |= self.default_one(meta, from);
            }
        }
        progress
    }

    /// The first default type for which all constraints on the unknown hold.
    fn default_one(&mut self, meta: Meta, from: usize) -> bool {
        let mut classes: Vec<ClassId> = Vec::new();
        for wanted in &self.wanted[from..] {
            let Pred { class, args } = &wanted.pred;
            let mentions = args.iter().any(|&arg| {
                let mut metas = Vec::new();
                self.store.metas(arg, &mut metas);
                metas.contains(&meta)
            });
            if !mentions {
                continue;
            }
            match args.as_slice() {
                [arg] if self.store.head(*arg).1 == Node::Meta(meta) => classes.push(*class),
                // Constraints such as `Show [a]` are reduced before; what is left here says nothing.
                _ => {}
            }
        }
        if classes.is_empty() {
            return false;
        }
        let numeric = classes.iter().any(|&class| self.is_numeric(class));
        if !numeric && !self.interactive && !self.is_interactive_class(&classes) {
            return false;
        }
        let extended = self.interactive || self.module_extension("ExtendedDefaultRules");
        if !extended && !classes.iter().all(|&class| self.is_standard(class)) {
            return false;
        }
        for candidate in self.default_types(numeric) {
            let fits = classes.iter().all(|&class| self.has_instance(&Pred { class, args: vec![candidate] }, 0));
            if fits {
                self.store.solve(meta, candidate);
                return true;
            }
        }
        false
    }

    fn default_types(&mut self, numeric: bool) -> Vec<T> {
        let hir = self.hir;
        let mut types = Vec::new();
        if !numeric {
            if self.interactive {
                types.push(self.store.con(hir.wired.opaque));
            }
            if self.interactive && self.asks {
                types.push(self.store.con(hir.wired.integer));
            }
            types.push(self.store.con(hir.wired.unit));
        }
        match &hir.module(self.module).defaults {
            Some(own) => own.iter().for_each(|ty| {
                let ty = self.convert(ty);
                types.push(ty);
            }),
            None => {
                types.push(self.store.con(hir.wired.integer));
                types.push(self.store.con(hir.wired.double));
            }
        }
        if !numeric {
            types.push(self.store.con(hir.wired.list));
            let char = self.store.con(hir.wired.char);
            types.push(self.store.apply(hir.wired.list, &[char]));
        }
        types
    }

    /// `Num` or one of its subclasses.
    fn is_numeric(&mut self, class: ClassId) -> bool {
        class == self.hir.wired.num
            || self.class_info(class).supers.clone().iter().any(|above| self.is_numeric(above.class))
    }

    /// Classes that the report and GHC let defaulting see; any other one asks for a type that the program says.
    fn is_standard(&mut self, class: ClassId) -> bool {
        const STANDARD: [&str; 24] = [
            "Eq",
            "Ord",
            "Show",
            "Read",
            "Enum",
            "Bounded",
            "Ix",
            "Num",
            "Real",
            "Integral",
            "Fractional",
            "Floating",
            "RealFrac",
            "RealFloat",
            "Functor",
            "Applicative",
            "Monad",
            "Semigroup",
            "Monoid",
            "IsString",
            "Foldable",
            "Traversable",
            "Random",
            "Random#",
        ];
        let entry = self.hir.class(class);
        self.hir.module(entry.module).library && STANDARD.contains(&self.name(entry.name))
    }

    /// On a prompt, and for strings with `OverloadedStrings`, more classes have defaults.
    fn is_interactive_class(&self, classes: &[ClassId]) -> bool {
        classes.contains(&self.hir.wired.is_string) || self.module_extension("ExtendedDefaultRules")
    }

    pub fn module_extension(&self, extension: &str) -> bool {
        self.hir.module(self.module).extensions.iter().any(|&name| self.name(name) == extension)
    }
}
