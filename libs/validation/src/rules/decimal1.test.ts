import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { decimal1 } from './decimal1.ts'

ruleTable(decimal1(), {
  code: 'decimal1',
  accepts: [...ABSENT, 0, -0, 7, 1.5, 150.1, '1.5', '-0.5', '10'],
  refuses: [
    1.25,
    '1.25',
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
