import { isComposing } from '../composition.ts'
import { element } from '../dom/element.ts'
import { OWN_UNDO } from '../own-undo.ts'
import type { BlockKind } from './block-kinds.ts'
import { areaOf, float } from './float.ts'
import { type MenuWords, optionList } from './option-list.ts'

type FilterMenuOptions = {
  readonly host: HTMLElement
  /** The button that opens the menu. */
  readonly anchor: HTMLElement
  readonly kinds: readonly BlockKind[]
  /** Key of what the block is now. */
  readonly current?: string | null
  readonly words: MenuWords & { readonly filter: string }
  readonly onChoose: (kind: BlockKind) => void
  /** Called once; `isLeft` if the focus is already elsewhere. */
  readonly onClose: (isLeft: boolean) => void
}

const isTouch = () => matchMedia('(pointer: coarse)').matches

/** Closes the menu; `isLeft` if the focus is already elsewhere. */
export type FilterMenu = (isLeft: boolean) => void

/** Opens the menu of a button, with a box that filters it. On touch, the list has the focus: an on-screen keyboard would cover it. */
export function openFilterMenu({ host, anchor, kinds, current = null, words, onChoose, onClose }: FilterMenuOptions): FilterMenu {
  const box = element('input', {
    class: 'rte-input rte-filter',
    role: 'combobox',
    'aria-expanded': 'true',
    'aria-autocomplete': 'list',
    'aria-label': words.filter,
    placeholder: words.filter,
    autocomplete: 'off',
    enterkeyhint: 'done',
    // Escape closes the menu, not the dialog around the field.
    'data-mantine-stop-propagation': 'true',
    [OWN_UNDO]: '',
  })
  let isClosed = false
  const close = (isLeft: boolean) => {
    if (isClosed) return
    isClosed = true
    window.removeEventListener('pointerdown', onPress, { capture: true })
    release()
    onClose(isLeft)
  }
  const choose = (kind: BlockKind) => {
    close(true)
    onChoose(kind)
  }
  const list = optionList({
    kinds,
    current,
    words,
    onActive: () => {
      const id = list.activeId()
      for (const focusable of [box, options]) {
        if (id === null) focusable?.removeAttribute('aria-activedescendant')
        else focusable?.setAttribute('aria-activedescendant', id)
      }
    },
    onChoose: choose,
  })
  const options = list.root.querySelector<HTMLElement>('[role="listbox"]')
  options?.setAttribute('tabindex', '-1')
  box.setAttribute('aria-controls', list.id)
  const panel = element('div', { class: 'rte-panel', lang: words.lang, 'data-filtered': '' }, box, list.root)

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const kind = list.active()
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => list.move(1),
      ArrowUp: () => list.move(-1),
      Escape: () => close(false),
      Tab: () => close(false),
      Enter: () => kind !== null && choose(kind),
    }
    const action = actions[event.key]
    if (action === undefined) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }
  const isOwn = (target: EventTarget | null) => target instanceof Node && (panel.contains(target) || anchor.contains(target))
  function onPress({ target }: Event) {
    // A press on a button of the bar leaves the focus where it is, which would be nowhere.
    const isButton = target instanceof Element && target.closest('.rte-bar') !== null
    if (!isOwn(target)) close(!isButton)
  }
  panel.addEventListener('keydown', onKeyDown)
  box.addEventListener('input', () => list.filter(box.value))
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget !== null && !isOwn(relatedTarget)) close(true)
  })
  window.addEventListener('pointerdown', onPress, { capture: true })
  host.append(panel)
  list.filter('')
  const release = float(panel, { anchorOf: () => areaOf(anchor), onLost: () => close(true) })
  ;(isTouch() ? options : box)?.focus()
  return close
}
