import { contentTypeOf, isDelivered, type Tenant } from '@captain/content-core'
import { keptBytes } from '@captain/http-server'
import { dateInTimeZone } from '@captain/locale'
import type { Tx } from '../database/transaction.ts'
import { dependenciesIn, type Dependencies } from '../public-changes/dependencies.ts'
import { createListItems } from '../public-changes/list-items.ts'
import { createRemembered } from '../public-changes/remembered.ts'
import type { ContentServices } from '../services.ts'
import { operationAt, readingOf } from './delivery-endpoints.ts'
import { SerialisedList } from './read-list.ts'

/** A response of the delivery API with what it was made of. */
export type PublicAnswer = {
  /** JSON in UTF-8. */
  readonly bytes: Buffer<ArrayBuffer>
  readonly dependencies: Dependencies
  /** When a planned change outdates it at the latest, in ms. */
  readonly until: number
}

/** A read of the delivery API that is the same for every anonymous reader. */
export type PublicRead = {
  /** The tenant whose visitors read. */
  readonly tenant: Tenant
  /** Makes the response. Throws the problems of the operation. */
  answer(): Promise<PublicAnswer>
}

/** Finds the read at an address, `/api/v1/public/cafe/news?limit=3`; null for any other operation. */
export type PublicReads = (address: string) => PublicRead | null

const PREFIX = '/api/v1/public/'

/** The origin does not matter: only path and query are read. */
const ORIGIN = 'http://localhost'

const DAY_MS = 86_400_000
const TOKYO_MS = 9 * 3_600_000

/** Returns the next midnight in Tokyo, in ms: filters, tax rates and legal documents go by the day. */
const nextMidnight = (now: number): number => Date.parse(`${dateInTimeZone(new Date(now + DAY_MS))}T00:00:00Z`) - TOKYO_MS

/** Returns a value in JSON, in UTF-8. */
const bytesOf = (value: unknown): Buffer<ArrayBuffer> => (value instanceof SerialisedList ? value.bytes : keptBytes(JSON.stringify(value)))

type Work = (tx: Tx) => Promise<unknown>

/** Makes responses from the reads of one tenant. */
export type MakeAnswer = (source: Tenant, work: Work) => Promise<PublicAnswer>

/** Returns the maker of responses that knows the planned changes of all tenants. */
export const createMakeAnswer = ({ store, nextChange }: Pick<ContentServices, 'store' | 'nextChange'>): MakeAnswer => {
  const remembered = createRemembered(store.changes)
  const listItems = createListItems(store.changes)
  return async (source, work) => {
    const now = Date.now()
    const { dependencies, notes, isEmpty } = dependenciesIn(source.number, store.changes.position(source.number))
    const ends = nextChange(source, now).then((planned) => Math.min(planned, nextMidnight(now)))
    const shared = { notes, remember: remembered(source, ends), items: listItems({ tenant: source, notes, ends }) }
    const [value, until] = await Promise.all([store.forPublic(source).read((tx) => work({ ...tx, ...shared })), ends])
    // A read that notes nothing may depend on anything.
    if (isEmpty()) notes.everything()
    return { bytes: bytesOf(value), dependencies, until }
  }
}

type Place = { readonly tenant: Tenant; readonly name: string; readonly key: string | null; readonly url: URL }

/** Splits an address below the public API; null unless it has a known tenant, a name and at most a key. */
export const placeOf = (tenants: ReadonlyMap<string, Tenant>, address: string): Place | null => {
  if (!address.startsWith(PREFIX)) return null
  const end = address.indexOf('?')
  const [slug = '', name = '', key = null, ...rest] = address.slice(PREFIX.length, end < 0 ? undefined : end).split('/')
  const tenant = tenants.get(slug)
  if (tenant === undefined || rest.length > 0 || name === '' || key === '') return null
  try {
    return { tenant, name, key: key === null ? null : decodeURIComponent(key), url: new URL(address, ORIGIN) }
  } catch {
    return null
  }
}

/** Names that a tenant's public queries use in the place of a type. */
const queryNames = ({ serverOf }: ContentServices, tenant: Tenant): ReadonlySet<string> =>
  new Set((serverOf(tenant).publicQueries ?? []).map(({ path }) => path.split('/')[1] ?? ''))

/** Finds the reads of the delivery API: lists, records, current records and sitemaps of all tenants. */
export const contentReads = (services: ContentServices, make: MakeAnswer): PublicReads => {
  const tenants = new Map(services.tenants.map((tenant) => [tenant.slug, tenant]))
  const taken = new Map(services.tenants.map((tenant) => [tenant, queryNames(services, tenant)]))
  return (address) => {
    const place = placeOf(tenants, address)
    if (place === null) return null
    const { tenant, name, key, url } = place
    if (services.refused.has(tenant.slug)) return null
    const type = contentTypeOf(tenant, name)
    // Senders follow their submissions below the same path.
    if (type === null || !isDelivered(type) || (key !== null && type.submission !== null) || taken.get(tenant)?.has(name) === true)
      return null
    const operation = operationAt(key)
    return {
      tenant,
      answer: async () => {
        const reading = readingOf(operation, { tenant, type, url, key: key ?? '' })
        return make(tenant, (tx) => operation.read(tx, reading))
      },
    }
  }
}
