import type { MemberRole } from '@captain/auth-core'
import { createHttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { FeedbackProvider } from '@captain/ui'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { drinksTenant } from '../../../list/testing/drinks-router.tsx'
import { MediaPage } from '../page/page-with-messages.tsx'

type Answers = (url: URL, init: RequestInit) => Response | Promise<Response> | null

export type LibraryPageOptions = {
  readonly answers: Answers
  readonly role?: MemberRole
  readonly locale?: Locale
  /** Search part of the URL: `?kind=image`. */
  readonly search?: string
}

/** The area that the shell leaves to a page. */
const FRAME = { '--captain-topbar': '0px', padding: '20px 16px 64px' } as CSSProperties

const MESSAGES = {
  ja: { drink: { name: 'ドリンク', sections: {}, fields: {} } },
  en: { drink: { name: 'Drinks', sections: {}, fields: {} } },
} as const satisfies Record<Locale, object>

/** A router with the media page of a tenant, whose staff API is `answers`. */
export const libraryRouter = ({ answers, role = 'editor', locale = 'ja', search = '' }: LibraryPageOptions) => {
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const answer = await answers(new URL(input instanceof Request ? input.url : input, window.location.origin), init)
    return answer ?? new Response(null, { status: 404 })
  }
  const http = createHttpClient({ fetch, baseUrl: window.location.origin, retryDelay: 1 })
  const Screen = () => (
    <FeedbackProvider>
      <main style={FRAME}>
        <MediaPage tenant={drinksTenant} role={role} locale={locale} http={http} messages={MESSAGES[locale]} />
      </main>
    </FeedbackProvider>
  )
  // Static data of routes belongs to the app that hosts the screens.
  const rootOptions = { component: Screen, notFoundComponent: Screen } as never
  return createRouter({ routeTree: createRootRoute(rootOptions), history: createMemoryHistory({ initialEntries: [`/${search}`] }) })
}
