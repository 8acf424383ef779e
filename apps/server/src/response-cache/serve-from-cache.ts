import type { IncomingMessage, ServerResponse } from 'node:http'
import { PAGE_HEADER } from '@captain/platform-server'
import type { Logger } from 'pino'
import { requestLogOf } from '../log.ts'
import { requestIdOf } from '../web/request-context.ts'
import type { AddressOf } from './cache-key.ts'
import type { ResponseCache } from './response-cache.ts'
import { replyTo, type Reply } from './reply.ts'

/** Answers a request before the app sees it; returns false if it does not. */
export type ServeFromCache = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

type AtOnceOptions = { readonly cache: ResponseCache; readonly addressOf: AddressOf; readonly secure: boolean; readonly log: Logger }

/** Sends cached responses with the headers and the log line that the app would produce. */
export const serveFromCache = ({ cache, addressOf, secure, log }: AtOnceOptions): ServeFromCache => {
  const requests = requestLogOf(log)
  const send = (incoming: IncomingMessage, outgoing: ServerResponse, { status, headers, bytes }: Reply, started: number): void => {
    const requestId = requestIdOf(incoming.headers['x-request-id'])
    outgoing.writeHead(status, [...headers, 'x-request-id', requestId])
    outgoing.end(incoming.method === 'HEAD' ? undefined : (bytes ?? undefined))
    if (!requests.isLevelEnabled('info')) return
    const ms = Math.round((performance.now() - started) * 10) / 10
    requests.info({ requestId, method: incoming.method, path: incoming.url?.split('?', 1)[0], status, ms }, 'request')
  }
  return (incoming, outgoing) => {
    const { method, url = '', headers } = incoming
    if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined || headers[PAGE_HEADER] !== undefined) return false
    const key = url.includes('?') ? addressOf(url) : url
    const cached = key === null ? null : cache.find(key)
    if (cached === null) return false
    const started = performance.now()
    const { 'accept-encoding': acceptEncoding, 'if-none-match': ifNoneMatch, cookie } = headers
    const reply = replyTo(cached, { acceptEncoding: acceptEncoding?.toString(), ifNoneMatch, cookie }, secure)
    if (reply instanceof Promise)
      reply.then(
        (packed) => send(incoming, outgoing, packed, started),
        (error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined),
      )
    else send(incoming, outgoing, reply, started)
    return true
  }
}
