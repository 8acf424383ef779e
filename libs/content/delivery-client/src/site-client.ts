import {
  publicQueryAddress,
  type DeliveredList,
  type PublicPathIn,
  type PublicQueryIn,
  type PublicReadArguments,
  type PublicResponseOf,
  type Tenant,
  type TypeIn,
} from '@captain/content-core'
import { HttpError } from '@captain/http-core'
import { createApiRequest, type SendOptions, type SiteOptions } from './api-request.ts'
import type { FullRecord, ListedRecord, ReadableTypeName, SubmittableTypeName, SubmissionInput } from './delivered-record.ts'
import { listParameters, type AnyListQuery, type ListQuery } from './list-query.ts'

/** Record with its current slug if the requested one is outdated. */
export type FoundRecord<R> = { readonly record: R; readonly movedTo: string | null }

/**
 * Public content of a tenant in one language. Calls accept an abort signal and fail with `HttpError`, or with `UnderMaintenance` during
 * maintenance.
 */
export type SiteClient<T extends Tenant> = {
  /** Returns a page of the live records. */
  list<N extends ReadableTypeName<T>>(
    type: N,
    question?: ListQuery<TypeIn<T, N>>,
    signal?: AbortSignal,
  ): Promise<DeliveredList<ListedRecord<TypeIn<T, N>>>>
  /** Iterates over all live records; fetches further pages on demand. */
  all<N extends ReadableTypeName<T>>(
    type: N,
    question?: ListQuery<TypeIn<T, N>>,
    signal?: AbortSignal,
  ): AsyncGenerator<ListedRecord<TypeIn<T, N>>, void, undefined>
  /** Returns the record of a slug or id; null if it is not public. */
  one<N extends ReadableTypeName<T>>(type: N, key: string, signal?: AbortSignal): Promise<FoundRecord<FullRecord<TypeIn<T, N>>> | null>
  /** Returns the legal document in force, or the singleton of a type; null if there is none. */
  current<N extends ReadableTypeName<T>>(type: N, signal?: AbortSignal): Promise<FullRecord<TypeIn<T, N>> | null>
  /** Sends a message or an order and returns the receipt. The same idempotency key with the same values creates one record. */
  send<R = Readonly<Record<string, unknown>>, N extends SubmittableTypeName<T> = SubmittableTypeName<T>>(
    type: N,
    values: SubmissionInput<TypeIn<T, N>>,
    sending?: SendOptions,
  ): Promise<R>
  /** Previews a submission without storing anything. */
  confirm<R = Readonly<Record<string, unknown>>, N extends SubmittableTypeName<T> = SubmittableTypeName<T>>(
    type: N,
    values: SubmissionInput<TypeIn<T, N>>,
    signal?: AbortSignal,
  ): Promise<R>
  /** Calls a public query that the tenant declares; omits parameters without a value. */
  read<const Path extends PublicPathIn<T>>(
    path: Path,
    ...given: PublicReadArguments<PublicQueryIn<T, Path>>
  ): Promise<PublicResponseOf<PublicQueryIn<T, Path>>>
  /** Returns what its sender may see of a submission, for the token of its receipt. 404 for a wrong token, and for types whose server part tracks no submissions. */
  track<N extends SubmittableTypeName<T>>(
    type: N,
    key: string,
    token: string,
    signal?: AbortSignal,
  ): Promise<Readonly<Record<string, unknown>>>
}

const MAX_PAGE_SIZE = 100

const orNull = async <R>(answer: Promise<R>): Promise<R | null> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}

const lastPart = (url: string): string => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')

/**
 * Creates a `SiteClient`. It needs only the type of the declaration, so that a site bundles none of it: `siteClient<typeof tenant>('cafe',
 * { baseUrl, locale })`.
 */
export const siteClient = <T extends Tenant>(tenant: T['slug'], options: SiteOptions): SiteClient<T> => {
  const api = createApiRequest(tenant, options)
  const list = async (type: string, question: AnyListQuery = {}, signal?: AbortSignal) => {
    const { data } = await api.get<DeliveredList<never>>(`/${type}`, listParameters(question), signal)
    return data
  }
  const all = async function* (type: string, question: AnyListQuery = {}, signal?: AbortSignal) {
    let after: string | null = null
    do {
      const page: DeliveredList<never> = await list(type, { limit: MAX_PAGE_SIZE, ...question, after: after ?? question['after'] }, signal)
      yield* page.items
      after = page.next
    } while (after !== null)
  }
  const client: SiteClient<T> = {
    list,
    all,
    one: async (type: string, key, signal) => {
      const found = await orNull(api.get<never>(`/${type}/${encodeURIComponent(key)}`, [], signal))
      if (found === null) return null
      const at = lastPart(found.url)
      return { record: found.data, movedTo: at === key ? null : at }
    },
    current: async (type: string, signal) => (await orNull(api.get<never>(`/${type}/current`, [], signal)))?.data ?? null,
    send: <R>(type: string, values: unknown, sending: SendOptions = {}) => api.post<R>(`/${type}`, values, sending),
    confirm: <R>(type: string, values: unknown, signal?: AbortSignal) =>
      api.post<R>(`/${type}/confirmation`, values, signal === undefined ? {} : { signal }),
    read: async (called: string, parameters: Readonly<Record<string, string | undefined>> = {}, signal?: AbortSignal) => {
      const { path, query } = publicQueryAddress(called, parameters)
      return (await api.get<never>(path, Object.entries(query), signal)).data
    },
    track: async (type: string, key, token, signal) =>
      (await api.get<never>(`/${type}/${encodeURIComponent(key)}`, [['token', token]], signal)).data,
  }
  return client
}
