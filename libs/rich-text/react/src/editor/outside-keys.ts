import { isComposing, type Release } from './composition.ts'

/** The class by which the editor recognises key presses inside it. */
const EDITOR_CLASS = 'codex-editor'

/**
 * Hides key presses elsewhere on the page from Editor.js. While it has a current block, any Tab or arrow key moves its caret, and any Enter
 * adds a block. There is no other way to clear its current block.
 */
export function ignoreOutsideKeys(): Release {
  const root = document.documentElement
  const removeEditorClass = () => root.classList.remove(EDITOR_CLASS)
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof Element) || target.closest(`.${EDITOR_CLASS}`)) return
    const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (event.key === 'Enter' && !isComposing(event) && target === document.body && !modified) event.stopPropagation()
    // The editor listens on the document; unless stopped here, the event then reaches the root element.
    root.classList.add(EDITOR_CLASS)
    setTimeout(removeEditorClass)
  }
  window.addEventListener('keydown', onKeyDown, { capture: true })
  root.addEventListener('keydown', removeEditorClass, { capture: true })
  return () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true })
    root.removeEventListener('keydown', removeEditorClass, { capture: true })
  }
}
