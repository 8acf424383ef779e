import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { ipv6 } from './ipv6.ts'

ruleTable(ipv6(), {
  code: 'ipv6',
  accepts: [...ABSENT, '2001:db8:0:0:0:0:0:1', 'FE80:0000:0000:0000:0202:B3FF:FE1E:8329'],
  refuses: [
    '::1',
    '2001:db8::1',
    '2001:db8:0:0:0:0:1',
    'fe80:0:0:0:0:0:0:1%eth0',
    '0:0:0:0:0:ffff:192.0.2.1',
    '[2001:db8:0:0:0:0:0:1]',
    '2001:db8:0:0:0:0:0:g',
  ],
})
