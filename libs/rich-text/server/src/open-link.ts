import type { IncomingMessage } from 'node:http'
import { unreachableLink, unusableResponse } from './errors.ts'
import { readLink } from './link-url.ts'
import { sendRequest, type Asking } from './send-request.ts'

/** The response after redirects, and its address. The caller must read it to the end or destroy it. */
export type OpenedLink = { readonly url: URL; readonly response: IncomingMessage }

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Header values arrive as Latin-1, but servers write addresses as UTF-8. */
const locationOf = ({ headers }: IncomingMessage): string | null =>
  headers.location === undefined ? null : Buffer.from(headers.location, 'latin1').toString()

/**
 * Opens an address and follows up to five redirects, each checked like the first. Throws 422 problems, and 502 unless the response is a
 * 200.
 */
export const openLink = async (start: URL, asking: Asking): Promise<OpenedLink> => {
  let url = start
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await sendRequest(url, asking)
    if (response.statusCode === 200) return { url, response }
    response.destroy()
    const location = REDIRECTS.has(response.statusCode ?? 0) ? locationOf(response) : null
    if (location === null) throw unusableResponse()
    const next = readLink(location, asking.network, url)
    if (next === null) throw unreachableLink()
    url = next
  }
  throw unusableResponse()
}
