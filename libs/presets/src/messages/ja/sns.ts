import type { FieldMessages } from '@captain/content-core'
import type { sns } from '../../sns.ts'

export type SnsLabels = FieldMessages<ReturnType<typeof sns>>

export const snsLabels = {
  label: 'SNS',
  fields: {
    xId: { label: 'X ID', help: '「@」なしで入力します。' },
    facebookId: { label: 'Facebook ID' },
    instagramId: { label: 'Instagram ID', help: '「@」なしで入力します。' },
    lineId: { label: 'LINE ID' },
    lineOfficialId: { label: 'LINE公式アカウント', help: '「@」から入力します（例：@korori）。' },
    youtubeChannelId: { label: 'YouTubeチャンネルID', help: '「UC」で始まるIDです。' },
  },
} satisfies SnsLabels
