import {
  type BlockType,
  blockTypeOf,
  mapInlineHtml,
  normaliseDocument,
  parseInline,
  readDocument,
  type RichTextBlock,
  type RichTextDocument,
  serialiseInline,
} from '@captain/rich-text-core'
import type { OutputBlockData } from '@editorjs/editorjs'
import { TOOL_CLASSES } from './inline-marks.ts'

/** The tool that stands for a block that can't be edited here. */
export const UNSUPPORTED_TOOL = 'unsupported'

/**
 * A stored block as the editor takes it: sanitised (tools set it as HTML), with the classes its inline tools look for. A block
 * that the field doesn't take, or that isn't what its type says, is handed to a tool that only shows that it is there.
 */
export function toEditorBlock(block: RichTextBlock, allowed: ReadonlySet<BlockType>): OutputBlockData {
  const type = blockTypeOf(block.type)
  const [reading] = readDocument({ blocks: [block] })
  const id = block.id === undefined ? {} : { id: block.id }
  if (type === null || !allowed.has(type) || reading?.node.type === 'unsupported') return { ...id, type: UNSUPPORTED_TOOL, data: {} }
  const [clean] = mapInlineHtml({ blocks: [block] }, withToolClasses).blocks
  return { ...id, type, data: clean?.data ?? {} }
}

/** What a tool saved as a block to store; it keeps the name its type was stored under. */
export function fromEditorBlock(id: string, tool: string, data: RichTextBlock['data'], before: RichTextBlock | undefined): RichTextBlock {
  const type = before && blockTypeOf(before.type) === tool ? before.type : tool
  const block: RichTextBlock = { id, type, data, ...(before?.tunes && { tunes: before.tunes }) }
  return normaliseDocument({ blocks: [block] }).blocks[0] ?? block
}

/** The same string for documents that say the same, whenever and by whichever version they were saved. */
export function contentKey(document: RichTextDocument): string {
  return JSON.stringify(document.blocks)
}

/** Inline HTML with only what is allowed, as the editor's inline tools mark it. */
export function withToolClasses(html: string): string {
  return serialiseInline(parseInline(html), TOOL_CLASSES)
}
