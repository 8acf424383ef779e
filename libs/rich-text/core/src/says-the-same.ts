import { isObject } from '@captain/validation'
import { blockTypeOf } from './blocks/block-table.ts'
import type { RichTextBlock, RichTextDocument } from './document.ts'
import { readBlock } from './read-document.ts'

/**
 * Returns whether two documents have the same content. Ignores the time and version of saving, the order of keys, the ids of blocks, and
 * keys without a meaning, which a tool adds when it saves. Null is an empty document.
 */
export function saysTheSame(one: RichTextDocument | null, other: RichTextDocument | null): boolean {
  const [mine, theirs] = [one?.blocks ?? [], other?.blocks ?? []]
  return mine.length === theirs.length && mine.every((block, index) => isSameBlock(block, theirs[index] ?? block))
}

/** Returns whether two blocks have the same content, ids aside. */
export function isSameBlock(one: RichTextBlock, other: RichTextBlock): boolean {
  return one === other || meaningOf(one) === meaningOf(other)
}

const meanings = new WeakMap<RichTextBlock, string>()

function meaningOf(block: RichTextBlock): string {
  const known = meanings.get(block)
  if (known !== undefined) return known
  const { type, data, tunes } = block
  const node = blockTypeOf(type) === null ? null : readBlock(block).node
  const meaning = stableJson([node === null || node.type === 'unsupported' ? { type, data } : node, tunes])
  meanings.set(block, meaning)
  return meaning
}

/** Returns the same JSON for equal values, regardless of the order of keys: the database stores objects in its own order. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isObject(inner) ? inOrder(inner) : inner))
}

function inOrder(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(object).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
