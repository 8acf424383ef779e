import * as v from 'valibot'
import type { InlineNode } from '../inline/inline-node.ts'
import { parseInline } from '../inline/parse-inline.ts'
import { inlineText } from '../inline/serialise-inline.ts'
import { defineBlock } from './define-block.ts'

const QUOTE_ALIGNMENTS = ['left', 'center'] as const

export type QuoteAlignment = (typeof QUOTE_ALIGNMENTS)[number]
export type QuoteNode = { type: 'quote'; children: InlineNode[]; caption: InlineNode[]; alignment: QuoteAlignment }

export const quote = defineBlock({
  schema: v.object({
    text: v.string(),
    caption: v.optional(v.string(), ''),
    alignment: v.optional(v.picklist(QUOTE_ALIGNMENTS), 'left'),
  }),
  mapInline: (data, map) => ({ ...data, text: map(data.text), caption: map(data.caption) }),
  read(data) {
    const children = parseInline(data.text)
    const caption = parseInline(data.caption)
    const node: QuoteNode = { type: 'quote', children, caption, alignment: data.alignment }
    return { node, text: `${inlineText(children)}\n${inlineText(caption)}`.trim() }
  },
})
