(case 1 (2 3))
