import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { digits } from './digits.ts'

ruleTable(digits(), {
  code: 'digits',
  accepts: [...ABSENT, '0', '00420', '9'.repeat(200)],
  refuses: ['４２', '-4', '4 ', '4.2', '4\n', '四', 42],
})
