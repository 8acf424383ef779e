import { defineTenant } from '@captain/content-core'
import { contact } from './content-types/contact.ts'
import { member } from './content-types/member.ts'
import { news } from './content-types/news.ts'
import { privacyPolicy } from './content-types/privacy-policy.ts'
import { audioType } from './content-types/audio-type.ts'
import { termOfService } from './content-types/term-of-service.ts'

/** YORUNOWA, a music unit with a self-owned label. */
export const tenant = defineTenant({
  number: 5,
  slug: 'music',
  names: { ja: '夜ノ環', en: 'YORUNOWA' },
  abbreviation: 'YNW',
  color: '#2B2D6E',
  contentTypes: [news, audioType, member, contact, privacyPolicy, termOfService],
  today: [
    {
      type: 'news',
      labels: { ja: '今日のライブ', en: 'Live today' },
      where: ({ today }) => [{ field: 'liveOn', in: [today] }],
      show: ['category'],
    },
    {
      type: 'sound',
      labels: { ja: '今日発売の作品', en: 'Released today' },
      where: ({ today }) => [{ field: 'releaseDate', in: [today] }],
      show: ['kind', 'catalogNumber'],
    },
  ],
})
