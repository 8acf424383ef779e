import { isComposing, type Release } from '../composition.ts'
import { element } from '../dom/element.ts'
import type { BlockKind } from './block-kinds.ts'
import { areaOf, float } from './float.ts'
import { type MenuWords, type OptionList, optionList } from './option-list.ts'

export type SlashMenu = { isOpen: () => boolean; close: () => void; stop: Release }

type SlashMenuOptions = {
  readonly host: HTMLElement
  readonly holder: HTMLElement
  readonly kinds: readonly BlockKind[]
  readonly words: MenuWords
  /** Called with the emptied field in which the menu was opened. */
  readonly onChoose: (field: HTMLElement, kind: BlockKind) => void
  /** Called with the field as long as its text is a search that finds something; with null when it is a text. */
  readonly onSearch: (field: HTMLElement | null) => void
}

type Open = { readonly field: HTMLElement; readonly list: OptionList; readonly release: Release }

const SLASH = /^[/／]/
/** Longer words that find nothing are no search: the text begins with a slash. */
const MAX_MISS = 12

/** What the field has while the menu is open: the focus stays in it. */
const FIELD_ATTRIBUTES = ['aria-autocomplete', 'aria-haspopup', 'aria-controls', 'aria-activedescendant', 'data-mantine-stop-propagation']

const wordsIn = (field: HTMLElement) => field.textContent.replaceAll('\u200b', '')

const isTyping = (event: Event) => event instanceof InputEvent && /^insert(?:Text|CompositionText|FromComposition)$/.test(event.inputType)

/** Returns where the slash is; a field that is empty for a moment has no letters. */
const slashArea = (field: HTMLElement) => {
  const area = areaOf(field)
  const text = document.createTreeWalker(field, NodeFilter.SHOW_TEXT).nextNode()
  if (area === null || !(text instanceof Text) || text.length === 0) return area
  const range = document.createRange()
  range.setStart(text, 0)
  range.setEnd(text, 1)
  return range.getBoundingClientRect()
}

type ListParts = Pick<SlashMenuOptions, 'host' | 'kinds' | 'words'> & {
  readonly onChoose: (kind: BlockKind) => void
  /** Called when the field is gone. */
  readonly onLost: () => void
}

/** Shows the list next to the slash of a field, which keeps the focus and names the active option. */
function openList(field: HTMLElement, { host, kinds, words, onChoose, onLost }: ListParts): Open {
  const list = optionList({
    kinds,
    words,
    onActive: () => {
      const id = list.activeId()
      if (id === null) field.removeAttribute('aria-activedescendant')
      else field.setAttribute('aria-activedescendant', id)
    },
    onChoose,
  })
  const panel = element('div', { class: 'rte-panel' }, list.root)
  // A press on an option keeps the caret in the text.
  for (const kind of ['pointerdown', 'mousedown']) panel.addEventListener(kind, (event) => event.preventDefault())
  host.append(panel)
  field.setAttribute('aria-autocomplete', 'list')
  field.setAttribute('aria-haspopup', 'listbox')
  field.setAttribute('aria-controls', list.id)
  // Escape closes the menu, not the dialog around the field.
  field.setAttribute('data-mantine-stop-propagation', 'true')
  list.filter('')
  return { field, list, release: float(panel, { anchorOf: () => slashArea(field), onLost }) }
}

type Handlers = {
  readonly onInput: (event: Event) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onPaste: () => void
  readonly onLeft: () => void
}

function listenTo(holder: HTMLElement, { onInput, onKeyDown, onPaste, onLeft }: Handlers): Release {
  holder.addEventListener('input', onInput)
  holder.addEventListener('compositionend', onInput)
  holder.addEventListener('keydown', onKeyDown, { capture: true })
  holder.addEventListener('paste', onPaste, { capture: true })
  holder.addEventListener('focusout', onLeft)
  return () => {
    holder.removeEventListener('input', onInput)
    holder.removeEventListener('compositionend', onInput)
    holder.removeEventListener('keydown', onKeyDown, { capture: true })
    holder.removeEventListener('paste', onPaste, { capture: true })
    holder.removeEventListener('focusout', onLeft)
  }
}

/**
 * The menu of a slash in an empty paragraph. The slash and what follows are text of the paragraph, also during a conversion: no key can
 * get lost between two fields, and closing the menu keeps the text.
 */
export function slashMenu({ host, holder, kinds, words, onChoose, onSearch }: SlashMenuOptions): SlashMenu {
  let open: Open | null = null
  /** The field whose menu was closed on purpose: its text goes on without one. */
  let dismissed: HTMLElement | null = null

  const close = () => {
    if (open === null) return
    const { field, release } = open
    open = null
    for (const name of FIELD_ATTRIBUTES) field.removeAttribute(name)
    release()
    onSearch(null)
  }
  const dismiss = () => {
    dismissed = open?.field ?? null
    close()
  }
  const choose = (kind: BlockKind) => {
    const field = open?.field
    close()
    if (!field) return
    field.replaceChildren()
    onChoose(field, kind)
  }
  const update = ({ field, list }: Open, isConverting: boolean) => {
    const text = wordsIn(field)
    if (!SLASH.test(text)) return close()
    const query = text.slice(1)
    const isMiss = list.filter(query) === 0 && !isConverting
    onSearch(isMiss ? null : field)
    if (isMiss && (query.length > MAX_MISS || /\s/.test(query))) close()
  }
  const onInput = (event: Event) => {
    const { target: field } = event
    const isConverting = event instanceof InputEvent && event.isComposing
    if (open !== null && open.field === field) return update(open, isConverting)
    if (!(field instanceof HTMLElement) || !field.matches('.ce-paragraph')) return
    const text = wordsIn(field)
    if (field === dismissed && !SLASH.test(text)) dismissed = null
    if (field === dismissed || !isTyping(event) || !SLASH.test(text)) return
    if (isConverting ? text.length > 2 : text.length > 1) return
    close()
    open = openList(field, { host, kinds, words, onChoose: choose, onLost: close })
    update(open, isConverting)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Editor.js would write the slash itself and open its own menu.
    if (event.key === '/' && !event.ctrlKey && !event.metaKey) event.stopPropagation()
    if (open === null || isComposing(event)) return
    const { list } = open
    const kind = list.active()
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => list.move(1),
      ArrowUp: () => list.move(-1),
      Escape: dismiss,
      Enter: kind === null ? undefined : () => choose(kind),
    }
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    const action = isPlain ? actions[event.key] : undefined
    if (action === undefined) return event.key === 'Tab' || event.key === 'Enter' ? close() : undefined
    event.preventDefault()
    event.stopImmediatePropagation()
    action()
  }
  // Another window may take the focus for a moment.
  const onLeft = () => {
    if (document.hasFocus()) close()
  }
  const stop = listenTo(holder, { onInput, onKeyDown, onPaste: close, onLeft })
  return {
    isOpen: () => open !== null,
    close,
    stop: () => {
      close()
      stop()
    },
  }
}
