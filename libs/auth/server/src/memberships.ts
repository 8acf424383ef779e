import type { MemberRole } from '@captain/auth-core'
import type { Pool } from 'pg'
import { unknownTenant } from './errors.ts'
import type { TenantDirectory } from './tenant-directory.ts'

export type Memberships = {
  /** Adds an account as a member, or changes its role. */
  grant(accountId: string, tenant: string, role: MemberRole): Promise<void>
}

/** Creates the writer of tenant memberships. */
export const createMemberships = (pool: Pool, tenants: TenantDirectory): Memberships => ({
  grant: async (accountId, tenant, role) => {
    const number = tenants.numberOf(tenant)
    if (number === null) throw unknownTenant(tenant)
    await pool.query(
      `insert into auth.membership (user_id, tenant_id, role) values ($1, $2, $3)
       on conflict (user_id, tenant_id) do update set role = excluded.role`,
      [accountId, number, role],
    )
  },
})
