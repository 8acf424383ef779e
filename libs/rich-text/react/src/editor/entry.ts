import { asCheckList, isSameBlock, type RichTextBlock, type RichTextDocument } from '@captain/rich-text-core'

/** One block of the editor as last saved; `isKept` is false for an empty block, which is never stored. */
export type Entry = { readonly id: string; readonly block: RichTextBlock; readonly isKept: boolean }

/** Returns the blocks of a document with an id each, in the forms that can be saved; a block without an id takes that of the equal block in `known`. */
export function entriesOf(document: RichTextDocument, known: readonly Entry[] = []): Entry[] {
  const used = new Set<string>()
  return document.blocks.map(asCheckList).map((block, index) => {
    const twin = known[index]
    const own = block.id ?? (twin !== undefined && isSameBlock(twin.block, block) ? twin.id : undefined)
    const id = own === undefined || used.has(own) ? newId() : own
    used.add(id)
    return { id, block: { ...block, id }, isKept: true }
  })
}

/** Creates the document from the blocks. */
export function documentOf(entries: readonly Entry[], version: string): RichTextDocument {
  return { time: Date.now(), version, blocks: entries.filter((entry) => entry.isKept).map((entry) => entry.block) }
}

/** Whether both are the identical blocks in the same order. */
export function sameEntries(one: readonly Entry[], other: readonly Entry[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index])
}

/** Whether both have the same blocks in the same order, with any content. */
export function isSameOrder(one: readonly Entry[], other: readonly Entry[]): boolean {
  return one.length === other.length && one.every(({ id }, index) => id === other[index]?.id)
}

/**
 * Merges another document with the blocks on screen. Blocks edited since `base` win if the other document left them unchanged. `waiting`
 * contains ids of blocks whose content is still pending.
 */
export function mergeLocalEdits(
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

/** Removes some blocks; an empty block replaces the first of them. */
export function withoutBlocks(entries: readonly Entry[], ids: ReadonlySet<string>): Entry[] {
  const id = newId()
  const blank: Entry = { id, block: { id, type: 'paragraph', data: { text: '' } }, isKept: false }
  const first = entries.findIndex((entry) => ids.has(entry.id))
  return entries.flatMap((entry, index) => (ids.has(entry.id) ? (index === first ? [blank] : []) : [entry]))
}

/** Creates an id of ten characters in the editor's format. */
function newId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 10)
}
