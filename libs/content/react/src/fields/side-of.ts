import type { Locale } from '@captain/locale'
import { valuesOf } from '../is-object.ts'

/** Returns one language of a localized value; null if missing. */
export const sideOf = (value: unknown, locale: Locale): unknown => valuesOf(value)[locale] ?? null
