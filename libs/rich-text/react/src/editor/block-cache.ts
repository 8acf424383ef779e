import type { BlockType } from '@captain/rich-text-core'
import type EditorJS from '@editorjs/editorjs'
import { fromEditorBlock, UNSUPPORTED_TOOL } from './editor-data.ts'
import { type Entry, saysTheSame } from './entry.ts'

/** The tool by which Editor.js stands in for one that failed; what it holds is kept as it was. */
const STUB_TOOL = 'stub'

export type BlockCache = {
  /** Says that a block was written in. */
  mark: (id: string) => void
  /** Says that any block may have been written in. */
  markAll: () => void
  /** The blocks on screen in their order; asks the tools only of those that were written in. */
  read: () => Promise<readonly Entry[]>
  /** Takes the blocks for what is on screen. */
  replace: (entries: readonly Entry[]) => void
}

/** What each block of an editor said when it was last asked: saving a long document whole at each change would stop the typing. */
export function createBlockCache(editor: EditorJS, holder: HTMLElement, initial: readonly Entry[]): BlockCache {
  let latest = answersOf(initial)
  const marked = new Set<string>()

  const order = () => [...holder.querySelectorAll<HTMLElement>('.ce-block')].map((block) => block.dataset['id'] ?? '')

  // The tool reads its elements before this first waits, so what is asked for here survives the editor's removal.
  async function save(id: string, previous: Answer | undefined): Promise<Entry | null> {
    const block = editor.blocks.getById(id)
    const saving = block?.save()
    const before = (await previous) ?? null
    const saved = await saving
    if (!block || !saved || (before && (block.name === UNSUPPORTED_TOOL || block.name === STUB_TOOL))) return before
    const next = fromEditorBlock(id, block.name, saved.data as Record<string, unknown>, before?.block)
    const isKept = await block.validate(saved.data)
    return before && before.isKept === isKept && saysTheSame(before.block, next) ? before : { id, block: next, isKept }
  }

  return {
    mark: (id) => marked.add(id),
    markAll: () => {
      for (const id of order()) marked.add(id)
    },
    async read() {
      const answers = order().map((id): [string, Answer] => {
        const known = latest.get(id)
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

/** What a block said or is about to say: two questions at the same time get the same answer. */
type Answer = Promise<Entry | null>

/** The block types a field takes: text always, it is where one starts. */
export function allowedTypes(blocks: readonly BlockType[]): ReadonlySet<BlockType> {
  return new Set<BlockType>(['paragraph', ...blocks])
}

function answersOf(entries: readonly Entry[]): Map<string, Answer> {
  return new Map(entries.map((entry) => [entry.id, Promise.resolve(entry)]))
}
