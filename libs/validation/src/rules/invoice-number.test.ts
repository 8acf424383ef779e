import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { invoiceNumber } from './invoice-number.ts'

ruleTable(invoiceNumber(), {
  code: 'invoiceNumber',
  accepts: [...ABSENT, 'T4011001098993', 'T0000000000000'],
  refuses: ['4011001098993', 't4011001098993', 'Ｔ4011001098993', 'T-4011001098993', 'T4011001098993\n'],
})
