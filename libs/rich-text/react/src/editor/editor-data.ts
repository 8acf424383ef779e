import { mapInlineHtml, normaliseDocument, parseInline, type RichTextDocument, serialiseInline } from '@captain/rich-text-core'
import type { OutputData } from '@editorjs/editorjs'
import { TOOL_CLASSES } from './inline-marks.ts'

/** A stored document as the editor takes it: sanitised (the editor sets it as HTML), with the classes its tools look for. */
export function toEditorData(document: RichTextDocument): OutputData {
  const { blocks } = mapInlineHtml(document, (html) => serialiseInline(parseInline(html), TOOL_CLASSES))
  return { blocks: blocks as OutputData['blocks'] }
}

/** What the editor saved as a document to store. */
export function fromEditorData({ time, version, blocks }: OutputData): RichTextDocument {
  return normaliseDocument({ time, version, blocks: blocks.map((block) => ({ ...block, data: block.data as Record<string, unknown> })) })
}

/** The same string for documents that say the same, whenever and by whichever version they were saved. */
export function contentKey(document: RichTextDocument): string {
  return JSON.stringify(document.blocks)
}
