import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { storableText } from './storable-text.ts'

ruleTable(storableText(), {
  code: 'storableText',
  accepts: [...ABSENT, '港', '𠮷野家', '\u200b', 'a\nb'],
  refuses: ['a\0b', '\0', 'a\ud800', '\udc00b', 1],
})
