import type { HeaderLevel } from './blocks/header.ts'
import { isDocument, type RichTextDocument } from './document.ts'
import { MAX_BLOCKS } from './document-schema.ts'
import { readBlock, type ReadBlock, readDocument } from './read-document.ts'

export type OutlineEntry = { level: HeaderLevel; text: string; anchor: string }

/** Returns the text of a document without marks, one line per block or list item: for search and summaries. */
export function plainText(document: RichTextDocument): string {
  return readDocument(document)
    .map((block) => block.text.trim())
    .filter((text) => text !== '')
    .join('\n')
}

/** Returns the headings in order, with the anchors that the view gives them. */
export function outline(document: RichTextDocument): OutlineEntry[] {
  return readDocument(document).flatMap(({ node, anchor, text }) =>
    node.type === 'header' && anchor !== null && text.trim() !== ''
      ? [{ level: node.level, text: text.trim().replaceAll('\n', ' '), anchor }]
      : [],
  )
}

const SHOWN_WITHOUT_WORDS = new Set<ReadBlock['node']['type']>(['unsupported', 'image', 'embed'])

/** Whether a document has no visible content; a block that can't be shown counts as content, and so does a value that is no document. */
export function isEmptyDocument(document: unknown): boolean {
  if (!document) return true
  // Runs before validation: a malformed value must reach the schema, which refuses it.
  if (!isDocument(document) || document.blocks.length > MAX_BLOCKS) return false
  // Block by block: the first block of most documents contains text.
  return document.blocks.every((block) => {
    const { node, text } = readBlock(block)
    return !SHOWN_WITHOUT_WORDS.has(node.type) && text.trim() === ''
  })
}
