import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { mac } from './mac.ts'

ruleTable(mac(), {
  code: 'mac',
  accepts: [...ABSENT, '00:1A:2b:3C:4D:5e', '00-1A-2B-3C-4D-5E'],
  refuses: ['00:1A-2B:3C-4D:5E', '001A2B3C4D5E', '00:1A:2B:3C:4D', '00:1A:2B:3C:4D:5E:6F', '00:1A:2B:3C:4D:5G', '00:1A:2B:3C:4D:5E\n'],
})
