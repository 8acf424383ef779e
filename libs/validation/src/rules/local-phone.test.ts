import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { localPhone } from './local-phone.ts'

ruleTable(localPhone(), {
  code: 'localPhone',
  accepts: [...ABSENT, '03-1234-5678', '0312345678', '090-1234-5678'],
  refuses: ['0120-123-456', '+81-3-1234-5678', '3-1234-5678', '03-1234-567', '０３-1234-5678', '03-1234-5678\n', '03 1234 5678'],
})
