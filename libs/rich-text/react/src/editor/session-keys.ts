import type EditorJS from '@editorjs/editorjs'
import { placeOfCaret } from './caret-place.ts'
import { isComposing, type Release } from './composition.ts'
import { markActionOf } from './mark-keys.ts'
import { OWN_UNDO } from './own-undo.ts'
import { moveBlock } from './session/block-actions.ts'

export type KeyActions = {
  undo: () => void
  redo: () => void
  remove: (ids: ReadonlySet<string>) => void
  /** Puts the focus on the buttons of the current block. */
  focusBar: () => void
  /** Runs the action at once, or as soon as the editor is ready. */
  whenReady: (callback: () => void) => void
}

/**
 * Keys of the full document: undo and redo, marks of the selected text, Delete for selected blocks, Alt and an arrow to move a block, Alt
 * and F10 to reach the buttons.
 */
export function listenToKeys(holder: HTMLElement, editor: EditorJS, { undo, redo, remove, focusBar, whenReady }: KeyActions): Release {
  const hasOwnUndo = (event: Event) => event.target instanceof Element && event.target.closest(`[${OWN_UNDO}]`) !== null
  const take = (event: Event, callback: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    callback()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const found = event.key === 'Enter' ? firstFound(event.target) : null
    if (found) return take(event, () => found.click())
    const step = hasOwnUndo(event) ? null : stepOf(event)
    if (step) return take(event, step === 'undo' ? undo : redo)
    const mark = markActionOf(event, holder, editor)
    if (mark) return take(event, mark)
    // The editor moves Tab from text to text and skips boxes, buttons and fields; its lists trap Tab.
    if (event.key === 'Tab' && inBlock(event) && !movesItem(event)) return event.stopPropagation()
    if (event.key === 'F10' && event.altKey && inBlock(event)) return take(event, focusBar)
    const by = event.altKey && !event.ctrlKey && !event.metaKey ? MOVES[event.key] : undefined
    if (by !== undefined) take(event, () => whenReady(() => moveBlock({ editor, holder }, placeOfCaret(holder)?.blockId ?? '', by)))
  }
  // The editor removes selected blocks only if there is no caret, and Chromium puts one into the focused text. It listens on the document,
  // so this handler must run first.
  const onRemovingKey = (event: KeyboardEvent) => {
    const isRemoving = event.key === 'Backspace' || event.key === 'Delete'
    if (!isRemoving || isComposing(event) || !(event.target instanceof Node && holder.contains(event.target))) return
    const selected = holder.querySelectorAll<HTMLElement>('.ce-block--selected')
    if (selected.length > 0) take(event, () => remove(new Set([...selected].map(({ dataset }) => dataset['id'] ?? ''))))
  }
  // The browser's menu also offers undo, which ignores added and removed blocks.
  const onBeforeInput = (event: InputEvent) => {
    if (hasOwnUndo(event)) return
    if (event.inputType === 'historyUndo') take(event, undo)
    else if (event.inputType === 'historyRedo') take(event, redo)
  }
  window.addEventListener('keydown', onRemovingKey, { capture: true })
  holder.addEventListener('keydown', onKeyDown, { capture: true })
  holder.addEventListener('beforeinput', onBeforeInput, { capture: true })
  return () => {
    window.removeEventListener('keydown', onRemovingKey, { capture: true })
    holder.removeEventListener('keydown', onKeyDown, { capture: true })
    holder.removeEventListener('beforeinput', onBeforeInput, { capture: true })
  }
}

/** Handles Enter in the filter box of a menu: selects the first visible entry unless the user moved to another. */
function firstFound(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof HTMLInputElement) || !target.matches('.cdx-search-field__input') || target.value.trim() === '') return null
  const menu = target.closest('.ce-popover')
  if (menu?.querySelector('.ce-popover-item--focused')) return null
  return menu?.querySelector<HTMLElement>('.ce-popover-item:not(.ce-popover-item--hidden)') ?? null
}

const inBlock = ({ target }: Event) => target instanceof Element && target.closest('.ce-block') !== null

/** Tab nests a list item in the one before it; Shift and Tab undo that. */
function movesItem({ target, shiftKey }: KeyboardEvent): boolean {
  const item = target instanceof Element ? target.closest('.cdx-list__item') : null
  return (shiftKey ? item?.parentElement?.closest('.cdx-list__item') : item?.previousElementSibling) != null
}

const MOVES: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

function stepOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey ? 'redo' : null
}
