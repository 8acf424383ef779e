import type { LinkAnswer } from '../services.ts'

export type LinkMeta = { title?: string; description?: string; site_name?: string; image?: { url?: string } }

/** Which of the three messages of the customer's specification §8 fits; the same cases as in the official tool. */
export type LinkProblem = 'failed' | 'refused' | 'malformed'

export type LinkReading = { problem: null; link: string; meta: LinkMeta } | { problem: LinkProblem }

/** What an answer about a page says: no answer is `failed`, an error or `success: 0` is `refused`, anything without `meta` is `malformed`. */
export function readLinkAnswer(answer: LinkAnswer | null): LinkReading {
  if (answer === null) return { problem: 'failed' }
  const { status, body } = answer
  if (status < 200 || status >= 300) return { problem: 'refused' }
  if (!isRecord(body)) return { problem: 'malformed' }
  if (!body['success']) return { problem: 'refused' }
  if (!isRecord(body['meta'])) return { problem: 'malformed' }
  return { problem: null, link: typeof body['link'] === 'string' ? body['link'] : '', meta: metaOf(body['meta']) }
}

function metaOf({ title, description, site_name: siteName, image }: Record<string, unknown>): LinkMeta {
  const picture = isRecord(image) && typeof image['url'] === 'string' ? image['url'] : null
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof description === 'string' && { description }),
    ...(typeof siteName === 'string' && { site_name: siteName }),
    ...(picture !== null && { image: { url: picture } }),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
