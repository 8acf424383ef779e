import { sessionQuery } from '@captain/auth-react'
import { homeApi } from '@captain/platform-react/testing/home-api'
import { FeedbackProvider, UiProvider } from '@captain/ui'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { activateLocale, i18n } from '../../../i18n.ts'
import type { RouterContext } from '../../../navigation/before-load-page.ts'
import { CaptainPlatform } from '../../../shell/captain-platform.tsx'

type Page = {
  readonly at: string
  readonly load: (input: { readonly context: RouterContext }) => Promise<void>
  readonly component: () => ReactNode
}

/** Opens a page with only the catalogs that its loader loads. Returns the ids of the messages that it shows without having loaded them. */
export const openLoaded = async ({ at, load, component }: Page): Promise<ReadonlySet<string>> => {
  onTestFinished(homeApi().install())
  await activateLocale('ja')
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(sessionQuery.queryKey, null)
  await load({ context: { queryClient, prefix: { current: 'ja' } } })
  const missing = new Set<string>()
  onTestFinished(i18n.on('missing', ({ id }) => missing.add(id)))
  const guard = null
  const root = createRootRoute({
    staticData: { guard },
    component: () => (
      <CaptainPlatform>
        <Outlet />
      </CaptainPlatform>
    ),
  })
  const shown = createRoute({ getParentRoute: () => root, path: at, staticData: { guard }, component })
  const router = createRouter({ routeTree: root.addChildren([shown]), history: createMemoryHistory({ initialEntries: [at] }) })
  await render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <FeedbackProvider>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router as never} />
          </QueryClientProvider>
        </FeedbackProvider>
      </UiProvider>
    </I18nProvider>,
  )
  return missing
}
