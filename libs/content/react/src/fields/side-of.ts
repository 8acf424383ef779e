import type { Locale } from '@captain/locale'
import { asRecord } from '@captain/validation'

/** Returns one language of a localized value; null if missing. */
export const sideOf = (value: unknown, locale: Locale): unknown => asRecord(value)[locale] ?? null
