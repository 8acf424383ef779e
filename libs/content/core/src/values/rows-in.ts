import type { Values } from './values.ts'

/** Whether a value of unknown shape has properties to read: an object, not an array. */
export const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the rows of a list of unknown shape; none if there is no list. */
export const rowsIn = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isObject) : [])
