import {
  type BlockType,
  blockTypeOf,
  EMBED_SERVICE,
  mapInlineHtml,
  normaliseDocument,
  parseInline,
  readDocument,
  type RichTextBlock,
  type RichTextDocument,
  serialiseInline,
  stableJson,
} from '@captain/rich-text-core'
import type { OutputBlockData } from '@editorjs/editorjs'
import { TOOL_CLASSES } from './inline-marks.ts'

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
  const isReadable = reading?.node.type !== 'unsupported' || isUnfinished(type, block.data)
  if (type === null || !allowed.has(type) || !isReadable) return { ...id, type: UNSUPPORTED_TOOL, data: {} }
  const [clean] = mapInlineHtml({ blocks: [block] }, withToolClasses).blocks
  return { ...id, type, data: clean?.data ?? {} }
}

/** Whether the block still waits for a valid address. It is part of the document as it was typed; the schema refuses to store it. */
function isUnfinished(type: BlockType | null, data: RichTextBlock['data']): boolean {
  if (type === 'linkTool') return typeof data['link'] === 'string'
  return type === 'embed' && typeof data['embed'] === 'string' && data['service'] === EMBED_SERVICE
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
