import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { domain } from './domain.ts'

ruleTable(domain(), {
  code: 'domain',
  accepts: [...ABSENT, 'cafe.example', 'a.b', 'xn--wgv71a119e.jp', 'CAFE.EXAMPLE', '1.example', `${'a'.repeat(63)}.jp`],
  refuses: [
    'example',
    'cafe.example.',
    '-cafe.example',
    'cafe-.example',
    'ca_fe.example',
    'cafe..example',
    '*.cafe.example',
    'https://cafe.example',
    'cafe.example:80',
    '192.0.2.1',
    'みなと.jp',
    'cafe.example\n',
    `${'a'.repeat(64)}.jp`,
    `${'a.'.repeat(127)}jp`,
  ],
})
