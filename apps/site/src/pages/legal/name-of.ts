import type { AnyContentType, ErasedTypeMessages } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { DeliveredRecord } from '../../preview/delivered-record.ts'
import { languageOf } from './language-of.ts'

/** Returns the name of a document: its title, or the label of its type if its records are named after their issuer, such as a seller. */
export const nameOf = (
  type: AnyContentType,
  record: DeliveredRecord,
  messages: ErasedTypeMessages,
  locale: Locale,
): { readonly name: string; readonly language: Locale } => {
  const title = record['title']
  return type.title === 'title' && typeof title === 'string'
    ? { name: title, language: languageOf(record.fallback, locale, 'title') }
    : { name: messages.name, language: locale }
}
