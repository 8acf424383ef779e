import { type MarkTag, TOOL_CLASSES } from './inline-marks.ts'

const FIELD = '[contenteditable="true"]'

/**
 * Returns whether all of the selected text is in such a mark. Reads elements, not styles: headings are bold without a mark, and Japanese
 * italics are upright.
 */
export function isMarked(tag: MarkTag): boolean {
  const texts = selectedTexts()
  return texts.length > 0 && texts.every(({ text }) => markOf(text, tag) !== null)
}

/** Marks the selected text of one field; removes the mark if all of it has it, and from nothing else. Returns whether there was text. */
export function toggleMark(tag: MarkTag): boolean {
  const isRemoving = isMarked(tag)
  const texts = selectedTexts().map(cutOut)
  const [first, last] = [texts[0], texts.at(-1)]
  if (!first || !last) return false
  for (const text of texts) {
    const mark = markOf(text, tag)
    if (isRemoving && mark) liftOut(text, mark)
    else if (!mark) joinBefore(wrap(text, tag))
  }
  window.getSelection()?.setBaseAndExtent(first, 0, last, last.length)
  return true
}

type SelectedText = { readonly text: Text; readonly start: number; readonly end: number }

/** Returns the selected parts of the text nodes in the field where the selection starts. */
function selectedTexts(): SelectedText[] {
  const selection = window.getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  const field = range && elementOf(range.startContainer)?.closest(FIELD)
  if (!field) return []
  const found: SelectedText[] = []
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!(text instanceof Text) || !range.intersectsNode(text)) continue
    const start = text === range.startContainer ? range.startOffset : 0
    const end = text === range.endContainer ? range.endOffset : text.length
    if (start < end) found.push({ text, start, end })
  }
  return found
}

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)

function markOf(text: Text, tag: MarkTag): Element | null {
  const mark = text.parentElement?.closest(`${tag}, ${FIELD}`)
  return mark?.matches(tag) ? mark : null
}

/** Splits a text node so that the selected part is a node. */
function cutOut({ text, start, end }: SelectedText): Text {
  const part = start > 0 ? text.splitText(start) : text
  if (end - start < part.length) part.splitText(end - start)
  return part
}

function wrap(text: Text, tag: MarkTag): Element {
  const mark = document.createElement(tag)
  mark.className = TOOL_CLASSES[tag] ?? ''
  if (mark.className === '') mark.removeAttribute('class')
  text.replaceWith(mark)
  mark.append(text)
  return mark
}

/** Joins a mark with the same mark right before it, so that one word is one element. */
function joinBefore(mark: Element): void {
  const { previousSibling: before } = mark
  if (!(before instanceof Element) || before.tagName !== mark.tagName) return
  before.append(...mark.childNodes)
  mark.remove()
}

/** Splits a mark around a text, which keeps its other marks. */
function liftOut(text: Text, mark: Element): void {
  const range = document.createRange()
  const cut = () => {
    range.setEndAfter(mark)
    return range.extractContents().firstElementChild
  }
  range.setStartAfter(text)
  const tail = cut()
  range.setStartBefore(text)
  const middle = cut()
  mark.after(...(middle?.childNodes ?? []), ...(tail && tail.textContent !== '' ? [tail] : []))
  if (mark.textContent === '') mark.remove()
}
