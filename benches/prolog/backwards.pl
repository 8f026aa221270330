% The tasks of examples/backwards as relational programs, for comparison: swipl backwards.pl TASK N prints the number of
% answers and the CPU seconds they took. Where a plain depth-first search would not come back, a budget is passed along:
% every part of a program that is made up costs one, and the budget is raised step by step, so that small answers come first
% and none comes twice.

:- use_module(library(clpfd)).
:- use_module(library(solution_sequences)).
:- set_prolog_flag(stack_limit, 4_000_000_000).
:- set_prolog_flag(occurs_check, true).

main :-
    current_prolog_flag(argv, [TaskAtom, NAtom]),
    term_to_atom(Task, TaskAtom), atom_number(NAtom, N),
    statistics(cputime, Before),
    findall(A, limit(N, answer(Task, A)), As),
    statistics(cputime, After),
    length(As, Found), Time is After - Before,
    format("~d ~9f~n", [Found, Time]).

answer(splits(N), X-Y) :- numlist(1, N, L), append(X, Y, L).
answer(palindromes, P) :- reverse(P, P).
answer(peano120, X-Y) :- nat(120, N), times(X, Y, N).
answer(product120, X-Y) :- X #>= 1, X #=< Y, X * Y #= 120, label([X, Y]).
answer(scope, E) :-
    between(1, inf, Budget),
    dynamic([], E, num(137), 200, _, Budget, B1),
    lexical([], E, num(42), 200, _, B1, 0).
answer(quine, P) :- between(1, inf, Budget), scheme(P, [], datum(P), 200, _, Budget, 0).
answer(twine, P-Q) :-
    between(1, inf, Budget), dif(P, Q),
    scheme(P, [], datum(Q), 200, _, Budget, B1), scheme(Q, [], datum(P), 200, _, B1, 0).
answer(thrine, P-Q-R) :-
    between(1, inf, Budget), dif(P, Q), dif(Q, R), dif(P, R),
    scheme(P, [], datum(Q), 200, _, Budget, B1), scheme(Q, [], datum(R), 200, _, B1, B2),
    scheme(R, [], datum(P), 200, _, B2, 0).
answer(interpreter(N), X-Y) :-
    numlist(1, N, L), values(L, V),
    eval([x-X, y-Y], call(append, [var(x), var(y)]), V).
answer(composition, E) :-
    between(1, inf, Budget),
    typed([], E, arrow(arrow(b, c), arrow(arrow(a, b), arrow(a, c))), Budget, 0).

nat(0, z) :- !.
nat(N, s(M)) :- N1 is N - 1, nat(N1, M).
plus(z, Y, Y).
plus(s(X), Y, s(Z)) :- plus(X, Y, Z).
times(z, _, z).
times(s(X), s(Y), Z) :- plus(s(Y), W, Z), times(X, s(Y), W).

% A part of a program: what is made up costs one.
part(E, B0, B) :- var(E), !, B0 > 0, B is B0 - 1.
part(_, B, B).

look(X, [X-V | _], V).
look(X, [Y-_ | Env], V) :- dif(X, Y), look(X, Env, V).

% Lambda calculus: F is what is left of the steps.
lexical(Env, E, V, F0, F, B0, B) :- part(E, B0, B1), lexical_(E, Env, V, F0, F, B1, B).
lexical_(num(N), _, num(N), F, F, B, B).
lexical_(var(X), Env, V, F, F, B, B) :- look(X, Env, V).
lexical_(lam(X, E), Env, closure(X, E, Env), F, F, B, B).
lexical_(app(G, A), Env, V, F0, F, B0, B) :-
    F0 > 0, F1 is F0 - 1,
    lexical(Env, G, closure(X, E, Saved), F1, F2, B0, B1),
    lexical(Env, A, W, F2, F3, B1, B2),
    lexical([X-W | Saved], E, V, F3, F, B2, B).

