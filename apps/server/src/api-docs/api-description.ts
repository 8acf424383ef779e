import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { customRoleIn, isAdmin, isRegularUser, isSignedIn, roleIn, type Actor } from '@captain/auth-core'
import type { DescribeOperations, DescribedOperation, Endpoint } from '@captain/auth-server'
import type { Tenant } from '@captain/content-core'
import { collectOperations, openApiDocument, visibleOperations, type ApiDescription, readerKey } from '@captain/content-server'
import type { Locale } from '@captain/locale'
import { LRUCache } from 'lru-cache'
import { apiProblemCodes } from './api-problem-codes.ts'
import { seedExamples, withExamples } from './seed-examples.ts'

type DescriptionOptions = {
  readonly endpoints: readonly Endpoint[]
  /** Operations outside the endpoints. */
  readonly others: readonly { readonly describe: DescribeOperations }[]
  readonly tenants: readonly Tenant[]
  readonly baseUrl: string
}

/** Document with its response headers. */
export type Served = { readonly etag: string; readonly plain: Uint8Array<ArrayBuffer>; readonly gzipped: Uint8Array<ArrayBuffer> }

/** Description of the API that a reader may see. */
export type ReadableApi = ApiDescription & { readonly operations: readonly DescribedOperation[]; readonly readerKey: string }

export type ApiDescriptions = {
  /** Operations that a reader may see. */
  read(locale: Locale, actor: Actor): Promise<ReadableApi>
  /** Returns the OpenAPI document, created once for readers with the same visible operations. */
  document(locale: Locale, actor: Actor): Promise<Served>
}

/** Version of the API, as in its paths. */
export const API_VERSION = '1.0.0'
/** Maximum number of cached documents, about one per role; a document has one or two megabytes. */
const MAX_DOCUMENTS = 24
/** Maximum number of cached descriptions: one per language, and those of custom roles. */
const MAX_DESCRIPTIONS = 6

const compress = promisify(gzip)

/** Determines the visible operations; readers with the same key see the same. */
const readerKeyIn = (tenants: readonly Tenant[], actor: Actor): string => {
  const roles = tenants.map(({ slug }) => {
    const role = roleIn(actor, slug)
    return role === null ? '-' : readerKey(actor, role, slug)
  })
  return [isSignedIn(actor), isRegularUser(actor), isAdmin(actor), ...roles].join(' ')
}

const served = async (text: string): Promise<Served> => {
  const plain = new TextEncoder().encode(text)
  const gzipped = new Uint8Array(await compress(plain))
  return { plain, gzipped, etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` }
}

/** Caches pending results for concurrent callers, unless they fail. */
const cachePending = async <Made>(cache: LRUCache<string, Promise<Made>>, key: string, making: Promise<Made>): Promise<Made> => {
  cache.set(key, making)
  try {
    return await making
  } catch (error) {
    cache.delete(key)
    throw error
  }
}

/** Creates the API descriptions per reader; the parts from declarations are built once per language, and for each custom role. */
export const createApiDescriptions = ({ endpoints, others, tenants, baseUrl }: DescriptionOptions): ApiDescriptions => {
  const made = new LRUCache<string, Promise<ApiDescription>>({ max: MAX_DESCRIPTIONS })
  const documents = new LRUCache<string, Promise<Served>>({ max: MAX_DOCUMENTS })
  const make = async (locale: Locale, actor: Actor | null): Promise<ApiDescription> =>
    withExamples(await collectOperations([...endpoints, ...others], locale, actor), await seedExamples())
  const describe = (locale: Locale, actor: Actor | null, key: string): Promise<ApiDescription> =>
    made.get(key) ?? cachePending(made, key, make(locale, actor))
  const read = async (locale: Locale, actor: Actor): Promise<ReadableApi> => {
    const key = `${locale} ${readerKeyIn(tenants, actor)}`
    const hasCustomRole = tenants.some(({ slug }) => customRoleIn(actor, slug) !== null)
    const all = await (hasCustomRole ? describe(locale, actor, key) : describe(locale, null, locale))
    return { ...all, operations: visibleOperations(all.operations, actor), readerKey: key }
  }
  return {
    read,
    document: async (locale, actor) => {
      const api = await read(locale, actor)
      const known = documents.get(api.readerKey)
      if (known !== undefined) return known
      const document = openApiDocument(api, {
        operations: api.operations,
        tenants,
        baseUrl,
        version: API_VERSION,
        codes: apiProblemCodes(locale),
      })
      return cachePending(documents, api.readerKey, served(document))
    },
  }
}
