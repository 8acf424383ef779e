import { WEBHOOK_EVENTS, type WebhookSummary } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { sql, type Fragment } from '../../database/sql.ts'
import type { Tx } from '../../database/transaction.ts'
import { isId } from '../../store/ids.ts'

export type WebhookRow = {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly content_types: readonly string[] | null
  readonly events: readonly string[]
  readonly sealed_secret: Buffer
  readonly previous_secret: Buffer | null
  readonly previous_until: Date | null
  readonly is_active: boolean
  readonly failing_since: Date | null
  readonly disabled_at: Date | null
  readonly created_at: Date
  readonly created_by: string | null
  readonly created_by_name: string
}

export const WEBHOOK_COLUMNS = sql`w.id, w.name, w.url, w.content_types, w.events, w.sealed_secret, w.previous_secret, w.previous_until, w.is_active, w.failing_since, w.disabled_at, w.created_at, w.created_by, w.created_by_name`

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

/** Returns a webhook without its secrets, for owners. */
export const toSummary = (row: WebhookRow, now: Date): WebhookSummary => ({
  id: row.id,
  name: row.name,
  url: row.url,
  contentTypes: row.content_types,
  events: WEBHOOK_EVENTS.filter((event) => row.events.includes(event)),
  isActive: row.is_active,
  failingSince: iso(row.failing_since),
  disabledAt: iso(row.disabled_at),
  previousSecretUntil: row.previous_until !== null && row.previous_until > now ? row.previous_until.toISOString() : null,
  createdAt: row.created_at.toISOString(),
  createdBy: { id: row.created_by, name: row.created_by_name },
})

const read = async (tx: Tx, id: string, lock: Fragment): Promise<WebhookRow> => {
  const row = isId(id)
    ? await tx.row<WebhookRow>(
        sql`select ${WEBHOOK_COLUMNS} from content.webhook w where w.tenant_id = ${tx.tenant.number} and w.id = ${id} ${lock}`,
      )
    : null
  if (row === null) throw notFound()
  return row
}

/** Reads a webhook of the tenant. Throws 404. */
export const readWebhook = (tx: Tx, id: string): Promise<WebhookRow> => read(tx, id, sql``)

/** Reads and locks a webhook until the transaction ends. Throws 404. */
export const lockWebhook = (tx: Tx, id: string): Promise<WebhookRow> => read(tx, id, sql`for no key update`)

/** The webhooks of the tenant by name. */
export const listWebhooks = async (tx: Tx): Promise<readonly WebhookSummary[]> => {
  const rows = await tx.rows<WebhookRow>(
    sql`select ${WEBHOOK_COLUMNS} from content.webhook w where w.tenant_id = ${tx.tenant.number} order by w.name, w.id`,
  )
  return rows.map((row) => toSummary(row, tx.now))
}

/** Returns the sealing context of a webhook secret; moved elsewhere, the secret cannot be decrypted. */
export const placeOfSecret = (tenant: number, id: string): string => JSON.stringify([tenant, 'webhook', id])
