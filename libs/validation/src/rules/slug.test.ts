import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { slug } from './slug.ts'

ruleTable(slug(), {
  code: 'slug',
  accepts: [...ABSENT, 'first-post', 'A_1', '-', 'edit'],
  refuses: ['first post', 'first.post', 'a/b', 'ａ', '港', 'a%20b', 'a\n'],
})
