import { I18nProvider } from '@lingui/react'
import { RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isBot } from '@captain/http-core'
import { splitLocale, type Locale } from '@captain/locale'
import { htmlDocument, htmlHeaders, htmlResponse, redirectTo, textResponse } from './answers.ts'
import { sharedSearch } from './canonical-address.ts'
import { createDelivery, createDeliveryOf, type ReadContent } from './delivery/delivery.ts'
import { Document } from './document/document.tsx'
import { pagePolicy } from './document/page-policy.ts'
import { PageProvider, type PageFacts } from './document/page-context.ts'
import { retryAfterOf, statusOf } from './errors.ts'
import { siteI18n } from './i18n.ts'
import { normalizePath } from './normalize-path.ts'
import type { LoadContext } from './pages/load-context.ts'
import { FailurePage } from './pages/failure/failure-page.tsx'
import { STATUS_MESSAGES } from './pages/failure/status-messages.ts'
import { createSiteRouter, type SiteRouter } from './router.ts'
import type { PageDeps } from './site-deps.ts'

/** Renders content with the messages and the facts of the page. */
export const renderIn = (page: PageFacts, content: ReactNode): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={siteI18n(page.locale)}>
      <PageProvider value={page}>{content}</PageProvider>
    </I18nProvider>,
  )

type Address = { readonly pathname: string; readonly search: string }

/** A page with its headers. */
export type SharedPage = { readonly html: string; readonly headers: Readonly<Record<string, string>> }

type Outcome = { readonly status: number; readonly retryAfter: string | null; readonly error?: unknown }

const outcomeOf = (router: SiteRouter): Outcome => {
  const failed = router.state.matches.find((match) => match.status === 'error')
  if (failed === undefined) return { status: getSsrStatus(router), retryAfter: null }
  return { status: statusOf(failed.error), retryAfter: retryAfterOf(failed.error), error: failed.error }
}

/** Renders the page of a failed route inside the frame. */
const failurePage = (page: PageFacts, router: SiteRouter, status: number): string =>
  renderIn(
    page,
    <RouterContextProvider router={router}>
      <Document>
        <FailurePage status={status} message={STATUS_MESSAGES[status] ?? ''} />
      </Document>
    </RouterContextProvider>,
  )

/** The page as it was loaded, with what came of it. */
const drawn = (page: PageFacts, router: SiteRouter, loaded: Outcome): { readonly html: string; readonly outcome: Outcome } => {
  try {
    return { html: renderIn(page, <RouterProvider router={router} />), outcome: loaded }
  } catch (error) {
    const outcome = { status: 500, retryAfter: null, error }
    return { html: failurePage(page, router, outcome.status), outcome }
  }
}

const withRetryAfter = (answer: Response, { retryAfter }: Outcome): Response => {
  if (retryAfter !== null) answer.headers.set('retry-after', retryAfter)
  return answer
}

/** Robots get no error page, only its status (the customer's specification §2). */
const bareFailure = (status: number, locale: Locale): Response => {
  const answer = textResponse(`${status} ${STATUS_MESSAGES[status] ?? ''}\n`, 'text/plain', status)
  answer.headers.set('content-language', locale)
  answer.headers.set('cache-control', 'no-store')
  return answer
}

type Loading = Pick<LoadContext, 'delivery' | 'contact'> & Pick<PageFacts, 'baseUrl' | 'onCard'>

/** Loads the page at an address. The page of a shared address gets only the parameters that it reads. */
const loadPage = async ({ pathname, search }: Address, { delivery, contact, baseUrl, onCard }: Loading) => {
  const { locale, prefix, path } = splitLocale(pathname)
  // Keeps other parameters of the reader's address out of a page that all readers share.
  const shared = sharedSearch(path, search)
  const colors = new Set<string>()
  const router = createSiteRouter(pathname + (shared ?? search), prefix, { delivery, colors, contact })
  await router.load()
  const loaded = outcomeOf(router)
  const page: PageFacts = { locale, prefix, path, search: loaded.status === 200 ? (shared ?? search) : search, baseUrl, colors, onCard }
  const redirect = router._serverResult?.type === 'redirect' ? router._serverResult.redirect : null
  return { router, loaded, page, redirect, isShared: shared !== null }
}

/** Loads and renders the page behind an address. */
export const renderPage = async (request: Request, { fetchApi, baseUrl, onCard, contact, onFailure }: PageDeps): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  const { locale } = splitLocale(pathname)
  const delivery = createDelivery(fetchApi, locale)
  const { router, loaded, page, redirect, isShared } = await loadPage({ pathname, search }, { delivery, contact, baseUrl, onCard })
  if (redirect !== null) {
    const location = redirect.headers.get('location') ?? '/'
    return redirectTo(location.includes('?') ? location : location + search, redirect.status === 301 ? 301 : 308)
  }
  const { html, outcome } = drawn(page, router, loaded)
  const { status } = outcome
  if (status === 500) onFailure?.(outcome.error)
  if (status >= 400 && isBot(request.headers.get('user-agent') ?? '')) return withRetryAfter(bareFailure(status, locale), outcome)
  const isForAll = status === 200 && isShared
  return withRetryAfter(htmlResponse(html, { locale, policy: pagePolicy(page.colors), status, isShared: isForAll }), outcome)
}

type SharedPageDeps = Pick<PageDeps, 'baseUrl'> & {
  /** Returns the content at an address of the delivery API; null where the API responds with anything else. */
  readonly read: ReadContent
}

/** Renders a page that is the same for all readers; null if only `renderPage` can respond, to redirect or to report a failure. */
export const renderSharedPage = async (canonical: string, { read, baseUrl }: SharedPageDeps): Promise<SharedPage | null> => {
  const [pathname = '/', search = ''] = canonical.split(/(?=\?)/, 2)
  if (normalizePath(pathname) !== pathname) return null
  const delivery = createDeliveryOf(read, splitLocale(pathname).locale)
  const { router, loaded, page, redirect, isShared } = await loadPage({ pathname, search }, { delivery, baseUrl })
  if (redirect !== null || loaded.status !== 200 || !isShared) return null
  const html = htmlDocument(renderIn(page, <RouterProvider router={router} />))
  return { html, headers: htmlHeaders({ locale: page.locale, policy: pagePolicy(page.colors), isShared }) }
}
