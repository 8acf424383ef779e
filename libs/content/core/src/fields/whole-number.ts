import { rule } from '@captain/validation'
import { pipe, transform, unknown } from 'valibot'

/** Creates the schema of a whole number; text, fractions and other values get the message of that rule. */
export const wholeNumber = () =>
  pipe(
    unknown(),
    rule<unknown>('integer', {}, Number.isInteger),
    transform((value) => value as number),
  )

/** Common definition of the kinds whose value is such a number or null. */
export const numberValue = {
  empty: () => null,
  isEmpty: (value: unknown): boolean => value === null || value === undefined || value === '',
  normalise: (value: unknown): unknown => (value === '' || value === undefined ? null : value),
} as const
