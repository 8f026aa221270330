//! Conditions on unknown numbers and characters as Scheme writes them: `(< (+ x 1) 3)` for `x + 1 < 3`.
//!
//! Whoever explores writes conditions in infix form, the same for all languages; what is not understood stays as it is.

/// A condition in prefix form.
pub(crate) fn prefix(infix: &str) -> String {
    let tokens = tokens(infix);
    let mut reader = Reader { tokens: &tokens, at: 0, depth: 0 };
    match reader.any() {
        Some(text) if reader.at == tokens.len() => text,
        _ => infix.into(),
    }
}

/// Conditions inside of each other beyond this are not understood.
const MAX_DEPTH: u32 = 200;

struct Reader<'t> {
    tokens: &'t [String],
    at: usize,
    depth: u32,
}

impl<'t> Reader<'t> {
    fn peek(&self) -> Option<&'t str> {
        self.tokens.get(self.at).map(String::as_str)
    }

    fn take(&mut self, wanted: &str) -> Option<()> {
        (self.peek()? == wanted).then(|| self.at += 1)
    }

    fn any(&mut self) -> Option<String> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return None;
        }
        let found = match self.take("if") {
            Some(()) => {
                let condition = self.any()?;
                self.take("then")?;
                let yes = self.any()?;
                self.take("else")?;
                Some(format!("(if {condition} {yes} {})", self.any()?))
            }
            None => self.joined("||", "or", |this| this.joined("&&", "and", Self::comparison)),
        };
        self.depth -= 1;
        found
    }

    fn joined(&mut self, infix: &str, name: &str, part: impl Fn(&mut Self) -> Option<String>) -> Option<String> {
        let mut parts = vec![part(self)?];
        while self.take(infix).is_some() {
            parts.push(part(self)?);
        }
        Some(if parts.len() == 1 { parts.remove(0) } else { format!("({name} {})", parts.join(" ")) })
    }

    fn comparison(&mut self) -> Option<String> {
        if self.take("not").is_some() {
            return Some(format!("(not {})", self.operand()?));
        }
        let left = self.sum()?;
        let Some(op @ ("==" | "/=" | "<" | "<=" | ">" | ">=")) = self.peek() else { return Some(left) };
        let name = if op == "==" || op == "/=" { "=" } else { op };
        let (name, differ) = (name.to_owned(), op == "/=");
        self.at += 1;
        let right = self.sum()?;
        let characters = [&left, &right].iter().any(|side| side.starts_with("#\\"));
        let name = if characters { format!("char{name}?") } else { name };
        let text = format!("({name} {left} {right})");
        Some(if differ { format!("(not {text})") } else { text })
    }

    fn sum(&mut self) -> Option<String> {
        let mut sum = match self.take("-") {
            Some(()) => negative(self.product()?),
            None => self.product()?,
        };
        let mut last = "";
        while let Some(op @ ("+" | "-")) = self.peek() {
            let op = if op == "+" { "+" } else { "-" };
            self.at += 1;
            let part = self.product()?;
            sum = match sum.strip_suffix(')').filter(|_| last == op) {
                Some(open) => format!("{open} {part})"),
                None => format!("({op} {sum} {part})"),
            };
            last = op;
        }
        Some(sum)
    }

    fn product(&mut self) -> Option<String> {
        let mut product = self.operand()?;
        let mut last = "";
        while let Some(name) = self.peek().and_then(operator) {
            self.at += 1;
            let part = self.operand()?;
            product = match product.strip_suffix(')').filter(|_| last == "*" && name == "*") {
                Some(open) => format!("{open} {part})"),
                None => format!("({name} {product} {part})"),
            };
            last = name;
        }
        Some(product)
    }

    /// An atom, or a call: a function and its arguments, which are atoms.
    fn operand(&mut self) -> Option<String> {
        let Some(name) = self.peek().and_then(procedure) else { return self.atom() };
        self.at += 1;
        let mut call = format!("({name} {}", self.atom()?);
        while self
            .peek()
            .is_some_and(|next| next == "(" || next.starts_with(|c: char| c.is_alphanumeric() || c == '\''))
        {
            if matches!(self.peek(), Some("then" | "else")) {
                break;
            }
            call = format!("{call} {}", self.atom()?);
        }
        Some(call + ")")
    }

    /// A word, a character, or anything in parentheses.
    fn atom(&mut self) -> Option<String> {
        if self.take("(").is_some() {
            let inner = self.any()?;
            self.take(")")?;
            return Some(inner);
        }
        let word = self.peek()?.to_owned();
        self.at += 1;
        if let Some(c) = word.strip_prefix('\'') {
            return Some(crate::notation::character(c.chars().next()?));
        }
        if !word.starts_with(|c: char| c.is_alphanumeric() || c == '_' || c == '…') {
            return None;
        }
        Some(match word.as_str() {
            "True" => "#t".into(),
            "False" => "#f".into(),
            _ => word,
        })
    }
}

