import type { Locale } from '@captain/locale'
import type { HeaderLevel } from './blocks/header.ts'
import type { RichTextDocument } from './document.ts'
import { MAX_BLOCKS } from './document-schema.ts'
import { readBlock, type ReadBlock, readDocument } from './read-document.ts'

const JAPANESE_CHARACTERS_PER_MINUTE = 500
const ENGLISH_WORDS_PER_MINUTE = 200

export type OutlineEntry = { level: HeaderLevel; text: string; anchor: string }

/** The words of a document, one block or list item a line, without marks: for search and summaries. */
export function plainText(document: RichTextDocument): string {
  return readDocument(document)
    .map((block) => block.text.trim())
    .filter((text) => text !== '')
    .join('\n')
}

/** Reading time in whole minutes, at least 1: 500 characters a minute in Japanese, 200 words in English (content model, article). */
export function readingMinutes(document: RichTextDocument, locale: Locale): number {
  const text = plainText(document)
  const minutes =
    locale === 'ja'
      ? [...text.replace(/\s/gu, '')].length / JAPANESE_CHARACTERS_PER_MINUTE
      : (text.match(/\S+/gu)?.length ?? 0) / ENGLISH_WORDS_PER_MINUTE
  return Math.max(1, Math.ceil(minutes))
}

/** The headings in order, with the anchors the view gives them. */
export function outline(document: RichTextDocument): OutlineEntry[] {
  return readDocument(document).flatMap(({ node, anchor, text }) =>
    node.type === 'header' && anchor !== null && text.trim() !== ''
      ? [{ level: node.level, text: text.trim().replaceAll('\n', ' '), anchor }]
      : [],
  )
}

const SHOWN_WITHOUT_WORDS = new Set<ReadBlock['node']['type']>(['unsupported', 'image', 'embed'])

/** Whether there is nothing to read or see; a block that can't be shown counts as content, and so does what is no document. */
export function isEmptyDocument(document: RichTextDocument | null | undefined): boolean {
  if (!document) return true
  // Asked before anything has been checked: what is malformed must reach the schema, which refuses it.
  if (!Array.isArray(document.blocks) || document.blocks.length > MAX_BLOCKS) return false
  // Block by block: most documents have words in their first.
  return document.blocks.every((block) => {
    const { node, text } = readBlock(block)
    return !SHOWN_WITHOUT_WORDS.has(node.type) && text.trim() === ''
  })
}
