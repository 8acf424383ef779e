import { isComposing } from '../composition.ts'
import { withToolClasses } from '../editor-data.ts'
import { element } from './element.ts'

export type InlineFieldOptions = {
  html: string
  readOnly: boolean
  /** Accessible name, if it differs from the block's text. */
  name?: string
  placeholder?: string
  className: string
  /** Handler of Enter; default: a line break. */
  onEnter?: (event: KeyboardEvent) => void
}

/** Creates an editable element for text with marks and links; it sanitises the given HTML. */
export function inlineField({ html, readOnly, name, placeholder, className, onEnter }: InlineFieldOptions): HTMLElement {
  const field = element('div', { class: className, 'data-placeholder': placeholder ?? null })
  field.innerHTML = withToolClasses(html)
  if (readOnly) return field
  if (name !== undefined) field.setAttribute('aria-label', name)
  field.setAttribute('contenteditable', 'true')
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || isComposing(event) || event.isComposing) return
    event.preventDefault()
    // By default browsers wrap lines in `div`s, which storing drops.
    if (onEnter && !event.shiftKey) onEnter(event)
    else document.execCommand('insertLineBreak')
  })
  return field
}

/** Returns the HTML of an inline field, without the trailing line break that browsers add. */
export function fieldHtml(field: Element): string {
  return field.innerHTML.replace(/<br>$/, '')
}

/** Whether the field contains text. */
export function isBlank(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;/g, '').trim() === ''
}

/** Moves the caret into a field, to its end or beginning. */
export function putCaret(field: HTMLElement, at: 'start' | 'end'): void {
  field.focus()
  const selection = window.getSelection()
  selection?.selectAllChildren(field)
  if (at === 'end') selection?.collapseToEnd()
  else selection?.collapseToStart()
}

/** Whether the caret is at the beginning of the field. */
export function isCaretAtStart(field: Element): boolean {
  const selection = window.getSelection()
  if (!selection?.isCollapsed || !selection.focusNode || !field.contains(selection.focusNode)) return false
  const range = document.createRange()
  range.selectNodeContents(field)
  range.setEnd(selection.focusNode, selection.focusOffset)
  return range.toString() === ''
}

/** Removes everything after the caret from the field and returns its HTML. */
export function cutAfterCaret(field: Element): string {
  const selection = window.getSelection()
  if (!selection || selection.rangeCount === 0) return ''
  const range = selection.getRangeAt(0)
  range.deleteContents()
  range.setEnd(field, field.childNodes.length)
  const rest = element('div')
  rest.append(range.extractContents())
  return rest.innerHTML
}
