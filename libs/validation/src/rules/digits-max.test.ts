import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { digitsMax } from './digits-max.ts'

ruleTable(digitsMax(7), {
  code: 'digitsMax',
  params: { count: 7 },
  accepts: [...ABSENT, '0', '1234567'],
  refuses: ['12345678', '１', '-1', '1\n', '1'.repeat(1_000_000)],
})
