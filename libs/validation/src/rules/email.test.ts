import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { email } from './email.ts'

ruleTable(email(), {
  code: 'email',
  accepts: [
    ...ABSENT,
    'korori@cafe.example',
    'a+b@sub.cafe.example',
    'neko..ga@docomo.ne.jp',
    'neko.@ezweb.ne.jp',
    `${'a'.repeat(64)}@b.jp`,
  ],
  refuses: [
    'korori',
    '@cafe.example',
    'korori@',
    'korori@localhost',
    'a@b@c.jp',
    'a b@c.jp',
    'a@c..jp',
    'a@-c.jp',
    'a@c-.jp',
    'a@c_d.jp',
    'ころり@cafe.example',
    'a@みなと.jp',
    '"a"@c.jp',
    'a@c.jp\n',
    'a@c.jp.',
    `${'a'.repeat(65)}@b.jp`,
    `a@${'b'.repeat(64)}.jp`,
    `a@${'b.'.repeat(126)}jp`,
    'a'.repeat(1_000_000),
  ],
})
