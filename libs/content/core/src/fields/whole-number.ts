import { rule } from '@captain/validation'
import { pipe, transform, unknown } from 'valibot'

/** A whole number; text, fractions and everything else are told to be one. */
export const wholeNumber = () =>
  pipe(
    unknown(),
    rule<unknown>('integer', {}, Number.isInteger),
    transform((value) => value as number),
  )

/** What the kinds share whose value is such a number or nothing. */
export const numberValue = {
  empty: () => null,
  isEmpty: (value: unknown): boolean => value === null || value === undefined || value === '',
  normalise: (value: unknown): unknown => (value === '' || value === undefined ? null : value),
} as const
