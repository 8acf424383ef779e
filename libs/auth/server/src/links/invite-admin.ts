import { inTransaction } from '@captain/database'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { checkNewAccount } from '../account-fields.ts'
import { recordEvent } from '../audit/record-event.ts'
import { createAuthMails } from '../mails/auth-mails.ts'
import { createOneTimeLinks, type LinkedAccount } from './one-time-links.ts'

export type NewAdmin = Omit<LinkedAccount, 'id'>

/** Whoever reaches the command line may do what is done here; the log says no more of who it was. */
const COMMAND_LINE = { by: { id: null, name: 'create-admin' }, from: { address: null, userAgent: null, requestId: null } } as const

/** An account that is there becomes an administrator's, whatever it was. */
const MAKE = `
  insert into auth."user" (id, name, email, "emailVerified", "isUser", role, locale) values ($1, $2, $3, false, true, 'admin', $4)
  on conflict (email) do update set "isUser" = true, role = 'admin', banned = false, "banReason" = null, "banExpires" = null, "updatedAt" = now()
  returning id, name, email, locale`

/** Makes the account of an administrator, and a one-time link by which its person comes in within 72 h. Throws AccountIssues. */
export const inviteAdmin = async (pool: Pool, baseUrl: string, { email, name, locale }: NewAdmin): Promise<string> => {
  checkNewAccount({ name, locale })
  const links = createOneTimeLinks(pool, createAuthMails(pool, baseUrl), baseUrl)
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<LinkedAccount>(MAKE, [randomUUID(), name, email.toLowerCase(), locale])
    const account = rows[0]
    if (account === undefined) throw new Error('an account was neither made nor found')
    await recordEvent(client, { action: 'permission', ...COMMAND_LINE, account, changes: { role: [null, 'admin'] } })
    return links.send(account, 'invite', null, client)
  })
}
