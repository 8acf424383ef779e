import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { kana } from './kana.ts'

ruleTable(kana(), {
  code: 'kana',
  accepts: [...ABSENT, 'ころりコーヒー', 'ひらがな', 'カタカナ', 'ジャン・ぽーる'],
  refuses: ['港コロリ', 'ｺころ', 'ころ コロ', 'が'.normalize('NFD'), 'ころり。'],
})
