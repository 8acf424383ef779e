import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { exactCount } from './exact-count.ts'

ruleTable(exactCount(2), {
  code: 'exactCount',
  params: { count: 2 },
  accepts: [...ABSENT, [1, 2], [null, null]],
  refuses: [[], [1], [1, 2, 3], 'ab', { length: 2 }, 2],
})
