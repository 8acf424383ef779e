import { PAGE_HEADER } from '@captain/platform-server'
import type { Context, Hono } from 'hono'
import type { CachedResponse } from '../response-cache/cached-response.ts'
import type { PublicAnswers } from '../response-cache/public-answers.ts'
import { headerPairs } from '../response-cache/reply.ts'
import type { ServerEnv } from '../web/request-variables.ts'

/** Cookie that gives access to a site under maintenance; pages pass no other cookie to the API. */
const PASS = /^captain_maintenance_/

const passesOf = (header: string | undefined): string =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => PASS.test(pair))
    .join('; ')

type Inside = { readonly baseUrl: string; readonly answers: PublicAnswers }

const responseOf = ({ body, headers }: CachedResponse, ifNoneMatch: string | undefined): Response => {
  const etag = `"${body.hash}"`
  const pairs = [...headerPairs(headers), ['etag', etag] satisfies [string, string]]
  return ifNoneMatch === etag
    ? new Response(null, { status: 304, headers: pairs })
    : new Response(new Uint8Array(body.plain.buffer, body.plain.byteOffset, body.plain.byteLength), { headers: pairs })
}

type FetchApi = (path: string, init?: RequestInit) => Promise<Response>

/** Creates a `fetch` that calls the API inside this process for a page, with the reader's IP address. */
export const pageFetch =
  (app: Hono<ServerEnv>, context: Context<ServerEnv>, { baseUrl, answers }: Inside): FetchApi =>
  async (path, init) => {
    const sources = context.get('sources')
    const kept = init?.method === undefined && init?.body === undefined ? await answers.answer(path) : null
    if (kept !== null) {
      sources.take(path, kept)
      return responseOf(kept, new Headers(init?.headers).get('if-none-match') ?? undefined)
    }

    const headers = new Headers(init?.headers)
    headers.set(PAGE_HEADER, '1')
    const passes = passesOf(context.req.header('cookie'))
    const forwarded = context.req.header('x-forwarded-for')
    if (passes !== '') headers.set('cookie', passes)
    if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded)
    sources.ask(path, init?.method)
    const answer = await app.fetch(new Request(new URL(path, baseUrl), { ...init, headers }), context.env)
    sources.hear(answer)
    return answer
  }

/** Redirects a visitor with the right PIN to the page without it, and sets a pass; null for any other visitor. */
export const redirectWithPass = async (url: URL, portal: string, fetchApi: FetchApi): Promise<Response | null> => {
  const pin = url.searchParams.get('pin')
  if (pin === null) return null
  const response = await fetchApi(`/api/v1/public/${portal}/tenant/current?pin=${encodeURIComponent(pin)}`)
  const pass = response.headers.get('set-cookie')
  if (pass === null) return null
  const plain = new URL(url)
  plain.searchParams.delete('pin')
  // A path that begins with two slashes would name another host.
  const path = plain.pathname.replace(/^\/+/, '/')
  return new Response(null, {
    status: 303,
    headers: { location: `${path}${plain.search}`, 'set-cookie': pass, 'cache-control': 'no-store' },
  })
}
