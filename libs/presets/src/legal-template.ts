import type { RichTextDocument } from '@captain/rich-text-core'
import { heading, paragraph, seedDocument } from './seed-document.ts'

/** One part of a legal text: its heading and what stands under it, in both languages. */
export type LegalPart = {
  readonly ja: readonly [heading: string, text: string]
  readonly en: readonly [heading: string, text: string]
}

const documentOf = (parts: readonly LegalPart[], locale: 'ja' | 'en'): RichTextDocument =>
  seedDocument(
    ...parts.flatMap((part) => {
      const [title, text] = part[locale]
      return [heading(title), paragraph(text)]
    }),
  )

/** The text that a new version begins with: a sample to be rewritten, one heading a part. */
export const legalTemplate = (parts: readonly LegalPart[]): { readonly ja: RichTextDocument; readonly en: RichTextDocument } => ({
  ja: documentOf(parts, 'ja'),
  en: documentOf(parts, 'en'),
})

/** Whether a document has a heading, so that readers of a long text can find their way. */
export const hasHeading = (document: RichTextDocument | null): boolean =>
  document === null || document.blocks.some(({ type }) => type === 'header')
