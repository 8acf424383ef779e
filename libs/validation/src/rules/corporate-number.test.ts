import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { corporateNumber } from './corporate-number.ts'

ruleTable(corporateNumber(), {
  code: 'corporateNumber',
  accepts: [...ABSENT, '4011001098993', '1234567890123'],
  refuses: ['401100109899', '40110010989930', '4-0110-0109-8993', '４011001098993', '4011001098993\n', 4011001098993],
})
