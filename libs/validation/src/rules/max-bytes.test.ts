import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { maxBytes } from './max-bytes.ts'

ruleTable(maxBytes(9), {
  code: 'maxBytes',
  params: { maxBytes: 9, fullWidth: 3 },
  accepts: [...ABSENT, 'みなと', '123456789', '𠮷𠮷a', 'ééééa'],
  refuses: ['みなとa', '1234567890', '𠮷𠮷ab', 'か'.normalize('NFD').repeat(4), 'a\0', 'a\ud800', '\udc00', 12],
})
