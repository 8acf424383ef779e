import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { facebookId } from './facebook-id.ts'

ruleTable(facebookId(), {
  code: 'facebookId',
  accepts: [...ABSENT, 'korori.cafe', 'a_b-c', '10001'],
  refuses: ['@korori', 'a/b', 'a b', 'ころり', 'a\n'],
})
