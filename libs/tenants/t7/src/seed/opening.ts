import type { CreateInput, SeederOf } from '@captain/content-core'
import type { EventIds } from './events.ts'
import type { businessDay } from '../content-types/business-day.ts'
import type { tenant } from '../tenant.ts'

type Row = readonly [weekday: CreateInput<typeof businessDay>['days'][number]['weekday'], openTime: number | null, closeTime: number | null]

const WEEK: readonly Row[] = [
  ['mon', 780, 1380],
  ['tue', null, null],
  ['wed', 780, 1380],
  ['thu', 780, 1380],
  ['fri', 780, 1500],
  ['sat', 660, 1740],
  ['sun', 660, 1320],
  ['holiday', 660, 1740],
]

const day = ([weekday, openTime, closeTime]: Row) => {
  const before = (minutes: number) => (closeTime === null ? null : closeTime - minutes)
  return {
    weekday,
    isOpen: openTime !== null,
    openTime,
    closeTime,
    lastEntry: before(60),
    foodLastOrder: before(60),
    drinkLastOrder: before(30),
    note: weekday === 'tue' ? { ja: '定休日', en: 'Closed' } : { ja: null },
  }
}

const exceptions = (seeder: SeederOf<typeof tenant>, events: EventIds) =>
  [
    {
      startDate: seeder.day(5),
      endDate: seeder.day(5),
      kind: 'private',
      title: { ja: '貸切', en: 'Private party' },
      message: { ja: '終日貸切のため、一般のご利用はできません。', en: 'The café is taken for the whole day.' },
    },
    {
      startDate: seeder.day(12),
      endDate: seeder.day(12),
      kind: 'short',
      openTime: 780,
      closeTime: 1020,
      title: { ja: '17時で閉店', en: 'Closing at 17:00' },
      message: { ja: '設備点検のため、17時で閉店します。', en: 'We close at 17:00 for maintenance.' },
    },
    {
      startDate: seeder.day(27),
      endDate: seeder.day(27),
      kind: 'event',
      title: { ja: 'ダイス大会', en: 'Dice cup' },
      message: { ja: '大会のあいだも、窓側のお席をご利用いただけます。', en: 'Tables by the window stay free during the cup.' },
      event: events['dice-cup'],
    },
    {
      startDate: seeder.day(38),
      endDate: seeder.day(43),
      kind: 'closed',
      title: { ja: '年末年始休業', en: 'Winter holidays' },
      message: { ja: 'よいお年をお迎えください。', en: 'A happy new year to you.' },
    },
    {
      startDate: seeder.day(60),
      endDate: seeder.day(60),
      kind: 'extraOpen',
      openTime: 660,
      closeTime: 1140,
      title: { ja: '臨時営業（検討中）' },
      isPublished: false,
    },
  ] as const

/**
 * The week since last year, and its exceptions: a private day, an early close, an event, the winter holidays, and a hidden one without
 * English.
 */
export const seedOpening = async (seeder: SeederOf<typeof tenant>, events: EventIds): Promise<void> => {
  await seeder.create('business-day', { applyFrom: seeder.day(-400), holidayPolicy: 'holidayRow', days: WEEK.map(day) })
  for (const values of exceptions(seeder, events))
    await seeder.create('business-schedule', { isPublished: true, showOnTop: true, ...values })
}
