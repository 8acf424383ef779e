import { isDeepStrictEqual } from 'node:util'
import type { ChangeOf, MailContextOf } from '@captain/content-server'
import type { Mail } from '@captain/mail'
import type { tenant } from '../../tenant.ts'
import { accountsChangedMail } from './owner-mails.ts'

/** Notifies all owners when the bank accounts for customers change, regardless of the actor. */
export const bankMails = async (
  { before, after }: ChangeOf<typeof tenant, 'payment-bank'>,
  { owners, author, now }: MailContextOf<typeof tenant>,
): Promise<readonly Mail[]> => {
  if (before === null || isDeepStrictEqual(before.accounts, after.accounts)) return []
  return (await owners()).map((owner) => accountsChangedMail(owner, { by: author.name, at: now }))
}
