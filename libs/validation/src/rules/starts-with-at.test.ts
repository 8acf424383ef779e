import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { startsWithAt } from './starts-with-at.ts'

ruleTable(startsWithAt(), {
  code: 'startsWithAt',
  accepts: [...ABSENT, '@korori', '@', '@@'],
  refuses: ['korori', '＠korori', ' @korori', '@\0', '@\udfb7', 1],
})
