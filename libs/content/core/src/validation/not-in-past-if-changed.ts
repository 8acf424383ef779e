import type { CrossCheck } from './cross-check.ts'

const isOf = <Values>(values: Values | null, path: keyof Values & string): unknown => values?.[path]

/** Creates a check that a new or changed day is today in Asia/Tokyo or later; an unchanged day passes. */
export const notInPastIfChanged = <Values>(path: keyof Values & string): CrossCheck<Values> => ({
  path,
  rule: 'notBeforeToday',
  params: (_values, { today }) => ({ today }),
  test: (values, before, { today }) => {
    const day = isOf(values, path)
    return typeof day !== 'string' || day === '' || day === isOf(before, path) || day >= today
  },
})
