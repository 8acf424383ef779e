import type { Locale } from '@captain/locale'
import type { Pool } from 'pg'
import { currentRequestOrigin } from '../audit/current-request-origin.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Recipient, AuthMails, Queryable } from '../mails/auth-mails.ts'
import { claimsIn, saveEmailChange } from './email-change.ts'
import type { SignUpVerification } from './sign-up-verification.ts'

type Person = { readonly id: string; readonly name: string; readonly email: string; readonly locale?: unknown; readonly isUser?: unknown }

export type VerificationOptions = {
  readonly pool: Pool
  readonly mails: AuthMails
  readonly proof: SignUpVerification
  /** Accounts that pass every check, regardless of their role. */
  readonly adminUserIds: readonly string[]
}

const localeOf = ({ locale }: Person): Locale => (locale === 'en' ? 'en' : 'ja')

const ADMINS = `
  select name, email, locale from auth."user"
  where (role = 'admin' or id = any($1)) and (not banned or "banExpires" <= now()) order by id limit 100`

/** Notifies the administrators of an account that waits for approval. */
export const notifyAdmins = async (
  client: Queryable,
  mails: AuthMails,
  adminUserIds: readonly string[],
  account: Pick<Person, 'name' | 'email'>,
): Promise<void> => {
  const { rows } = await client.query<Recipient>(ADMINS, [adminUserIds])
  await mails.signUp(rows, account, client)
}

/**
 * Returns the callbacks of better-auth for address verification: they send the mails and notify administrators of accounts that wait for
 * approval.
 */
export const verificationMails = ({ pool, mails, proof, adminUserIds }: VerificationOptions) => ({
  sendVerificationEmail: async ({ user, token }: { readonly user: Person; readonly token: string }): Promise<void> => {
    const to = { name: user.name, email: user.email, locale: localeOf(user) }
    if (claimsIn(token).updateTo === undefined) return mails.verification(to, token)
    await saveEmailChange(pool, user.id, token, user.email)
    await mails.newAddress(to, token)
  },
  beforeEmailVerification: async (user: Person, request?: Request): Promise<void> => {
    if (!proof.isOf(request?.headers.get('cookie'), user.id)) await pool.query('select auth.begin_anew($1)', [user.id])
  },
  afterEmailVerification: async (user: Person): Promise<void> => {
    await recordEvent(pool, { action: 'verifyEmail', by: { id: user.id, name: user.name }, from: currentRequestOrigin(), account: user })
    if (user.isUser === true) return
    await notifyAdmins(pool, mails, adminUserIds, user)
  },
})
