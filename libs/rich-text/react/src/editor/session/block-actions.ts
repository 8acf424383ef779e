import { type CaretPlace, placeOfCaret, restoreCaret } from '../caret-place.ts'
import type { BlockKind } from '../menu/block-kinds.ts'
import { turnInto } from '../menu/turn-into.ts'
import type { Canvas } from './canvas.ts'

/** Moves a block up or down; the caret stays where it is in its text. */
export function moveBlock({ editor: { blocks }, holder }: Pick<Canvas, 'editor' | 'holder'>, id: string, by: number): void {
  const caret = placeOfCaret(holder)
  const from = blocks.getBlockIndex(id)
  const to = (from ?? -1) + by
  if (from === undefined || from < 0 || to < 0 || to >= blocks.getBlocksCount()) return
  blocks.move(to, from)
  if (caret) restoreCaret(holder, caret)
  blocks.getById(id)?.holder.scrollIntoView({ block: 'nearest' })
}

/** Turns a block into another kind and puts the caret where it was in the text, or to its end. */
export async function turnBlock(
  { editor, holder, allowed }: Canvas,
  { id, kind, caret }: { readonly id: string; readonly kind: BlockKind; readonly caret: CaretPlace | null },
): Promise<void> {
  const next = await turnInto(editor, id, kind, allowed)
  if (next === null) return
  if (caret?.blockId === id && caret.input === 0 && restoreCaret(holder, { ...caret, blockId: next })) return
  editor.caret.setToBlock(next, 'end')
  restoreCaret(holder, { blockId: next, input: 0, offset: Number.MAX_SAFE_INTEGER })
}

/** Removes a block. If the caret was in it, it moves to the block in its place; otherwise caret and focus stay. */
export function removeBlock({ editor: { blocks }, holder }: Pick<Canvas, 'editor' | 'holder'>, id: string): void {
  const caret = placeOfCaret(holder)
  const focused = document.activeElement
  const index = blocks.getBlockIndex(id)
  if (index === undefined || index < 0) return
  blocks.delete(index)
  if (caret !== null && caret.blockId !== id) restoreCaret(holder, caret)
  else if (caret === null && focused instanceof HTMLElement && !holder.contains(focused)) focused.focus()
}
