import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { DevVite } from './vite-server.ts'

/** Milliseconds for which a request waits for a server that restarts. */
const PATIENCE = 60_000

const NOT_RUNNING = 'The server is not running. The terminal of `npm run dev` shows why; it starts again when a file changes.\n'

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' })
    const settle = (found: boolean) => () => {
      socket.destroy()
      resolve(found)
    }
    socket.once('connect', settle(true)).once('error', settle(false))
  })

const waitUntilListening = async (port: number): Promise<boolean> => {
  const deadline = Date.now() + PATIENCE
  for (;;) {
    if (await isListening(port)) return true
    if (Date.now() > deadline) return false
    await delay(50)
  }
}

const respondNotRunning = (outgoing: ServerResponse): void => {
  if (outgoing.headersSent) return void outgoing.destroy()
  outgoing.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(NOT_RUNNING)
}

/** Forwards a request to the server and waits for it while it restarts. */
const forward = async (incoming: IncomingMessage, outgoing: ServerResponse, port: number): Promise<void> => {
  if (!(await waitUntilListening(port))) return respondNotRunning(outgoing)
  const { method, url, headers } = incoming
  const forwarded = request({ host: 'localhost', port, method, path: url, headers, agent: false }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders)
    response.pipe(outgoing)
  })
  forwarded.on('error', () => respondNotRunning(outgoing))
  outgoing.on('close', () => forwarded.destroy())
  incoming.pipe(forwarded)
}

/** The HTTP server of the one origin that browsers see, not listening yet. Vite attaches its socket for hot updates to it. */
export const openOrigin = (): Server => createServer()

type OriginOptions = { readonly port: number; readonly serverPort: number; readonly vite: DevVite }

/** Serves modules by Vite and everything else by the server on one port of this machine. */
export const listenAtOrigin = async (origin: Server, { port, serverPort, vite }: OriginOptions): Promise<void> => {
  origin.on('request', (incoming, outgoing) => {
    vite.middlewares(incoming, outgoing, () => void forward(incoming, outgoing, serverPort))
  })
  await new Promise<void>((resolve, reject) => {
    origin.once('error', reject)
    origin.listen({ port, host: 'localhost' }, resolve)
  })
}
