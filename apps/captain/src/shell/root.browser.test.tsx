import { sessionQuery, type Session } from '@captain/auth-react'
import { HttpError } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { UiProvider } from '@captain/ui'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, redirect, RouterProvider } from '@tanstack/react-router'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { activateLocale, i18n } from '../i18n.ts'
import { NotPermission } from '../routes/auth/not-permission.tsx'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { Root } from './root.tsx'

const ROBOT = 'Googlebot/2.1 (+http://www.google.com/bot.html)'

const root = createRootRoute({ staticData: { guard: null }, component: Root })
const index = createRoute({ getParentRoute: () => root, path: '/', staticData: { guard: null, title: null } })
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { guard: null, title: msg`ログイン`, description: msg`ログアウト` },
})
const failing = createRoute({
  getParentRoute: () => root,
  path: '/failing/$status',
  staticData: { guard: null },
  loader: ({ params }) => {
    throw new HttpError(Number(params.status), `Message ${params.status}`, null)
  },
})

let isOffline = false
const far = createRoute({
  getParentRoute: () => root,
  path: '/far',
  staticData: { guard: null },
  loader: () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module: /captain-assets/load-far.js')
  },
  component: () => <p>It is here</p>,
})

const unanswered = createRoute({
  getParentRoute: () => root,
  path: '/unanswered',
  staticData: { guard: null },
  loader: () => {
    if (isOffline) throw new HttpError(500, 'Fetch Error', null)
  },
  component: () => <p>It answered</p>,
})

const UNCHECKED = '/auth/not-permission?from=%2Fwanted&why=unchecked'
const refused = createRoute({
  getParentRoute: () => root,
  path: '/auth/not-permission',
  staticData: { guard: null },
  component: NotPermission,
})
const wanted = createRoute({
  getParentRoute: () => root,
  path: '/wanted',
  staticData: { guard: null },
  beforeLoad: () => {
    if (isOffline) throw redirect({ href: UNCHECKED, replace: true })
  },
  component: () => <p>It was wanted</p>,
})

const open = async (path: string, locale: Locale = 'ja') => {
  await activateLocale(locale)
  const router = createRouter({
    routeTree: root.addChildren([index, login, failing, far, unanswered, refused, wanted]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })
  const queryClient = new QueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, null)
  const { unmount } = await render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <UiProvider>
          <RouterProvider router={router as never} />
        </UiProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
  await expect.poll(() => router.state.status).toBe('idle')
  return { router, unmount, queryClient }
}

const meta = document.createElement('meta')
meta.name = 'description'
const titleAndDescription = () => [document.title, meta.content]

beforeEach(() => document.head.append(meta))
afterEach(() => {
  meta.remove()
  Reflect.deleteProperty(navigator, 'userAgent')
  Reflect.deleteProperty(navigator, 'onLine')
})

it('takes title and description of the window from the route, else from the site', async () => {
  const { router } = await open('/')
  await expect.poll(titleAndDescription).toEqual(['にゃんこ港', 'にゃんこ港の管理画面です。'])
  await router.navigate({ to: '/login' as never })
  await expect.poll(titleAndDescription).toEqual(['ログイン | にゃんこ港', 'ログアウト'])
  await router.navigate({ to: '/' as never })
  await expect.poll(titleAndDescription).toEqual(['にゃんこ港', 'にゃんこ港の管理画面です。'])
})

it.each([
  [400, 'リクエストを処理できません', 'Bad Request'],
  [401, 'ログインが必要です', 'Unauthorized'],
  [403, 'アクセスが許可されていません', 'Forbidden'],
  [404, 'ページが見つかりません', 'Not Found'],
  [500, 'サーバーでエラーが発生しました', 'Internal Server Error'],
  [503, 'サービスを利用できません', 'Service Unavailable'],
  [418, '', ''],
])('a page that fails with %i says so in both languages, with the way back to the index', async (status, ja, en) => {
  for (const [locale, heading, back, home] of [
    ['ja', ja, '戻る', '/'],
    ['en', en, 'Back', '/en'],
  ] as const) {
    const { unmount } = await open(`/failing/${status}`, locale)
    await expect.element(page.getByText(String(status), { exact: true })).toBeVisible()
    await expect.element(page.getByText(`Message ${status}`)).toBeVisible()
    expect(document.querySelector('h1')?.textContent).toBe(heading)
    await expect.element(page.getByRole('link', { name: back })).toHaveAttribute('href', home)
    await unmount()
  }
})

