import type { AnyRouter } from '@tanstack/react-router'

/** Maximum number of concurrent preloads (the customer's specification §9). */
const MAX_PRELOADS = 4

/** Limits the concurrent preloads of a router to four. Drops further ones, because a guess is not worth a queue. */
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
