import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import { startError } from '../errors.ts'

/** An undefined `host` means every interface. */
type Address = { readonly port: number; readonly host: string | undefined }

export type Listener = {
  /** Stops accepting connections, waits at most `milliseconds` for pending requests, then closes the rest. */
  readonly drain: (milliseconds: number) => Promise<void>
}

const explain = (error: NodeJS.ErrnoException, port: number, host: string | undefined): Error => {
  if (error.code === 'EADDRINUSE')
    return startError(`Port ${port} is already in use. Stop the other program, or set PORT to another number.`, error)
  if (error.code === 'EACCES') return startError(`This user may not listen on port ${port}. Set PORT to a number above 1023.`, error)
  return startError(`The server can't listen on ${host ?? 'any address'}, port ${port}: ${error.message}`, error)
}

const bind = (server: Server, { port, host }: Address): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, host)))
    server.listen({ port, host }, resolve)
  })

/** Checks that the port is available before the slow steps of a start. Throws a StartError if not. */
export const checkPort = async (address: Address): Promise<void> => {
  const probe = createServer()
  await bind(probe, address)
  await new Promise((resolve) => probe.close(resolve))
}

/** In milliseconds. Longer than the 60 s for which proxies keep an idle connection, so that the proxy is the one who closes it. */
const KEEP_ALIVE_TIMEOUT = 75_000

type Served = App & {
  /** Sees each request before it is answered. */
  readonly onRequest?: (incoming: IncomingMessage) => void
  /** The longest silence within the body of a request, in ms. */
  readonly maxSilence?: number
}

const HEALTH = new Set(['/healthz', '/readyz'])

/** Returns whether the request names more than one host, so that a proxy in front may have read another one. */
const namesTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1
  return count > 1
}

/** Lets health checks in HTTP/1.0 do without a host, as some load balancers send them. */
const completeHost = (incoming: IncomingMessage): void => {
  if (incoming.headers.host === undefined && HEALTH.has(incoming.url ?? '')) incoming.headers.host = 'localhost'
}

const REFUSALS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** How long a refused sender may go on sending, in ms. */
const REFUSED_TIME = 2000

/**
 * Answers what is no request. The rest of it is read and discarded for a moment, because a connection that closes before discards the
 * response, too.
 */
const refuse = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (!socket.writable || refused.has(socket)) return
  refused.add(socket)
  socket.end(`HTTP/1.1 ${REFUSALS[error.code ?? ''] ?? '400 Bad Request'}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
  socket.resume()
  setTimeout(() => socket.destroy(), REFUSED_TIME).unref()
}

const refused = new WeakSet<Duplex>()

/** Ends a request whose body stops arriving for this time, in ms; a slow connection may take its time. */
const watchBody = (incoming: IncomingMessage, maxSilence: number): void => {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return
  const { socket } = incoming
  let received = socket.bytesRead
  const timer = setInterval(() => {
    if (incoming.complete) return clearInterval(timer)
    if (socket.bytesRead === received) refuse(Object.assign(new Error('no data'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
    received = socket.bytesRead
  }, maxSilence)
  timer.unref()
  incoming.once('close', () => clearInterval(timer))
}

/** The longest time of a request, in ms: whoever sends a byte a minute holds a connection no longer. */
const REQUEST_TIMEOUT = 60 * 60 * 1000

/** Serves the app, after trying the response cache. Headers must arrive within 15 s; bodies may be slow, but not stop for a minute. */
export const listen = async ({ app, atOnce, onRequest, maxSilence = 60_000 }: Served, address: Address): Promise<Listener> => {
  const answer = getRequestListener(app.fetch)
  let draining = false
  const server = createServer(
    { headersTimeout: 15_000, requestTimeout: REQUEST_TIMEOUT, connectionsCheckingInterval: 5000, keepAliveTimeout: KEEP_ALIVE_TIMEOUT },
    (incoming, outgoing) => {
      if (draining) outgoing.setHeader('connection', 'close')
      if (namesTwoHosts(incoming)) {
        outgoing.writeHead(400, { connection: 'close' }).end()
        return
      }
      completeHost(incoming)
      watchBody(incoming, maxSilence)
      onRequest?.(incoming)
      atOnce(incoming, outgoing, () => void answer(incoming, outgoing))
    },
  )
  server.on('clientError', refuse)
  await bind(server, address)
  return {
    drain: async (milliseconds) => {
      draining = true
      const closed = new Promise<boolean>((resolve) => server.close(() => resolve(true)))
      const deadline = Date.now() + milliseconds
      // Connections become idle one by one, between two requests.
      for (let done = false; !done && Date.now() < deadline;) {
        server.closeIdleConnections()
        done = await Promise.race([closed, delay(50, false)])
      }
      server.closeAllConnections()
      await closed
    },
  }
}
