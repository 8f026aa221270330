(let)
