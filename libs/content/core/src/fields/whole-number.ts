import { rule } from '@captain/validation'
import { pipe, transform, unknown } from 'valibot'

/** A whole number; text, fractions and everything else are told to be one. */
export const wholeNumber = () =>
  pipe(
    unknown(),
    rule<unknown>('integer', {}, Number.isInteger),
    transform((value) => value as number),
  )
