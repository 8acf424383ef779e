import type { RichTextBlock, RichTextDocument } from '../document.ts'
import { serialiseInline } from '../inline/serialise-inline.ts'
import { list, type ListItemNode } from './list.ts'

const flat = (items: readonly ListItemNode[]): { text: string; checked: boolean }[] =>
  items.flatMap(({ children, checked, items: nested }) => [{ text: serialiseInline(children), checked }, ...flat(nested)])

/** Converts a stored list of the style `checklist`, which can't be saved again, into a checklist block; returns other blocks as they are. */
export function asCheckList(block: RichTextBlock): RichTextBlock {
  if (block.type !== 'list' || block.data['style'] !== 'checklist') return block
  const reading = list.read(block.data)
  return reading === null ? block : { ...block, type: 'checkList', data: { items: flat(reading.node.items) } }
}

/** Returns a stored document with its lists of the style `checklist` as checklist blocks; the same document if there are none. */
export function withCheckLists(document: RichTextDocument): RichTextDocument {
  const blocks = document.blocks.map(asCheckList)
  return blocks.every((block, place) => block === document.blocks[place]) ? document : { ...document, blocks }
}
