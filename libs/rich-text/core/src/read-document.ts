import { type BlockNode, BLOCKS, blockTypeOf } from './blocks/block-table.ts'
import type { RichTextBlock, RichTextDocument } from './document.ts'
import { MAX_NESTING, isWithinDepth } from './is-within-depth.ts'

/** A block that can't be shown: its type is unknown to this version, or its data doesn't match its type. */
export type UnsupportedNode = { type: 'unsupported'; blockType: string }

/** One block ready to render. `key` is unique in the document; `anchor` is set on headings. */
export type ReadBlock = { key: string; anchor: string | null; node: BlockNode | UnsupportedNode; text: string }

const ANCHOR_SAFE = /^[\w-]{1,64}$/

/** Parses any stored document into trees that contain allowed content only. */
export function readDocument(document: RichTextDocument): ReadBlock[] {
  const used = new Set<string>()
  return document.blocks.map((block, index) => {
    const key = uniqueKey(block, index, used)
    const reading = readBlock(block)
    return { key, anchor: reading.node.type === 'header' ? `h-${key}` : null, ...reading }
  })
}

/** Parses one block by itself: its tree and its text. Accepts any data. */
export function readBlock(block: RichTextBlock | null): Pick<ReadBlock, 'node' | 'text'> {
  if (block === null) return { node: { type: 'unsupported', blockType: '' }, text: '' }
  const type = blockTypeOf(block.type)
  const reading = type === null || !isWithinDepth(block.data, MAX_NESTING) ? null : BLOCKS[type].read(block.data)
  return reading ?? { node: { type: 'unsupported', blockType: String(block.type) }, text: '' }
}

/** The block's own id survives edits of its text and of its neighbours, so links to a heading keep working. */
function uniqueKey(block: RichTextBlock, index: number, used: Set<string>): string {
  const own = typeof block.id === 'string' && ANCHOR_SAFE.test(block.id) ? block.id : `${index + 1}`
  const key = used.has(own) ? `${own}-${index + 1}` : own
  used.add(key)
  return key
}
