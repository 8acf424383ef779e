import { ruleTable } from '../testing/rule-table.ts'
import { onlyFalse } from './only-false.ts'

ruleTable(onlyFalse(), {
  code: 'onlyFalse',
  accepts: [false],
  refuses: [true, null, undefined, 0, '', []],
})
