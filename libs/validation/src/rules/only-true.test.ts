import { ruleTable } from '../testing/rule-table.ts'
import { onlyTrue } from './only-true.ts'

ruleTable(onlyTrue(), {
  code: 'onlyTrue',
  accepts: [true],
  refuses: [false, null, undefined, 1, 'true', []],
})
