import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { maxFullWidth } from './max-full-width.ts'

ruleTable(maxFullWidth(3), {
  code: 'maxFullWidth',
  params: { max: 3 },
  accepts: [...ABSENT, 'みなと', 'abc', '𠮷𠮷𠮷', '葛\u{e0100}葛'],
  refuses: ['にゃんこ', 'abcd', '𠮷𠮷𠮷𠮷', '👩\u200d🚀a', 'が'.normalize('NFD').repeat(2), 'a\0', 'a\ud800', '\udc00', 12],
})
