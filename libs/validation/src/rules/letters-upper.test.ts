import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { lettersUpper } from './letters-upper.ts'

ruleTable(lettersUpper(), {
  code: 'lettersUpper',
  accepts: [...ABSENT, 'JPY', 'A'],
  refuses: ['Jpy', 'JP1', 'ＪＰ', '\u0410', 'A\n'],
})
