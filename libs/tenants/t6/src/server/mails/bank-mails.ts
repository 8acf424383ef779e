import { isDeepStrictEqual } from 'node:util'
import type { ChangeOf, MailContextOf } from '@captain/content-server'
import type { Mail } from '@captain/mail'
import type { tenant } from '../../tenant.ts'
import { accountsChangedMail } from './owner-mails.ts'

/** All owners hear when the accounts that customers pay into change, whoever did it. */
export const bankMails = async (
  { before, after }: ChangeOf<typeof tenant, 'payment-bank'>,
  { owners, author, now }: MailContextOf<typeof tenant>,
): Promise<readonly Mail[]> => {
  if (before === null || isDeepStrictEqual(before.accounts, after.accounts)) return []
  return (await owners()).map((owner) => accountsChangedMail(owner, { by: author.name, at: now }))
}
