import type { Queryable } from '../mails/auth-mails.ts'

/**
 * Returns the numbers of the tenants that would lose their last active owner without the account. In a transaction, locks the ownerships
 * until its end, so two owners cannot leave at the same time.
 */
export const tenantsOnlyOwnedBy = async (client: Queryable, accountId: string): Promise<readonly number[]> => {
  await client.query(
    `select from auth.membership where role = 'owner'
       and tenant_id in (select tenant_id from auth.membership where user_id = $1 and role = 'owner')
     order by tenant_id, user_id for update`,
    [accountId],
  )
  const { rows } = await client.query<{ tenant: number }>(
    `select m.tenant_id as tenant from auth.membership m
     where m.user_id = $1 and m.role = 'owner' and not exists (
       select from auth.membership o join auth."user" u on u.id = o.user_id
       where o.tenant_id = m.tenant_id and o.role = 'owner' and o.user_id <> $1
         and u."isUser" and (not u.banned or u."banExpires" <= now()))
     order by m.tenant_id`,
    [accountId],
  )
  return rows.map(({ tenant }) => tenant)
}
