import { type BlockType, isSameBlock } from '@captain/rich-text-core'
import type EditorJS from '@editorjs/editorjs'
import { fromEditorBlock, UNSUPPORTED_TOOL } from './editor-data.ts'
import type { Entry } from './entry.ts'

/** The tool that Editor.js substitutes for a failed one; its block is stored unchanged. */
const STUB_TOOL = 'stub'

export type BlockCache = {
  /** Marks a block as edited. */
  mark: (id: string) => void
  /** Marks all blocks as possibly edited. */
  markAll: () => void
  /** Reads a paragraph as empty while its text is the search of a menu; null when no menu searches. */
  hold: (id: string | null) => void
  /** Returns the id of the paragraph that reads as empty. */
  held: () => string | null
  /** Returns the blocks on screen in order; only the tools of edited blocks save again. */
  read: () => Promise<readonly Entry[]>
  /** Sets the blocks that are on screen. */
  replace: (entries: readonly Entry[]) => void
}

/** Caches the last saved data of each block: saving a long document in full at each change would block typing. */
export function createBlockCache(editor: EditorJS, holder: HTMLElement, initial: readonly Entry[]): BlockCache {
  let latest = answersOf(initial)
  const marked = new Set<string>()
  let held: string | null = null

  const order = () => [...holder.querySelectorAll<HTMLElement>('.ce-block')].map((block) => block.dataset['id'] ?? '')

  // The tool reads its elements before this first waits, so a save that starts here survives the editor's removal.
  async function save(id: string, previous: Answer | undefined): Promise<Entry | null> {
    const block = editor.blocks.getById(id)
    const saving = block?.save()
    const before = (await previous) ?? null
    const saved = await saving
    if (!block || !saved || (before && (block.name === UNSUPPORTED_TOOL || block.name === STUB_TOOL))) return before
    const next = fromEditorBlock(id, block.name, saved.data, before?.block)
    const isKept = await block.validate(saved.data)
    return before && before.isKept === isKept && isSameBlock(before.block, next) ? before : { id, block: next, isKept }
  }

  async function emptied(id: string, previous: Answer | undefined): Promise<Entry> {
    const before = (await previous) ?? null
    const block = fromEditorBlock(id, 'paragraph', { text: '' }, before?.block)
    return before && !before.isKept && isSameBlock(before.block, block) ? before : { id, block, isKept: false }
  }

  return {
    mark: (id) => marked.add(id),
    markAll: () => {
      for (const id of order()) marked.add(id)
    },
    held: () => held,
    hold(id) {
      for (const one of [held, id]) if (one !== null) marked.add(one)
      held = id
    },
    async read() {
      const answers = order().map((id): [string, Answer] => {
        const known = latest.get(id)
        if (id === held) return [id, emptied(id, known)]
        return [id, known && !marked.has(id) ? known : save(id, known)]
      })
      marked.clear()
      latest = new Map(answers)
      const entries = await Promise.all(latest.values())
      return entries.filter((entry) => entry !== null)
    },
    replace(entries) {
      latest = answersOf(entries)
      for (const { id } of entries) marked.delete(id)
    },
  }
}

/** Saved or pending data of a block; two concurrent reads share one result. */
type Answer = Promise<Entry | null>

/** Returns the block types that a field allows; a paragraph is always allowed, since each document starts with one. */
export function allowedTypes(blocks: readonly BlockType[]): ReadonlySet<BlockType> {
  return new Set<BlockType>(['paragraph', ...blocks])
}

function answersOf(entries: readonly Entry[]): Map<string, Answer> {
  return new Map(entries.map((entry) => [entry.id, Promise.resolve(entry)]))
}
