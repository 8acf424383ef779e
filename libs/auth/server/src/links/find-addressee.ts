import type { Queryable } from '../mails/auth-mails.ts'
import type { LinkedAccount } from './one-time-links.ts'

/** The account with an e-mail address, in whatever case it is written; null where there is none. */
export const findAddressee = async (client: Queryable, email: string): Promise<LinkedAccount | null> => {
  const { rows } = await client.query<LinkedAccount>('select id, name, email, locale from auth."user" where email = $1', [
    email.toLowerCase(),
  ])
  return rows[0] ?? null
}
