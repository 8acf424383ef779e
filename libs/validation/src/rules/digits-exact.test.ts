import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { digitsExact } from './digits-exact.ts'

ruleTable(digitsExact(4), {
  code: 'digitsExact',
  params: { count: 4 },
  accepts: [...ABSENT, '0001', '9999'],
  refuses: ['001', '00001', '000１', '+001', '1e10', '0001\n', 1234],
})
