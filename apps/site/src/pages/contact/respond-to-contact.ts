import { localizePath, splitLocale } from '@captain/locale'
import { createDelivery } from '../../delivery/delivery.ts'
import { currentVersion } from '../../delivery/legal.ts'
import type { PageDeps } from '../../site-deps.ts'
import { renderPage } from '../../render-page.tsx'
import { jsonResponse } from './json-response.ts'
import { newVisit, type ContactVisit } from './contact-visit.ts'
import { readPosted } from './read-posted.ts'
import { hasSent, readReceipt, setReceiptCookie, shownReceiptCookie } from './receipt-cookie.ts'
import { sourcePath } from './source-path.ts'
import { handlePost, type PostResult } from './handle-post.ts'

const FORM = '/contact'
const THANKS = '/contact/success'

const wantsJson = (request: Request): boolean => request.headers.get('accept')?.includes('application/json') === true

/** Responds with a page for one visitor, which no cache may store. The page itself may set a worse status. */
const personalPage = async (
  request: Request,
  deps: PageDeps,
  contact: ContactVisit,
  { status = 200, headers = {} }: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Response> => {
  const page = await renderPage(request, { ...deps, contact })
  const all = new Headers(page.headers)
  all.set('cache-control', 'private, no-store')
  for (const [name, value] of Object.entries(headers)) all.set(name, value)
  return new Response(page.body, { status: page.status === 200 ? status : page.status, headers: all })
}

/** Thanks the sender of a message; anyone else gets the form. */
const thanks = async (request: Request, deps: PageDeps): Promise<Response> => {
  const cookie = request.headers.get('cookie')
  const receiptNumber = readReceipt(cookie)
  const { locale, prefix } = splitLocale(new URL(request.url).pathname)
  if (!hasSent(cookie))
    return new Response(null, { status: 303, headers: { 'cache-control': 'private, no-store', location: localizePath(FORM, prefix) } })
  const visit = newVisit(locale, THANKS, { receiptNumber })
  const isShown = receiptNumber !== null && request.method === 'GET'
  return personalPage(request, deps, visit, { headers: isShown ? { 'set-cookie': shownReceiptCookie(deps.baseUrl) } : {} })
}

const arrived = (request: Request, { baseUrl }: PageDeps, receiptNumber: string): Response => {
  const location = localizePath(THANKS, splitLocale(new URL(request.url).pathname).prefix)
  const headers = { 'set-cookie': setReceiptCookie(receiptNumber, baseUrl), 'cache-control': 'private, no-store' }
  return wantsJson(request)
    ? Response.json({ location }, { headers })
    : new Response(null, { status: 303, headers: { ...headers, location } })
}

const answerTo = (request: Request, deps: PageDeps, taken: PostResult): Promise<Response> | Response => {
  if ('receiptNumber' in taken) return arrived(request, deps, taken.receiptNumber)
  const { visit, status, retryAfter } = taken
  if (wantsJson(request)) return jsonResponse(visit, status)
  return personalPage(request, deps, visit, { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} })
}

const post = async (request: Request, deps: PageDeps): Promise<Response> => {
  const own = new URL(request.url).pathname
  const { locale } = splitLocale(own)
  const posted = await readPosted(request, deps.baseUrl)
  if (typeof posted === 'number') return personalPage(request, deps, newVisit(locale, own, { refused: posted }))
  const policyVersion = await currentVersion(createDelivery(deps.fetchApi, locale), 'privacy-policy').then(
    (policy) => policy?.version ?? null,
    () => undefined,
  )
  return answerTo(request, deps, await handlePost(deps, { posted, locale, own, policyVersion }))
}

/** Returns whether a request is for the form, which accepts posts. */
export const isForm = ({ url }: Request): boolean => splitLocale(new URL(url).pathname).path === FORM

/** Responds for the form and the page of thanks. Returns null for any other address and method. */
export const respondToContact = async (request: Request, deps: PageDeps): Promise<Response | null> => {
  const { pathname } = new URL(request.url)
  const { locale, path } = splitLocale(pathname)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (path === THANKS && isRead) return thanks(request, deps)
  if (path === FORM && isRead) return personalPage(request, deps, newVisit(locale, sourcePath(request, deps.baseUrl)))
  return path === FORM && request.method === 'POST' ? post(request, deps) : null
}
