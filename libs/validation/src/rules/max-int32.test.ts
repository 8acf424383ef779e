import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { maxInt32 } from './max-int32.ts'

ruleTable(maxInt32(), {
  code: 'maxInt32',
  params: { max: 2147483647 },
  accepts: [...ABSENT, 2147483647, 0, -2147483649, 1.5, '2147483647', '0002147483647', '-99999999999'],
  refuses: [2147483648, 2147483647.5, Number.POSITIVE_INFINITY, Number.NaN, '2147483648', '2147483647.1', '1e9', 'a', true],
})
