import type { Queryable } from '../mails/auth-mails.ts'
import type { LinkedAccount } from './one-time-links.ts'

/** Finds the account with an e-mail address, case-insensitively; null if missing. */
export const findRecipient = async (client: Queryable, email: string): Promise<LinkedAccount | null> => {
  const { rows } = await client.query<LinkedAccount>('select id, name, email, locale from auth."user" where email = $1', [
    email.toLowerCase(),
  ])
  return rows[0] ?? null
}
