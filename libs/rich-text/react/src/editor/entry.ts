import type { RichTextBlock, RichTextDocument } from '@captain/rich-text-core'

/** One block of the editor as it was last saved; `isKept` is false for a block with nothing in it, which no document holds. */
export type Entry = { readonly id: string; readonly block: RichTextBlock; readonly isKept: boolean }

/** The blocks of a document with an id each; a block without one takes the id of the same block in `known`. */
export function entriesOf(document: RichTextDocument, known: readonly Entry[] = []): Entry[] {
  const used = new Set<string>()
  return document.blocks.map((block, index) => {
    const twin = known[index]
    const own = block.id ?? (twin !== undefined && saysTheSame(twin.block, block) ? twin.id : undefined)
    const id = own === undefined || used.has(own) ? newId() : own
    used.add(id)
    return { id, block: { ...block, id }, isKept: true }
  })
}

/** The document that the blocks make. */
export function documentOf(entries: readonly Entry[], version: string): RichTextDocument {
  return { time: Date.now(), version, blocks: entries.filter((entry) => entry.isKept).map((entry) => entry.block) }
}

/** Whether both are the very same blocks in the same order. */
export function sameEntries(one: readonly Entry[], other: readonly Entry[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index])
}

/** Whether two blocks say the same, whatever their ids. */
export function saysTheSame(one: RichTextBlock, other: RichTextBlock): boolean {
  return one.type === other.type && JSON.stringify([one.data, one.tunes]) === JSON.stringify([other.data, other.tunes])
}

/**
 * What another document and the blocks on screen make together: the other document, with the blocks that were
 * written in since `base` and that it left as they were, and those (`waiting`, by id) whose content is still on its way.
 */
export function mergeTyped(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
  waiting: ReadonlySet<string> = new Set(),
): Entry[] {
  const before = new Map(base.map((entry) => [entry.id, entry]))
  const written = new Map(mine.filter((entry) => before.get(entry.id) !== entry).map((entry) => [entry.id, entry]))
  const merged = theirs.map((entry) => written.get(entry.id) ?? entry)
  const present = new Set(merged.map((entry) => entry.id))
  const isAdded = ({ id, isKept }: Entry) => (written.has(id) && !before.has(id) && isKept) || waiting.has(id)
  const added = mine.filter((entry) => isAdded(entry) && !present.has(entry.id))
  return [...merged, ...added]
}

/** The blocks without some of them: in the place of the first stands an empty one to write in. */
export function withoutBlocks(entries: readonly Entry[], ids: ReadonlySet<string>): Entry[] {
  const id = newId()
  const blank: Entry = { id, block: { id, type: 'paragraph', data: { text: '' } }, isKept: false }
  const first = entries.findIndex((entry) => ids.has(entry.id))
  return entries.flatMap((entry, index) => (ids.has(entry.id) ? (index === first ? [blank] : []) : [entry]))
}

/** Ten characters as the editor makes them. */
function newId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 10)
}
