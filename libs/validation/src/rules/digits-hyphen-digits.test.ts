import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { digitsHyphenDigits } from './digits-hyphen-digits.ts'

ruleTable(digitsHyphenDigits(2, 2), {
  code: 'digitsHyphenDigits',
  params: { left: 2, right: 2 },
  accepts: [...ABSENT, '02-29', '12-01'],
  refuses: ['2-29', '02-9', '0229', '02--29', '02－29', '02-29\n', '02-29-'],
})
