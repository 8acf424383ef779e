import type { Pool } from 'pg'
import type { Queryable } from '../mails/auth-mails.ts'
import type { LinkedAccount } from '../links/one-time-links.ts'

/** Account of an organisation that signs an account in. */
export type Identity = { readonly issuer: string; readonly subject: string }

/** Account as sign-in by an organisation sees it. */
export type IdentifiedAccount = LinkedAccount & {
  readonly emailVerified: boolean
  readonly passkeyCount: number
  readonly isBanned: boolean
  /** Whether an invitation for the address of the account is open. */
  readonly isInvited: boolean
}

const COLUMNS = `
  u.id, u.name, u.email, u.locale, u."emailVerified", u."passkeyCount",
  u.banned and (u."banExpires" is null or u."banExpires" > now()) as "isBanned",
  exists (select from auth.one_time_link l where l.user_id = u.id and l.kind = 'invite' and l.created_by is not null
    and l.used_at is null and l.expires_at > now()) as "isInvited"`

/** Finds the account that an identity signs in. */
export const accountOfIdentity = async (client: Queryable, { issuer, subject }: Identity): Promise<IdentifiedAccount | null> => {
  const { rows } = await client.query<IdentifiedAccount>(
    `select ${COLUMNS} from auth.identity i join auth."user" u on u.id = i.user_id where i.issuer = $1 and i.subject = $2`,
    [issuer, subject],
  )
  return rows[0] ?? null
}

/** Finds the account with an address, and locks it until the transaction ends. */
export const accountOfAddress = async (client: Queryable, email: string): Promise<IdentifiedAccount | null> => {
  const { rows } = await client.query<IdentifiedAccount>(`select ${COLUMNS} from auth."user" u where u.email = $1 for update`, [email])
  return rows[0] ?? null
}

/** Links an identity to an account. Returns false if the identity or the account is linked already. */
export const linkIdentity = async (
  client: Queryable,
  { issuer, subject }: Identity,
  accountId: string,
  label: string,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    'insert into auth.identity (issuer, subject, user_id, label, last_used_at) values ($1, $2, $3, $4, now()) on conflict do nothing',
    [issuer, subject, accountId, label],
  )
  return rowCount === 1
}

/** Removes the identities of an account; returns whether there was one. */
export const unlinkIdentities = async (client: Queryable, accountId: string): Promise<boolean> => {
  const { rowCount } = await client.query('delete from auth.identity where user_id = $1', [accountId])
  return (rowCount ?? 0) > 0
}

/** Records that an identity was used. */
export const touchIdentity = async (pool: Pool, { issuer, subject }: Identity, label: string | null): Promise<void> => {
  await pool.query('update auth.identity set last_used_at = now(), label = coalesce($3, label) where issuer = $1 and subject = $2', [
    issuer,
    subject,
    label,
  ])
}
