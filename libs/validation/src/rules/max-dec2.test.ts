import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { maxDec2 } from './max-dec2.ts'

ruleTable(maxDec2(), {
  code: 'maxDec2',
  params: { max: '9999999999999.99' },
  accepts: [...ABSENT, '9999999999999.99', '09999999999999.990', 9999999999999.98, 0, '-1', '-99999999999999'],
  refuses: ['9999999999999.991', '10000000000000', 10000000000000, Number.POSITIVE_INFINITY, Number.NaN, '1e3', 'a', false],
})
