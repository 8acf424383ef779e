import { sessionQuery, type Session } from '@captain/auth-react'
import type { MemberRole } from '@captain/auth-core'
import { createHttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { FeedbackProvider, loadUiMessages, UiProvider } from '@captain/ui'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { ContentProvider } from '../../content-context.tsx'
import { ContentScreen } from '../../content-screen.tsx'
import { loadContentMessages } from '../../load-messages.ts'
import { FormScreen } from '../form-screen.tsx'
import type { shelfApi } from './shelf-api.ts'
import { messages, tenant, TYPES } from './shelf-content.ts'

export {
  coffee,
  harbour,
  morning,
  evening,
  tides,
  bankSettings,
  cardSettings,
  question,
  sentReply,
  notedCall,
  paidOrder,
  waitingOrder,
} from './shelf-content.ts'
export { firstRules, secondRules } from './shelf-rules.ts'

const sessionOf = (id: string): Session => ({
  session: { id: 's', expiresAt: '2027-01-01T00:00:00.000Z' },
  user: { id, name: '大家 港一', email: 'owner@captain.example', isUser: true },
})

type Opening = {
  readonly type?: keyof typeof TYPES
  readonly screen?: 'edit' | 'new' | 'preview-by-id' | 'settings' | 'list'
  readonly role?: MemberRole
  readonly locale?: Locale
  /** Another screen instead of the form. */
  readonly children?: ReactNode
  /** Account of the session; null for an expired session. */
  readonly account?: string | null
  /** Rendered next to the screen, like the app frame. */
  readonly beside?: ReactNode
}

/** Loads the Japanese messages of the form. */
export const loadWords = async (): Promise<void> => {
  i18n.load({ ja: { ...(await loadUiMessages('ja')), ...(await loadContentMessages('ja')) } })
  i18n.activate('ja')
}

/** Opens the form of the API's record, or of a new one, as the back office shows it. */
export const openForm = async (
  api: ReturnType<typeof shelfApi>,
  { type = 'drink', screen = 'edit', role = 'editor', account = 'a', locale = 'ja', beside, children }: Opening = {},
) => {
  const http = createHttpClient({ retryDelay: 1, fetch: api.fetch, baseUrl: window.location.origin })
  // As in the app: the HTTP client repeats reads; no other layer does.
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(sessionQuery.queryKey, account === null ? null : sessionOf(account))
  const hasId = screen === 'edit' || screen === 'preview-by-id'
  const params: Readonly<Record<string, string>> = hasId ? { id: api.id() } : {}
  const Screen = () => (
    <FeedbackProvider>
      {beside}
      {screen === 'preview-by-id' || screen === 'list' ? (
        <ContentScreen
          tenant={tenant}
          match={{ contentType: TYPES[type], screen, params }}
          role={role}
          locale={locale}
          http={http}
          messages={messages}
        />
      ) : (
        <ContentProvider tenant={tenant} contentType={TYPES[type]} role={role} locale={locale} http={http} messages={messages}>
          {children ?? <FormScreen screen={screen} params={params} />}
        </ContentProvider>
      )}
    </FeedbackProvider>
  )
  const rootOptions = { component: Screen } as never
  const router = createRouter({ routeTree: createRootRoute(rootOptions), history: createMemoryHistory() })
  return render(
    <UiProvider>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </UiProvider>,
  )
}
