import { ruleTable } from '../testing/rule-table.ts'
import { requiredSelect } from './required-select.ts'

ruleTable(requiredSelect(), {
  code: 'requiredSelect',
  accepts: ['included', 0, 1, true, false],
  refuses: [null, undefined, '', Number.NaN, {}, ['included']],
})
