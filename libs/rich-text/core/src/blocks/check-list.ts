import * as v from 'valibot'
import type { InlineNode } from '../inline/inline-node.ts'
import { parseInline } from '../inline/parse-inline.ts'
import { inlineText } from '../inline/serialise-inline.ts'
import { boundedArray } from './bounded-array.ts'
import { defineBlock } from './define-block.ts'

export type CheckListItemNode = { children: InlineNode[]; checked: boolean }
export type CheckListNode = { type: 'checkList'; items: CheckListItemNode[] }

export const checkList = defineBlock({
  schema: v.object({ items: boundedArray(v.object({ text: v.string(), checked: v.optional(v.boolean(), false) })) }),
  mapInline: (data, map) => ({ items: data.items.map(({ text, checked }) => ({ text: map(text), checked })) }),
  read(data) {
    const items = data.items.map(({ text, checked }) => ({ children: parseInline(text), checked }))
    const node: CheckListNode = { type: 'checkList', items }
    const lines = items.map((item) => inlineText(item.children)).filter((text) => text !== '')
    return { node, text: lines.join('\n') }
  },
})
