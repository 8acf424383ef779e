import { inTransaction } from '@captain/database'
import type { Pool } from 'pg'
import type { RequestOrigin, EventAccount, EventActor } from '../audit/identity-event.ts'
import { recordEvent } from '../audit/record-event.ts'
import { tenantsOnlyOwnedBy } from '../sessions/sole-owner.ts'

/**
 * Deletes an account with its data and records the event. If tenants would lose their last owner, deletes nothing and returns their
 * numbers.
 */
export const deleteAccount = async (
  pool: Pool,
  account: EventAccount,
  { by, from, note }: { readonly by: EventActor; readonly from: RequestOrigin; readonly note?: string },
): Promise<readonly number[]> =>
  inTransaction(pool, async (client) => {
    const owned = await tenantsOnlyOwnedBy(client, account.id)
    if (owned.length > 0) return owned
    await client.query('delete from auth.session where "impersonatedBy" = $1', [account.id])
    await client.query('delete from auth."user" where id = $1', [account.id])
    await recordEvent(client, { action: 'deleteAccount', by, from, account, ...(note !== undefined && { note }) })
    return []
  })
