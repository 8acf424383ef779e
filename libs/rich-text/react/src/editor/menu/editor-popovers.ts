import type EditorJS from '@editorjs/editorjs'
import { isComposing, type Release } from '../composition.ts'
import { rangeOfWords, type SelectedWords, selectedWords, selectWords } from '../selected-words.ts'
import { areaOf, onMove } from './float.ts'
import { type Area, placePanel, visibleArea } from './place-panel.ts'

/** The parts of Editor.js that float: the settings of a block and the buttons for selected text. */
const POPOVER_PARTS = '.ce-settings, .ce-inline-toolbar'

const CONTAINER = ':scope > .ce-popover > .ce-popover__container'

const ADDRESS_BOX = '.ce-inline-toolbar .ce-inline-tool-input'

type Shown = {
  readonly part: HTMLElement
  /** The words that the buttons for selected text are for, as they were when the buttons opened. */
  readonly words: SelectedWords | null
  readonly anchorOf: () => Area | null
  readonly release: Release
}

type PopoverOptions = {
  readonly holder: HTMLElement
  readonly editor: EditorJS
  /** Returns the button of the settings. */
  readonly settingsAnchor: () => Element | null
}

const EDGE = 8

/** Returns how far a side moves so that the range from `start` to `end` is between the limits; the start wins. */
const shift = (start: number, end: number, least: number, most: number): number =>
  Math.max(least + EDGE - start, Math.min(0, most - EDGE - end))

/** Moves a menu that belongs to an entry of another one into the window. */
const nudge = (nested: HTMLElement) => {
  nested.style.translate = ''
  const { left, top, right, bottom } = nested.getBoundingClientRect()
  const seen = visibleArea()
  const x = shift(left, right, seen.left, seen.left + seen.width)
  const y = shift(top, bottom, seen.top, seen.top + seen.height)
  nested.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
}

const place = ({ part, anchorOf }: Pick<Shown, 'part' | 'anchorOf'>) => {
  const anchor = anchorOf()
  const container = part.querySelector<HTMLElement>(CONTAINER)
  if (container === null || anchor === null) return
  part.style.setProperty('--_room', '100dvh')
  const { left, top, maxHeight } = placePanel(anchor, { width: container.offsetWidth, height: container.offsetHeight }, visibleArea())
  part.style.setProperty('--_room', `${maxHeight}px`)
  part.style.left = `${left}px`
  part.style.top = `${top}px`
  for (const nested of part.querySelectorAll<HTMLElement>('.ce-popover--nested > .ce-popover__container')) nudge(nested)
}

/**
 * Keeps the floating parts of Editor.js inside the window, in the top layer. Editor.js places them in the field: beyond the window on a
 * phone, and below it at the end of a page. Escape in the box for the address of a link leads back to the selected words.
 */
export function keepPopoversInWindow({ holder, editor, settingsAnchor }: PopoverOptions): Release {
  let shown: Shown | null = null

  const hide = () => {
    shown?.release()
    if (shown?.part.matches(':popover-open') === true) shown.part.hidePopover()
    shown = null
  }
  const anchorFor = (part: HTMLElement, words: SelectedWords | null): (() => Area | null) => {
    if (!part.matches('.ce-settings')) return () => (words === null ? null : (rangeOfWords(words)?.getBoundingClientRect() ?? null))
    return () => {
      const anchor = settingsAnchor()
      return anchor === null ? null : areaOf(anchor)
    }
  }
  const show = (part: HTMLElement) => {
    if (shown?.part !== part) {
      hide()
      part.popover = 'manual'
      part.showPopover()
      const words = selectedWords(holder)
      const anchorOf = anchorFor(part, words)
      shown = { part, words, anchorOf, release: onMove([], () => place({ part, anchorOf })) }
    }
    place(shown)
  }
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const part = target instanceof Element ? target.closest<HTMLElement>(POPOVER_PARTS) : null
      if (part === null) continue
      if (part.childElementCount > 0) show(part)
      else if (shown?.part === part) hide()
    }
  })
  // Editor.js closes its toolbar on Escape and leaves the selection where the box was, so that further typing would be lost. It listens on
  // the document, so this handler must run first.
  const onKeyDown = (event: KeyboardEvent) => {
    const words = shown?.words ?? null
    if (event.key !== 'Escape' || isComposing(event) || words === null) return
    if (!(event.target instanceof Element && holder.contains(event.target) && event.target.matches(ADDRESS_BOX))) return
    event.preventDefault()
    event.stopPropagation()
    editor.inlineToolbar.close()
    selectWords(words)
  }
  observer.observe(holder, { childList: true, subtree: true })
  window.addEventListener('keydown', onKeyDown, { capture: true })
  return () => {
    observer.disconnect()
    window.removeEventListener('keydown', onKeyDown, { capture: true })
    hide()
  }
}
