import type { AnyContentType, ErasedTypeMessages } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { DeliveredRecord } from '../../preview/delivered-record.ts'
import { languageOf } from './language-of.ts'

/** What a document is called: by its title, or, where its records are named by who gives them, such as a seller, by what it is. */
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
