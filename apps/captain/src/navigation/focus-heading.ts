import type { AnyRouter } from '@tanstack/react-router'

const PATIENCE = 4000

/** After every change of page the reader's place becomes the page's heading, as soon as there is one; not on the first page and not away from something already chosen in it. */
export const focusHeadingOnNavigation = (router: AnyRouter): (() => void) => {
  let stopWaiting = () => {}
  const unsubscribe = router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    stopWaiting()
    if (!pathChanged || fromLocation === undefined) return
    const focus = () => {
      const main = document.querySelector('main')
      if (main === null) return false
      if (document.activeElement !== null && main.contains(document.activeElement)) return true
      const heading = main.querySelector<HTMLElement>('[data-page-heading]')
      heading?.focus({ preventScroll: true })
      return heading !== null
    }
    if (focus()) return
    const observer = new MutationObserver(() => focus() && stopWaiting())
    const timer = setTimeout(() => stopWaiting(), PATIENCE)
    stopWaiting = () => {
      observer.disconnect()
      clearTimeout(timer)
    }
    observer.observe(document.body, { childList: true, subtree: true })
  })
  return () => {
    stopWaiting()
    unsubscribe()
  }
}
