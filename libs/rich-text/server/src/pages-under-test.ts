import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Network } from './network.ts'
import { isPublicAddress } from './public-address.ts'

/** Websites on this machine that count as outside, so that real requests can be made to them. */
export type TestPages = {
  readonly port: number
  /** The address of a path on `page.example`, which is this server. */
  readonly url: (path: string) => URL
  /** Each request so far. */
  readonly asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[]
  /** Connections that are open now. */
  readonly connections: () => Promise<number>
  readonly stop: () => Promise<void>
}

type Options = { readonly tls?: { readonly key: string; readonly cert: string } }

export const startPages = async (paths: Readonly<Record<string, RequestListener>>, { tls }: Options = {}): Promise<TestPages> => {
  const asked: TestPages['asked'] = []
  const answer: RequestListener = (request, response) => {
    const path = request.url ?? ''
    asked.push({ path, headers: request.headers })
    const listener = paths[path]
    if (listener === undefined) response.writeHead(404).end()
    else listener(request, response)
  }
  const server: Server = tls === undefined ? createServer(answer) : createSecureServer(tls, answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: (path) => new URL(`${tls === undefined ? 'http' : 'https'}://page.example:${port}${path}`),
    asked,
    connections: () => new Promise((resolve) => server.getConnections((_, count) => resolve(count))),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Names of the tests; everything else does not exist. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'page.example': ['127.0.0.1'],
  'other.example': ['127.0.0.1'],
  'inside.example': ['10.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'mixed.example': ['127.0.0.1', '10.0.0.1'],
  'loopback6.example': ['::1'],
}

/** 127.0.0.1 and any port stand for the internet; the rest is as in production. */
export const testNetwork = (given: Partial<Network> = {}): Network => ({
  isAllowedAddress: (address) => address === '127.0.0.1' || isPublicAddress(address),
  isAllowedPort: () => true,
  resolve: async (hostname) => NAMES[hostname] ?? [],
  ...given,
})
