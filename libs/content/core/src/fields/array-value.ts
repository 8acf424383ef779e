import { maxCount } from '@captain/validation'
import { array, pipe, unknown, type GenericSchema } from 'valibot'

/** What all kinds share whose value is a list, perhaps an empty one. */
export const arrayValue = {
  empty: () => [],
  isEmpty: (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0),
  normalise: (value: unknown): unknown => value ?? [],
} as const

/** A list of at most `max` items, counted before a look at any of them. */
export const boundedArray = <Item>(item: GenericSchema<unknown, Item>, max: number) => pipe(array(unknown()), maxCount(max), array(item))
