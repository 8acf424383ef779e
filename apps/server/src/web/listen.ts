import { createServer, type IncomingMessage, type Server } from 'node:http'
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

/** Serves the app, after trying the response cache. Headers must arrive within 15 s and requests within 60 s. */
export const listen = async ({ app, atOnce, onRequest }: Served, address: Address): Promise<Listener> => {
  const answer = getRequestListener(app.fetch)
  let draining = false
  const server = createServer(
    { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5000, keepAliveTimeout: KEEP_ALIVE_TIMEOUT },
    (incoming, outgoing) => {
      if (draining) outgoing.setHeader('connection', 'close')
      if (namesTwoHosts(incoming)) {
        outgoing.writeHead(400, { connection: 'close' }).end()
        return
      }
      completeHost(incoming)
      onRequest?.(incoming)
      atOnce(incoming, outgoing, () => void answer(incoming, outgoing))
    },
  )
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
