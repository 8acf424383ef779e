import { dayOf, type DateLike } from './day.ts'

export type Era = {
  readonly ja: string
  readonly en: string
  readonly letter: string
  /** Its first day. */
  readonly from: string
}

/** Eras since the introduction of the Gregorian calendar, the newest first; the day of a change belongs to the new era. */
export const ERAS = [
  { ja: '令和', en: 'Reiwa', letter: 'R', from: '2019-05-01' },
  { ja: '平成', en: 'Heisei', letter: 'H', from: '1989-01-08' },
  { ja: '昭和', en: 'Shōwa', letter: 'S', from: '1926-12-25' },
  { ja: '大正', en: 'Taishō', letter: 'T', from: '1912-07-30' },
  { ja: '明治', en: 'Meiji', letter: 'M', from: '1868-10-23' },
] as const satisfies readonly Era[]

export type EraYear = { readonly era: Era; readonly year: number }

/** Returns the Gregorian year before the first year of an era. */
export const yearBefore = (era: Era): number => Number(era.from.slice(0, 4)) - 1

/** Returns the era and the year of a date, counted from 1; null before Meiji. */
export const eraOf = (value: DateLike): EraYear | null => {
  const day = dayOf(value)
  const era = ERAS.find(({ from }) => from <= day)
  return era === undefined ? null : { era, year: Number(day.slice(0, 4)) - yearBefore(era) }
}
