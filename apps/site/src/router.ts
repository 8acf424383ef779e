import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { localizePath, splitLocale, type Locale } from '@captain/locale'
import type { LoadContext } from './pages/load-context.ts'
import { routeTree } from './routes.tsx'
import { parseSearch, stringifySearch } from './search-text.ts'

/** Creates a router for one request. Links keep the language prefix of the address. */
export const createSiteRouter = (address: string, prefix: Locale | null, context: LoadContext) =>
  createRouter({
    routeTree,
    context,
    history: createMemoryHistory({ initialEntries: [address] }),
    isServer: true,
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocale(url.pathname).path
        return url
      },
      output: ({ url }) => {
        url.pathname = localizePath(url.pathname, prefix)
        return url
      },
    },
  })

export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
  interface StaticDataRouteOption {
    /** A page for one reader, which must not enter a shared cache. */
    readonly isPersonal?: boolean
  }
}
