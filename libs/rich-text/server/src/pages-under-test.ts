import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Network } from './network.ts'
import { isPublicAddress } from './public-address.ts'

/** Websites on this machine that count as outside, for real requests in tests. */
export type TestPages = {
  readonly port: number
  /** Returns the address of a path on `page.example`, which is this server. */
  readonly url: (path: string) => URL
  /** All requests so far. */
  readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[]
  /** Currently open connections. */
  readonly connections: () => Promise<number>
  readonly stop: () => Promise<void>
}

type Options = { readonly tls?: { readonly key: string; readonly cert: string } }

export const startPages = async (paths: Readonly<Record<string, RequestListener>>, { tls }: Options = {}): Promise<TestPages> => {
  const requests: TestPages['requests'] = []
  const answer: RequestListener = (request, response) => {
    const path = request.url ?? ''
    requests.push({ path, headers: request.headers })
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
    requests,
    connections: () => new Promise((resolve) => server.getConnections((_, count) => resolve(count))),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Host names of the tests; no other name exists. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'page.example': ['127.0.0.1'],
  'other.example': ['127.0.0.1'],
  'inside.example': ['10.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'mixed.example': ['127.0.0.1', '10.0.0.1'],
  'loopback6.example': ['::1'],
}

/** 127.0.0.1 with any port replaces the internet; the rest equals production. */
export const testNetwork = (given: Partial<Network> = {}): Network => ({
  isAllowedAddress: (address) => address === '127.0.0.1' || isPublicAddress(address),
  isAllowedPort: () => true,
  resolve: async (hostname) => NAMES[hostname] ?? [],
  ...given,
})
