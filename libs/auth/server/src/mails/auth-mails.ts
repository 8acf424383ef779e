import { randomUUID } from 'node:crypto'
import { canonicalPrefix, formatDateTime, formatMessage, localizePath, type Locale } from '@captain/locale'
import { waitingMail, type Mail, type MailPart } from '@captain/mail'
import type { Pool } from 'pg'
import { en } from './en.ts'
import { ja, type AuthMailWords } from './ja.ts'

const WORDS = { ja, en } as const

export type Addressee = { readonly name: string; readonly email: string; readonly locale: Locale }

/** A transaction's connection, or the pool where a mail belongs to none. */
export type Queryable = Pick<Pool, 'query'>

/** What tells people that their account was changed, so that they notice when it was not them. */
export type ChangeNotice = 'passwordChanged' | 'passkeyAdded' | 'passkeyRemoved' | 'emailChange'

/** Puts mails about accounts into the outbox, in the language of whom they are for. Links open pages of this product. */
export type AuthMails = {
  verification(to: Addressee, token: string, client?: Queryable): Promise<void>
  newAddress(to: Addressee, token: string, client?: Queryable): Promise<void>
  known(to: Addressee, client?: Queryable): Promise<void>
  /** `by` is the name of who invites; null on the command line. */
  invite(to: Addressee, link: string, by: string | null, client?: Queryable): Promise<void>
  recovery(to: Addressee, link: string, client?: Queryable): Promise<void>
  approved(to: Addressee, client?: Queryable): Promise<void>
  /** To every administrator who may approve. */
  signUp(admins: readonly Addressee[], account: { readonly name: string; readonly email: string }, client?: Queryable): Promise<void>
  notice(to: Addressee, change: ChangeNotice, client?: Queryable): Promise<void>
}

type Written = { readonly subject: string; readonly parts: readonly MailPart[] }

const text = (value: string): MailPart => ({ kind: 'text', text: value })

/** Makes the mails of one installation, whose address stands in their links. */
export const createAuthMails = (pool: Queryable, baseUrl: string): AuthMails => {
  const pageUrl = (path: string, locale: Locale): string => `${baseUrl}${localizePath(path, canonicalPrefix(locale))}`

  const put = async (client: Queryable, to: Addressee, write: (words: AuthMailWords, locale: Locale) => Written): Promise<void> => {
    const words = WORDS[to.locale]
    const { subject, parts } = write(words, to.locale)
    const mail: Mail = {
      to: to.email,
      locale: to.locale,
      fromName: words.from,
      replyTo: null,
      subject: formatMessage(to.locale, words.title, { subject }),
      parts,
    }
    const waiting = waitingMail(`account/${randomUUID()}`, mail)
    if (waiting !== null) await client.query('select mail.put($1::jsonb)', [JSON.stringify([waiting])])
  }

  const dear = (words: AuthMailWords, to: Addressee): MailPart => text(formatMessage(to.locale, words.dear, { name: to.name }))

  // The token stands behind the #: neither servers nor the pages that are visited next get to see it.
  const verifyUrl = (token: string, locale: Locale): string => `${pageUrl('/auth/verify-email', locale)}#token=${token}`

  return {
    // Who signs up chooses the name, and the mail goes to whoever has the address: it greets nobody.
    verification: (to, token, client = pool) =>
      put(client, to, ({ verification, ignore }, locale) => ({
        subject: verification.subject,
        parts: [text(verification.text), { kind: 'link', label: verification.link, url: verifyUrl(token, locale) }, text(ignore)],
      })),
    newAddress: (to, token, client = pool) =>
      put(client, to, ({ newAddress, ignore }, locale) => ({
        subject: newAddress.subject,
        parts: [text(newAddress.text), { kind: 'link', label: newAddress.link, url: verifyUrl(token, locale) }, text(ignore)],
      })),
    known: (to, client = pool) =>
      put(client, to, (words, locale) => ({
        subject: words.known.subject,
        parts: [
          dear(words, to),
          text(words.known.text),
          { kind: 'link', label: words.known.link, url: pageUrl('/auth/login', locale) },
          text(words.known.lost),
          { kind: 'link', label: words.known.recover, url: pageUrl('/auth/recover', locale) },
          text(words.ignore),
        ],
      })),
    invite: (to, link, by, client = pool) =>
      put(client, to, (words) => ({
        subject: words.invite.subject,
        parts: [
          dear(words, to),
          text(words.invite.text),
          ...(by === null ? [] : [{ kind: 'facts', rows: [[words.invite.by, by]] } satisfies MailPart]),
          { kind: 'link', label: words.invite.link, url: link },
          text(words.ignore),
        ],
      })),
    recovery: (to, link, client = pool) =>
      put(client, to, (words) => ({
        subject: words.recovery.subject,
        parts: [dear(words, to), text(words.recovery.text), { kind: 'link', label: words.recovery.link, url: link }, text(words.ignore)],
      })),
    approved: (to, client = pool) =>
      put(client, to, (words, locale) => ({
        subject: words.approved.subject,
        parts: [dear(words, to), text(words.approved.text), { kind: 'link', label: words.approved.link, url: pageUrl('/captain', locale) }],
      })),
    signUp: async (admins, { name, email }, client = pool) => {
      for (const admin of admins)
        await put(client, admin, ({ signUp }, locale) => ({
          subject: signUp.subject,
          parts: [
            text(signUp.text),
            {
              kind: 'facts',
              rows: [
                [signUp.name, name],
                [signUp.email, email],
              ],
            },
            { kind: 'link', label: signUp.link, url: pageUrl('/admin/auth-user', locale) },
          ],
        }))
    },
    notice: (to, change, client = pool) =>
      put(client, to, (words) => ({
        subject: words[change].subject,
        parts: [
          dear(words, to),
          text(words[change].text),
          { kind: 'facts', rows: [[words.when, formatDateTime(new Date())]] },
          text(words.unexpected),
        ],
      })),
  }
}
