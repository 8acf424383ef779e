import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { xId } from './x-id.ts'

ruleTable(xId(), {
  code: 'xId',
  accepts: [...ABSENT, 'korori_cafe', 'A1', 'a'.repeat(40)],
  refuses: ['@korori', 'korori.cafe', 'korori-cafe', 'ころり', 'a b'],
})
