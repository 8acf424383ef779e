import type { MemberRole } from '@captain/auth-core'
import { sessionQuery, type Session } from '@captain/auth-react'
import { contentTypeOf, type ErasedMessages, type Screen, type Tenant } from '@captain/content-core'
import { createHttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { FeedbackProvider, useBrand } from '@captain/ui'
import { useLingui } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createContext, use, useState } from 'react'
import { ContentScreen } from '../content-screen.tsx'
import type { DefinedScreens } from '../declared/define-screens.ts'

/** Answers a call of the staff API. */
export type Answering = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

export type StoryScreenProps = {
  readonly tenant: Tenant
  readonly messages: Readonly<Record<Locale, ErasedMessages>>
  readonly type: string
  readonly screen: Screen
  /** Id of the record in the URL. */
  readonly id?: string
  /** Id of its parent record, if the URL contains it. */
  readonly parent?: string
  readonly role?: MemberRole
  /** Null for an expired session. */
  readonly account?: string | null
  /** Search part of the URL, such as the filters of a list. */
  readonly search?: string
  /** Screens of the tenant. */
  readonly screens?: DefinedScreens
  readonly fetch: Answering
}

const Shown = createContext<StoryScreenProps | null>(null)

const sessionOf = (id: string): Session => ({
  session: { id: 's', expiresAt: '2099-01-01T00:00:00.000Z' },
  user: { id, name: '大家 港一', email: 'owner@captain.example', isUser: true },
})

const Root = () => {
  const { i18n } = useLingui()
  const shown = use(Shown)
  const [http] = useState(() =>
    createHttpClient({ retryDelay: 1, baseUrl: window.location.origin, ...(shown !== null && { fetch: shown.fetch }) }),
  )
  const contentType = shown === null ? null : contentTypeOf(shown.tenant, shown.type)
  if (shown === null || contentType === null) return null
  const { tenant, messages, screen, id, parent, role = 'editor', screens } = shown
  const locale = i18n.locale === 'en' ? 'en' : 'ja'
  return (
    <FeedbackProvider>
      <main>
        <ContentScreen
          tenant={tenant}
          match={{ contentType, screen, params: { ...(id !== undefined && { id }), ...(parent !== undefined && { parent }) } }}
          role={role}
          locale={locale}
          http={http}
          messages={messages[locale]}
          {...(screens !== undefined && { screens: screens.byType })}
        />
      </main>
    </FeedbackProvider>
  )
}

/** A screen of a tenant as the back office shows it, in the toolbar's language; `fetch` answers API calls. */
export const StoryScreen = (props: StoryScreenProps) => {
  const { account = 'a', search = '' } = props
  useBrand(props.tenant.color)
  const [client] = useState(() => {
    const made = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    made.setQueryData(sessionQuery.queryKey, account === null ? null : sessionOf(account))
    return made
  })
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: Root, notFoundComponent: Root } as never),
      history: createMemoryHistory({ initialEntries: [`/${search}`] }),
    }),
  )
  return (
    <Shown value={props}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Shown>
  )
}
