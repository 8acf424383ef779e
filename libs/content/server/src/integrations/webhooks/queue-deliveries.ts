import { contentTypeOf, isDelivered } from '@captain/content-core'
import { sql } from '../../database/sql.ts'
import { nextId } from '../../store/ids.ts'
import type { WriteTx } from '../../store.ts'
import type { EntryRow } from '../../store/entry-row.ts'
import type { EntryChange } from '../../store/entry-change.ts'
import { eventsOf, plannedOf, type RecordEvent } from './events-of.ts'
import { readVisibleWith } from './shown-with.ts'

/** The subscription of a webhook. */
export type WebhookSubscription = {
  readonly id: string
  readonly is_active: boolean
  readonly events: readonly string[]
  readonly content_types: readonly string[] | null
}

const wants = ({ is_active: isActive, events, content_types: types }: WebhookSubscription, { event, type }: RecordEvent): boolean =>
  isActive && events.includes(event) && (types === null || types.includes(type))

const insert = async (tx: WriteTx, subscriptions: readonly WebhookSubscription[], events: readonly RecordEvent[]): Promise<void> => {
  const rows = subscriptions.flatMap((subscription) =>
    events
      .filter((one) => wants(subscription, one))
      .map(({ event, type, id, slug, at }) => ({
        tenant_id: tx.tenant.number,
        id: nextId(tx.now),
        webhook_id: subscription.id,
        event,
        content_type: type,
        entry_id: id,
        slug,
        occurred_at: at,
        next_attempt_at: at,
        created_at: tx.now,
      })),
  )
  if (rows.length === 0) return
  await tx.run(sql`
    insert into content.webhook_delivery (tenant_id, id, webhook_id, event, content_type, entry_id, slug, occurred_at, next_attempt_at, created_at)
    select tenant_id, id, webhook_id, event, content_type, entry_id, slug, occurred_at, next_attempt_at, created_at
    from jsonb_populate_recordset(null::content.webhook_delivery, ${JSON.stringify(rows)}::jsonb)`)
}

/** Condition on planned events that are not due yet. */
const PLANNED = sql`state = 'pending' and attempts = 0 and event <> 'test' and occurred_at > now()`

/** Reads the webhooks that written records may concern. */
export const readSubscriptions = (tx: WriteTx): Promise<readonly WebhookSubscription[]> =>
  tx.hotRows<WebhookSubscription>(
    sql`select w.id, w.is_active, w.events, w.content_types from content.webhook w where w.tenant_id = ${sql.lit(tx.tenant.number)}`,
  )

/** Queues the events of written records in the running transaction; a rollback drops them. */
export const queueDeliveries = async (
  tx: WriteTx,
  changes: readonly EntryChange[],
  subscriptions: readonly WebhookSubscription[],
): Promise<void> => {
  if (tx.isQuiet === true || changes.length === 0) return
  if (subscriptions.length === 0) return
  const ids = changes.map(({ after }) => after.id)
  await tx.run(
    sql`delete from content.webhook_delivery where tenant_id = ${tx.tenant.number} and entry_id = any(${ids}::text[]) and ${PLANNED}`,
  )
  const isSentIn = tx.author.sender !== undefined && tx.author.keyId === undefined
  const copies = changes.flatMap(({ type, before, after }) => [[type, before] as const, [type, after] as const])
  const known = { isSentIn, isShownWith: await readVisibleWith(tx, copies), now: tx.now }
  await insert(
    tx,
    subscriptions,
    changes.flatMap((change) => eventsOf(change, known)),
  )
}

type PlannedRow = Pick<EntryRow, 'id' | 'type' | 'published' | 'published_slug' | 'publish_from' | 'publish_until'>

/** Replans the scheduled events of a webhook that is new or whose subscription changed. */
export const rescheduleDeliveries = async (tx: WriteTx, subscription: WebhookSubscription): Promise<void> => {
  await tx.run(
    sql`delete from content.webhook_delivery where tenant_id = ${tx.tenant.number} and webhook_id = ${subscription.id} and ${PLANNED}`,
  )
  const rows = await tx.rows<PlannedRow>(sql`
    select e.id, e.type, e.published, e.published_slug, e.publish_from, e.publish_until from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.status = 'published' and e.deleted_at is null and e.published_position is not null
      and (e.publish_from > now() or e.publish_until > now())`)
  const delivered = rows.flatMap((row) => {
    const type = contentTypeOf(tx.tenant, row.type)
    return type === null || !isDelivered(type) ? [] : [[type, row] as const]
  })
  const isShownWith = await readVisibleWith(tx, delivered)
  const events = delivered.flatMap(([type, row]) => (isShownWith(type, row) ? plannedOf(type, row, tx.now) : []))
  await insert(tx, [subscription], events)
}
