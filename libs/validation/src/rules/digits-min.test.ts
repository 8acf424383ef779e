import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { digitsMin } from './digits-min.ts'

ruleTable(digitsMin(6), {
  code: 'digitsMin',
  params: { count: 6 },
  accepts: [...ABSENT, '000000', '1234567'],
  refuses: ['12345', '12345６', '123-456', '123456\n'],
})
