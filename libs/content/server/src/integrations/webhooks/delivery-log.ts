import type { AttemptFailure, DeliveryState, WebhookDelivery, WebhookEvent } from '@captain/content-core'
import { badRequest, notFound } from '@captain/http-server'
import { sql, type Fragment } from '../../database/sql.ts'
import type { Tx } from '../../database/transaction.ts'
import { isId, nextId } from '../../store/ids.ts'
import type { WriteTx } from '../../store.ts'
import { readWebhook } from './webhook-row.ts'

const PAGE = 25
const KEPT = '30 days'

type AttemptRow = {
  readonly number: number
  readonly at: string
  readonly durationMs: number
  readonly status: number | null
  readonly failure: AttemptFailure | null
  readonly answer: string
}

type LogRow = {
  readonly id: string
  readonly event: WebhookEvent | 'test'
  readonly content_type: string | null
  readonly entry_id: string | null
  readonly occurred_at: Date
  readonly state: DeliveryState
  readonly next_attempt_at: Date
  readonly attempts: readonly AttemptRow[]
}

const toDelivery = (row: LogRow): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  contentType: row.content_type,
  recordId: row.entry_id,
  occurredAt: row.occurred_at.toISOString(),
  state: row.state,
  nextAttemptAt: row.state === 'pending' ? row.next_attempt_at.toISOString() : null,
  attempts: row.attempts.map((attempt) => ({ ...attempt, at: new Date(attempt.at).toISOString() })),
})

/** Events planned for later are not part of the log. */
const selected = (tx: Tx, webhook: string, narrowed: Fragment): Fragment => sql`
  select d.id, d.event, d.content_type, d.entry_id, d.occurred_at, d.state, d.next_attempt_at,
    coalesce((select jsonb_agg(jsonb_build_object('number', a.number, 'at', a.at, 'durationMs', a.duration_ms, 'status', a.status,
        'failure', a.failure, 'answer', a.answer) order by a.number desc)
      from content.webhook_attempt a where a.tenant_id = d.tenant_id and a.delivery_id = d.id), '[]') as attempts
  from content.webhook_delivery d
  where d.tenant_id = ${tx.tenant.number} and d.webhook_id = ${webhook} and d.occurred_at <= now() and ${narrowed}
  order by d.id desc limit ${PAGE + 1}`

export type LogPage = { readonly items: readonly WebhookDelivery[]; readonly next: string | null }

/** Returns a page of the delivery log of a webhook, newest first. Throws 404 for the webhook, 400 for an invalid cursor. */
export const readLog = async (tx: Tx, webhook: string, after: string | undefined): Promise<LogPage> => {
  if (after !== undefined && !isId(after)) throw badRequest('malformed-parameter', 'after')
  const { id } = await readWebhook(tx, webhook)
  const rows = await tx.rows<LogRow>(selected(tx, id, after === undefined ? sql`true` : sql`d.id < ${after}`))
  const items = rows.slice(0, PAGE).map(toDelivery)
  return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null }
}

const readOne = async (tx: Tx, webhook: string, id: string): Promise<WebhookDelivery> => {
  const row = isId(id) ? await tx.row<LogRow>(selected(tx, webhook, sql`d.id = ${id}`)) : null
  if (row === null) throw notFound()
  return toDelivery(row)
}

/** Sends an event of the log again, with its old id and all attempts. Throws 404. */
export const resend = async (tx: WriteTx, webhook: string, delivery: string): Promise<WebhookDelivery> => {
  await readOne(tx, (await readWebhook(tx, webhook)).id, delivery)
  await tx.run(sql`
    update content.webhook_delivery set state = 'pending', tries = 0, next_attempt_at = ${tx.now}::timestamptz, claimed_until = null
    where tenant_id = ${tx.tenant.number} and id = ${delivery}`)
  return readOne(tx, webhook, delivery)
}

/** Queues a test event. Throws 404. */
export const queueTest = async (tx: WriteTx, webhook: string): Promise<WebhookDelivery> => {
  const { id: webhookId } = await readWebhook(tx, webhook)
  const id = nextId(tx.now)
  await tx.run(sql`
    insert into content.webhook_delivery (tenant_id, id, webhook_id, event, occurred_at, next_attempt_at, created_at)
    values (${tx.tenant.number}::int, ${id}, ${webhookId}, 'test', ${tx.now}::timestamptz, ${tx.now}::timestamptz, ${tx.now}::timestamptz)`)
  return readOne(tx, webhookId, id)
}

/** Removes log entries older than 30 days, `maxRows` at most, and returns the number; deliveries planned for later stay. */
export const purgeDeliveries = (tx: WriteTx, maxRows: number): Promise<number> =>
  tx.run(sql`
    delete from content.webhook_delivery where tenant_id = ${tx.tenant.number} and id in (
      select d.id from content.webhook_delivery d
      where d.tenant_id = ${tx.tenant.number} and d.created_at < now() - ${KEPT}::interval and d.occurred_at < now() - ${KEPT}::interval
      order by d.created_at limit ${maxRows} for update skip locked)`)
