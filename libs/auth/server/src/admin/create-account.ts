import { randomUUID } from 'node:crypto'
import type { MemberRole } from '@captain/auth-core'
import { invalid, localizeIssues } from '@captain/http-server'
import type { Locale } from '@captain/locale'
import type { PoolClient } from 'pg'
import type { RequestOrigin, EventActor } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { TenantDirectory } from '../tenant-directory.ts'

export type AccountDraft = {
  readonly name: string
  readonly email: string
  readonly role: 'admin' | 'user'
  readonly locale: Locale
  readonly memberships: readonly { readonly tenant: string; readonly role: MemberRole }[]
  readonly mayUseAi: boolean
  /** Hash of the password; null for an account that gets a one-time link. */
  readonly hash: string | null
}

type Doing = {
  readonly by: EventActor
  readonly from: RequestOrigin
  /** Language of the error messages. */
  readonly locale: Locale
}

export type CreatedAccount = { readonly id: string; readonly name: string; readonly email: string; readonly locale: Locale }

/** An administrator who sets a password vouches for the address; otherwise the mailed link verifies it. */
const INSERT = `
  insert into auth."user" (id, name, email, "isUser", role, locale, "emailVerified") values ($1, $2, $3, true, $4, $5, $6)
  on conflict (email) do nothing returning id`

/** Creates an approved account with its permissions and records the event. Throws 422 if the address has an account. */
export const createAccount = async (
  client: PoolClient,
  tenants: TenantDirectory,
  { name, email, role, locale, memberships, mayUseAi, hash }: AccountDraft,
  { by, from, locale: reader }: Doing,
): Promise<CreatedAccount> => {
  const id = randomUUID()
  const { rowCount } = await client.query(INSERT, [id, name, email, role, locale, hash !== null])
  if (rowCount === 0) throw invalid(localizeIssues([{ path: 'email', rule: 'duplicate', params: {} }], reader))
  if (hash !== null)
    await client.query(
      `insert into auth.account (id, "accountId", "providerId", "userId", password) values ($1, $2, 'credential', $2, $3)`,
      [randomUUID(), id, hash],
    )
  const account = { id, name, email }
  await recordEvent(client, { action: 'createAccount', by, from, account, changes: { role: [null, role] } })
  for (const membership of memberships) {
    const tenant = tenants.numberOf(membership.tenant)
    if (tenant === null) continue
    await client.query('insert into auth.membership (user_id, tenant_id, role) values ($1, $2, $3)', [id, tenant, membership.role])
    await recordEvent(client, { action: 'permission', by, from, account, tenant, changes: { membership: [null, membership.role] } })
  }
  if (mayUseAi) {
    await client.query(`insert into auth.permission_grant (user_id, permission, granted_by) values ($1, 'ai', $2)`, [id, by.id])
    await recordEvent(client, { action: 'permission', by, from, account, changes: { mayUseAi: [false, true] } })
  }
  return { ...account, locale }
}
