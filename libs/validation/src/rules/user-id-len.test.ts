import { ruleTable } from '../testing/rule-table.ts'
import { userIdLen } from './user-id-len.ts'

ruleTable(userIdLen(), {
  code: 'userIdLen',
  params: { min: 1, max: 64 },
  accepts: [1, 32, 64],
  refuses: [null, undefined, '', 0, -0, -1, 65, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '32', [32], true],
})
