/** Tags that may wrap text; other tags of inline HTML are dropped and their text is preserved. */
export const MARK_TAGS = ['b', 'i', 'u', 'mark', 'code', 's'] as const

export type MarkTag = (typeof MARK_TAGS)[number]

export type BreakNode = { tag: 'br' }
export type MarkNode = { tag: MarkTag; children: InlineNode[] }
export type LinkNode = { tag: 'a'; href: string; children: InlineNode[] }

/** One piece of inline content: plain text, a line break, a mark or a link with a checked address. */
export type InlineNode = string | BreakNode | MarkNode | LinkNode
