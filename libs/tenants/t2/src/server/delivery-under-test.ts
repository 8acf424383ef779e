import { addDays } from '@captain/locale'
import { comingDays, type ContractTest, type DeliveryUnderTest, monthOf, only, rows, today } from '@captain/content-testing/delivery'
import { site } from '../delivery.ts'

/** Queries of the club's site. */
const queries = (baseUrl: string): readonly ContractTest[] => {
  const client = site({ baseUrl, locale: 'ja' })
  const criteria = { area: 'mikagami-central', service: 'close-up-magic' }
  return [
    [
      'casts working on a date, in an area, for a service',
      async () => {
        const days = await Promise.all(comingDays.map((date) => client.schedule({ date, ...criteria })))
        return rows(
          days.flatMap(({ date, items }) => items.map((item) => ({ date, ...item }))),
          ({ date, cast, shifts }) =>
            cast.services.some(({ slug }) => slug === criteria.service) &&
            cast.areas.some(({ slug }) => slug === criteria.area) &&
            shifts.length > 0 &&
            shifts.every(
              (shift) => shift.date === date && (shift.areas.length === 0 || shift.areas.some(({ slug }) => slug === criteria.area)),
            ),
        )
      },
    ],
    [
      'the month of a cast',
      async () => {
        const month = monthOf(addDays(today, 7))
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

export const delivery: DeliveryUnderTest = {
  queries,
  examples: [
    {
      file: new URL('../../examples/tonight.ts', import.meta.url),
      prints: /交通費3300円.+の出勤：\d+人[^]*マジック60分 60分 16500円（税込）/,
    },
  ],
}
