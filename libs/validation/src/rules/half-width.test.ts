import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { halfWidth } from './half-width.ts'

ruleTable(halfWidth(), {
  code: 'halfWidth',
  accepts: [...ABSENT, 'HK-001', ' ', '~!@#$%^&*()_+|'],
  refuses: ['ＨＫ', 'ｶﾅ', '¥', 'a\tb', 'a\n', 'caf\u00e9', '\u00a0', '\x7f', 12],
})