/// The procedure of a function.
fn procedure(name: &str) -> Option<&str> {
    Some(match name {
        "fromIntegral" => "exact->inexact",
        "negate" => "-",
        "same" => "eqv?",
        "isAlpha" => "char-alphabetic?",
        "isSpace" => "char-whitespace?",
        "isUpper" => "char-upper-case?",
        "isLower" => "char-lower-case?",
        "isDecimal" => "char-numeric?",
        "toUpper" => "char-upcase",
        "toLower" => "char-downcase",
        "truncate" | "floor" | "ceiling" | "round" | "sqrt" | "exp" | "log" | "sin" | "cos" | "tan" | "asin"
        | "acos" | "atan" => name,
        _ => return None,
    })
}

fn negative(text: String) -> String {
    if text.starts_with(|c: char| c.is_ascii_digit()) { format!("-{text}") } else { format!("(- {text})") }
}

/// The procedure of an operator that binds as tightly as a product.
fn operator(infix: &str) -> Option<&'static str> {
    Some(match infix {
        "*" => "*",
        "/" => "/",
        "**" => "expt",
        "`div`" => "floor-quotient",
        "`mod`" => "modulo",
        "`quot`" => "quotient",
        "`rem`" => "remainder",
        ".&." => "bitwise-and",
        ".|." => "bitwise-ior",
        "`xor`" => "bitwise-xor",
        "`shiftL`" | "`shiftR`" => "arithmetic-shift",
        _ => return None,
    })
}

/// Words and signs; a character keeps its first quote.
fn tokens(text: &str) -> Vec<String> {
    let chars: Vec<char> = text.chars().collect();
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        let c = chars[at];
        let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '…';
        let length = match c {
            c if c.is_whitespace() => {
                at += 1;
                continue;
            }
            '\'' => (if chars.get(at + 1) == Some(&'\\') { 4 } else { 3 }).min(chars.len() - at),
            '`' => chars[at + 1..].iter().position(|&c| c == '`').map_or(1, |end| end + 2),
            '(' | ')' | ',' => 1,
            c if is_word(c) => {
                let digits = c.is_ascii_digit();
                let mut end = at;
                // A number may have a point and an exponent with a sign.
                while end < chars.len()
                    && (is_word(chars[end])
                        || digits && chars[end] == '.'
                        || digits && chars[end] == '-' && chars[end - 1] == 'e')
                {
                    end += 1;
                }
                end - at
            }
            _ => {
                let is_sign = |c: &char| !c.is_whitespace() && !is_word(*c) && !"'`(),".contains(*c);
                // A minus sign belongs to what comes after it.
                let signs = chars[at..].iter().take_while(|c| is_sign(c)).count();
                if signs > 1 && chars[at + signs - 1] == '-' { signs - 1 } else { signs }
            }
        };
        let token: String = chars[at..at + length].iter().collect();
        tokens.push(if c == '\'' && length > 1 {
            format!("'{}", unquoted(&chars[at + 1..at + length]))
        } else {
            token
        });
        at += length;
    }
    tokens
}

/// The character that is written between quotes, of which the first is gone.
fn unquoted(written: &[char]) -> char {
    match written {
        ['\\', 'n', ..] => '\n',
        ['\\', 't', ..] => '\t',
        ['\\', 'r', ..] => '\r',
        ['\\', c, ..] | [c, ..] => *c,
        [] => '\'',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn infix_becomes_prefix() {
        let cases = [
            ("x + 1 < 3", "(< (+ x 1) 3)"),
            ("a /= b", "(not (= a b))"),
            ("2*x + y - 3 <= z", "(<= (- (+ (* 2 x) y) 3) z)"),
            ("a + b + c == 0", "(= (+ a b c) 0)"),
            ("x >= -5", "(>= x -5)"),
            ("a == 'x'", "(char=? a #\\x)"),
            (r"a == '\n'", r"(char=? a #\newline)"),
            (r"a /= '\''", r"(not (char=? a #\'))"),
            ("a > 0 && b > 0 || not (c == 1)", "(or (and (> a 0) (> b 0)) (not (= c 1)))"),
            ("x `mod` 2 == 1", "(= (modulo x 2) 1)"),
            ("fromIntegral x < 0.5", "(< (exact->inexact x) 0.5)"),
            ("not (isSpace a) && toUpper b == 'B'", "(and (not (char-whitespace? a)) (char=? (char-upcase b) #\\B))"),
            ("if isAlpha a then truncate (x + 1) else 0 == y", "(if (char-alphabetic? a) (truncate (+ x 1)) (= 0 y))"),
            ("if a > 0 then a else b == 3", "(if (> a 0) a (= b 3))"),
            ("(a - 3) * b * c <= 7", "(<= (* (- a 3) b c) 7)"),
            ("x < 1.5e-7", "(< x 1.5e-7)"),
        ];
        for (infix, wanted) in cases {
            assert_eq!(prefix(infix), wanted);
        }
    }

    #[test]
    fn what_is_not_understood_stays() {
        for text in ["", "x overflows", "a <", "(a", "'", "`", "a ! b"] {
            assert_eq!(prefix(text), text);
        }
    }
}
