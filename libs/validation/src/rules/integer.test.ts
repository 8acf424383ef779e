import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { integer } from './integer.ts'

ruleTable(integer(), {
  code: 'integer',
  accepts: [...ABSENT, 0, -0, -12, 9007199254740991, '0', '-12'],
  refuses: [
    0.5,
    1e-7,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    9007199254740992,
    '9007199254740993',
    '1.0',
    '1.',
    '007',
    '00',
    '-01',
    '+1',
    ' 1',
    '１',
    '0x10',
    '1e3',
    true,
    [1],
  ],
})
