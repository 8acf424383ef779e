import { nodeAt, offsetOf } from './caret-place.ts'

/**
 * Selected words by their place in the text of a block. A range would collapse when the link tool wraps the words to colour them, and the
 * selection itself moves into the box for the address.
 */
export type SelectedWords = { readonly block: Element; readonly start: number; readonly end: number }

/** Returns the words that are selected in a block of the editor; null if there are none. */
export function selectedWords(holder: HTMLElement): SelectedWords | null {
  const selection = window.getSelection()
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0)
  const block = elementOf(startContainer)?.closest('.ce-block')
  if (!block || !holder.contains(block)) return null
  const end = block.contains(endContainer) ? offsetOf(block, endContainer, endOffset) : offsetOf(block, block, block.childNodes.length)
  return { block, start: offsetOf(block, startContainer, startOffset), end }
}

/** Returns where the words are now; null once their block is gone. */
export function rangeOfWords({ block, start, end }: SelectedWords): Range | null {
  if (!block.isConnected) return null
  const range = document.createRange()
  range.setStart(...nodeAt(block, start, 'after'))
  range.setEnd(...nodeAt(block, end))
  return range
}

/** Selects the words again and puts the focus on their field, so that writing goes on there. */
export function selectWords(words: SelectedWords): void {
  const range = rangeOfWords(words)
  const field = range && elementOf(range.startContainer)?.closest<HTMLElement>('[contenteditable="true"]')
  if (!field) return
  // The focus comes first: it puts a caret into the field.
  field.focus({ preventScroll: true })
  window.getSelection()?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset)
}

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
