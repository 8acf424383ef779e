import { randomUUID } from 'node:crypto'
import { canonicalPrefix, formatMessage, localizePath, type Locale } from '@captain/locale'
import { waitingMail, type Mail, type MailPart } from '@captain/mail'
import type { Addressee, Queryable } from './auth-mails.ts'
import { en } from './en.ts'
import { ja, type AuthMailWords } from './ja.ts'

const WORDS = { ja, en } as const

type Written = { readonly subject: string; readonly parts: readonly MailPart[] }

type Write = (words: AuthMailWords, locale: Locale) => Written

/** What the mails of one installation are written with. */
export type MailSender = {
  readonly put: (client: Queryable | undefined, to: Addressee, write: Write) => Promise<void>
  readonly pageUrl: (path: string, locale: Locale) => string
  readonly verifyUrl: (token: string, locale: Locale) => string
}

/** Returns a paragraph of text. */
export const text = (value: string): MailPart => ({ kind: 'text', text: value })

/** Returns a button that opens an address. */
export const link = (label: string, url: string): MailPart => ({ kind: 'link', label, url })

/** Returns the salutation. */
export const dear = (words: AuthMailWords, to: Addressee): MailPart => text(formatMessage(to.locale, words.dear, { name: to.name }))

/** Creates the sender of one installation; links start with its address. Mails go to the outbox through the pool by default. */
export const createMailSender = (pool: Queryable, baseUrl: string): MailSender => {
  const pageUrl = (path: string, locale: Locale): string => `${baseUrl}${localizePath(path, canonicalPrefix(locale))}`
  return {
    pageUrl,
    // Servers and the pages visited next must not see the token: a fragment is never sent.
    verifyUrl: (token, locale) => `${pageUrl('/auth/verify-email', locale)}#token=${token}`,
    put: async (client = pool, to, write) => {
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
    },
  }
}
