import { randomUUID } from 'node:crypto'
import type { Locale } from '@captain/locale'
import type { Pool } from 'pg'
import { checkNewAccount } from './account-fields.ts'
import type { BetterAuth } from './better-auth.ts'

export type NewAccount = {
  readonly email: string
  readonly name: string
  /** Default: the account gets a one-time link. */
  readonly password?: string
  readonly isUser: boolean
  readonly role?: 'admin' | 'user'
  readonly locale?: Locale
}

export type Accounts = {
  /** Creates an account with a verified address and returns its id. Throws AccountIssues. */
  create(account: NewAccount): Promise<string>
  /** Returns the id of the account with that e-mail address, or null. */
  find(email: string): Promise<string | null>
  hasPassword(accountId: string, password: string): Promise<boolean>
  /** Sets the password of an account, replacing an existing one. */
  setPassword(accountId: string, password: string): Promise<void>
  grantAi(accountId: string): Promise<void>
  isEmpty(): Promise<boolean>
}

/** Creates accounts from inside the server. */
export const createAccounts = (auth: BetterAuth, pool: Pool): Accounts => ({
  create: async ({ email, name, password, isUser, role = 'user', locale = 'ja' }) => {
    checkNewAccount({ name, role, locale })
    const { password: hasher } = await auth.$context
    const id = randomUUID()
    await pool.query(
      `with made as (
         insert into auth."user" (id, name, email, "emailVerified", "isUser", role, locale) values ($1, $2, $3, true, $4, $5, $6) returning id
       )
       insert into auth.account (id, "accountId", "providerId", "userId", password)
       select $7, id, 'credential', id, $8 from made where $8::text is not null`,
      [id, name, email.toLowerCase(), isUser, role, locale, randomUUID(), password === undefined ? null : await hasher.hash(password)],
    )
    return id
  },
  find: async (email) => {
    const { rows } = await pool.query<{ id: string }>('select id from auth."user" where email = $1', [email.toLowerCase()])
    return rows[0]?.id ?? null
  },
  hasPassword: async (accountId, password) => {
    const { rows } = await pool.query<{ hash: string | null }>(
      `select password as hash from auth.account where "userId" = $1 and "providerId" = 'credential'`,
      [accountId],
    )
    const { password: hasher } = await auth.$context
    const hash = rows[0]?.hash ?? null
    return hash !== null && hasher.verify({ hash, password })
  },
  setPassword: async (accountId, password) => {
    const { password: hasher } = await auth.$context
    await pool.query(
      `insert into auth.account (id, "accountId", "providerId", "userId", password) values ($1, $2, 'credential', $2, $3)
       on conflict ("providerId", "accountId") do update set password = excluded.password, "updatedAt" = now()`,
      [randomUUID(), accountId, await hasher.hash(password)],
    )
  },
  grantAi: async (accountId) => {
    await pool.query(`insert into auth.permission_grant (user_id, permission) values ($1, 'ai') on conflict do nothing`, [accountId])
  },
  isEmpty: async () => {
    const { rowCount } = await pool.query('select from auth."user" limit 1')
    return rowCount === 0
  },
})
