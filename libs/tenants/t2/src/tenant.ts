import { defineTenant } from '@captain/content-core'
import { area } from './content-types/area.ts'
import { article } from './content-types/article.ts'
import { cast } from './content-types/cast.ts'
import { castWorkSchedule } from './content-types/cast-work-schedule.ts'
import { faq } from './content-types/faq.ts'
import { priceAdditionalMenu } from './content-types/price-additional-menu.ts'
import { pricePlan } from './content-types/price-plan.ts'
import { privacyPolicy } from './content-types/privacy-policy.ts'
import { publicQueries } from './public-queries.ts'
import { service } from './content-types/service.ts'
import { termOfService } from './content-types/term-of-service.ts'

/** Club Gekkoza: performers who visit their guests. */
export const tenant = defineTenant({
  number: 2,
  slug: 'club',
  names: { ja: '月光座クラブ', en: 'Club Gekkoza' },
  abbreviation: 'CLB',
  color: '#6B2D8B',
  contentTypes: [article, faq, cast, castWorkSchedule, service, area, pricePlan, priceAdditionalMenu, privacyPolicy, termOfService],
  publicQueries,
  today: [
    {
      type: 'cast-work-schedule',
      labels: { ja: '今日の出勤', en: 'Shifts today' },
      where: ({ today }) => [{ field: 'date', in: [today] }],
      name: 'cast',
      show: ['startTime', 'areas', 'shiftState'],
    },
  ],
})
