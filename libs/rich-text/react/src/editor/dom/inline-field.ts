import { isComposing } from '../composition.ts'
import { withToolClasses } from '../editor-data.ts'
import { element } from './element.ts'

export type InlineFieldOptions = {
  html: string
  readOnly: boolean
  /** Its name, when it isn't the text of the block itself. */
  name?: string
  placeholder?: string
  className: string
  /** What Enter does; a line break when left out. */
  onEnter?: (event: KeyboardEvent) => void
}

/** A place to write text with marks and links in; whatever the given HTML holds, only what is allowed gets into the page. */
export function inlineField({ html, readOnly, name, placeholder, className, onEnter }: InlineFieldOptions): HTMLElement {
  const field = element('div', { class: className, 'data-placeholder': placeholder ?? null })
  field.innerHTML = withToolClasses(html)
  if (readOnly) return field
  if (name !== undefined) field.setAttribute('aria-label', name)
  field.setAttribute('contenteditable', 'true')
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || isComposing(event) || event.isComposing) return
    event.preventDefault()
    // Left to itself the browser wraps lines in `div`s, which storing drops.
    if (onEnter && !event.shiftKey) onEnter(event)
    else document.execCommand('insertLineBreak')
  })
  return field
}

/** What was written in an inline field, without the line break that browsers keep at the end. */
export function fieldHtml(field: Element): string {
  return field.innerHTML.replace(/<br>$/, '')
}

/** Whether there are words in it. */
export function isBlank(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;/g, '').trim() === ''
}

/** Puts the caret into a field, at its end or beginning. */
export function putCaret(field: HTMLElement, at: 'start' | 'end'): void {
  field.focus()
  const selection = window.getSelection()
  selection?.selectAllChildren(field)
  if (at === 'end') selection?.collapseToEnd()
  else selection?.collapseToStart()
}

/** Whether the caret stands before everything in the field. */
export function isCaretAtStart(field: Element): boolean {
  const selection = window.getSelection()
  if (!selection?.isCollapsed || !selection.focusNode || !field.contains(selection.focusNode)) return false
  const range = document.createRange()
  range.selectNodeContents(field)
  range.setEnd(selection.focusNode, selection.focusOffset)
  return range.toString() === ''
}

/** Takes everything behind the caret out of the field and answers with its HTML. */
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
