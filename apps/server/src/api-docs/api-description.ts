import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isAdmin, isRegularUser, isSignedIn, roleIn, type Actor } from '@captain/auth-core'
import type { Describe, DescribedOperation, Endpoint } from '@captain/auth-server'
import type { Tenant } from '@captain/content-core'
import { collectOperations, openApiDocument, visibleOperations, type ApiDescription } from '@captain/content-server'
import type { Locale } from '@captain/locale'
import { apiProblemCodes } from './api-problem-codes.ts'
import { seedExamples, withExamples } from './seed-examples.ts'

type DescriptionOptions = {
  readonly endpoints: readonly Endpoint[]
  /** What is served beside the endpoints. */
  readonly others: readonly { readonly describe: Describe }[]
  readonly tenants: readonly Tenant[]
  readonly baseUrl: string
}

/** A document as it is sent. */
export type Served = { readonly etag: string; readonly plain: Uint8Array<ArrayBuffer>; readonly gzipped: Uint8Array<ArrayBuffer> }

/** The description of the API as a reader may see it. */
export type ReadableApi = ApiDescription & { readonly operations: readonly DescribedOperation[]; readonly readerKey: string }

export type ApiDescriptions = {
  /** The operations that a reader may know of. */
  read(locale: Locale, actor: Actor): Promise<ReadableApi>
  /** The same as an OpenAPI document, made once for readers who may see the same. */
  document(locale: Locale, actor: Actor): Promise<Served>
}

/** Version of the interface, as its addresses show. */
export const API_VERSION = '1.0.0'
/** As many as there are roles of readers at a time; a document is a megabyte or two. */
const MOST_KEPT = 24

const compress = promisify(gzip)

/** What the visible operations depend on; readers with the same see the same. */
const readerKey = (tenants: readonly Tenant[], actor: Actor): string => {
  const roles = tenants.map(({ slug }) => roleIn(actor, slug) ?? '-')
  return [isSignedIn(actor), isRegularUser(actor), isAdmin(actor), ...roles].join(' ')
}

const served = async (text: string): Promise<Served> => {
  const plain = new TextEncoder().encode(text)
  const gzipped = new Uint8Array(await compress(plain))
  return { plain, gzipped, etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` }
}

/** Keeps what is being made for those who ask later, unless it fails. */
const keep = async <Made>(kept: Map<string, Promise<Made>>, key: string, making: Promise<Made>): Promise<Made> => {
  kept.set(key, making)
  try {
    return await making
  } catch (error) {
    kept.delete(key)
    throw error
  }
}

/** Describes the API to whoever asks; what declarations say is put together once for a language. */
export const createApiDescriptions = ({ endpoints, others, tenants, baseUrl }: DescriptionOptions): ApiDescriptions => {
  const whole = new Map<string, Promise<ApiDescription>>()
  const documents = new Map<string, Promise<Served>>()
  const describeAll = async (locale: Locale): Promise<ApiDescription> =>
    withExamples(await collectOperations([...endpoints, ...others], locale), await seedExamples())
  const describe = (locale: Locale): Promise<ApiDescription> => {
    return whole.get(locale) ?? keep(whole, locale, describeAll(locale))
  }
  const read = async (locale: Locale, actor: Actor): Promise<ReadableApi> => {
    const all = await describe(locale)
    return { ...all, operations: visibleOperations(all.operations, actor), readerKey: `${locale} ${readerKey(tenants, actor)}` }
  }
  return {
    read,
    document: async (locale, actor) => {
      const api = await read(locale, actor)
      const known = documents.get(api.readerKey)
      if (known !== undefined) return known
      const [oldest] = documents.keys()
      if (documents.size >= MOST_KEPT && oldest !== undefined) documents.delete(oldest)
      const document = openApiDocument(api, {
        operations: api.operations,
        tenants,
        baseUrl,
        version: API_VERSION,
        codes: apiProblemCodes(locale),
      })
      return keep(documents, api.readerKey, served(document))
    },
  }
}
