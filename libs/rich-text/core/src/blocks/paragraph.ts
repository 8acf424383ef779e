import * as v from 'valibot'
import type { InlineNode } from '../inline/inline-node.ts'
import { parseInline } from '../inline/parse-inline.ts'
import { inlineText } from '../inline/serialise-inline.ts'
import { defineBlock } from './define-block.ts'

export type ParagraphNode = { type: 'paragraph'; children: InlineNode[] }

export const paragraph = defineBlock({
  schema: v.object({ text: v.string() }),
  mapInline: (data, map) => ({ text: map(data.text) }),
  read(data) {
    const children = parseInline(data.text)
    const node: ParagraphNode = { type: 'paragraph', children }
    return { node, text: inlineText(children) }
  },
})
