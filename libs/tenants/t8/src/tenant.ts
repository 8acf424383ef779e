import { defineTenant } from '@captain/content-core'
import { article } from './content-types/article.ts'
import { circle } from './content-types/circle.ts'
import { contact } from './content-types/contact.ts'
import { event } from './content-types/event.ts'
import { facility } from './content-types/facility.ts'
import { link } from './content-types/link.ts'
import { media } from './content-types/media.ts'
import { year } from './content-types/year.ts'

/** Mikagami Civic Center. */
export const tenant = defineTenant({
  number: 8,
  slug: 'hall',
  names: { ja: '水鏡市民交流センター', en: 'Mikagami Civic Center' },
  abbreviation: 'MKG',
  color: '#0F766E',
  contentTypes: [article, event, media, circle, facility, contact, link, year],
  today: [
    {
      type: 'event',
      labels: { ja: '今日のイベント', en: 'Today’s events' },
      where: ({ today }) => [{ field: 'nextSession', from: today, to: `${today}T23:59:59+09:00` }],
      show: ['nextSession', 'venueName', 'eventState'],
    },
    {
      type: 'circle',
      labels: { ja: '登録期限が切れたサークル', en: 'Circles with an expired registration' },
      where: [{ field: 'isExpired', in: ['true'] }],
      show: ['registrationUntil', 'genre'],
    },
  ],
})
