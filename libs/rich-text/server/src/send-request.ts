import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { unreachableLink, unusableResponse } from './errors.ts'
import type { Network } from './network.ts'

/** Body and headers of a POST request. */
export type Posting = { readonly body: string; readonly headers: Readonly<Record<string, string>> }

export type Asking = { readonly network: Network; readonly signal: AbortSignal; readonly accept: string; readonly post?: Posting }

const USER_AGENT = 'Mozilla/5.0 (compatible; CaptainLinkCard/1.0)'
const MAX_HEADER_BYTES = 16 * 1024

const TRYING = { keepAlive: false, autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 1000 } as const

// Separate agents ignore the proxy of the environment, and every request gets a new connection and handshake.
const AGENTS = { http: new http.Agent(TRYING), https: new https.Agent({ ...TRYING, maxCachedSessions: 0 }) }

const checkedAddresses = async (hostname: string, { network, signal }: Asking): Promise<readonly string[]> => {
  const addresses = isIP(hostname) === 0 ? await network.resolve(hostname, signal) : [hostname]
  if (addresses.length === 0 || !addresses.every(network.isAllowedAddress)) throw unreachableLink()
  return addresses
}

/** Replaces Node's second name resolution, which could return other addresses than the checked ones. */
const lookupOf = (addresses: readonly string[]): LookupFunction => {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_hostname, { all }, done) => {
    const [first] = found
    if (all === true || first === undefined) done(null, found)
    else done(null, first.address, first.family)
  }
}

/** A malformed response counts as received; all other errors mean that the host was unreachable. */
const problemOf = (error: NodeJS.ErrnoException) => (error.code?.startsWith('HPE_') === true ? unusableResponse() : unreachableLink())

/**
 * Sends one GET or POST request without following redirects. Checks every address of the host first and connects to a checked one; the
 * certificate must match the name. Throws 422 and 502 problems.
 */
export const sendRequest = async (url: URL, asking: Asking): Promise<IncomingMessage> => {
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const addresses = await checkedAddresses(hostname, asking)
  const isSecure = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request({
      agent: AGENTS[isSecure ? 'https' : 'http'],
      hostname,
      port: url.port === '' ? (isSecure ? 443 : 80) : url.port,
      path: `${url.pathname}${url.search}`,
      method: asking.post === undefined ? 'GET' : 'POST',
      headers: {
        host: url.host,
        'user-agent': USER_AGENT,
        accept: asking.accept,
        'accept-language': 'ja,en;q=0.8',
        'accept-encoding': 'gzip, deflate, br',
        ...asking.post?.headers,
      },
      lookup: lookupOf(addresses),
      maxHeaderSize: MAX_HEADER_BYTES,
      signal: asking.signal,
      ...(isSecure && { servername: isIP(hostname) === 0 ? hostname.replace(/\.$/, '') : '', ca: asking.network.ca }),
    })
    request.once('response', resolve)
    request.on('error', (error) => reject(problemOf(error)))
    // A response that switches protocols ends the request with neither a response nor an error.
    request.once('close', () => reject(unusableResponse()))
    request.end(asking.post?.body)
  })
}
