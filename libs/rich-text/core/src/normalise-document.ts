import { asRecord } from '@captain/validation'
import { BLOCKS, blockTypeOf } from './blocks/block-table.ts'
import type { BlockData } from './blocks/define-block.ts'
import type { RichTextBlock, RichTextDocument } from './document.ts'
import { sanitiseUnknown } from './inline/sanitise-unknown.ts'
import { sanitiseInline } from './inline/serialise-inline.ts'

/**
 * Returns the document for storage: every inline string sanitised, blocks in order. Data of unknown types is preserved, with its markup
 * sanitised and script addresses emptied.
 */
export function normaliseDocument(document: RichTextDocument): RichTextDocument {
  return mapInlineHtml(document, sanitiseInline)
}

/** Returns the document with `map` applied to each inline HTML string of known blocks. */
export function mapInlineHtml(document: RichTextDocument, map: (html: string) => string): RichTextDocument {
  return { ...document, blocks: document.blocks.map((block) => mapBlock(block, map)) }
}

function mapBlock(block: RichTextBlock, map: (html: string) => string): RichTextBlock {
  const data = mapData(block, map)
  return block.tunes === undefined ? { ...block, data } : { ...block, data, tunes: asRecord(sanitiseUnknown(block.tunes)) }
}

function mapData(block: RichTextBlock, map: (html: string) => string): BlockData {
  const type = blockTypeOf(block.type)
  const known = (data: unknown) => (type === null ? null : BLOCKS[type].mapInline(data, map))
  const direct = known(block.data)
  if (direct !== null) return direct
  // After cleaning, the data may match its block type.
  const clean = asRecord(sanitiseUnknown(block.data))
  return known(clean) ?? clean
}
