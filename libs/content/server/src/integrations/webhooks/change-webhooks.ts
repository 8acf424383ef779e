import type { WebhookUpdate, WebhookInput, CreatedWebhook, WebhookSummary } from '@captain/content-core'
import { advisoryLock } from '../../database/advisory-lock.ts'
import { sql } from '../../database/sql.ts'
import { tooManyWebhooks } from '../../errors.ts'
import { nextId } from '../../store/ids.ts'
import type { WriteTx } from '../../store.ts'
import { writeAudit } from '../../store/audit.ts'
import type { AuditAction } from '../../store/audit-action.ts'
import { rescheduleDeliveries } from './queue-deliveries.ts'
import { expireMissedDeliveries } from './settle.ts'
import { makeSecret } from './signature.ts'
import { lockWebhook, placeOfSecret, readWebhook, toSummary, WEBHOOK_COLUMNS, type WebhookRow } from './webhook-row.ts'

const MAX_WEBHOOKS = 10
/** Time for which a replaced secret stays valid together with the new one. */
const OVERLAP = '24 hours'

const audit = (tx: WriteTx, action: AuditAction, { id, name, url }: WebhookRow, changes: readonly string[] = []): Promise<void> =>
  writeAudit(tx, { action, type: null, id: null, changes, details: { webhook: id, name, url } })

const checkWebhookLimit = async (tx: WriteTx): Promise<void> => {
  await advisoryLock(tx, 'webhooks')
  const counted = await tx.row<{ total: number }>(
    sql`select count(*)::int as total from content.webhook w where w.tenant_id = ${tx.tenant.number}`,
  )
  if ((counted?.total ?? 0) >= MAX_WEBHOOKS) throw tooManyWebhooks(MAX_WEBHOOKS)
}

/** Creates a webhook; only this result contains its secret, which later signs events. Throws 422 if there are 10. */
export const createWebhook = async (tx: WriteTx, { name, url, events, contentTypes }: WebhookInput): Promise<CreatedWebhook> => {
  await checkWebhookLimit(tx)
  const id = nextId(tx.now)
  const secret = makeSecret()
  const sealed = tx.sealer.seal(secret, placeOfSecret(tx.tenant.number, id))
  await tx.run(sql`
    insert into content.webhook (tenant_id, id, name, url, content_types, events, sealed_secret, created_at, created_by, created_by_name, updated_at)
    values (${tx.tenant.number}::int, ${id}, ${name}, ${url}, ${contentTypes}::text[], ${[...new Set(events)]}::text[], ${sealed},
      ${tx.now}::timestamptz, ${tx.author.id}, ${tx.author.name}, ${tx.now}::timestamptz)`)
  const row = await readWebhook(tx, id)
  await rescheduleDeliveries(tx, row)
  await audit(tx, 'createWebhook', row)
  return { webhook: toSummary(row, tx.now), secret }
}

/** Updates a webhook. Switching it on again resets its failures and drops the events that came due while it was off. Throws 404. */
export const updateWebhook = async (tx: WriteTx, id: string, changes: WebhookUpdate): Promise<WebhookSummary> => {
  const before = await lockWebhook(tx, id)
  const { name = before.name, url = before.url, events = before.events, contentTypes = before.content_types } = changes
  const { isActive = before.is_active } = changes
  const isStarted = isActive && !before.is_active
  const row = await tx.row<WebhookRow>(sql`
    update content.webhook w set name = ${name}, url = ${url}, events = ${[...new Set(events)]}::text[], content_types = ${contentTypes}::text[],
      is_active = ${isActive}, updated_at = ${tx.now}::timestamptz,
      failing_since = case when ${isStarted} then null else w.failing_since end,
      disabled_at = case when ${isStarted} then null else w.disabled_at end
    where w.tenant_id = ${tx.tenant.number} and w.id = ${id} returning ${WEBHOOK_COLUMNS}`)
  const after = row ?? before
  if (isStarted) await expireMissedDeliveries(tx, id)
  await rescheduleDeliveries(tx, after)
  await audit(tx, 'updateWebhook', after, Object.keys(changes))
  return toSummary(after, tx.now)
}

/** Removes a webhook with its log. Throws 404. */
export const deleteWebhook = async (tx: WriteTx, id: string): Promise<void> => {
  const row = await lockWebhook(tx, id)
  await tx.run(sql`delete from content.webhook where tenant_id = ${tx.tenant.number} and id = ${id}`)
  await audit(tx, 'deleteWebhook', row)
}

/** Rotates the secret of a webhook; both secrets are valid for a day, so that the receiver can switch. Throws 404. */
export const rotateSecret = async (tx: WriteTx, id: string): Promise<CreatedWebhook> => {
  const before = await lockWebhook(tx, id)
  const secret = makeSecret()
  const sealed = tx.sealer.seal(secret, placeOfSecret(tx.tenant.number, id))
  const row = await tx.row<WebhookRow>(sql`
    update content.webhook w set sealed_secret = ${sealed}, previous_secret = w.sealed_secret,
      previous_until = ${tx.now}::timestamptz + ${OVERLAP}::interval, updated_at = ${tx.now}::timestamptz
    where w.tenant_id = ${tx.tenant.number} and w.id = ${id} returning ${WEBHOOK_COLUMNS}`)
  await audit(tx, 'rotateWebhookSecret', before)
  return { webhook: toSummary(row ?? before, tx.now), secret }
}
