import { asCheckList, isDocument, normaliseDocument, type RichTextBlock, type RichTextDocument } from '@captain/rich-text-core'
import { isObject } from '@captain/validation'
import { sameJson } from './same-json.ts'

/** Returns data of a block without the parts that an editor adds, such as `stretched: false`, `caption: ''` and `meta: {}`. */
const compact = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(compact)
  if (!isObject(value)) return value === false || value === '' ? null : value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, compact(inner)]))
}

const sameContent = (one: RichTextBlock, other: RichTextBlock): boolean =>
  one.type === other.type && sameJson(compact([one.data, one.tunes]), compact([other.data, other.tunes]))

/** Returns a block in the form in which the server stores it. */
const stored = (block: RichTextBlock): RichTextBlock => normaliseDocument({ blocks: [asCheckList(block)] }).blocks[0] ?? block

/** Whether two blocks have equal content; the editor gives ids to blocks without one, and writes markup in its own way. */
const sameBlock = (one: RichTextBlock, other: RichTextBlock | undefined): boolean =>
  other !== undefined && (sameContent(one, other) || sameContent(stored(one), stored(other)))

/** Whether two documents say the same; `time` and `version` are the editor's. */
const sameDocument = (one: RichTextDocument, other: RichTextDocument): boolean =>
  one.blocks.length === other.blocks.length && one.blocks.every((block, position) => sameBlock(block, other.blocks[position]))

/** Returns a value as a document; nothing is an empty one. */
const asDocument = (value: unknown): RichTextDocument | null =>
  isDocument(value) ? value : (value ?? null) === null ? { blocks: [] } : null

/** Whether two values of a form are equal by content: regardless of the order of keys, and of what an editor adds to a document. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  sameJson(one, other, (mine, theirs) => {
    const [first, second] = [asDocument(mine), asDocument(theirs)]
    return first === null || second === null ? null : sameDocument(first, second)
  })
