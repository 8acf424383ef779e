import type { Locale } from '@captain/locale'
import { decodeJwt } from 'jose'
import type { Pool } from 'pg'
import { recordEvent } from '../audit/record-event.ts'
import type { Addressee, AuthMails } from '../mails/auth-mails.ts'

type Person = { readonly id: string; readonly name: string; readonly email: string; readonly locale?: unknown; readonly isUser?: unknown }

export type VerificationOptions = {
  readonly pool: Pool
  readonly mails: AuthMails
  /** Accounts that pass every check, whatever their role. */
  readonly adminUserIds: readonly string[]
}

const localeOf = ({ locale }: Person): Locale => (locale === 'en' ? 'en' : 'ja')

const ADMINS = `
  select name, email, locale from auth."user"
  where (role = 'admin' or id = any($1)) and (not banned or "banExpires" <= now()) order by id limit 100`

const NOWHERE = { address: null, userAgent: null, requestId: null }

/** What better-auth calls around the verification of addresses: the mails, and who waits for approval told to administrators. */
export const verificationMails = ({ pool, mails, adminUserIds }: VerificationOptions) => ({
  sendVerificationEmail: async ({ user, token }: { readonly user: Person; readonly token: string }): Promise<void> => {
    const to = { name: user.name, email: user.email, locale: localeOf(user) }
    await (decodeJwt(token)['updateTo'] === undefined ? mails.verification(to, token) : mails.newAddress(to, token))
  },
  afterEmailVerification: async (user: Person): Promise<void> => {
    await recordEvent(pool, { action: 'verifyEmail', by: { id: user.id, name: user.name }, from: NOWHERE, account: user })
    if (user.isUser === true) return
    const { rows } = await pool.query<Addressee>(ADMINS, [adminUserIds])
    await mails.signUp(rows, user)
  },
})
