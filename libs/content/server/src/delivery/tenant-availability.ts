import type { Tenant } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { sql } from '../database/sql.ts'
import type { Store } from '../store.ts'
import { cachedByVersion } from './cached-by-version.ts'

/** Access of the public to tenants. */
export type TenantAvailability = {
  /** Whether the tenant is open to the public. */
  isOpen(tenant: Tenant): Promise<boolean>
  /** Throws the 404 of a missing tenant if the tenant is closed to the public. */
  refuseClosed(tenant: Tenant): Promise<void>
}

/** Queries the database once per version of a tenant. Closing a tenant makes every process query again. */
export const createTenantAvailability = ({ forPublic, versions }: Pick<Store, 'forPublic' | 'versions'>): TenantAvailability => {
  const isOpen = cachedByVersion(versions, async (tenant) => {
    const row = await forPublic(tenant).read((tx) => tx.row<{ open: boolean }>(sql`select platform.is_open() as open`))
    return row?.open === true
  })

  return {
    isOpen,
    refuseClosed: async (tenant) => {
      if (!(await isOpen(tenant))) throw notFound()
    },
  }
}
