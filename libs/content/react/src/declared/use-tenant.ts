import { batchClient, linksFor, publicQueryAddress, type BatchClient, type Tenant, type TypeClient } from '@captain/content-core'
import { useContent, type Content } from '../content-context.tsx'
import { labelsIn, type Labels } from '../labels.ts'
import { queriesOf, type TypeQueries } from '../queries.ts'
import type { TenantContent } from './tenant-content.ts'

type ByType<Value> = Readonly<Record<string, Value>>

type ErasedContent = Pick<TenantContent<Tenant>, 'links'> & {
  readonly read: (path: string, parameters?: Readonly<Record<string, string | undefined>>, signal?: AbortSignal) => Promise<never>
  readonly client: ByType<TypeClient>
  readonly batch: BatchClient
  readonly queries: ByType<TypeQueries>
  readonly labels: ByType<Labels>
}

const erasedOf = ({ tenant, http, locale, wordsOf, clientOf }: Content): ErasedContent => {
  const byType = <Value>(of: (name: string) => Value): ByType<Value> =>
    Object.fromEntries(tenant.contentTypes.map(({ name }) => [name, of(name)]))
  return {
    client: byType(clientOf),
    batch: batchClient(http, tenant.slug),
    links: linksFor(tenant),
    queries: byType((type) => queriesOf({ tenant: tenant.slug, type, client: clientOf(type) })),
    labels: byType((type) => labelsIn(wordsOf(type), locale)),
    read: (called, parameters = {}, signal) => {
      const { path, query } = publicQueryAddress(called, parameters)
      return http.get(`/api/v1/public/${tenant.slug}${path}`, { query: new URLSearchParams({ ...query, locale }), signal })
    },
  }
}

const known = new WeakMap<Content, ErasedContent>()

/**
 * Returns the staff API, links, queries and labels of a tenant, typed by its declaration; the same object until the content of the screen
 * changes. Throws on a screen of another tenant.
 */
export function useTenant<const T extends Tenant>(tenant: T): TenantContent<T>
// Screens address each part by name: the types of the declaration begin here.
export function useTenant({ slug }: Tenant): ErasedContent {
  const content = useContent()
  if (content.tenant.slug !== slug) throw new Error(`useTenant(${slug}) is on a screen of ${content.tenant.slug}`)
  const own = known.get(content) ?? erasedOf(content)
  known.set(content, own)
  return own
}
