import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { MIMEType } from 'node:util'
import { decodedText } from './decoded-text.ts'
import { linkTimeout, unusableResponse } from './errors.ts'
import { limitedBody } from './limited-body.ts'
import { readLink } from './link-url.ts'
import type { Network } from './network.ts'
import { openLink } from './open-link.ts'
import { readPageMeta } from './page-meta.ts'
import { shortText } from './short-text.ts'
import { thumbnailOf } from './thumbnail.ts'

/** Data that the editor's link tool stores about a page; `image.url` is a `data:` address that contains the image itself. */
export type CardMeta = {
  readonly title: string
  readonly description: string
  readonly site_name?: string
  readonly image?: { readonly url: string }
}

type Limits = { readonly network: Network; readonly signal: AbortSignal }

const TIME_LIMIT_MS = 5000
const MAX_PAGE_BYTES = 1024 * 1024
const MAX_IMAGE_BYTES = 2 * 1024 * 1024
const TITLE_BYTES = 300
const DESCRIPTION_BYTES = 600
const SITE_NAME_BYTES = 150
const PAGES = new Set(['text/html', 'application/xhtml+xml'])

/** Returns the charset in the header of a page, or null. Throws 502 for other media types; a missing type may be a page. */
const charsetOf = ({ headers }: IncomingMessage): string | null => {
  const header = headers['content-type']
  if (header === undefined) return null
  const type = parseType(header)
  if (type === null || !PAGES.has(type.essence)) throw unusableResponse()
  return type.params.get('charset')
}

const parseType = (header: string): MIMEType | null => {
  try {
    return new MIMEType(header)
  } catch {
    return null
  }
}

const readPage = async (requestedUrl: URL, limits: Limits) => {
  const { url, response } = await openLink(requestedUrl, { ...limits, accept: 'text/html,application/xhtml+xml' })
  try {
    const charset = charsetOf(response)
    const meta = await readPageMeta(decodedText(limitedBody(response, MAX_PAGE_BYTES), charset))
    if (meta === null) throw unusableResponse()
    return { url, meta }
  } finally {
    response.destroy()
  }
}

const readImage = async (address: string, page: URL, limits: Limits): Promise<string | null> => {
  const url = readLink(address, limits.network, page)
  if (url === null) return null
  try {
    const { response } = await openLink(url, { ...limits, accept: 'image/webp,image/avif,image/*;q=0.8' })
    const bytes = await buffer(limitedBody(response, MAX_IMAGE_BYTES + 1))
    return bytes.byteLength > MAX_IMAGE_BYTES ? null : await thumbnailOf(bytes)
  } catch {
    return null
  }
}

/** Reads the card of a page within five seconds; omits the image if it fails. Throws 422, 502 and 504 problems. */
export const fetchLinkCard = async (requestedUrl: URL, network: Network): Promise<CardMeta> => {
  const limits = { network, signal: AbortSignal.timeout(TIME_LIMIT_MS) }
  try {
    const { url, meta } = await readPage(requestedUrl, limits)
    const siteName = shortText(meta.siteName ?? '', SITE_NAME_BYTES)
    const image = meta.image === null ? null : await readImage(meta.image, url, limits)
    return {
      title: shortText(meta.title ?? '', TITLE_BYTES) || url.hostname,
      description: shortText(meta.description ?? '', DESCRIPTION_BYTES),
      ...(siteName !== '' && { site_name: siteName }),
      ...(image !== null && { image: { url: image } }),
    }
  } catch (error) {
    throw limits.signal.aborted ? linkTimeout() : error
  }
}
