import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { url } from './url.ts'

ruleTable(url(), {
  code: 'url',
  accepts: [
    ...ABSENT,
    'https://cafe.example',
    'http://cafe.example:8080/a?b=c#d',
    'HTTPS://CAFE.EXAMPLE/',
    'https://みなと.jp/メニュー',
    'https://192.0.2.1/',
    'https://[2001:db8::1]/',
    'https://cafe.example/@korori',
  ],
  refuses: [
    'cafe.example',
    '//cafe.example',
    'ftp://cafe.example',
    'javascript:alert(1)',
    'data:text/html,a',
    'https://',
    'https:///cafe.example',
    'https://localhost/',
    'https://localhost./',
    'https://neko:pw@cafe.example/',
    'https://@cafe.example/',
    'https://cafe.example/a b',
    ' https://cafe.example',
    'https://cafe.example\n',
    'https:\\\\cafe.example',
    'https://cafe.example\\@evil.example',
    'https://cafe.example:99999/',
    'http://[::1',
    `https://cafe.example/${'a'.repeat(2048)}`,
    'https://a.b/'.repeat(100_000),
  ],
})
