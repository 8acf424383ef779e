import { BLOCKS, isBlockType } from './blocks/block-table.ts'
import type { RichTextBlock, RichTextDocument } from './document.ts'
import { parseInline } from './inline/parse-inline.ts'
import { inlineText, sanitiseInline } from './inline/serialise-inline.ts'

/**
 * The document as it may be stored: every inline string sanitised, blocks kept in order.
 * Data of a type the product doesn't know is kept too, with its markup sanitised and script addresses emptied.
 */
export function normaliseDocument(document: RichTextDocument): RichTextDocument {
  return mapInlineHtml(document, sanitiseInline)
}

/** The document with `map` applied to each inline HTML string of the blocks the product knows. */
export function mapInlineHtml(document: RichTextDocument, map: (html: string) => string): RichTextDocument {
  return { ...document, blocks: document.blocks.map((block) => mapBlock(block, map)) }
}

function mapBlock(block: RichTextBlock, map: (html: string) => string): RichTextBlock {
  const known = isBlockType(block.type) ? BLOCKS[block.type].mapInline(block.data, map) : null
  const data = known ?? (sanitiseUnknown(block.data) as RichTextBlock['data'])
  return block.tunes === undefined ? { ...block, data } : { ...block, data, tunes: sanitiseUnknown(block.tunes) as typeof block.tunes }
}

const SCRIPT_ADDRESS = /^(?:javascript|vbscript|data):/i

function sanitiseUnknown(value: unknown): unknown {
  if (typeof value === 'string') return sanitiseUnknownText(value)
  if (Array.isArray(value)) return value.map(sanitiseUnknown)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [sanitiseUnknownText(key), sanitiseUnknown(entry)]))
}

/** Nobody can say whether an unknown string is HTML, so only what looks like markup is parsed: `a & b` stays as it is. */
function sanitiseUnknownText(text: string): string {
  const storable = text.replaceAll('\u0000', '').toWellFormed()
  const clean = storable.includes('<') ? sanitiseInline(storable) : storable
  return isScriptAddress(clean) ? '' : clean
}

/** As a browser would read it, written in entities or with ignored characters or not. */
function isScriptAddress(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return SCRIPT_ADDRESS.test(inlineText(parseInline(text)).replace(/[\u0000-\u0020\u007f-\u009f]/g, ''))
}
