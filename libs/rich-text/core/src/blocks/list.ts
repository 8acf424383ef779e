import * as v from 'valibot'
import { codedCheck } from '../coded-check.ts'
import type { InlineNode } from '../inline/inline-node.ts'
import { parseInline } from '../inline/parse-inline.ts'
import { inlineText } from '../inline/serialise-inline.ts'
import { boundedArray } from './bounded-array.ts'
import { defineBlock } from './define-block.ts'

/** `checklist` is read only: a checklist is stored as a separate block. */
const LIST_STYLES = ['unordered', 'ordered', 'checklist'] as const
const COUNTER_TYPES = ['numeric', 'lower-roman', 'upper-roman', 'lower-alpha', 'upper-alpha'] as const

/** Maximum list depth in the editor. Deeper stored lists are shown as they are. */
export const LIST_MAX_LEVEL = 5

/** Maximum depth of lists in a stored document. */
export const LIST_MAX_STORED_LEVEL = 20

export type ListStyle = (typeof LIST_STYLES)[number]
export type CounterType = (typeof COUNTER_TYPES)[number]
export type ListItemNode = { children: InlineNode[]; checked: boolean; items: ListItemNode[] }
export type ListNode = { type: 'list'; style: ListStyle; start: number; counterType: CounterType; items: ListItemNode[] }

const meta = v.object({
  checked: v.optional(v.boolean()),
  start: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2147483647))),
  counterType: v.optional(v.picklist(COUNTER_TYPES)),
})

type Meta = v.InferOutput<typeof meta>
type ListItem = { content: string; meta: Meta; items: ListItem[] }
type ListData = { style: ListStyle; meta: Meta; items: ListItem[] }

const item: v.GenericSchema<unknown, ListItem> = v.object({
  content: v.string(),
  meta: v.optional(meta, {}),
  items: v.optional(boundedArray(v.lazy(() => item)), []),
})

// The first List tool stored texts only.
const words = v.pipe(
  v.string(),
  v.transform((content): ListItem => ({ content, meta: {}, items: [] })),
)
const items = boundedArray(v.lazy((input) => (typeof input === 'string' ? words : item)))

export const list = defineBlock({
  schema: v.object({ style: v.optional(v.picklist(LIST_STYLES), 'unordered'), meta: v.optional(meta, {}), items }),
  limits: [
    v.check<ListData>(({ style }) => style !== 'checklist'),
    codedCheck('richTextNesting', { maxNesting: LIST_MAX_STORED_LEVEL }, (data: ListData) => levelsOf(data.items) <= LIST_MAX_STORED_LEVEL),
  ],
  mapInline: (data, map) => ({ ...data, items: data.items.map((entry) => mapItem(entry, map)) }),
  read(data) {
    const nodes = data.items.map(readItem)
    const node: ListNode = {
      type: 'list',
      style: data.style,
      start: data.meta.start ?? 1,
      counterType: data.meta.counterType ?? 'numeric',
      items: nodes,
    }
    return { node, text: itemsText(nodes) }
  },
})

function levelsOf(entries: readonly ListItem[]): number {
  return entries.reduce((levels, entry) => Math.max(levels, 1 + levelsOf(entry.items)), 0)
}

function mapItem(entry: ListItem, map: (html: string) => string): ListItem {
  return { ...entry, content: map(entry.content), items: entry.items.map((child) => mapItem(child, map)) }
}

function readItem(entry: ListItem): ListItemNode {
  return { children: parseInline(entry.content), checked: entry.meta.checked ?? false, items: entry.items.map(readItem) }
}

function itemsText(items: readonly ListItemNode[]): string {
  return items
    .flatMap((entry) => [inlineText(entry.children), itemsText(entry.items)])
    .filter((text) => text !== '')
    .join('\n')
}
