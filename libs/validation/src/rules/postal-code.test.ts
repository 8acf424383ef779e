import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { postalCode } from './postal-code.ts'

ruleTable(postalCode(), {
  code: 'postalCode',
  accepts: [...ABSENT, '100-0001', '1000001'],
  refuses: ['100-001', '1000-001', '〒100-0001', '100－0001', '１００-０００１', '100-0001\n', 1000001],
})
