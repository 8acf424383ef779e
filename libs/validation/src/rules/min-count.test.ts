import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { minCount } from './min-count.ts'

ruleTable(minCount(2), {
  code: 'minCount',
  params: { count: 2 },
  accepts: [...ABSENT, [1, 2], [1, 2, 3]],
  refuses: [[], [1], 'ab', { length: 2 }, true],
})
