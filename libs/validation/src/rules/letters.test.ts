import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { letters } from './letters.ts'

ruleTable(letters(), {
  code: 'letters',
  accepts: [...ABSENT, 'NYK', 'korori', 'aZ'],
  refuses: ['K2', 'a b', '\u212a', '\u017f', '\u0430', 'a\n', 'é', 'あ'],
})
