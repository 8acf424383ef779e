import { ruleTable } from '../testing/rule-table.ts'
import { nonBlank } from './non-blank.ts'

ruleTable(nonBlank(), {
  code: 'nonBlank',
  accepts: ['港', ' 港 ', '0', '\u200b港'],
  refuses: [
    null,
    '',
    ' ',
    '\u3000\t\n',
    '\u200b',
    '\u2060\ufeff',
    '\u00ad',
    '\u3164',
    '\u2800',
    '\u200d\ufe0f',
    '\u0001',
    '港\0',
    '港\ud800',
    '\u180e\u115f\uffa0',
    0,
  ],
})
