import type { BlockType, RichTextDocument } from '@captain/rich-text-core'

type Block = RichTextDocument['blocks'][number]

const BLOCKS: Readonly<Record<string, (text: string) => Block>> = {
  header: (text) => ({ type: 'header', data: { text, level: 2 } }),
  paragraph: (text) => ({ type: 'paragraph', data: { text: `<b>${text}</b>` } }),
  list: (content) => ({ type: 'list', data: { style: 'unordered', meta: {}, items: [{ content, meta: {}, items: [] }] } }),
}

/** A document with one block of each type that the field takes and people write most. */
export const richTextSample = (allowed: readonly BlockType[] | null, text: () => string): RichTextDocument => ({
  blocks: Object.entries(BLOCKS)
    .filter(([type]) => allowed === null || allowed.some((one) => one === type))
    .map(([, block]) => block(text())),
})
