import { isObject } from '@captain/validation'
import type { LinkResponse } from '../services.ts'

export type LinkMeta = { title?: string; description?: string; site_name?: string; image?: { url?: string } }

/** Selects one of the three messages of the customer's specification §8; the same cases as in the official tool. */
export type LinkProblem = 'failed' | 'refused' | 'malformed'

export type LinkReading = { problem: null; link: string; meta: LinkMeta } | { problem: LinkProblem }

/** The address itself is wrong. */
const ADDRESS_STATUSES: readonly number[] = [400, 404, 422]

/** The server reached the page but could not read its response. */
const PAGE_UNUSABLE = 502

/**
 * Reads a response about a page. No response, or a busy server, means "not fetched". A status about the address, or `success: 0`, means
 * "unreachable". A response without `meta` is invalid.
 */
export function parseLinkResponse(answer: LinkResponse | null): LinkReading {
  if (answer === null) return { problem: 'failed' }
  const { status, body } = answer
  if (status === PAGE_UNUSABLE) return { problem: 'malformed' }
  if (status < 200 || status >= 300) return { problem: ADDRESS_STATUSES.includes(status) ? 'refused' : 'failed' }
  if (!isObject(body)) return { problem: 'malformed' }
  if (!body['success']) return { problem: 'refused' }
  if (!isObject(body['meta'])) return { problem: 'malformed' }
  return { problem: null, link: typeof body['link'] === 'string' ? body['link'] : '', meta: metaOf(body['meta']) }
}

function metaOf({ title, description, site_name: siteName, image }: Readonly<Record<string, unknown>>): LinkMeta {
  const picture = isObject(image) && typeof image['url'] === 'string' ? image['url'] : null
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof description === 'string' && { description }),
    ...(typeof siteName === 'string' && { site_name: siteName }),
    ...(picture !== null && { image: { url: picture } }),
  }
}
