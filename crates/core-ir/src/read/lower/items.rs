//! Items: data types, signatures, definitions.

use super::Tops;
use super::apply::count;
use super::cases::CaseState;
use super::exprs::{Piece, Task};
use super::names::{Scope, Space};
use crate::read::diagnostics::Diagnostics;
use crate::read::syntax::{ConItem, DefinitionItem, Ident, SignatureItem, Syntax, TypeNode};
use crate::{Builder, ConId, Constructor, DataId, Program, Type, VarId, codes};
use rustc_hash::{FxHashMap, FxHashSet};
use snell_source::{Code, Name, Span};

/// Lowers items one after the other. Items are numbered: data types first, then definitions.
pub(super) struct Items<'a> {
    pub(super) syntax: &'a Syntax,
    pub(super) diagnostics: &'a mut Diagnostics,
    pub(super) builder: Builder,
    pub(super) tops: Tops,
    pub(super) scope: Scope,
    pub(super) tasks: Vec<Task>,
    pub(super) values: Vec<Piece>,
    pub(super) cases: Vec<CaseState>,
    pub(super) wildcard: Name,
    /// The item being lowered.
    item: u32,
    skip: Vec<bool>,
    bad: Vec<bool>,
    uses: Vec<(u32, u32)>,
}

/// What came out.
pub(super) struct Outcome {
    pub(super) program: Program,
    /// Items with a mistake.
    pub(super) bad: Vec<bool>,
    /// `(used, user)`.
    pub(super) uses: Vec<(u32, u32)>,
}

impl<'a> Items<'a> {
    pub(super) fn new(
        syntax: &'a Syntax,
        mut base: Program,
        diagnostics: &'a mut Diagnostics,
        skip: Vec<bool>,
    ) -> Self {
        let wildcard = base.names.intern("_");
        let tops = Tops::new(&base, &syntax.broken);
        Items {
            syntax,
            diagnostics,
            builder: Builder::extend(base),
            tops,
            scope: Scope::default(),
            tasks: Vec::new(),
            values: Vec::new(),
            cases: Vec::new(),
            wildcard,
            item: 0,
            bad: vec![false; skip.len()],
            skip,
            uses: Vec::new(),
        }
    }

    pub(super) fn run(mut self) -> Outcome {
        self.declare_datas();
        self.constructors();
        self.declare_definitions();
        let signatures = self.signatures();
        let syntax = self.syntax;
        for name in &syntax.guarded {
            match self.tops.datas.get(&name.name) {
                Some(&data) => self.builder.guarded(data),
                None => self.missing(codes::UNKNOWN_TYPE, "data type", *name),
            }
        }
        for (index, definition) in syntax.definitions.iter().enumerate() {
            if self.start(syntax.datas.len() + index) {
                self.definition(definition, signatures.get(&definition.name.name).copied());
            }
        }
        for name in &syntax.makers {
            match self.tops.globals.get(&name.name) {
                Some(&global) => self.builder.maker(global),
                None => self.missing(codes::UNKNOWN_NAME, "definition", *name),
            }
        }
        Outcome { program: self.builder.finish(), bad: self.bad, uses: self.uses }
    }

    /// Makes an item the current one; false if it is to be left out.
    fn start(&mut self, item: usize) -> bool {
        self.item = item as u32;
        if self.diagnostics.is_full() {
            self.spoil();
        }
        !self.skip[item] && !self.bad[item]
    }

    fn declare_datas(&mut self) {
        let syntax = self.syntax;
        for (index, item) in syntax.datas.iter().enumerate() {
            if self.start(index) && self.is_new(Space::Type, item.name, "data type") {
                self.distinct(&item.params, "type parameter");
                let id = self
                    .builder
                    .at(item.span)
                    .data_named(item.name.name, item.params.iter().map(|param| param.name).collect());
                if item.transparent {
                    self.builder.transparent(id);
                }
                self.tops.datas.insert(item.name.name, id);
                self.tops.data_items.push(Some(index as u32));
            }
        }
    }

    fn constructors(&mut self) {
        let syntax = self.syntax;
        for index in crate::Builtin::DATAS..self.tops.data_items.len() {
            let Some(item) = self.tops.data_items[index] else { continue };
            self.start(item as usize);
            let item = &syntax.datas[item as usize];
            for ConItem { name, fields, hidden, equations } in &item.cons {
                let bound: Vec<Ident> = item.params.iter().chain(hidden).copied().collect();
                if !hidden.is_empty() {
                    self.distinct(&bound, "type variable");
                }
                let bound: Vec<Name> = bound.iter().map(|ident| ident.name).collect();
                let fields = fields.iter().map(|field| self.ty(field, Some(&bound))).collect();
                let mut known = Vec::new();
                for (of, ty) in equations {
                    // Checked as a type is.
                    self.ty(&TypeNode::Var(*of), Some(&bound));
                    known.push((of.name, self.ty(ty, Some(&bound))));
                }
                if self.is_new(Space::Con, *name, "constructor") {
                    let id = self.builder.constructor_named(DataId(index as u32), name.name, fields);
                    self.builder.equations(id, hidden.iter().map(|ident| ident.name).collect(), known);
                    self.tops.cons.insert(name.name, id);
                }
            }
        }
    }

    fn declare_definitions(&mut self) {
        let syntax = self.syntax;
        for (index, item) in syntax.definitions.iter().enumerate() {
            let number = syntax.datas.len() + index;
            if self.start(number) && self.is_new(Space::Global, item.name, "definition") {
                let id = self.builder.declare_named(item.name.name);
                self.tops.globals.insert(item.name.name, id);
                self.tops.global_items.push(number as u32);
            }
        }
    }

