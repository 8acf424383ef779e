import { restoreCaret } from '../caret-place.ts'
import type { Canvas } from '../session/canvas.ts'
import type { BlockKind } from './block-kinds.ts'

/**
 * Starts a block in place of an empty paragraph, or after any other block, and puts the caret into it. Works at once: the next letters are part
 * of it.
 */
export function insertBlock({ editor, holder }: Pick<Canvas, 'editor' | 'holder'>, id: string, { type, data }: BlockKind): void {
  const { blocks, caret } = editor
  const before = blocks.getById(id)
  const from = before ? blocks.getBlockIndex(id) : undefined
  if (!before || from === undefined) return
  // A divider has no text either.
  const isReplaced = before.isEmpty && before.name === 'paragraph'
  const index = isReplaced ? from : from + 1
  const block = blocks.insert(type, data, {}, index, true, isReplaced)
  // Writing goes on below a block without text.
  if (!block.focusable && index === blocks.getBlocksCount() - 1) blocks.insert(undefined, {}, {}, index + 1, true)
  const next = block.focusable ? block : blocks.getBlockByIndex(index + 1)
  if (!next) return
  caret.setToBlock(next.id, 'start')
  // Not every browser moves the focus with the caret.
  restoreCaret(holder, { blockId: next.id, input: 0, offset: 0 })
}
