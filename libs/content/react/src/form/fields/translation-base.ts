import { isEmptyValue, type AnyField, type RecordResponse, type Values, valueAt } from '@captain/content-core'
import { createContext } from 'react'
import { sameValue } from '../values/same-value.ts'

/** Base of the form, and the paths whose English was already stale. */
export type TranslationBase = { readonly values: Values; readonly behind: ReadonlySet<string> }

export const EnglishBaseContext = createContext<TranslationBase | null>(null)

/** Returns what English marks compare with: the record as last read or saved. */
export const englishBaseOf = (record: RecordResponse | null): TranslationBase | null =>
  record === null ? null : { values: record, behind: new Set(record.englishBehind) }

/** Whether the English at a path stayed unchanged when the Japanese changed, in an earlier save or in this form. */
export const isTranslationStale = (
  field: AnyField,
  path: string,
  { ja, en }: { readonly ja: unknown; readonly en: unknown },
  base: TranslationBase,
): boolean => {
  const before = { ja: valueAt(base.values, `${path}.ja`) ?? null, en: valueAt(base.values, `${path}.en`) ?? null }
  if (!sameValue(en, before.en)) return false
  return base.behind.has(path) || (!isEmptyValue(field, before.ja) && !sameValue(ja, before.ja))
}
