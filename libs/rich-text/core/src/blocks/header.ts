import * as v from 'valibot'
import type { InlineNode } from '../inline/inline-node.ts'
import { parseInline } from '../inline/parse-inline.ts'
import { inlineText } from '../inline/serialise-inline.ts'
import { defineBlock } from './define-block.ts'

/** Heading levels of a document (customer's specification §9); level 1 is reserved for the page title. */
export const HEADER_LEVELS = [2, 3, 4] as const
export const DEFAULT_HEADER_LEVEL = 2

export type HeaderLevel = (typeof HEADER_LEVELS)[number]
export type HeaderNode = { type: 'header'; level: HeaderLevel; children: InlineNode[] }

export const header = defineBlock({
  schema: v.object({ text: v.string(), level: v.optional(v.picklist(HEADER_LEVELS), DEFAULT_HEADER_LEVEL) }),
  mapInline: (data, map) => ({ ...data, text: map(data.text) }),
  read(data) {
    const children = parseInline(data.text)
    const node: HeaderNode = { type: 'header', level: data.level, children }
    return { node, text: inlineText(children) }
  },
})
