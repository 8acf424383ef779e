import { dayAfter } from '@captain/locale'
import { site } from '@captain/t2/delivery'
import { comingDays, monthOf, today } from './days.ts'
import type { Question } from './question.ts'
import { only, rows } from './verdicts.ts'

/** Queries of the club's site. */
export const club = (baseUrl: string): readonly Question[] => {
  const client = site({ baseUrl, locale: 'ja' })
  const asked = { area: 'mikagami-central', service: 'close-up-magic' }
  return [
    [
      'casts working on a date, in an area, for a service',
      async () => {
        const days = await Promise.all(comingDays.map((date) => client.schedule({ date, ...asked })))
        return rows(
          days.flatMap(({ date, items }) => items.map((item) => ({ date, ...item }))),
          ({ date, cast, shifts }) =>
            cast.services.some(({ slug }) => slug === asked.service) &&
            cast.areas.some(({ slug }) => slug === asked.area) &&
            shifts.length > 0 &&
            shifts.every(
              (shift) => shift.date === date && (shift.areas.length === 0 || shift.areas.some(({ slug }) => slug === asked.area)),
            ),
        )
      },
    ],
    [
      'the month of a cast',
      async () => {
        const month = monthOf(dayAfter(today, 7))
        return rows((await client.scheduleOf('luka', month)).items, ({ date }) => monthOf(date) === month)
      },
    ],
    [
      'plans by service',
      () =>
        only(
          client.all('price-plan', { filter: { service: 'close-up-magic' } }),
          client.all('price-plan'),
          ({ service }) => service?.slug === 'close-up-magic',
        ),
    ],
    [
      'options by kind',
      () =>
        only(
          client.all('price-additional-menu', { filter: { kind: 'nomination' } }),
          client.all('price-additional-menu'),
          ({ kind }) => kind === 'nomination',
        ),
    ],
    ['areas with their fee', async () => rows((await client.list('area')).items, ({ transportFee }) => transportFee.amountIncl >= 0)],
    [
      'campaigns that have not ended',
      () =>
        only(
          client.all('article', { campaign: true }),
          client.all('article'),
          ({ category, campaignEndsOn }) => category === 'campaign' && (campaignEndsOn === null || campaignEndsOn >= today),
        ),
    ],
    [
      'plans that hold today',
      () =>
        only(
          client.all('price-plan', { current: true }),
          client.all('price-plan'),
          ({ validFrom, validUntil }) => (validFrom === null || validFrom <= today) && (validUntil === null || validUntil >= today),
        ),
    ],
  ]
}
