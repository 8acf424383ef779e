import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { decimal3 } from './decimal3.ts'

ruleTable(decimal3(), {
  code: 'decimal3',
  accepts: [...ABSENT, 0, -0, 7, 8.345, '0.125', '1.005'],
  refuses: [
    0.0001,
    '1.0050',
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
