import { dayOf, type DateLike } from './day.ts'

export type Era = {
  readonly ja: string
  readonly en: string
  readonly letter: string
  /** Its first day. */
  readonly from: string
}

/** The eras since the calendar of today came into use, the newest first; a day on which the era changed belongs to the new one. */
export const ERAS = [
  { ja: '令和', en: 'Reiwa', letter: 'R', from: '2019-05-01' },
  { ja: '平成', en: 'Heisei', letter: 'H', from: '1989-01-08' },
  { ja: '昭和', en: 'Shōwa', letter: 'S', from: '1926-12-25' },
  { ja: '大正', en: 'Taishō', letter: 'T', from: '1912-07-30' },
  { ja: '明治', en: 'Meiji', letter: 'M', from: '1868-10-23' },
] as const satisfies readonly Era[]

export type EraYear = { readonly era: Era; readonly year: number }

/** The Gregorian year before an era's first one. */
export const yearBefore = (era: Era): number => Number(era.from.slice(0, 4)) - 1

/** Era and year of a date, the first year being 1; null before Meiji. */
export const eraOf = (value: DateLike): EraYear | null => {
  const day = dayOf(value)
  const era = ERAS.find(({ from }) => from <= day)
  return era === undefined ? null : { era, year: Number(day.slice(0, 4)) - yearBefore(era) }
}
