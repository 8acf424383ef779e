import { ruleTable } from '../testing/rule-table.ts'
import { requiredObjectSelect } from './required-object-select.ts'

ruleTable(requiredObjectSelect(), {
  code: 'requiredObjectSelect',
  accepts: [{ id: 1 }, { id: 0 }, { id: '01J' }, { label: '港' }],
  refuses: [null, undefined, '', 'a', {}, [], [{ id: 1 }], { id: '' }, { id: null }, { id: undefined }, true],
})
