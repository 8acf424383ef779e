import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
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
  /** Time in which a body must have arrived, in ms; an upload must bring a byte for each of them. Default: a minute. */
  readonly bodyTime?: number
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

const TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT'

const REFUSALS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  [TIMEOUT]: '408 Request Timeout',
}

/** How long a refused sender may go on sending, in ms. */
const REFUSED_TIME = 2000

/** The responses of each connection that are not finished; pipelined requests have several. */
const responses = new WeakMap<Duplex, Set<ServerResponse>>()

const noteResponse = (socket: Duplex, outgoing: ServerResponse): void => {
  const open = responses.get(socket) ?? new Set()
  responses.set(socket, open.add(outgoing))
  outgoing.once('close', () => open.delete(outgoing))
}

const refused = new WeakSet<Duplex>()

/**
 * Answers what is no request. The rest of it is read and discarded for a moment, because a connection that closes before discards the
 * response, too. A late body is not read any further, since its request would still be carried out.
 */
const refuse = ({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void => {
  if (!socket.writable || refused.has(socket)) return
  refused.add(socket)
  // Within a response, another one would be read as its body.
  if ([...(responses.get(socket) ?? [])].some(({ headersSent }) => headersSent)) {
    socket.destroy()
    return
  }
  const answer = `HTTP/1.1 ${REFUSALS[code] ?? '400 Bad Request'}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`
  if (code === TIMEOUT) {
    socket.end(answer, () => socket.destroy())
    return
  }
  socket.end(answer)
  socket.resume()
  setTimeout(() => socket.destroy(), REFUSED_TIME).unref()
}

/** Ends a request whose body is late. An upload of many megabytes over a slow connection takes its time. */
const watchBody = (incoming: IncomingMessage, bodyTime: number): void => {
  const { headers, socket } = incoming
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  const isUpload = headers['content-type']?.startsWith('multipart/form-data') === true
  let received = socket.bytesRead
  const timer = setInterval(() => {
    if (incoming.complete) return clearInterval(timer)
    if (!isUpload || socket.bytesRead - received < bodyTime) refuse(Object.assign(new Error('late'), { code: TIMEOUT }), socket)
    received = socket.bytesRead
  }, bodyTime)
  timer.unref()
  incoming.once('close', () => clearInterval(timer))
}

/** The longest time of a request, in ms. */
const REQUEST_TIMEOUT = 60 * 60 * 1000

/** Serves the app, after trying the response cache. Headers must arrive within 15 s, bodies within a minute, uploads at 1 kB/s or more. */
export const listen = async ({ app, atOnce, onRequest, bodyTime = 60_000 }: Served, address: Address): Promise<Listener> => {
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
      watchBody(incoming, bodyTime)
      noteResponse(incoming.socket, outgoing)
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
