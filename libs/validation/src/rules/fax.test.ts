import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { fax } from './fax.ts'

ruleTable(fax(), {
  code: 'fax',
  accepts: [...ABSENT, '03-1234-5678', '+81-3-1234-5678'],
  refuses: ['119', '03－1234－5678', 'FAX 03-1234-5678'],
})
