import type { MemberRole } from '@captain/auth-core'
import type { AnyContentType } from '@captain/content-core'
import { createHttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { FeedbackProvider } from '@captain/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState, type CSSProperties } from 'react'
import { ContentProvider } from '../../content-context.tsx'
import { ListScreen } from '../list-screen.tsx'
import { catalog, catalogMessages } from './catalog.ts'
import type { catalogApi } from './catalog-api.ts'

export type CatalogOptions = {
  readonly api: Pick<ReturnType<typeof catalogApi>, 'fetch'>
  readonly type: AnyContentType
  /** Search part of the URL: `?q=…`. */
  readonly search?: string
  readonly role?: MemberRole
  readonly locale?: Locale
}

/** The area that the shell leaves to a screen. */
const FRAME = { '--captain-topbar': '0px', padding: '20px 16px 64px' } as CSSProperties

/** A router whose only page is the list of a test type; the messages come from the caller. */
export const catalogRouter = ({ api, type, search = '', role = 'editor', locale = 'ja' }: CatalogOptions) => {
  const http = createHttpClient({ fetch: api.fetch, baseUrl: window.location.origin })
  const Screen = () => (
    <FeedbackProvider>
      <ContentProvider tenant={catalog} contentType={type} role={role} locale={locale} http={http} messages={catalogMessages(locale)}>
        <main style={FRAME}>
          <ListScreen />
        </main>
      </ContentProvider>
    </FeedbackProvider>
  )
  // Static data of routes belongs to the app that hosts the screens.
  const rootOptions = { component: Screen, notFoundComponent: Screen } as never
  const history = createMemoryHistory({ initialEntries: [`/captain/tenant/cafe/${type.name}${search}`] })
  return createRouter({ routeTree: createRootRoute(rootOptions), history })
}

/** The list of the router, with a separate query cache. */
export const CatalogScreen = ({ router }: { readonly router: ReturnType<typeof catalogRouter> }) => {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
