import { isObject } from '@captain/content-core'

/** Returns the properties of a value of unknown shape; an empty object if it is no object. */
export const valuesOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {})

export const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')

export const isRows = (value: unknown): value is readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) && value.every(isObject)
