import type { MailPart } from '@captain/mail'
import type { AuthMails } from './auth-mails.ts'
import { dear, link, text, type MailSender } from './mail-sender.ts'

type LinkMails = Pick<AuthMails, 'verification' | 'newAddress' | 'invite' | 'recovery'>

/** Returns the mails whose one-time link proves an address or opens an account. */
export const linkMails = ({ put, verifyUrl }: MailSender): LinkMails => ({
  // The person who signs up chooses the name, and the owner of the address gets the mail: no salutation.
  verification: (to, token, client) =>
    put(client, to, ({ verification, ignore }, locale) => ({
      subject: verification.subject,
      parts: [text(verification.text), link(verification.link, verifyUrl(token, locale)), text(ignore)],
    })),
  newAddress: (to, token, client) =>
    put(client, to, ({ newAddress, ignore }, locale) => ({
      subject: newAddress.subject,
      parts: [text(newAddress.text), link(newAddress.link, verifyUrl(token, locale)), text(ignore)],
    })),
  invite: (to, url, by, client) =>
    put(client, to, (words) => ({
      subject: words.invite.subject,
      parts: [
        dear(words, to),
        text(words.invite.text),
        ...(by === null ? [] : [{ kind: 'facts', rows: [[words.invite.by, by]] } satisfies MailPart]),
        link(words.invite.link, url),
        text(words.ignore),
      ],
    })),
  recovery: (to, url, client) =>
    put(client, to, (words) => ({
      subject: words.recovery.subject,
      parts: [dear(words, to), text(words.recovery.text), link(words.recovery.link, url), text(words.ignore)],
    })),
})
