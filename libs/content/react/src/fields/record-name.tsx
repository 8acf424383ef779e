import type { IncludedRecord } from '@captain/content-core'
import type { Locale } from '@captain/locale'

/** Name of a referenced record; falls back to the other language if the requested one is missing. */
export const RecordName = ({ record, locale }: { readonly record: IncludedRecord; readonly locale: Locale }) => {
  const own = record.title[locale]
  if (own !== null && own !== '') return <>{own}</>
  return <span lang={locale === 'ja' ? 'en' : 'ja'}>{record.title[locale === 'ja' ? 'en' : 'ja'] ?? ''}</span>
}
