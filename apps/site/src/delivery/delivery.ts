import { asRecord } from '@captain/validation'
import type { DeliveredList } from '@captain/content-core'
import { deliveryPath, isDeliveredMedia } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { deliveryFailed, PageError, type Notice } from '../errors.ts'
import { portal } from '../tenants.ts'

export type FetchApi = (path: string, init?: RequestInit) => Promise<Response>

export type Query = Readonly<Record<string, string | number | undefined>>

/** A record, or the slug under which it is found today. */
export type Found<R> = { readonly record: R } | { readonly movedTo: string }

/** Client for the portal's public content in one language. */
export type Delivery = {
  readonly locale: Locale
  list<R>(type: string, query?: Query): Promise<DeliveredList<R>>
  /** Null for a record that the public can't see. */
  one<R>(type: string, key: string): Promise<Found<R> | null>
}

const withQuery = (path: string, query: Query): string => {
  const params = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const])),
  )
  return params.size === 0 ? path : `${path}&${params.toString()}`
}

const slugIn = (location: string | null): string | null => {
  const segment = location?.split('?', 1)[0]?.split('/').at(-1)
  return segment === undefined || segment === '' ? null : decodeURIComponent(segment)
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Reads the maintenance notice of the portal from a response; null if there is none. */
const noticeIn = async (response: Response): Promise<Notice | null> => {
  if (response.status !== 503) return null
  const { code, title, message, endsAt, image, contactUrl } = asRecord(await response.json().catch(() => null))
  if (code !== 'maintenance' || typeof title !== 'string') return null
  return {
    title,
    message: textOrNull(message) ?? '',
    endsAt: textOrNull(endsAt),
    image: isDeliveredMedia(image) ? image : null,
    contactUrl: textOrNull(contactUrl),
  }
}

const failureOf = async (response: Response, path: string): Promise<PageError> =>
  deliveryFailed(path, {
    apiStatus: response.status,
    notice: await noticeIn(response),
    retryAfter: response.headers.get('retry-after'),
  })

/** Reads the portal's delivery API; anything but content or "not there" is thrown as a PageError. */
export const createDelivery = (fetchApi: FetchApi, locale: Locale): Delivery => ({
  locale,
  async list<R>(type: string, query: Query = {}) {
    const path = withQuery(deliveryPath(portal.slug, type, locale), query)
    const response = await fetchApi(path)
    if (!response.ok) throw await failureOf(response, path)
    return (await response.json()) as DeliveredList<R>
  },
  async one<R>(type: string, key: string) {
    const path = deliveryPath(portal.slug, type, locale, key)
    const response = await fetchApi(path, { redirect: 'manual' })
    if (response.status === 404) return null
    const movedTo = response.status === 301 ? slugIn(response.headers.get('location')) : null
    if (movedTo !== null) return { movedTo }
    if (!response.ok) throw await failureOf(response, path)
    return { record: (await response.json()) as R }
  },
})

/** Returns the content at an address of the delivery API; null where the API responds with anything else. */
export type ReadContent = (path: string) => Promise<unknown>

/** Reads content that is there; a page with other needs is thrown as an error. */
export const createDeliveryOf = (read: ReadContent, locale: Locale): Delivery => {
  const found = async <R>(path: string): Promise<R> => {
    const content = await read(path)
    if (content === null) throw new PageError(500, `There is no content at ${path}`)
    return content as R
  }
  return {
    locale,
    list: (type, query = {}) => found(withQuery(deliveryPath(portal.slug, type, locale), query)),
    one: async (type, key) => ({ record: await found(deliveryPath(portal.slug, type, locale, key)) }),
  }
}
