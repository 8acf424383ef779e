import { isDeepStrictEqual } from 'node:util'
import type { Happened, MailContext } from '@captain/content-server'
import type { Mail } from '@captain/mail'
import { accountsChangedMail } from './owner-mails.ts'

/** All owners hear when the accounts that customers pay into change, whoever did it. */
export const bankMails = async ({ before, after }: Happened, { owners, author, now }: MailContext): Promise<readonly Mail[]> => {
  if (before === null || isDeepStrictEqual(before['accounts'], after['accounts'])) return []
  return (await owners()).map((owner) => accountsChangedMail(owner, { by: author.name, at: now }))
}
