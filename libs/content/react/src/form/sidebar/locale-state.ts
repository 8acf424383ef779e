import type { AnyRecord } from '@captain/content-core'
import type { Locale } from '@captain/locale'

export type LocaleState = 'current' | 'missing' | 'outdated'

/** Returns whether a record has text in a language, and whether that text is as recent as the Japanese (content model, G.base). */
export const localeStateOf = (record: Pick<AnyRecord, 'localeUpdatedAt'>, locale: Locale): LocaleState => {
  const { ja, en } = record.localeUpdatedAt
  if (locale === 'ja') return 'current'
  if (en === null) return 'missing'
  return ja !== null && en < ja ? 'outdated' : 'current'
}
