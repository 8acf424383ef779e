import { inTransaction } from '@captain/database'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { checkNewAccount } from '../account-fields.ts'
import { recordEvent } from '../audit/record-event.ts'
import { removeSecondFactor } from '../second-factor/second-factor-rows.ts'
import { createAuthMails } from '../mails/auth-mails.ts'
import { createOneTimeLinks, type LinkedAccount } from './one-time-links.ts'

export type NewAdmin = Omit<LinkedAccount, 'id'>

/** Actor of events from the command line; access to it grants every right, and the log has no further identity. */
const COMMAND_LINE = { by: { id: null, name: 'create-admin' }, from: { address: null, userAgent: null, requestId: null } } as const

/** An existing account becomes an administrator, regardless of its previous role. */
const MAKE = `
  insert into auth."user" (id, name, email, "emailVerified", "isUser", role, locale) values ($1, $2, $3, false, true, 'admin', $4)
  on conflict (email) do update set "isUser" = true, role = 'admin', banned = false, "banReason" = null, "banExpires" = null, "updatedAt" = now()
  returning id, name, email, locale`

/** Creates an administrator account and a one-time link, valid for 72 h. Throws AccountIssues. */
export const inviteAdmin = async (pool: Pool, baseUrl: string, { email, name, locale }: NewAdmin): Promise<string> => {
  checkNewAccount({ name, locale })
  const links = createOneTimeLinks(pool, createAuthMails(pool, baseUrl), baseUrl)
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<LinkedAccount>(MAKE, [randomUUID(), name, email.toLowerCase(), locale])
    const account = rows[0]
    if (account === undefined) throw new Error('an account was neither made nor found')
    await recordEvent(client, { action: 'permission', ...COMMAND_LINE, account, changes: { role: [null, 'admin'] } })
    // The command restores access to those who have lost everything, also the app and the codes.
    if (await removeSecondFactor(client, account.id)) await recordEvent(client, { action: 'secondFactorRemoved', ...COMMAND_LINE, account })
    return links.send(account, 'invite', null, client)
  })
}
