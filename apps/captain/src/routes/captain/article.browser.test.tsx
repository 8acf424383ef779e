import { sessionQuery } from '@captain/auth-react'
import { mockApi } from '@captain/http-core/testing/mock-api'
import { FeedbackProvider, UiProvider } from '@captain/ui'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { activateLocale, i18n } from '../../i18n.ts'
import { CaptainPlatform } from '../../shell/captain-platform.tsx'
import { Article } from './article.tsx'

const guard = null
const root = createRootRoute({
  staticData: { guard },
  component: () => (
    <CaptainPlatform>
      <Outlet />
    </CaptainPlatform>
  ),
})
const shell = createRoute({ getParentRoute: () => root, id: 'captain', staticData: { guard } })
const article = createRoute({ getParentRoute: () => shell, path: '/captain/article/$slug', staticData: { guard }, component: Article })
const routeTree = root.addChildren([shell.addChildren([article])])

const STEPS = {
  id: '1',
  slug: 'steps',
  title: 'メンテナンスの手順',
  publishFrom: '2026-11-20T23:30:00.000Z',
  readAt: '2026-11-21T00:00:00.000Z',
}
const NOTHING = { lead: null, cover: null, category: null, authorName: null, readingMinutes: null, importance: null, updatedAt: null }

let restore = () => {}
afterEach(() => restore())

const open = async (slug: string) => {
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    return pathname === '/api/v1/staff/article/steps'
      ? Response.json({ ...STEPS, ...NOTHING, fallback: [], coverAlt: null, body: null, prev: null, next: null })
      : Response.json({ type: 'urn:captain:problem:not-found', title: '見つかりません', status: 404, code: 'not-found' }, { status: 404 })
  }
  restore = mockApi(fetch, new Map()).install()
  await activateLocale('ja')
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(sessionQuery.queryKey, null)
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [`/captain/article/${slug}`] }) })
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
}

it('names the window after the article', async () => {
  await open('steps')
  await expect.element(page.getByRole('heading', { level: 1, name: STEPS.title })).toBeVisible()
  await expect.poll(() => document.title).toContain(STEPS.title)
})

it('is the page of missing addresses where the article is not there for the reader', async () => {
  await open('missing')
  await expect.element(page.getByText('Page not found:')).toBeVisible()
  await expect.element(page.getByText('/captain/article/missing')).toBeVisible()
})
