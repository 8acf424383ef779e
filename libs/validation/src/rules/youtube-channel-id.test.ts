import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { youtubeChannelId } from './youtube-channel-id.ts'

ruleTable(youtubeChannelId(), {
  code: 'youtubeChannelId',
  accepts: [...ABSENT, 'UC-lHJZR3Gqxm24_Vd_AJ5Yw', 'UC'],
  refuses: ['uc-lHJZR3Gqxm24_Vd_AJ5Yw', '@korori', 'UC a', 'UC"onload', 'UCa\n'],
})
