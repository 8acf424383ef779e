import type { Locale } from '@captain/locale'
import { valuesOf } from '../is-object.ts'

/** One language of a localized value; null if it has none. */
export const sideOf = (value: unknown, locale: Locale): unknown => valuesOf(value)[locale] ?? null
