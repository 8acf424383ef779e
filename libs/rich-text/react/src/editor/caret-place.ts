/** Position of the caret: the block, the input inside the block, and the offset in characters. */
export type CaretPlace = { readonly blockId: string; readonly input: number; readonly offset: number }

const INPUTS = '[contenteditable="true"], textarea, input:not([type="file"], [type="checkbox"])'

/** Returns the position of the caret inside the editor; null if it is elsewhere. */
export function placeOfCaret(holder: HTMLElement): CaretPlace | null {
  const active = document.activeElement
  const block = active?.closest<HTMLElement>('.ce-block')
  const blockId = block?.dataset['id']
  if (!active || !block || blockId === undefined || !holder.contains(block)) return null
  const input = inputsOf(block).findIndex((element) => element === active)
  return input < 0 ? null : { blockId, input, offset: offsetIn(active) }
}

/** Restores the caret position as far as it still exists. */
export function restoreCaret(holder: HTMLElement, { blockId, input, offset }: CaretPlace): boolean {
  const block = holder.querySelector(`.ce-block[data-id="${CSS.escape(blockId)}"]`)
  const inputs = block ? inputsOf(block) : []
  const element = inputs[input] ?? inputs.at(-1)
  if (!element) return false
  element.focus()
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.setSelectionRange(offset, offset)
    return true
  }
  const [node, rest] = nodeAt(element, offset)
  window.getSelection()?.collapse(node, rest)
  return true
}

function inputsOf(block: Element): HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>(INPUTS)]
}

function offsetIn(element: Element): number {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.selectionEnd ?? 0
  const selection = window.getSelection()
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return 0
  return offsetOf(element, selection.focusNode, selection.focusOffset)
}

/** Returns the number of characters in an element before a position in it. */
export function offsetOf(element: Element, node: Node, offset: number): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  range.setEnd(node, offset)
  return range.toString().length
}

/** Returns the position at an offset in characters; between two nodes, the end of the one before or the start of the one after. */
export function nodeAt(element: Element, offset: number, side: 'before' | 'after' = 'before'): [Node, number] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let rest = offset
  let last: Node = element
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0
    if (rest < length || (rest === length && side === 'before')) return [node, rest]
    rest -= length
    last = node
  }
  return [last, last === element ? element.childNodes.length : (last.textContent?.length ?? 0)]
}
