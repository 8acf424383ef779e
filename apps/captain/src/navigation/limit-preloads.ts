import type { AnyRouter } from '@tanstack/react-router'

/** How many pages are loaded ahead at once (the customer's specification §9). */
const MAX_PRELOADS = 4

/** Keeps a router from loading more than four pages ahead at once: one more is let go, for a guess is not worth waiting for. */
export const limitPreloads = (router: Pick<AnyRouter, 'preloadRoute'>): void => {
  const preload = router.preloadRoute
  let running = 0
  router.preloadRoute = async (options) => {
    if (running >= MAX_PRELOADS) return undefined
    running += 1
    try {
      return await preload(options)
    } finally {
      running -= 1
    }
  }
}
