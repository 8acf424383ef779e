import { maxCount } from '@captain/validation'
import { array, pipe, unknown, type GenericSchema } from 'valibot'

/** Common definition of all kinds whose value is a list, possibly empty. */
export const arrayValue = {
  empty: () => [],
  isEmpty: (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0),
  normalise: (value: unknown): unknown => value ?? [],
} as const

/** Schema of a list of at most `max` items; checks the length before any item. */
export const boundedArray = <Item>(item: GenericSchema<unknown, Item>, max: number) => pipe(array(unknown()), maxCount(max), array(item))
