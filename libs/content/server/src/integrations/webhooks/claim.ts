import type { WebhookEvent } from '@captain/content-core'
import type { Pool } from 'pg'
import { sql } from '../../database/sql.ts'
import type { WriteTx } from '../../store.ts'
import { placeOfSecret } from './webhook-row.ts'

/** Maximum number of events of one webhook under way at a time. */
const AT_A_TIME = 4
/** Longer than an attempt may take; after that, another process may retry, because this one seems to have stopped. */
const CLAIM = '30 seconds'

/** An event that only this process may send for now. */
export type Claimed = {
  readonly id: string
  readonly webhook_id: string
  readonly event: WebhookEvent | 'test'
  readonly content_type: string | null
  readonly entry_id: string | null
  readonly slug: string | null
  readonly occurred_at: Date
  readonly tries: number
  readonly attempts: number
  readonly url: string
  readonly secrets: readonly string[]
}

type ClaimedRow = Omit<Claimed, 'secrets'> & {
  readonly sealed_secret: Buffer
  readonly previous_secret: Buffer | null
  readonly is_previous_valid: boolean
}

/** Returns the numbers of the tenants with due events, in any order. */
export const tenantsWithDue = async (pool: Pool): Promise<readonly number[]> => {
  // The table owner sees all tenants in one query; one transaction per tenant would cost far more.
  const { rows } = await pool.query<{ tenant: number }>({
    name: 'webhook-tenants-with-due',
    text: `
      select distinct d.tenant_id as tenant from content.webhook_delivery d
      join content.webhook w on w.tenant_id = d.tenant_id and w.id = d.webhook_id
      where d.state = 'pending' and d.next_attempt_at <= now() and (d.claimed_until is null or d.claimed_until < now())
        and (w.is_active or d.event = 'test')`,
  })
  return rows.map(({ tenant }) => tenant)
}

const opened = (
  tx: WriteTx,
  { sealed_secret: sealed, previous_secret: previous, is_previous_valid: isValid, ...row }: ClaimedRow,
): Claimed => {
  const place = placeOfSecret(tx.tenant.number, row.webhook_id)
  const open = (one: Buffer) => tx.sealer.open(one, place)
  return { ...row, secrets: [open(sealed), ...(previous !== null && isValid ? [open(previous)] : [])] }
}

/**
 * Claims due events of the tenant for this process: up to four per webhook, for `maxWebhooks` webhooks, longest waiting first. Skips
 * the webhooks in `busy`.
 */
export const claim = async (tx: WriteTx, busy: readonly string[], maxWebhooks: number): Promise<readonly Claimed[]> => {
  const rows = await tx.rows<ClaimedRow>(sql`
    update content.webhook_delivery d set claimed_until = now() + ${CLAIM}::interval, tries = d.tries + 1, attempts = d.attempts + 1
    from (
      select h.*, (select min(q.next_attempt_at) from content.webhook_delivery q
        where q.tenant_id = h.tenant_id and q.webhook_id = h.id and q.state = 'pending' and q.next_attempt_at <= now()
          and (q.claimed_until is null or q.claimed_until < now()) and (h.is_active or q.event = 'test')) as waiting_since
      from content.webhook h where h.tenant_id = ${tx.tenant.number} and h.id <> all(${[...busy]}::text[])
      order by waiting_since nulls last, h.id limit ${maxWebhooks}) w
    cross join lateral (
      select q.id from content.webhook_delivery q
      where q.tenant_id = w.tenant_id and q.webhook_id = w.id and q.state = 'pending' and q.next_attempt_at <= now()
        and (q.claimed_until is null or q.claimed_until < now()) and (w.is_active or q.event = 'test')
      order by q.next_attempt_at, q.id limit ${AT_A_TIME} for update skip locked) due
    where d.tenant_id = ${tx.tenant.number} and d.tenant_id = w.tenant_id and d.id = due.id
    returning d.id, d.webhook_id, d.event, d.content_type, d.entry_id, d.slug, d.occurred_at, d.tries, d.attempts, w.url,
      w.sealed_secret, w.previous_secret, coalesce(w.previous_until > now(), false) as is_previous_valid`)
  return rows.map((row) => opened(tx, row))
}
