import { rule } from '@captain/validation'
import { pipe, transform, unknown } from 'valibot'

/** Returns whether a value is a whole number; a text of one is not. */
export const isWhole = (value: unknown): value is number => Number.isInteger(value)

/** Creates the schema of a whole number; text, fractions and other values get the message of that rule. */
export const integerSchema = () => pipe(unknown(), rule<unknown>('integer', {}, isWhole), transform(Number))

/** Common definition of the kinds whose value is such a number or null. */
export const numberValue = {
  empty: () => null,
  isEmpty: (value: unknown): boolean => value === null || value === undefined || value === '',
  normalise: (value: unknown): unknown => (value === '' || value === undefined ? null : value),
} as const
