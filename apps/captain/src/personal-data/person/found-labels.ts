import { pluralOf, type ErasedMessages, type FoundRecord } from '@captain/content-core'
import { joinWords, type Locale } from '@captain/locale'

/** The words of a found record in one language. */
export type FoundLabels = { readonly type: string; readonly title: string; readonly fields: string }

/** Returns the name of the type, the title and the fields of a found record. */
export const labelsOfFound = ({ type, id, title, fields }: FoundRecord, words: ErasedMessages, locale: Locale): FoundLabels => {
  const labels = words[type]
  return {
    type: labels === undefined ? type : pluralOf(labels),
    title: (locale === 'en' ? title.en : null) ?? title.ja ?? title.en ?? id,
    fields: joinWords(
      locale,
      fields.map((name) => labels?.fields[name]?.label ?? name),
    ),
  }
}
