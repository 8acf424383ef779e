import { isComposing, type Release } from './composition.ts'

/** The class by which the editor knows that a key press is inside one. */
const EDITOR_CLASS = 'codex-editor'

/**
 * Leaves the keys of the rest of the page alone: Editor.js moves its caret by any Tab or arrow key of the page, and adds a
 * block by any Enter, while it remembers a block as the current one. There is no other way to make it forget that block.
 */
export function ignoreOutsideKeys(): Release {
  const root = document.documentElement
  const forget = () => root.classList.remove(EDITOR_CLASS)
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof Element) || target.closest(`.${EDITOR_CLASS}`)) return
    const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (event.key === 'Enter' && !isComposing(event) && target === document.body && !modified) event.stopPropagation()
    // The editor listens at the document; the key press goes on to the root element next, unless somebody stops it.
    root.classList.add(EDITOR_CLASS)
    setTimeout(forget)
  }
  window.addEventListener('keydown', onKeyDown, { capture: true })
  root.addEventListener('keydown', forget, { capture: true })
  return () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true })
    root.removeEventListener('keydown', forget, { capture: true })
  }
}
