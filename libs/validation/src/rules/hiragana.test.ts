import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { hiragana } from './hiragana.ts'

ruleTable(hiragana(), {
  code: 'hiragana',
  accepts: [...ABSENT, 'みなと', 'らーめん', 'ゔ', 'ゝゞ', 'ぁ'],
  refuses: ['ミナト', 'みなと 港', '港', 'みな　と', 'が'.normalize('NFD'), 'みなと1', 'み・な', '～'],
})
