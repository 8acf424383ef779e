import type { CrossCheck } from './cross-check.ts'

const isOf = <Values>(values: Values | null, path: keyof Values & string): unknown => values?.[path]

/** A check that a day which is new, or has been moved, is today in Asia/Tokyo or later; one that was there stays as it was. */
export const aheadWhenNew = <Values>(path: keyof Values & string): CrossCheck<Values> => ({
  path,
  rule: 'notBeforeToday',
  params: (_values, { today }) => ({ today }),
  test: (values, before, { today }) => {
    const day = isOf(values, path)
    return typeof day !== 'string' || day === '' || day === isOf(before, path) || day >= today
  },
})
