import type { IncomingMessage, ServerResponse } from 'node:http'
import { PAGE_HEADER } from '@captain/platform-server'
import type { Logger } from 'pino'
import { requestLogOf } from '../log.ts'
import { requestIdOf } from '../web/request-context.ts'
import type { AddressOf } from './cache-key.ts'
import type { CachedResponse } from './cached-response.ts'
import type { CachedPages } from './cached-pages.ts'
import type { PublicAnswers } from './public-answers.ts'
import { replyTo, type Reply } from './reply.ts'

/** Answers a request that is the same for all readers; calls `passOn`, now or later, if only the app can. */
export type ServeFromCache = (incoming: IncomingMessage, outgoing: ServerResponse, passOn: () => void) => void

type Options = {
  readonly answers: PublicAnswers
  readonly pages: CachedPages
  readonly addressOf: AddressOf
  readonly secure: boolean
  readonly log: Logger
}

/** Sends responses of the cache and of the delivery API with the headers and the log line that the app would produce. */
export const serveFromCache = ({ answers, pages, addressOf, secure, log }: Options): ServeFromCache => {
  const requests = requestLogOf(log)

  const send = (incoming: IncomingMessage, outgoing: ServerResponse, { status, headers, bytes }: Reply, started: number): void => {
    const requestId = requestIdOf(incoming.headers['x-request-id'])
    outgoing.writeHead(status, [...headers, 'x-request-id', requestId])
    outgoing.end(incoming.method === 'HEAD' ? undefined : (bytes ?? undefined))
    if (!requests.isLevelEnabled('info')) return
    const ms = Math.round((performance.now() - started) * 10) / 10
    requests.info({ requestId, method: incoming.method, path: incoming.url?.split('?', 1)[0], status, ms }, 'request')
  }

  const reply = (incoming: IncomingMessage, outgoing: ServerResponse, cached: CachedResponse, started: number): void => {
    const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch, cookie } = incoming.headers
    const made = replyTo(cached, { acceptEncoding: acceptEncoding?.toString(), ifNoneMatch, cookie }, secure)
    if (!(made instanceof Promise)) return send(incoming, outgoing, made, started)
    made.then(
      (packed) => send(incoming, outgoing, packed, started),
      (error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined),
    )
  }

  return (incoming, outgoing, passOn) => {
    const { method, url = '', headers } = incoming
    if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined || headers[PAGE_HEADER] !== undefined)
      return passOn()
    const key = url.includes('?') ? addressOf(url) : url
    if (key === null) return passOn()
    const started = performance.now()
    const found = answers.answer(key) ?? pages.find(key)
    if (found === null) return passOn()
    if (!(found instanceof Promise)) return reply(incoming, outgoing, found, started)
    void found.then((cached) => (cached === null ? passOn() : reply(incoming, outgoing, cached, started)))
  }
}
