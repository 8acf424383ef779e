import type { Pool, PoolClient } from 'pg'
import { monotonicFactory } from 'ulid'
import { ACCOUNT_TYPE, type IdentityEvent } from './identity-event.ts'
import { maskSecrets } from './mask-secrets.ts'

const nextId = monotonicFactory()

const INSERT = {
  name: 'record-event',
  text: `
    insert into content.audit_event (id, at, tenant_id, actor_id, actor_name, impersonator_id, impersonator_name,
      action, type, entry_id, summary, changes, ip_address, user_agent, request_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
}

const changesOf = ({ changes = {}, note }: IdentityEvent): string =>
  JSON.stringify({
    fields: Object.keys(changes),
    ...(Object.keys(changes).length > 0 && { diff: maskSecrets(changes) }),
    ...(note !== undefined && { note }),
  })

const nameOf = ({ account, summary }: IdentityEvent): string | null =>
  summary ?? (account === undefined ? null : `${account.name} <${account.email}>`)

/**
 * Records an event of an account or session in the audit log. With a transaction's connection, the event commits or rolls back with the
 * change.
 */
export const recordEvent = async (client: Pool | PoolClient, event: IdentityEvent): Promise<void> => {
  const { action, by, from, account, tenant } = event
  const now = new Date()
  await client.query({
    ...INSERT,
    values: [
      nextId(now.getTime()),
      now,
      tenant ?? null,
      by.id,
      by.name,
      by.impersonator?.id ?? null,
      by.impersonator?.name ?? null,
      action,
      account === undefined ? null : ACCOUNT_TYPE,
      account?.id ?? null,
      nameOf(event),
      changesOf(event),
      from.address,
      from.userAgent,
      from.requestId,
    ],
  })
}
