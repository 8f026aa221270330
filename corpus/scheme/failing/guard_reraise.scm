(guard (e ((string? e) 'no)) (raise 'symbol))
