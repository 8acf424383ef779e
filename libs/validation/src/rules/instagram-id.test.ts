import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { instagramId } from './instagram-id.ts'

ruleTable(instagramId(), {
  code: 'instagramId',
  accepts: [...ABSENT, 'korori.cafe', 'a_b'],
  refuses: ['a-b', '@a', 'a b', 'a\n'],
})
