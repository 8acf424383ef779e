import type { Values } from '@captain/content-core'
import { sql, mediaUrl, readMedia, type Tx } from '@captain/content-server/kit'
import type { TenantFactsResponse } from '@captain/platform-core'
import type { Platform, TenantStatusReads } from '../platform.ts'

/** Facts that a card shows of a tenant in addition to its name. */
type TenantFacts = TenantFactsResponse['items'][number]

type Row = { readonly id: string; readonly data: Values }

/** Exceeds the number of tenants and of their domains. */
const MAX_RECORDS = 500
const SMALL = 320

/** Reads every type completely and once, for any number of tenants. */
const readsOf = (tx: Tx): TenantStatusReads => {
  const known = new Map<string, Promise<readonly (Values & { readonly id: string })[]>>()
  const all = async (type: string) => {
    const rows = await tx.rows<Row>(sql`
      select e.id, e.data from content.entry e
      where e.tenant_id = ${tx.tenant.number} and e.type = ${type} and e.deleted_at is null order by e.id limit ${MAX_RECORDS}`)
    return rows.map(({ id, data }) => ({ ...data, id }))
  }
  return {
    now: tx.now,
    records: async (type, { field, value }) => {
      const reading = known.get(type) ?? all(type)
      known.set(type, reading)
      return (await reading).filter((record) => record[field] === value)
    },
  }
}

const textIn = (values: Values | undefined, field: string): string | null => {
  const value = values?.[field]
  return typeof value === 'string' && value !== '' ? value : null
}

/** Reads the facts of these tenants in the scope of the platform tenant, with a fixed number of statements. */
export const readTenantFacts = async (
  tx: Tx,
  { tenantProfiles, tenantStatus }: Pick<Platform, 'tenantProfiles' | 'tenantStatus'>,
  slugs: readonly string[],
): Promise<readonly TenantFacts[]> => {
  const reads = readsOf(tx)
  const found = await Promise.all(
    slugs.map(async (slug) => {
      const [profile] = await reads.records(tenantProfiles.type, { field: tenantProfiles.by, value: slug })
      return { slug, profile, standing: await tenantStatus(slug, reads) }
    }),
  )
  const logos = await readMedia(
    tx,
    found.flatMap(({ profile }) => textIn(profile, 'logo') ?? []),
  )
  return found.map(({ slug, profile, standing: stands }) => {
    const logo = logos.find(({ id }) => id === textIn(profile, 'logo'))
    const path = logo?.variants.find(({ width }) => width === SMALL)?.path ?? logo?.path
    return { slug, ...stands, kind: textIn(profile, 'kind'), logo: path === undefined ? null : mediaUrl(path) }
  })
}
