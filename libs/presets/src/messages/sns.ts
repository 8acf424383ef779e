import type { FieldMessages } from '@captain/content-core'
import type { sns } from '../sns.ts'

export const snsMessages = {
  ja: {
    label: 'SNS',
    fields: {
      xId: { label: 'X ID', help: '「@」なしで入力します。' },
      facebookId: { label: 'Facebook ID' },
      instagramId: { label: 'Instagram ID', help: '「@」なしで入力します。' },
      lineId: { label: 'LINE ID' },
      lineOfficialId: { label: 'LINE公式アカウント', help: '「@」から入力します（例：@korori）。' },
      youtubeChannelId: { label: 'YouTubeチャンネルID', help: '「UC」で始まるIDです。' },
    },
  },
  en: {
    label: 'Social accounts',
    fields: {
      xId: { label: 'X ID', help: 'Without the @.' },
      facebookId: { label: 'Facebook ID' },
      instagramId: { label: 'Instagram ID', help: 'Without the @.' },
      lineId: { label: 'LINE ID' },
      lineOfficialId: { label: 'LINE official account', help: 'Beginning with @, such as @korori.' },
      youtubeChannelId: { label: 'YouTube channel ID', help: 'The ID that begins with UC.' },
    },
  },
} satisfies Record<'ja' | 'en', FieldMessages<ReturnType<typeof sns>>>
