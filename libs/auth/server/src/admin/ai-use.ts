import type { AdminAiChange, AdminAiUse } from '@captain/auth-core'
import type { Pool, PoolClient } from 'pg'
import * as v from 'valibot'
import type { IdentityEvent } from '../audit/identity-event.ts'

/** AI permission of an account as administrators see it. */
export const aiUse = v.strictObject({
  isAdmin: v.boolean(),
  monthlyLimit: v.nullable(v.number()),
  expiresOn: v.nullable(v.string()),
  grantedBy: v.nullable(v.strictObject({ id: v.string(), name: v.string() })),
  used: v.number(),
}) satisfies v.GenericSchema<unknown, AdminAiUse>

/** An existing permission, expired or not. */
type Permission = { readonly mayUseAi: boolean; readonly monthlyLimit: number | null; readonly expiresOn: string | null }

const NONE: Permission = { mayUseAi: false, monthlyLimit: null, expiresOn: null }

const USE = {
  name: 'ai-use-for-admin',
  text: `
    select g.monthly_limit as "monthlyLimit", to_char(g.expires_on, 'YYYY-MM-DD') as "expiresOn",
      case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as "grantedBy",
      coalesce((
        select p.count from auth.permission_use p where p.user_id = $1 and p.permission = 'ai'
          and p.month = date_trunc('month', now() at time zone 'Asia/Tokyo')::date), 0) as used
    from (select) one left join auth.permission_grant g on g.user_id = $1 and g.permission = 'ai'
      left join auth."user" b on b.id = g.granted_by`,
}

/** Reads the AI permission of an account and this month's usage. */
export const readAiUse = async (pool: Pool, accountId: string): Promise<Omit<AdminAiUse, 'isAdmin'>> => {
  const { rows } = await pool.query<Omit<AdminAiUse, 'isAdmin'>>({ ...USE, values: [accountId] })
  return rows[0] ?? { monthlyLimit: null, expiresOn: null, grantedBy: null, used: 0 }
}

const READ = `
  select monthly_limit as "monthlyLimit", to_char(expires_on, 'YYYY-MM-DD') as "expiresOn",
    expires_on is null or expires_on >= (now() at time zone 'Asia/Tokyo')::date as "mayUseAi"
  from auth.permission_grant where user_id = $1 and permission = 'ai' for update`

const WRITE = `
  insert into auth.permission_grant (user_id, permission, monthly_limit, expires_on, granted_by) values ($1, 'ai', $2, $3::date, $4)
  on conflict (user_id, permission) do update
    set monthly_limit = excluded.monthly_limit, expires_on = excluded.expires_on, granted_by = excluded.granted_by`

/**
 * Grants, changes or revokes an account's AI permission. Returns the changes, null if there are none, `conflict` if the input was based on
 * another permission. Usage stays counted.
 */
export const changeAiUse = async (
  client: PoolClient,
  accountId: string,
  { before: read, ...draft }: AdminAiChange,
  by: string,
): Promise<IdentityEvent['changes'] | 'conflict' | null> => {
  const { rows } = await client.query<Permission>(READ, [accountId])
  const before = rows[0] ?? NONE
  const after = draft.allowed ? { mayUseAi: true, monthlyLimit: draft.monthlyLimit, expiresOn: draft.expiresOn } : NONE
  const changed = (['mayUseAi', 'monthlyLimit', 'expiresOn'] as const).filter((name) => before[name] !== after[name])
  if (changed.length === 0) return null
  if (read.monthlyLimit !== before.monthlyLimit || read.expiresOn !== before.expiresOn) return 'conflict'
  if (draft.allowed) await client.query(WRITE, [accountId, draft.monthlyLimit, draft.expiresOn, by])
  else await client.query(`delete from auth.permission_grant where user_id = $1 and permission = 'ai'`, [accountId])
  return Object.fromEntries(changed.map((name) => [name, [before[name], after[name]]]))
}
