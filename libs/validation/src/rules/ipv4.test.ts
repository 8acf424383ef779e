import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { ipv4 } from './ipv4.ts'

ruleTable(ipv4(), {
  code: 'ipv4',
  accepts: [...ABSENT, '192.0.2.1', '0.0.0.0', '255.255.255.255', '10.0.0.1'],
  refuses: ['192.0.2', '192.0.2.256', '192.0.2.01', '192.0.2.1.5', '192.0.2.1/24', '0x7f.0.0.1', '192.0.2.1\n', '１92.0.2.1'],
})
