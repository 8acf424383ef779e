import type { Locale } from '@captain/locale'
import type { RichTextDocument } from '@captain/rich-text-core'
import { RichTextView } from '@captain/rich-text-react'
import '@captain/rich-text-react/rich-text.css'

type RichTextReadingProps = {
  readonly document: RichTextDocument
  /** Language of the text, independent of the page's language. */
  readonly locale: Locale
}

/** A rich text to read in the back office, outside of its record. */
export const RichTextReadOnly = ({ document, locale }: RichTextReadingProps) => (
  <RichTextView document={document} locale={locale} forStaff />
)
