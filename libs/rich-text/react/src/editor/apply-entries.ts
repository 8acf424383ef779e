import type { BlockType } from '@captain/rich-text-core'
import type EditorJS from '@editorjs/editorjs'
import { toEditorBlock } from './editor-data.ts'
import type { Entry } from './entry.ts'

/**
 * Makes the editor show `target` instead of `current`. Touches only the blocks that differ: each touch makes the editor scan all others.
 */
export function applyEntries(
  { blocks }: Pick<EditorJS, 'blocks'>,
  current: readonly Entry[],
  target: readonly Entry[],
  allowed: ReadonlySet<BlockType>,
): void {
  const shown = new Map(current.map((entry) => [entry.id, entry]))
  const places = new Map(target.map((entry, index) => [entry.id, index]))
  const order = current.map((entry) => entry.id)

  const remove = (index: number) => {
    blocks.delete(index)
    order.splice(index, 1)
  }
  const move = (from: number, to: number) => {
    blocks.move(to, from)
    order.splice(to, 0, ...order.splice(from, 1))
  }
  const draw = ({ id, block }: Entry, index: number, replaces: boolean) => {
    const { type, data } = toEditorBlock(block, allowed)
    blocks.insert(type, data, {}, index, false, replaces, id)
    order.splice(index, replaces ? 1 : 0, id)
  }

  // An editor without any block would create an empty one.
  for (let index = order.length - 1; index >= 0 && order.length > 1; index -= 1) if (!places.has(order[index] ?? '')) remove(index)
  target.forEach((entry, index) => {
    const from = order.indexOf(entry.id, index)
    if (from < 0) return draw(entry, index, false)
    if (from === index + 1) move(index, Math.min(places.get(order[index] ?? '') ?? order.length, order.length - 1))
    else if (from !== index) move(from, index)
    if (shown.get(entry.id) !== entry) draw(entry, index, true)
  })
  for (let index = order.length - 1; index >= target.length; index -= 1) remove(index)
}
