import type { MemberRole } from '@captain/auth-core'
import type { Pool } from 'pg'
import { unknownTenant } from './errors.ts'
import type { TenantDirectory } from './tenant-directory.ts'

export type Member = {
  readonly accountId: string
  readonly name: string
  readonly email: string
  readonly image: string | null
  readonly role: MemberRole
}

export type Memberships = {
  /** Lists the members of a tenant, by name. */
  list(tenant: string): Promise<readonly Member[]>
  /** Adds an account as a member, or changes its role. */
  grant(accountId: string, tenant: string, role: MemberRole): Promise<void>
}

/** Creates the reader and writer of tenant memberships. */
export const createMemberships = (pool: Pool, tenants: TenantDirectory): Memberships => {
  const numberOf = (slug: string): number => {
    const number = tenants.numberOf(slug)
    if (number === null) throw unknownTenant(slug)
    return number
  }
  return {
    list: async (tenant) => {
      const { rows } = await pool.query<Member>({
        name: 'members-of-tenant',
        text: `select u.id as "accountId", u.name, u.email, u.image, m.role
               from auth.membership m join auth."user" u on u.id = m.user_id
               where m.tenant_id = $1 order by u.name, u.id`,
        values: [numberOf(tenant)],
      })
      return rows
    },
    grant: async (accountId, tenant, role) => {
      await pool.query(
        `insert into auth.membership (user_id, tenant_id, role) values ($1, $2, $3)
         on conflict (user_id, tenant_id) do update set role = excluded.role`,
        [accountId, numberOf(tenant), role],
      )
    },
  }
}
