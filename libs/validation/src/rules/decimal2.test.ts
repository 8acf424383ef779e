import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { decimal2 } from './decimal2.ts'

ruleTable(decimal2(), {
  code: 'decimal2',
  accepts: [...ABSENT, 0, -0, 7, 1.5, 0.07, 1.1, '0.10', '-3.14'],
  refuses: [
    1.005,
    '1.250',
    0.1 + 0.2,
    1e-7,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1.',
    '.5',
    '+1',
    '1e1',
    '１.５',
    '1,000',
    ' 1',
    true,
    [1],
  ],
})
