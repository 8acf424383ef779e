import type { BlockType } from '@captain/rich-text-core'
import type EditorJS from '@editorjs/editorjs'
import { toEditorBlock } from './editor-data.ts'
import type { Entry } from './entry.ts'

/** Makes the editor show `target` instead of `current`, touching only the blocks that differ. */
export function applyEntries(
  { blocks }: EditorJS,
  current: readonly Entry[],
  target: readonly Entry[],
  allowed: ReadonlySet<BlockType>,
): void {
  const shown = new Map(current.map((entry) => [entry.id, entry]))
  const order = current.map((entry) => entry.id)
  target.forEach((entry, index) => {
    const from = order.indexOf(entry.id, index)
    const draw = (replace: boolean) => {
      const { type, data } = toEditorBlock(entry.block, allowed)
      blocks.insert(type, data, {}, index, false, replace, entry.id)
    }
    if (from < 0) {
      draw(false)
      order.splice(index, 0, entry.id)
      return
    }
    if (from !== index) {
      blocks.move(index, from)
      order.splice(index, 0, ...order.splice(from, 1))
    }
    if (shown.get(entry.id) !== entry) draw(true)
  })
  for (let index = order.length - 1; index >= target.length; index -= 1) blocks.delete(index)
}
