import { ruleTable } from '../testing/rule-table.ts'
import { requiredInput } from './required-input.ts'

ruleTable(requiredInput(), {
  code: 'requiredInput',
  accepts: ['a', ' ', '0', 0, -1.5],
  refuses: [null, undefined, '', Number.NaN, Number.POSITIVE_INFINITY, false, true, {}, []],
})
