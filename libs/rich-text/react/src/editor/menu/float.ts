import type { Release } from '../composition.ts'
import { type Area, placePanel, visibleArea } from './place-panel.ts'

type FloatOptions = {
  /** Returns where the anchor is now; null once it is gone or hidden. */
  readonly anchorOf: () => Area | null
  /** Called when the anchor is gone. */
  readonly onLost: () => void
}

/** Returns where an element is; null if it is not in the document or not displayed. */
export function areaOf(element: Element): Area | null {
  return element.isConnected && element.getClientRects().length > 0 ? element.getBoundingClientRect() : null
}

/** Calls back whenever something on screen may have moved. */
export function onMove(elements: readonly Element[], callback: () => void): Release {
  const observer = new ResizeObserver(callback)
  for (const element of elements) observer.observe(element)
  const { visualViewport: seen } = window
  document.addEventListener('scroll', callback, { capture: true, passive: true })
  window.addEventListener('resize', callback)
  seen?.addEventListener('resize', callback)
  seen?.addEventListener('scroll', callback)
  return () => {
    observer.disconnect()
    document.removeEventListener('scroll', callback, { capture: true })
    window.removeEventListener('resize', callback)
    seen?.removeEventListener('resize', callback)
    seen?.removeEventListener('scroll', callback)
  }
}

/**
 * Shows a panel at its anchor until it is released. The panel is in the top layer, where no scroll container cuts it off and no ancestor
 * covers it.
 */
export function float(panel: HTMLElement, { anchorOf, onLost }: FloatOptions): Release {
  const place = () => {
    const anchor = anchorOf()
    if (anchor === null) return onLost()
    const borders = panel.offsetHeight - panel.clientHeight
    const size = { width: panel.offsetWidth, height: panel.scrollHeight + borders }
    const { left, top, maxHeight } = placePanel(anchor, size, visibleArea())
    panel.style.left = `${left}px`
    panel.style.top = `${top}px`
    panel.style.maxHeight = `${maxHeight}px`
  }
  panel.popover = 'manual'
  panel.showPopover()
  const stop = onMove([panel], place)
  place()
  return () => {
    stop()
    panel.remove()
  }
}
