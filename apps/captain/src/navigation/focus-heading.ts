import { afterPaint } from '@captain/ui'
import type { AnyRouter } from '@tanstack/react-router'

const PATIENCE = 4000

const headingOf = (main: Element | null) => main?.querySelector<HTMLElement>('[data-page-heading]') ?? null

/** Calls `attempt` at every change of the page until it succeeds or patience ends; returns the way to stop. */
const whenPageAllows = (attempt: () => boolean): (() => void) => {
  if (attempt()) return () => {}
  const observer = new MutationObserver(() => attempt() && stop())
  const timer = setTimeout(() => stop(), PATIENCE)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

/** After every change of page the reader's place becomes the page's heading, as soon as it is there; not on the first page, not where a page goes on at another address, and not away from something that the page itself has chosen. */
export const focusHeadingOnNavigation = (router: AnyRouter): (() => void) => {
  let stopWaiting = () => {}
  let left: readonly (Element | null)[] = []
  const focusHeading = (): boolean => {
    const main = document.querySelector('main')
    const { activeElement } = document
    const isInPage = main !== null && activeElement !== null && main.contains(activeElement)
    if (isInPage && !left.includes(activeElement)) return true
    const heading = headingOf(main)
    if (heading === null || left.includes(heading)) return false
    heading.focus({ preventScroll: true })
    return true
  }
  const offBefore = router.subscribe('onBeforeLoad', () => {
    left = [document.activeElement, headingOf(document.querySelector('main'))]
  })
  const offResolved = router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    stopWaiting()
    if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return
    const { wentOnFrom } = toLocation.state
    if (wentOnFrom !== undefined && wentOnFrom === (fromLocation.state.key ?? fromLocation.href)) return
    // After the paint, when the layout is known: earlier, focusing an element would lay out the page an extra time.
    stopWaiting = afterPaint(() => {
      stopWaiting = whenPageAllows(focusHeading)
    })
  })
  return () => {
    stopWaiting()
    offBefore()
    offResolved()
  }
}
