import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { betweenCount } from './between-count.ts'

ruleTable(betweenCount(1, 3), {
  code: 'betweenCount',
  params: { min: 1, max: 3 },
  accepts: [...ABSENT, [1], [1, 2, 3]],
  refuses: [[], [1, 2, 3, 4], 'a', { length: 2 }],
})
