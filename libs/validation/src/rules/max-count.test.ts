import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { maxCount } from './max-count.ts'

ruleTable(maxCount(2), {
  code: 'maxCount',
  params: { count: 2 },
  accepts: [...ABSENT, [], [1], [1, 2]],
  refuses: [[1, 2, 3], 'ab', { length: 1 }, 1],
})
