import { element } from '../dom/element.ts'
import { type Area, placePanel, visibleArea } from '../menu/place-panel.ts'

const DELAY_MS = 350

/** What a button says in its tooltip: its name, and the keys that do the same. */
export type Tip = { readonly text: string; readonly keys?: string }

export type Tooltip = {
  /** Shows a tip while the pointer rests on a button or the keyboard focuses it. */
  attach: (button: HTMLElement, tipOf: () => Tip) => void
  hide: () => void
}

/** One tooltip for the buttons of an editor, always inside the window. Screen readers get the name and the keys from the button itself. */
export function createTooltip(host: HTMLElement, lang: string): Tooltip {
  const tip = element('div', { class: 'rte-tip', 'aria-hidden': 'true', popover: 'manual', lang })
  host.append(tip)
  let timer: ReturnType<typeof setTimeout> | undefined

  const hide = () => {
    clearTimeout(timer)
    if (tip.matches(':popover-open')) tip.hidePopover()
  }
  const show = (around: Area, { text, keys }: Tip) => {
    tip.replaceChildren(text, ...(keys === undefined ? [] : [element('kbd', {}, keys)]))
    if (!tip.isConnected) return
    tip.showPopover()
    const { left, top } = placePanel(around, { width: tip.offsetWidth, height: tip.offsetHeight }, visibleArea())
    tip.style.left = `${left}px`
    tip.style.top = `${top}px`
  }
  return {
    attach(button, tipOf) {
      button.addEventListener('pointerenter', ({ pointerType }) => {
        if (pointerType !== 'mouse') return
        clearTimeout(timer)
        timer = setTimeout(() => show(button.getBoundingClientRect(), tipOf()), DELAY_MS)
      })
      button.addEventListener('focus', () => {
        if (button.matches(':focus-visible')) show(button.getBoundingClientRect(), tipOf())
      })
      for (const kind of ['pointerleave', 'pointerdown', 'blur'] as const) button.addEventListener(kind, hide)
      button.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') hide()
      })
    },
    hide,
  }
}
