import { formatDateTime } from '@captain/locale'
import type { AuthMails } from './auth-mails.ts'
import { dear, link, text, type MailSender } from './mail-sender.ts'

type NoticeMails = Pick<AuthMails, 'known' | 'approved' | 'signUp' | 'notice'>

/** Returns the mails that report a change; their links open pages that ask for a sign-in. */
export const noticeMails = ({ put, pageUrl }: MailSender): NoticeMails => ({
  known: (to, client) =>
    put(client, to, (words, locale) => ({
      subject: words.known.subject,
      parts: [
        dear(words, to),
        text(words.known.text),
        link(words.known.link, pageUrl('/auth/login', locale)),
        text(words.known.lost),
        link(words.known.recover, pageUrl('/auth/recover', locale)),
        text(words.ignore),
      ],
    })),
  approved: (to, client) =>
    put(client, to, (words, locale) => ({
      subject: words.approved.subject,
      parts: [dear(words, to), text(words.approved.text), link(words.approved.link, pageUrl('/captain', locale))],
    })),
  signUp: async (admins, { name, email }, client) => {
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
          link(signUp.link, pageUrl('/admin/auth-user', locale)),
        ],
      }))
  },
  notice: (to, change, client) =>
    put(client, to, (words) => ({
      subject: words[change].subject,
      parts: [
        dear(words, to),
        text(words[change].text),
        { kind: 'facts', rows: [[words.when, formatDateTime(new Date())]] },
        text(words.unexpected),
      ],
    })),
})
