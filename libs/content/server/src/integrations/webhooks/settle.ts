import { sql } from '../../database/sql.ts'
import type { WriteTx } from '../../store.ts'
import { writeAudit } from '../../store/audit.ts'
import type { Claimed } from './claim.ts'
import type { Outcome } from './send.ts'

/** A webhook is switched off after failing for this long without a success. */
const PATIENCE = '3 days'

const logAttempt = (tx: WriteTx, { id, attempts }: Claimed, { status, failure, answer, durationMs }: Outcome) =>
  tx.run(sql`
    insert into content.webhook_attempt (tenant_id, delivery_id, number, at, duration_ms, status, failure, answer)
    select ${tx.tenant.number}::int, d.id, ${attempts}::int, ${tx.now}::timestamptz, ${durationMs}::int, ${status}::int, ${failure}, ${answer}
    from content.webhook_delivery d where d.tenant_id = ${tx.tenant.number} and d.id = ${id} on conflict do nothing`)

/** A process that claimed it later counted more attempts, and settles it. */
const settleDelivery = (tx: WriteTx, { id, tries, attempts }: Claimed, isDone: boolean, delays: readonly number[]) => {
  const delay = delays[tries - 1]
  const state = isDone ? 'delivered' : delay === undefined ? 'failed' : 'pending'
  return tx.run(sql`
    update content.webhook_delivery set state = ${state}, claimed_until = null, next_attempt_at = now() + make_interval(secs => ${(delay ?? 0) / 1000}::float8)
    where tenant_id = ${tx.tenant.number} and id = ${id} and attempts = ${attempts} and state = 'pending'`)
}

type Failing = { readonly name: string; readonly url: string; readonly was_disabled: boolean }

const noteFailure = async (tx: WriteTx, id: string): Promise<void> => {
  const row = await tx.row<Failing>(sql`
    with kept as (select w.id, w.is_active and w.failing_since < now() - ${PATIENCE}::interval as is_over
      from content.webhook w where w.tenant_id = ${tx.tenant.number} and w.id = ${id} for no key update)
    update content.webhook w set failing_since = coalesce(w.failing_since, now()),
      is_active = case when kept.is_over then false else w.is_active end,
      disabled_at = case when kept.is_over then now() else w.disabled_at end
    from kept where w.tenant_id = ${tx.tenant.number} and w.id = kept.id
    returning w.name, w.url, coalesce(kept.is_over, false) as was_disabled`)
  if (row?.was_disabled !== true) return
  const details = { webhook: id, name: row.name, url: row.url }
  await writeAudit(tx, { action: 'disableWebhook', type: null, id: null, changes: [], details })
}

const noteSuccess = (tx: WriteTx, id: string) =>
  tx.run(sql`
    update content.webhook set failing_since = null where tenant_id = ${tx.tenant.number} and id = ${id} and failing_since is not null`)

/** Stores the result of an attempt. After a failure, plans the next one after one of the delays (ms). */
export const settle = async (tx: WriteTx, claimed: Claimed, outcome: Outcome, delays: readonly number[]): Promise<void> => {
  await logAttempt(tx, claimed, outcome)
  await settleDelivery(tx, claimed, outcome.isDone, delays)
  // A test shows whether an address responds; it neither ends nor begins a time of failing.
  if (claimed.event === 'test') return
  await (outcome.isDone ? noteSuccess(tx, claimed.webhook_id) : noteFailure(tx, claimed.webhook_id))
}

/** Settles, without an attempt, what came due for a webhook while it was off. Deliveries under way or due later stay. */
export const expireMissedDeliveries = async (tx: WriteTx, webhook: string): Promise<void> => {
  await tx.run(sql`
    with missed as (
      update content.webhook_delivery set state = 'failed', attempts = attempts + 1, claimed_until = null
      where tenant_id = ${tx.tenant.number} and webhook_id = ${webhook} and state = 'pending' and event <> 'test'
        and next_attempt_at <= now() and (claimed_until is null or claimed_until < now())
      returning id, attempts)
    insert into content.webhook_attempt (tenant_id, delivery_id, number, at, duration_ms, failure)
    select ${tx.tenant.number}::int, missed.id, missed.attempts, ${tx.now}::timestamptz, 0, 'off' from missed`)
}
