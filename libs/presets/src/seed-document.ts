import type { RichTextDocument } from '@captain/rich-text-core'

type SeedBlock = RichTextDocument['blocks'][number]

export const heading = (text: string, level: 2 | 3 | 4 = 2): SeedBlock => ({ type: 'header', data: { text, level } })
export const paragraph = (text: string): SeedBlock => ({ type: 'paragraph', data: { text } })

export const bullets = (...items: readonly string[]): SeedBlock => ({
  type: 'list',
  data: { style: 'unordered', meta: {}, items: items.map((content) => ({ content, meta: {}, items: [] })) },
})

export const steps = (...items: readonly string[]): SeedBlock => ({
  type: 'list',
  data: { style: 'ordered', meta: {}, items: items.map((content) => ({ content, meta: {}, items: [] })) },
})

/** A document of demo content; strings become paragraphs. */
export const seedDocument = (...blocks: readonly (string | SeedBlock)[]): RichTextDocument => ({
  blocks: blocks.map((block) => (typeof block === 'string' ? paragraph(block) : block)),
})
