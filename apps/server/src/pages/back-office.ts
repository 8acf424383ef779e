import { findPage, JWT_COOKIE, readCookie, type FoundPage } from '@captain/auth-core'
import type { Auth } from '@captain/auth-server'
import { methodNotAllowed } from '@captain/http-server'
import type { Logger } from '@captain/database'
import { matchScreen, TODAY } from '@captain/content-core'
import { isBot } from '@captain/http-core'
import { tenants } from '../tenants.ts'
import type { CaptainPage } from './captain-pages.ts'
import { guardVisit } from './guard-visit.ts'
import { redirectTo, refuseVisit } from './refuse-visit.ts'
import type { Visit } from './visit-of.ts'

type BackOfficeOptions = { readonly page: CaptainPage; readonly auth: Auth; readonly secure: boolean }

type Serving = { readonly nonce: string; readonly log: Logger }

/** Responds to a URL of the back office with its page or a redirect. */
export type BackOffice = (request: Request, visit: Visit, serving: Serving) => Promise<Response>

/** Returns whether a path is that of a screen of the tenant's declaration, or of its page of today. */
const isThere = ({ params: { tenant, $: rest } }: FoundPage): boolean => {
  if (tenant === undefined || rest === undefined) return true
  const declared = tenants.find(({ slug }) => slug === tenant)
  return declared !== undefined && (rest === TODAY || matchScreen(declared, rest) !== null)
}

/** Robots get only the status of an error, not its page (the customer's specification §2). */
const bareNotFound = (): Response =>
  new Response('404 Not Found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })

/**
 * Serves the back office with the guards of the browser, before it loads any of it. In this order: a non-canonical URL redirects to its
 * canonical form, a refused visit to the target of its guard, and a missing page returns 404.
 */
export const backOffice =
  ({ page, auth, secure }: BackOfficeOptions): BackOffice =>
  async (request, { locale, path, search, moved }, { nonce, log }) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD'])
    if (moved !== null) return redirectTo(moved, 308)
    const found = path === null ? null : findPage(path)
    const refusal = found === null ? null : await guardVisit(request, found, { auth, log })
    if (refusal !== null) return refuseVisit(refusal, { request, from: `${path}${search}`, secure })
    const there = found !== null && isThere(found) ? found : null
    const hasToken = readCookie(request.headers.get('cookie'), JWT_COOKIE) !== null
    const answer = await page({ locale, nonce, path, entered: there === null ? null : { ...there, hasToken, hasSearch: search !== '' } })
    if (answer.status !== 200 || there !== null) return answer
    return isBot(request.headers.get('user-agent') ?? '')
      ? bareNotFound()
      : new Response(answer.body, { status: 404, headers: answer.headers })
  }
