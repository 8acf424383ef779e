import type { RichTextBlock } from '@captain/rich-text-core'

/** One item of a pasted list, as the list block stores it. */
export type PastedItem = { content: string; meta: Record<string, never>; items: PastedItem[] }

/** A block to insert, an image to upload, or inline text for the caret position. */
export type Pasted = { kind: 'block'; block: RichTextBlock } | { kind: 'text'; html: string } | { kind: 'file'; file: File }

/** Pasted content, and whether images had to be omitted. */
export type PasteResult = { pasted: Pasted[]; leftOutImages: boolean }

/** Creates a block of the given type and data. */
export function pastedBlock(type: string, data: RichTextBlock['data']): Pasted {
  return { kind: 'block', block: { type, data } }
}

/** Creates a bulleted or numbered list. */
export function pastedList(style: 'unordered' | 'ordered', items: readonly PastedItem[], start = 1): Pasted {
  const meta = style === 'ordered' ? { start, counterType: 'numeric' } : {}
  return pastedBlock('list', { style, meta, items })
}
