import type { HomeDay } from './home-data.ts'

export const SERIES = ['published', 'received', 'saved'] as const
export type Series = (typeof SERIES)[number]

/** One part of a day's column, in units of the axis from the ground up. */
export type Part = { readonly series: Series; readonly from: number; readonly size: number }

/** A column's parts on top of each other: what went public at the bottom. */
export const partsOf = (day: HomeDay): readonly Part[] => {
  let from = 0
  return SERIES.flatMap((series) => {
    const size = day[series]
    if (size === 0) return []
    const part = { series, from, size }
    from += size
    return [part]
  })
}

const MIN_TOP = 4
const STEPS = [1, 2, 2.5, 5]

/** Returns the end of the axis: an even round number that no day exceeds, at least 4. */
export const axisEnd = (days: readonly HomeDay[]): number => {
  const maxTotal = Math.max(...days.map(({ published, received, saved }) => published + received + saved))
  if (maxTotal <= MIN_TOP) return MIN_TOP
  const power = 10 ** Math.floor(Math.log10(maxTotal))
  const ends = [...STEPS, 10].map((step) => step * power).filter((end) => Number.isInteger(end / 2))
  return ends.find((end) => end >= maxTotal) ?? 20 * power
}
