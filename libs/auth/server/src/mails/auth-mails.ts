import { randomUUID } from 'node:crypto'
import { canonicalPrefix, localizePath, type Locale } from '@captain/locale'
import { pendingMail, recipientHash, type Mail } from '@captain/mail'
import type { I18n } from '@lingui/core'
import type { Pool } from 'pg'
import { i18nIn } from '../translator.ts'
import {
  writeApproved,
  writeInvite,
  writeKnown,
  writeNewAddress,
  writeNotice,
  writeRecovery,
  writeSignUp,
  writeVerification,
  type ChangeNotice,
  type WrittenMail,
} from './write-auth-mails.ts'

export type Recipient = { readonly name: string; readonly email: string; readonly locale: Locale }

/** Connection of a transaction, or the pool if the mail belongs to none. */
export type Queryable = Pick<Pool, 'query'>

/** Adds account mails to the outbox, in the recipient's language. Links open pages of this product. */
export type AuthMails = {
  verification(to: Recipient, token: string, client?: Queryable): Promise<void>
  newAddress(to: Recipient, token: string, client?: Queryable): Promise<void>
  known(to: Recipient, client?: Queryable): Promise<void>
  /** `by` is the name of the inviting account; null on the command line. */
  invite(to: Recipient, link: string, by: string | null, client?: Queryable): Promise<void>
  recovery(to: Recipient, link: string, client?: Queryable): Promise<void>
  approved(to: Recipient, client?: Queryable): Promise<void>
  /** Sent to every administrator who may approve accounts. */
  signUp(admins: readonly Recipient[], account: { readonly name: string; readonly email: string }, client?: Queryable): Promise<void>
  notice(to: Recipient, change: ChangeNotice, client?: Queryable): Promise<void>
}

/** Mails an hour and a day to one address that anybody may have entered. */
const UNVERIFIED = { perHour: 8, perDay: 20 }

const mayMail = async (client: Queryable, address: string): Promise<boolean> => {
  const { perHour, perDay } = UNVERIFIED
  const { rows } = await client.query<{ allowed: boolean }>(`select mail.count_unverified('account-mail', $1, $2, $3) as allowed`, [
    recipientHash(address),
    perHour,
    perDay,
  ])
  return rows[0]?.allowed === true
}

/** Creates the mails of one installation, whose origin their links use. */
export const createAuthMails = (pool: Queryable, baseUrl: string): AuthMails => {
  const pageUrl = (path: string, locale: Locale): string => `${baseUrl}${localizePath(path, canonicalPrefix(locale))}`

  const put = async (client: Queryable, to: Recipient, write: (i18n: I18n, locale: Locale) => WrittenMail): Promise<void> => {
    const i18n = i18nIn(to.locale)
    const { subject, parts } = write(i18n, to.locale)
    const mail: Mail = {
      to: to.email,
      locale: to.locale,
      fromName: 'Captain',
      replyTo: null,
      subject: i18n._('【Captain】{subject}', { subject }),
      parts,
    }
    const waiting = pendingMail(`account/${randomUUID()}`, mail)
    if (waiting !== null) await client.query('select mail.put($1::jsonb)', [JSON.stringify([waiting])])
  }

  /** Sends nothing above the limit of the address, and does not report it. */
  const putUnverified: typeof put = async (client, to, write) => {
    if (await mayMail(client, to.email)) await put(client, to, write)
  }

  // The token is in the fragment, which neither servers nor later pages receive.
  const verifyUrl = (token: string, locale: Locale): string => `${pageUrl('/auth/verify-email', locale)}#token=${token}`

  return {
    verification: (to, token, client = pool) =>
      putUnverified(client, to, (i18n, locale) => writeVerification(i18n, verifyUrl(token, locale))),
    newAddress: (to, token, client = pool) => putUnverified(client, to, (i18n, locale) => writeNewAddress(i18n, verifyUrl(token, locale))),
    known: (to, client = pool) =>
      putUnverified(client, to, (i18n, locale) =>
        writeKnown(i18n, to.name, { login: pageUrl('/auth/login', locale), recover: pageUrl('/auth/recover', locale) }),
      ),
    invite: (to, link, by, client = pool) => put(client, to, (i18n) => writeInvite(i18n, to.name, link, by)),
    recovery: (to, link, client = pool) => put(client, to, (i18n) => writeRecovery(i18n, to.name, link)),
    approved: (to, client = pool) => put(client, to, (i18n, locale) => writeApproved(i18n, to.name, pageUrl('/captain', locale))),
    signUp: async (admins, account, client = pool) => {
      for (const admin of admins)
        await put(client, admin, (i18n, locale) => writeSignUp(i18n, account, pageUrl('/admin/auth-user', locale)))
    },
    notice: (to, change, client = pool) => put(client, to, (i18n) => writeNotice(i18n, to.name, change)),
  }
}
