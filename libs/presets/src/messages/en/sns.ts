import type { SnsLabels } from '../ja/sns.ts'

export const snsLabels = {
  label: 'Social accounts',
  fields: {
    xId: { label: 'X ID', help: 'Without the @.' },
    facebookId: { label: 'Facebook ID' },
    instagramId: { label: 'Instagram ID', help: 'Without the @.' },
    lineId: { label: 'LINE ID' },
    lineOfficialId: { label: 'LINE official account', help: 'Starts with @, such as @korori.' },
    youtubeChannelId: { label: 'YouTube channel ID', help: 'The ID that starts with UC.' },
  },
} satisfies SnsLabels
