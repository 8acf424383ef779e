import type { AuthMails, Queryable } from './auth-mails.ts'
import { linkMails } from './link-mails.ts'
import { createMailSender } from './mail-sender.ts'
import { noticeMails } from './notice-mails.ts'

/** Creates the mails of one installation, whose address starts their links. */
export const createAuthMails = (pool: Queryable, baseUrl: string): AuthMails => {
  const sender = createMailSender(pool, baseUrl)
  return { ...linkMails(sender), ...noticeMails(sender) }
}
