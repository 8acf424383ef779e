import type { RichTextBlock } from '@captain/rich-text-core'

/** One item of a pasted list, as the list block stores it. */
export type PastedItem = { content: string; meta: Record<string, never>; items: PastedItem[] }

/** A block to insert, a picture to upload, or loose text that belongs where the caret is. */
export type Pasted = { kind: 'block'; block: RichTextBlock } | { kind: 'text'; html: string } | { kind: 'file'; file: File }

/** What was pasted, and whether pictures had to be left out of it. */
export type PasteReading = { pasted: Pasted[]; leftOutImages: boolean }

/** A block of the given type and data. */
export function pastedBlock(type: string, data: RichTextBlock['data']): Pasted {
  return { kind: 'block', block: { type, data } }
}

/** A bulleted or numbered list. */
export function pastedList(style: 'unordered' | 'ordered', items: readonly PastedItem[], start = 1): Pasted {
  const meta = style === 'ordered' ? { start, counterType: 'numeric' } : {}
  return pastedBlock('list', { style, meta, items })
}
