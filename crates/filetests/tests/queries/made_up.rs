//! Random queries: functions and conditions over small types, as the text of a module.

/// What an expression may be of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Of {
    Nat,
    Colour,
    Colours,
    Maybe,
}

impl Of {
    pub const ALL: [Of; 4] = [Of::Nat, Of::Colour, Of::Colours, Of::Maybe];

    /// The type in Haskell.
    fn text(self) -> &'static str {
        match self {
            Of::Nat => "Nat",
            Of::Colour => "Colour",
            Of::Colours => "[Colour]",
            Of::Maybe => "Maybe Nat",
        }
    }

    /// The height up to which values are tried.
    pub fn height(self) -> u32 {
        match self {
            Of::Nat | Of::Maybe => 3,
            Of::Colour => 0,
            Of::Colours => 2,
        }
    }
}

/// A variable in scope.
type Scope<'a> = &'a [(&'a str, Of)];

/// Makes texts up, the same ones for the same seed.
pub struct Maker(pub u64);

const PRELUDE: &str = r#"module MadeUp where

data Nat = Z | S Nat deriving Eq
data Colour = Red | Green | Blue deriving Eq

plus :: Nat -> Nat -> Nat
plus Z y = y
plus (S x) y = S (plus x y)

below :: Nat -> Nat -> Bool
below Z _ = True
below (S _) Z = False
below (S x) (S y) = below x y

size :: [Colour] -> Nat
size [] = Z
size (_ : cs) = S (size cs)

pre :: Nat -> Maybe Nat
pre Z = Nothing
pre (S x) = Just x

first :: [Colour] -> Colour
first (c : _) = c
first [] = error "no first"

turn :: Colour -> Colour
turn Red = Green
turn Green = Blue
turn Blue = Red
"#;

impl Maker {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u64) as usize]
    }

    /// A module with so many queries `q0`, `q1`, .. of two arguments each, and the types of those.
    pub fn module(&mut self, queries: usize) -> (String, Vec<[Of; 2]>) {
        let mut text = PRELUDE.to_owned();
        text.push_str(&self.helpers());
        let mut types = Vec::new();
        for query in 0..queries {
            let [a, b] = [self.pick(&Of::ALL), self.pick(&Of::ALL)];
            let condition = self.condition(&[("a", a), ("b", b)], 3);
            text.push_str(&format!("\nq{query} :: {} -> {} -> Bool\nq{query} a b = {condition}\n", a.text(), b.text()));
            types.push([a, b]);
        }
        (text, types)
    }

    /// As [`Maker::module`], of functions with accumulators, and of results that are made from those of a recursive call. Most
    /// of what they give only grows, so that a search for what gives a constant should end, and miss nothing.
    pub fn growing(&mut self, queries: usize) -> (String, Vec<[Of; 2]>) {
        let mut text = PRELUDE.to_owned();
        text.push_str(&self.helpers());
        let scope = [("c", Of::Colour), ("acc", Of::Colours), ("cs", Of::Colours)];
        let last = self.expression(Of::Colours, &scope[1..2], 1);
        let (test, one, other) = (
            self.condition(&scope, 0),
            self.expression(Of::Colours, &scope, 2),
            self.expression(Of::Colours, &scope, 2),
        );
        let (empty, after) =
            (self.constant(1), self.expression(Of::Colours, &[("c", Of::Colour), ("r", Of::Colours)], 2));
        let (count, sum) =
            (self.expression(Of::Nat, &[("n", Of::Nat)], 1), self.expression(Of::Nat, &[("n", Of::Nat)], 2));
        let (pair, number) = (
            self.expression(Of::Colours, &[("c", Of::Colour), ("r", Of::Colours)], 1),
            self.expression(Of::Nat, &[("n", Of::Nat)], 1),
        );
        text.push_str(&format!(
            "
gather :: [Colour] -> [Colour] -> [Colour]
gather acc [] = {last}
gather acc (c : cs) | {test} = gather {one} cs
                    | otherwise = gather {other} cs

stack :: [Colour] -> [Colour]
stack [] = {empty}
stack (c : cs) = let r = stack cs in {after}

tally :: Nat -> [Colour] -> Nat
tally n [] = {count}
tally n (_ : cs) = tally {sum} cs

spread :: [Colour] -> ([Colour], Nat)
spread [] = ([], Z)
spread (c : cs) = let (r, n) = spread cs in ({pair}, {number})

folded :: [Colour] -> [Colour]
folded cs = foldl (\\acc c -> {one}) [] cs
"
        ));
        let mut types = Vec::new();
        for query in 0..queries {
            let b = self.pick(&[Of::Nat, Of::Colour]);
            let (large, small) = (self.constant(3), self.constant(2));
            let nat = self.pick(&["(S Z)", "(S (S Z))", "(S (S (S Z)))"]);
            let start = self.constant(1);
            let condition = match self.below(8) {
                0 => format!("gather {start} a == {large}"),
                1 => format!("stack a == {large}"),
                2 => format!("tally {} a == {nat}", if b == Of::Nat { "b" } else { "Z" }),
                3 => format!("spread a == ({small}, {nat})"),
                4 => format!("folded a == {large}"),
                5 => format!("gather {start} (stack a) == {large}"),
                6 => format!("length (gather {start} a) <= {}", self.below(4)),
                _ => format!("Just (stack (folded a)) == Just {large}"),
            };
            let besides = self.condition(&[("a", Of::Colours), ("b", b)], 1);
            let condition = if self.below(2) == 0 { condition } else { format!("{condition} && ({besides})") };
            text.push_str(&format!("\nq{query} :: [Colour] -> {} -> Bool\nq{query} a b = {condition}\n", b.text()));
            types.push([Of::Colours, b]);
        }
        (text, types)
    }

    /// A list of at most so many colours.
    fn constant(&mut self, most: u64) -> String {
        let count = self.below(most + 1);
        let colours: Vec<&str> = (0..count).map(|_| self.pick(&["Red", "Green", "Blue"])).collect();
        format!("([{}] :: [Colour])", colours.join(", "))
    }

    /// Functions by recursion on the first argument, so that they end.
    fn helpers(&mut self) -> String {
        let base = self.expression(Of::Nat, &[("y", Of::Nat)], 1);
        let scope = [("x", Of::Nat), ("y", Of::Nat), ("r", Of::Nat)];
        let step = self.expression(Of::Nat, &scope, 1);
        let empty = self.condition(&[("y", Of::Nat)], 1);
        let scope = [("c", Of::Colour), ("cs", Of::Colours), ("y", Of::Nat)];
        let (test, last) = (self.condition(&scope, 1), self.condition(&scope, 1));
        let mapped = self.expression(Of::Colours, &[("c", Of::Colour), ("cs", Of::Colours), ("r", Of::Colours)], 1);
        let maybe = self.expression(Of::Maybe, &[("x", Of::Nat), ("m", Of::Maybe)], 1);
        format!(
            "
fold :: Nat -> Nat -> Nat
fold Z y = {base}
fold (S x) y = let r = fold x y in {step}

every :: [Colour] -> Nat -> Bool
every [] y = {empty}
every (c : cs) y | {test} = every cs y
                 | otherwise = {last}

change :: [Colour] -> [Colour]
change [] = []
change (c : cs) = let r = change cs in {mapped}

search :: Nat -> Maybe Nat
search Z = Nothing
search (S x) = let m = search x in {maybe}
"
        )
    }

    fn condition(&mut self, scope: Scope, depth: u32) -> String {
        let of = self.pick(&Of::ALL);
        if depth == 0 {
            let (left, right) = (self.expression(of, scope, 0), self.expression(of, scope, 0));
            return format!("{left} {} {right}", self.pick(&["==", "/="]));
        }
        let less = depth - 1;
        match self.below(12) {
            0..=2 => {
                let (left, right) = (self.expression(of, scope, depth), self.expression(of, scope, less));
                format!("{left} {} {right}", self.pick(&["==", "/="]))
            }
            3 | 4 => format!("({}) && ({})", self.condition(scope, less), self.condition(scope, less)),
            5 | 6 => format!("({}) || ({})", self.condition(scope, less), self.condition(scope, less)),
            7 => format!("not ({})", self.condition(scope, less)),
            8 => format!("below {} {}", self.expression(Of::Nat, scope, less), self.expression(Of::Nat, scope, less)),
            9 => format!(
                "elem {} {}",
                self.expression(Of::Colour, scope, less),
                self.expression(Of::Colours, scope, less)
            ),
            10 if depth > 2 => {
                format!("every {} {}", self.expression(Of::Colours, scope, less), self.expression(Of::Nat, scope, less))
            }
            _ => format!(
                "(if {} then {} else {})",
                self.condition(scope, less),
                self.condition(scope, less),
                self.condition(scope, less)
            ),
        }
    }

    fn expression(&mut self, of: Of, scope: Scope, depth: u32) -> String {
        let fitting: Vec<&str> = scope.iter().filter(|(_, other)| *other == of).map(|(name, _)| *name).collect();
        if !fitting.is_empty() && self.below(3) > 0 {
            return self.pick(&fitting).to_owned();
        }
        if depth == 0 {
            return match of {
                Of::Nat => self.pick(&["Z", "(S Z)", "(S (S Z))"]),
                Of::Colour => self.pick(&["Red", "Green", "Blue"]),
                Of::Colours => self.pick(&["([] :: [Colour])", "[Red]", "[Blue, Green]"]),
                Of::Maybe => self.pick(&["(Nothing :: Maybe Nat)", "(Just Z)", "(Just (S Z))"]),
            }
            .to_owned();
        }
        let less = depth - 1;
        match of {
            Of::Nat => match self.below(6) {
                0 | 1 => format!("(S {})", self.expression(Of::Nat, scope, less)),
                2 => format!(
                    "(plus {} {})",
                    self.expression(Of::Nat, scope, less),
                    self.expression(Of::Nat, scope, less)
                ),
                3 => format!("(size {})", self.expression(Of::Colours, scope, less)),
                4 => format!(
                    "(maybe {} S {})",
                    self.expression(Of::Nat, scope, less),
                    self.expression(Of::Maybe, scope, less)
                ),
                _ if depth > 1 => format!(
                    "(fold {} {})",
                    self.expression(Of::Nat, scope, less),
                    self.expression(Of::Nat, scope, less)
                ),
                _ => self.expression(Of::Nat, scope, less),
            },
            Of::Colour => match self.below(3) {
                0 => format!("(turn {})", self.expression(Of::Colour, scope, less)),
                1 => format!("(first {})", self.expression(Of::Colours, scope, less)),
                _ => format!(
                    "(if {} then {} else {})",
                    self.condition(scope, less),
                    self.expression(Of::Colour, scope, less),
                    self.expression(Of::Colour, scope, less)
                ),
            },
            Of::Colours => match self.below(6) {
                0 | 1 => format!(
                    "({} : {})",
                    self.expression(Of::Colour, scope, less),
                    self.expression(Of::Colours, scope, less)
                ),
                2 => format!(
                    "({} ++ {})",
                    self.expression(Of::Colours, scope, less),
                    self.expression(Of::Colours, scope, less)
                ),
                3 => format!("(reverse {})", self.expression(Of::Colours, scope, less)),
                4 => format!(
                    "(filter (/= {}) {})",
                    self.expression(Of::Colour, scope, less),
                    self.expression(Of::Colours, scope, less)
                ),
                _ if depth > 1 => format!("(change {})", self.expression(Of::Colours, scope, less)),
                _ => format!("(map turn {})", self.expression(Of::Colours, scope, less)),
            },
            Of::Maybe => match self.below(4) {
                0 => format!("(Just {})", self.expression(Of::Nat, scope, less)),
                1 => format!("(pre {})", self.expression(Of::Nat, scope, less)),
                2 => format!(
                    "(do {{ n <- {}; pre (plus n {}) }})",
                    self.expression(Of::Maybe, scope, less),
                    self.expression(Of::Nat, scope, less)
                ),
                _ if depth > 1 => format!("(search {})", self.expression(Of::Nat, scope, less)),
                _ => "(Nothing :: Maybe Nat)".to_owned(),
            },
        }
    }
}

/// Pairs of functions.
impl Maker {
    /// A module with so many pairs `l0` and `r0`, .. of two arguments each, and the types of those. Some do the same, some
    /// differ somewhere.
    pub fn pairs(&mut self, pairs: usize) -> (String, Vec<[Of; 2]>) {
        let mut text = PRELUDE.to_owned();
        text.push_str(&self.helpers());
        let mut types = Vec::new();
        for pair in 0..pairs {
            let ([a, b], result) = ([self.pick(&Of::ALL), self.pick(&Of::ALL)], self.pick(&Of::ALL));
            let scope = [("a", a), ("b", b)];
            let left = self.expression(result, &scope, 3);
            let right = match self.below(3) {
                0 => self.expression(result, &scope, 3),
                1 => {
                    format!("if {} then {left} else {}", self.condition(&scope, 2), self.expression(result, &scope, 2))
                }
                _ => format!("if {} then {left} else {left}", self.condition(&scope, 2)),
            };
            let ty = format!("{} -> {} -> {}", a.text(), b.text(), result.text());
            text.push_str(&format!("\nl{pair}, r{pair} :: {ty}\nl{pair} a b = {left}\nr{pair} a b = {right}\n"));
            types.push([a, b]);
        }
        (text, types)
    }
}