    fn signatures(&mut self) -> FxHashMap<Name, &'a SignatureItem> {
        let mut signatures: FxHashMap<Name, &'a SignatureItem> = FxHashMap::default();
        for item in &self.syntax.signatures {
            let Ident { name, span } = item.name;
            if let Some(first) = signatures.get(&name) {
                let (first, text) = (first.name.span, format!("`{}` has two signatures", self.builder.text(name)));
                self.diagnostics.error(codes::DUPLICATE_SIGNATURE, span, text);
                self.diagnostics.note(first, "the first one is here");
                continue;
            }
            signatures.insert(name, item);
            if !self.tops.globals.contains_key(&name) && !self.tops.is_broken(Space::Global, name) {
                let text = format!("`{}` has a signature, but no definition", self.builder.text(name));
                self.diagnostics.error(codes::LONELY_SIGNATURE, span, text);
            }
        }
        signatures
    }

    fn definition(&mut self, item: &DefinitionItem, signature: Option<&SignatureItem>) {
        // A second definition of the name was reported, and has no global of its own.
        let Some(&global) = self.tops.globals.get(&item.name.name) else { return };
        if self.tops.global_items[global.index()] != self.item {
            return;
        }
        if let Some(signature) = signature {
            let ty = self.ty(&signature.ty, None);
            self.signature_fits(&ty, item, signature.name.span);
            self.builder.signature(global, ty);
        }
        let mark = self.scope.mark();
        let params = self.bind_all(&item.params, "parameter");
        let body = self.lower_expr(item.body);
        self.scope.leave(mark);
        self.builder.at(item.span).define(global, params, body);
    }

    fn signature_fits(&mut self, ty: &Type, item: &DefinitionItem, span: Span) {
        let (arguments, result) = self.builder.program().arguments(ty);
        let (arrows, params) = (arguments.len(), item.params.len());
        if arrows < params && result != Type::Any {
            let name = self.builder.text(item.name.name);
            let text = format!(
                "`{name}` has {}, but its signature has {}",
                count(params, "parameter"),
                count(arrows, "arrow")
            );
            self.fail(codes::SIGNATURE_ARITY, item.params[arrows].span, text);
            self.diagnostics.note(span, "the signature is here");
        }
    }

    /// Brings variables into scope that are bound by one list.
    pub(super) fn bind_all(&mut self, idents: &[Ident], what: &str) -> Vec<VarId> {
        self.distinct(idents, what);
        idents.iter().map(|ident| self.bind(*ident)).collect()
    }

    /// Brings a variable into scope; a wildcard can't be referred to.
    pub(super) fn bind(&mut self, ident: Ident) -> VarId {
        let var = self.builder.var_named(ident.name);
        if ident.name != self.wildcard {
            self.scope.bind(ident.name, var);
        }
        var
    }

    /// Reports names that occur twice in one list.
    pub(super) fn distinct(&mut self, idents: &[Ident], what: &str) {
        if idents.len() < 2 {
            return;
        }
        let mut seen = FxHashSet::default();
        for ident in idents {
            if ident.name != self.wildcard && !seen.insert(ident.name) {
                let text = format!("{what} `{}` is bound twice", self.builder.text(ident.name));
                self.fail(codes::DUPLICATE_VAR, ident.span, text);
            }
        }
    }

    fn is_new(&mut self, space: Space, ident: Ident, what: &str) -> bool {
        let taken = match space {
            Space::Global => self.tops.globals.contains_key(&ident.name),
            Space::Type => self.tops.datas.contains_key(&ident.name),
            Space::Con => self.tops.cons.contains_key(&ident.name),
        };
        if taken {
            let text = format!("there is already a {what} `{}`", self.builder.text(ident.name));
            self.fail(codes::DUPLICATE, ident.span, text);
            match self.tops.places.get(&(space, ident.name)) {
                Some(&first) => self.diagnostics.note(first, "the first one is here"),
                None => self.diagnostics.help("it is built in"),
            }
            return false;
        }
        self.tops.places.insert((space, ident.name), ident.span);
        true
    }

    /// Reports a mistake in the current item.
    pub(super) fn fail(&mut self, code: Code, span: Span, message: String) {
        self.spoil();
        self.diagnostics.error(code, span, message);
    }

    /// What is said of something that is not there; what was broken is not a second mistake.
    fn missing(&mut self, code: Code, what: &str, ident: Ident) {
        let broken = &self.syntax.broken;
        if !broken.types.contains(&ident.name) && !broken.globals.contains(&ident.name) {
            let text = format!("there is no {what} `{}`", self.builder.text(ident.name));
            self.diagnostics.error(code, ident.span, text);
        }
    }

    /// The current item can't be kept, for a reason that was reported.
    pub(super) fn spoil(&mut self) {
        self.bad[self.item as usize] = true;
    }

    /// The current item needs another one.
    pub(super) fn needs(&mut self, used: u32) {
        if used != self.item {
            self.uses.push((used, self.item));
        }
    }

    /// The current item needs the data type of a constructor.
    pub(super) fn needs_con(&mut self, con: ConId) -> &Constructor {
        let data = self.builder.program().con(con).data;
        if let Some(used) = self.tops.data_items[data.index()] {
            self.needs(used);
        }
        self.builder.program().con(con)
    }
}
