import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { alnumLen } from './alnum-len.ts'

ruleTable(alnumLen(11), {
  code: 'alnumLen',
  params: { length: 11 },
  accepts: [...ABSENT, 'HKRSJPJT001', '00000000000'],
  refuses: ['HKRSJPJT', 'HKRSJPJT0012', 'HKRSJPJT00\n', 'HKRSJPJT00-', 'ＨKRSJPJT001'],
})
