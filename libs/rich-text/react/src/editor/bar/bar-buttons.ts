import { element } from '../dom/element.ts'
import type { Tip, Tooltip } from './tooltip.ts'

export type BarButton = {
  readonly root: HTMLButtonElement
  /** Changes icon, name and whether the button works now; a button that does not work says why. */
  update: (state: { readonly icon?: string; readonly tip: Tip; readonly isOff?: boolean }) => void
}

type ButtonOptions = {
  readonly name: string
  readonly icon: string
  readonly tip: Tip
  /** Keys as `aria-keyshortcuts` spells them. */
  readonly shortcut?: string
  readonly onPress: () => void
}

/** Creates a button of the bar. It stays focusable while it does not work, so that the bar keeps its order. */
export function barButton(tooltip: Tooltip, { name, icon, tip, shortcut, onPress }: ButtonOptions): BarButton {
  const root = element('button', {
    type: 'button',
    class: 'rte-bar-button',
    'data-does': name,
    tabindex: '-1',
    'aria-keyshortcuts': shortcut ?? null,
  })
  let current = tip
  const update: BarButton['update'] = (next) => {
    current = next.tip
    if (next.icon !== undefined && root.innerHTML !== next.icon) root.innerHTML = next.icon
    root.setAttribute('aria-label', next.tip.text)
    root.setAttribute('aria-disabled', String(next.isOff === true))
  }
  update({ icon, tip })
  tooltip.attach(root, () => current)
  root.addEventListener('click', () => {
    if (root.getAttribute('aria-disabled') !== 'true') onPress()
  })
  return { root, update }
}

/** Makes buttons one stop of Tab: the arrow keys move between them, Escape leaves them. */
export function asToolbar(root: HTMLElement, onLeave: () => void): void {
  const buttons = () => [...root.querySelectorAll('button')]
  const focusAt = (index: number) => {
    const all = buttons()
    const next = all[(index + all.length) % all.length]
    for (const button of all) button.tabIndex = button === next ? 0 : -1
    next?.focus()
  }
  const [first] = buttons()
  if (first) first.tabIndex = 0
  root.addEventListener('keydown', (event) => {
    const at = buttons().findIndex((button) => button === document.activeElement)
    const places: Readonly<Record<string, number | undefined>> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    }
    const place = places[event.key]
    if (place === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (place === undefined) onLeave()
    else focusAt(place)
  })
  root.addEventListener('focusin', ({ target }) => {
    for (const button of buttons()) button.tabIndex = button === target ? 0 : -1
  })
}
