import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { katakana } from './katakana.ts'

ruleTable(katakana(), {
  code: 'katakana',
  accepts: [...ABSENT, 'コロリ', 'ヴァーグ', 'コーヒー', 'ジャン・ポール', 'ヽヾ', 'ヶ'],
  refuses: ['ころり', 'ｺﾛﾘ', 'コロリ カフェ', 'コロ　リ', 'ガ'.normalize('NFD'), 'コ-ヒ-', 'コロリ\n', '゠'],
})
