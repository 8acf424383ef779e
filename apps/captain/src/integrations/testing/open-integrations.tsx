import '@mantine/core/styles.layer.css'
import '@captain/ui/back-office.css'
import '@captain/ui/styles.css'
import type { MemberRole } from '@captain/auth-core'
import { FeedbackProvider, loadUiMessages, UiProvider } from '@captain/ui'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { IntegrationsPanel } from '../integrations-panel.tsx'
import type { IntegrationsApi } from './integrations-api.ts'
import { IntegrationsPage, tenant, words } from './integrations-page.tsx'

export const loadWords = async (): Promise<void> => {
  for (const load of [loadUiMessages]) i18n.load('ja', await load('ja'))
  i18n.activate('ja')
}

/** Renders a part of the back office with what the frame gives it. */
export const renderFramed = (children: ReactNode) =>
  render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <FeedbackProvider>{children}</FeedbackProvider>
      </UiProvider>
    </I18nProvider>,
  )

/** Opens the drawer of a café, on operations of a test. */
export const openIntegrations = (api: IntegrationsApi, role: MemberRole = 'owner') =>
  renderFramed(<IntegrationsPage api={api} role={role} />)

/** Opens a page of the café at an address and returns its router. */
export const openAt = async (address: string) => {
  const component = () => <IntegrationsPanel current={{ tenant, messages: words, screens: {}, role: 'owner', stopped: null }} />
  const router = createRouter({
    routeTree: createRootRoute({ staticData: { guard: null }, component }),
    history: createMemoryHistory({ initialEntries: [address] }),
    defaultNotFoundComponent: () => null,
  })
  await renderFramed(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return router
}
