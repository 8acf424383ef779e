import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { lineId } from './line-id.ts'

ruleTable(lineId(), {
  code: 'lineId',
  accepts: [...ABSENT, 'korori.cafe', 'a_b-c'],
  refuses: ['@korori', 'https://line.me/a', 'a b', 'ａ'],
})
