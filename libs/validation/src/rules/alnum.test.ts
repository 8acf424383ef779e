import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { alnum } from './alnum.ts'

ruleTable(alnum(), {
  code: 'alnum',
  accepts: [...ABSENT, 'A1b2', '0', 'z'],
  refuses: ['A-1', 'A 1', 'Ａ１', 'a\u200b1', 'a1\n'],
})
