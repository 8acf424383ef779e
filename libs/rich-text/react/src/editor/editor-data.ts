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
import { stableJson } from './stable-json.ts'

/** The tool for blocks that can't be edited here. */
export const UNSUPPORTED_TOOL = 'unsupported'

/**
 * Converts a stored block for the editor: sanitised (tools set it as HTML), with the classes of inline tools. A forbidden or malformed
 * block gets a tool that only shows a placeholder.
 */
export function toEditorBlock(block: RichTextBlock, allowed: ReadonlySet<BlockType>): OutputBlockData {
  const type = blockTypeOf(block.type)
  const [reading] = readDocument({ blocks: [block] })
  const id = block.id === undefined ? {} : { id: block.id }
  if (type === null || !allowed.has(type) || reading?.node.type === 'unsupported') return { ...id, type: UNSUPPORTED_TOOL, data: {} }
  const [clean] = mapInlineHtml({ blocks: [block] }, withToolClasses).blocks
  return { ...id, type, data: clean?.data ?? {} }
}

/** Converts a tool's output into a block for storage; the block keeps its stored type name. */
export function fromEditorBlock(id: string, tool: string, data: RichTextBlock['data'], before: RichTextBlock | undefined): RichTextBlock {
  const type = before && blockTypeOf(before.type) === tool ? before.type : tool
  const block: RichTextBlock = { id, type, data, ...(before?.tunes && { tunes: before.tunes }) }
  return normaliseDocument({ blocks: [block] }).blocks[0] ?? block
}

/** Returns the same string for documents with equal content, regardless of the time and version of saving. */
export function contentKey(document: RichTextDocument): string {
  return stableJson(document.blocks)
}

/** Sanitises inline HTML and adds the classes of the editor's inline tools. */
export function withToolClasses(html: string): string {
  return serialiseInline(parseInline(html), TOOL_CLASSES)
}