it('an address without a page is told with its path', async () => {
  await open('/nowhere?q=1')
  await expect.element(page.getByText('Page not found: /nowhere?q=1')).toBeVisible()
  await expect.poll(() => document.title).toBe('ページが見つかりません | にゃんこ港')
})

it('what stands in place of a page takes its title and description with it', async () => {
  const { router } = await open('/login/nothing')
  await expect.poll(titleAndDescription).toEqual(['ページが見つかりません | にゃんこ港', 'にゃんこ港の管理画面です。'])
  await router.navigate({ to: '/login' as never })
  await expect.poll(titleAndDescription).toEqual(['ログイン | にゃんこ港', 'ログアウト'])
})

it('a page whose code did not arrive says what is missing, is no failure of the server, and loads again once there is a connection', async () => {
  isOffline = true
  await open('/far')
  await expect.element(page.getByRole('heading', { name: '画面の一部を読み込めませんでした' })).toBeVisible()
  await expect.element(page.getByText('届かなかったファイル：load-far.js')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'もう一度読み込む' })).toBeVisible()
  expect(document.body.innerText).not.toContain('500')
  isOffline = false
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('It is here')).toBeVisible()
})

it('a call without an answer is told as a lost connection, and made again once there is one', async () => {
  isOffline = true
  await open('/unanswered')
  await expect.element(page.getByRole('heading', { name: 'サーバーに接続できませんでした' })).toBeVisible()
  await expect.element(page.getByText('Fetch Error')).toHaveAttribute('lang', 'en')
  expect(document.body.innerText).not.toContain('500')
  isOffline = false
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('It answered')).toBeVisible()
})

it('a page that could not be checked stays wanted, and opens by itself once there is a connection', async () => {
  isOffline = true
  await open('/wanted')
  const heading = page.getByRole('heading', { name: '表示できるか確認できませんでした' })
  await page.getByRole('button', { name: 'もう一度開く' }).click()
  await expect.element(heading).toBeVisible()
  // The recovery of a server fires no event; only the browser's own network does.
  const [byItself, byHand] = [
    page.getByText(/インターネットにつながると、自動で開き直します/),
    page.getByText(/時間をおいて「もう一度開く」を押してください/),
  ]
  await expect.element(byHand).toBeVisible()
  await expect.element(byItself).not.toBeInTheDocument()
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  window.dispatchEvent(new Event('offline'))
  await expect.element(byItself).toBeVisible()
  await expect.element(byHand).not.toBeInTheDocument()
  Reflect.deleteProperty(navigator, 'onLine')
  isOffline = false
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('It was wanted')).toBeVisible()
})

it('a page that waits for somebody to sign in opens when they have, in whatever window', async () => {
  const { queryClient } = await open('/auth/not-permission?from=%2Fwanted')
  await expect.element(page.getByRole('heading', { name: 'ログインしてください' })).toBeVisible()
  const session: Session = {
    session: { id: 's', expiresAt: '2999-01-01T00:00:00.000Z' },
    user: { id: 'u', name: '汐見 航', email: 'owner@captain.example', isUser: true },
  }
  queryClient.setQueryData(sessionQuery.queryKey, () => session)
  await expect.element(page.getByText('It was wanted')).toBeVisible()
})

it('robots get no error page', async () => {
  Object.defineProperty(navigator, 'userAgent', { value: ROBOT, configurable: true })
  for (const path of ['/nowhere', '/failing/500']) {
    const { router, unmount } = await open(path)
    expect(router.state.resolvedLocation?.pathname).toBe(path)
    expect(document.querySelector('h1')).toBeNull()
    expect(document.body.textContent).not.toContain('戻る')
    await unmount()
  }
})
