import { createServer, type Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import { startError } from '../errors.ts'

/** `host` undefined means every interface. */
type Address = { readonly port: number; readonly host: string | undefined }

export type Listener = {
  /** Stops accepting, lets the requests under way finish for at most `milliseconds`, then cuts what is left. */
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

/** Throws a StartError when the port can't be had; worth knowing before the slow steps of a start. */
export const checkPort = async (address: Address): Promise<void> => {
  const probe = createServer()
  await bind(probe, address)
  await new Promise((resolve) => probe.close(resolve))
}

/** Serves the app, behind what can be answered at once. Headers have 15 s to arrive and whole requests 60 s. */
export const listen = async ({ app, atOnce }: App, address: Address): Promise<Listener> => {
  const answer = getRequestListener(app.fetch)
  let draining = false
  const server = createServer(
    { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5000 },
    (incoming, outgoing) => {
      if (draining) outgoing.setHeader('connection', 'close')
      if (!atOnce(incoming, outgoing)) void answer(incoming, outgoing)
    },
  )
  await bind(server, address)
  return {
    drain: async (milliseconds) => {
      draining = true
      const closed = new Promise<boolean>((resolve) => server.close(() => resolve(true)))
      const deadline = Date.now() + milliseconds
      // Connections between two requests become idle one by one.
      for (let done = false; !done && Date.now() < deadline;) {
        server.closeIdleConnections()
        done = await Promise.race([closed, delay(50, false)])
      }
      server.closeAllConnections()
      await closed
    },
  }
}
