import { createRouter } from '@tanstack/react-router'
import { focusHeadingOnNavigation } from './navigation/focus-heading.ts'
import { limitPreloads } from './navigation/limit-preloads.ts'
import { localeRewrite, type LocalePrefix } from './navigation/locale-prefix.ts'
import { searchParams } from './navigation/search-params.ts'
import { queryClient } from './query-client.ts'
import { routeTree } from './routes.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

const prefix: LocalePrefix = { current: null }

export const router = createRouter({
  routeTree,
  context: { queryClient, prefix },
  rewrite: localeRewrite(prefix),
  ...searchParams,
  // As on the server, paths are case-sensitive.
  caseSensitive: true,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 300,
  defaultPendingMinMs: 200,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
})

// Addresses of links are remembered by the router; in another language they are others.
let shown = prefix.current
router.subscribe('onBeforeLoad', () => {
  if (shown === prefix.current) return
  shown = prefix.current
  router.update({ ...router.options })
})

focusHeadingOnNavigation(router)
limitPreloads(router)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
