import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { maxDec3 } from './max-dec3.ts'

ruleTable(maxDec3(), {
  code: 'maxDec3',
  params: { max: '9999999999999.999' },
  accepts: [...ABSENT, '9999999999999.999', '0.001', 4398046511103.999, -1, '-1'],
  refuses: [
    '9999999999999.9991',
    '9999999999999.9990',
    '0.0010',
    '10000000000000',
    Number('9999999999999.999'),
    4398046511104,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    '.5',
    'a',
  ],
})
