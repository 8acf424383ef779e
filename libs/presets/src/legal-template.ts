import type { RichTextDocument } from '@captain/rich-text-core'
import { heading, paragraph, seedDocument } from './seed-document.ts'

/** Part of a legal text: a heading and its text, in both languages. */
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

/** Creates the template text of a new version: a sample to be rewritten, with one heading per part. */
export const legalTemplate = (parts: readonly LegalPart[]): { readonly ja: RichTextDocument; readonly en: RichTextDocument } => ({
  ja: documentOf(parts, 'ja'),
  en: documentOf(parts, 'en'),
})

/** Returns whether a document has a heading, so that readers can navigate a long text. */
export const hasHeading = (document: RichTextDocument | null): boolean =>
  document === null || document.blocks.some(({ type }) => type === 'header')
