import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { digitsHyphen } from './digits-hyphen.ts'

ruleTable(digitsHyphen(), {
  code: 'digitsHyphen',
  accepts: [...ABSENT, '2026-001', '5', '-', '--1'],
  refuses: ['1ー2', '1－2', '1−2', '1‐2', '1–2', '1 2', 'A-1', '1-2\n'],
})
