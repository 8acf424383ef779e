import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { lettersLower } from './letters-lower.ts'

ruleTable(lettersLower(), {
  code: 'lettersLower',
  accepts: [...ABSENT, 'jpy', 'a'],
  refuses: ['Jpy', 'jp1', 'ｊｐ', '\u0430', 'a\n'],
})
