import { PAGE_HEADER } from '@captain/platform-server'
import { readLocaleCookie, writeLocaleCookie } from '@captain/locale'
import type { Context, Next } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ServerEnv } from '../web/request-variables.ts'
import type { AddressOf } from './cache-key.ts'
import { isShared, type ResponseCache } from './response-cache.ts'
import type { CachedResponse } from './cached-response.ts'
import { headerPairs, PRIVATE_CACHE_CONTROL, replyTo } from './reply.ts'
import type { PublicState } from '@captain/platform-server'
import { createSources, PUBLIC_API, tenantIn, validityOf, type Sources } from './page-sources.ts'

type KeepOptions = {
  readonly cache: ResponseCache
  readonly addressOf: AddressOf
  readonly state: PublicState
  readonly secure: boolean
}

const READS = new Set(['GET', 'HEAD'])

/** With an API key, or for an API call of a page, a response is for one reader. */
const mayBeShared = ({ req }: Context<ServerEnv>): boolean =>
  READS.has(req.method) && req.header('authorization') === undefined && req.header(PAGE_HEADER) === undefined

const replace = (context: Context<ServerEnv>, answer: Response): void => {
  // Otherwise the headers of the previous response would be merged.
  context.res = undefined
  context.res = answer
}

const answerWith = async (context: Context<ServerEnv>, cached: CachedResponse, secure: boolean): Promise<void> => {
  const conditions = {
    acceptEncoding: context.req.header('accept-encoding'),
    ifNoneMatch: context.req.header('if-none-match'),
    cookie: context.req.header('cookie'),
  }
  const { status, headers, bytes } = await replyTo(cached, conditions, secure)
  const body = bytes === null ? null : new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength)
  replace(context, new Response(body, { status, headers: headerPairs(headers) }))
}

/** Stores the language of a page if the reader's cookie has another. */
const rememberLocale = (context: Context<ServerEnv>, secure: boolean): void => {
  const locale = context.get('pageLocale')
  if (locale === undefined || readLocaleCookie(context.req.header('cookie')) === locale) return
  context.header('set-cookie', writeLocaleCookie(locale, { secure }), { append: true })
  if (context.res.headers.get('cache-control')?.startsWith('public') === true) context.header('cache-control', PRIVATE_CACHE_CONTROL)
}

/** Serves cached responses and caches those that are public. Concurrent requests wait for a response that is being created. */
export const cacheResponses = ({ cache, addressOf, state, secure }: KeepOptions) => {
  const making = new Map<string, Promise<unknown>>()

  /** During a maintenance the API may stay open to readers for whom pages are closed, so that its responses are not for all. */
  const isKeepable = async (pathname: string): Promise<boolean> => !pathname.startsWith(PUBLIC_API) || state.isOpen(tenantIn(pathname))

  const keep = async (key: string, answer: Response, sources: Sources): Promise<CachedResponse> =>
    cache.keepAnswer(key, answer, { validity: await validityOf(sources, state), parts: sources.parts() })

  const make = async (context: Context<ServerEnv>, next: Next, address: () => string | null): Promise<void> => {
    const { pathname } = new URL(context.req.url)
    const sources = createSources(state)
    context.set('sources', sources)
    if (pathname.startsWith(PUBLIC_API)) sources.ask(pathname)
    await next()
    if (isShared(context.res)) {
      sources.hear(context.res)
      // The site knows the URLs of its pages and may have loaded only now.
      const key = sources.isForAll() && (await isKeepable(pathname)) ? address() : null
      if (key !== null) return answerWith(context, await keep(key, context.res, sources), secure)
    }
    rememberLocale(context, secure)
  }

  /** Callers wait only for the first one. Its response may turn out to be for one reader; then each caller creates a separate one. */
  const makeOnce = async (key: string, work: () => Promise<void>): Promise<void> => {
    if (making.has(key)) return work()
    const made = work()
    const settled = made.catch(() => undefined).finally(() => making.delete(key))
    making.set(key, settled)
    return made
  }

  return createMiddleware<ServerEnv>(async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const address = (): string | null => (mayBeShared(context) ? addressOf(pathname + search) : null)
    const work = () => make(context, next, address)
    const key = address()
    if (key === null) return work()
    await making.get(key)
    const found = cache.find(key)
    return found === null ? makeOnce(key, work) : answerWith(context, found, secure)
  })
}
