import { isComposing, type Release } from './composition.ts'

/** How the editor asks whether a key press is inside it. */
const EDITOR = '.codex-editor'

/**
 * Hides key presses elsewhere on the page from Editor.js. While it has a current block, any Tab or arrow key moves its caret, and any Enter
 * adds a block. There is no other way to clear its current block.
 */
export function ignoreOutsideKeys(): Release {
  const root = document.documentElement
  let hidden: Element | null = null
  const show = () => {
    if (hidden !== null) Reflect.deleteProperty(hidden, 'closest')
    hidden = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof Element) || target.closest(EDITOR)) return
    const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (event.key === 'Enter' && !isComposing(event) && target === document.body && !modified) event.stopPropagation()
    // The editor listens on the document; unless stopped here, the event then reaches the root element. Its answer is changed for as long as
    // that takes; a class on the page would do the same, but compute the styles of all elements again at each key press.
    show()
    hidden = target
    const closest = (selectors: string) => (selectors === EDITOR ? root : Element.prototype.closest.call(target, selectors))
    Object.defineProperty(target, 'closest', { configurable: true, value: closest })
    setTimeout(show)
  }
  window.addEventListener('keydown', onKeyDown, { capture: true })
  root.addEventListener('keydown', show, { capture: true })
  return () => {
    show()
    window.removeEventListener('keydown', onKeyDown, { capture: true })
    root.removeEventListener('keydown', show, { capture: true })
  }
}