dynamic(Env, E, V, F0, F, B0, B) :- part(E, B0, B1), dynamic_(E, Env, V, F0, F, B1, B).
dynamic_(num(N), _, num(N), F, F, B, B).
dynamic_(var(X), Env, V, F, F, B, B) :- look(X, Env, V).
dynamic_(lam(X, E), _, closure(X, E, []), F, F, B, B).
dynamic_(app(G, A), Env, V, F0, F, B0, B) :-
    F0 > 0, F1 is F0 - 1,
    dynamic(Env, G, closure(X, E, _), F1, F2, B0, B1),
    dynamic(Env, A, W, F2, F3, B1, B2),
    dynamic([X-W | Env], E, V, F3, F, B2, B).

% The miniature Scheme: programs are data, so that a quine is a program which is its own value.
scheme(E, Env, V, F0, F, B0, B) :- part(E, B0, B1), scheme_(E, Env, V, F0, F, B1, B).
scheme_(name(X), Env, V, F, F, B, B) :- look(X, Env, V).
scheme_([quote, D], _, datum(D), F, F, B, B).
scheme_([list | Es], Env, datum(Ds), F0, F, B0, B) :- scheme_all(Es, Env, Ds, F0, F, B0, B).
scheme_([lambda, [name(X)], E], Env, closure(X, E, Env), F, F, B, B).
scheme_([G, A], Env, V, F0, F, B0, B) :-
    dif(G, quote), dif(G, list), dif(G, lambda),
    F0 > 0, F1 is F0 - 1,
    scheme(G, Env, closure(X, E, Saved), F1, F2, B0, B1),
    scheme(A, Env, W, F2, F3, B1, B2),
    scheme(E, [X-W | Saved], V, F3, F, B2, B).

scheme_all(Es, Env, Ds, F0, F, B0, B) :- part(Es, B0, B1), scheme_all_(Es, Env, Ds, F0, F, B1, B).
scheme_all_([], _, [], F, F, B, B).
scheme_all_([E | Es], Env, [D | Ds], F0, F, B0, B) :-
    scheme(E, Env, datum(D), F0, F1, B0, B1),
    scheme_all(Es, Env, Ds, F1, F, B1, B).

% The interpreter of a language with lists, and append in it.
values([], empty).
values([N | Ns], pair(num(N), Vs)) :- values(Ns, Vs).

eval(Env, var(X), V) :- look(X, Env, V).
eval(_, nil, empty).
eval(_, number(N), num(N)).
eval(Env, cons(A, B), pair(V, W)) :- eval(Env, A, V), eval(Env, B, W).
eval(Env, call(Name, Args), V) :-
    eval_all(Env, Args, Vs), function(Name, Params, Body), bind(Params, Vs, Inner), eval(Inner, Body, V).
eval(Env, match(E, A, X, Y, B), V) :- eval(Env, E, W), matched(W, Env, A, X, Y, B, V).
matched(empty, Env, A, _, _, _, V) :- eval(Env, A, V).
matched(pair(V1, V2), Env, _, X, Y, B, V) :- eval([X-V1, Y-V2 | Env], B, V).
eval_all(_, [], []).
eval_all(Env, [E | Es], [V | Vs]) :- eval(Env, E, V), eval_all(Env, Es, Vs).
bind([], [], []).
bind([X | Xs], [V | Vs], [X-V | Env]) :- bind(Xs, Vs, Env).
function(append, [x, y], match(var(x), var(y), a, r, cons(var(a), call(append, [var(r), var(y)])))).

% Simply typed lambda calculus.
typed(Scope, E, T, B0, B) :- part(E, B0, B1), typed_(E, Scope, T, B1, B).
typed_(var(I), Scope, T, B0, B) :- nth(I, Scope, T, B0, B).
typed_(lam(A, E), Scope, arrow(A, T), B0, B) :- typed([A | Scope], E, T, B0, B).
typed_(app(F, X), Scope, T, B0, B) :- typed(Scope, F, arrow(A, T), B0, B1), typed(Scope, X, A, B1, B).
nth(I, Scope, T, B0, B) :- part(I, B0, B1), nth_(I, Scope, T, B1, B).
nth_(here, [T | _], T, B, B).
nth_(next(I), [_ | Scope], T, B0, B) :- nth(I, Scope, T, B0, B).

:- initialization((main, halt)).
