import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import { contentTypeOf, workflowOf, type AnyContentType, type AttemptFailure, storedName } from '@captain/content-core'
import { dateInTimeZone } from '@captain/locale'
import { sql, isNamePersonal, titleSides, type Tx } from '@captain/content-server/kit'
import { recordPath } from './record-path.ts'

/** Maximum number of failures of each kind. */
export const MAX_FAILURES = 10

/** Older failures no longer count as missed. */
const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000

type Plan = { readonly type: AnyContentType; readonly field: string; readonly since: string; readonly until: string }

/** Returns the field with the planned publication, and the range of missed values; empty for types without planning. */
const planOf = (type: AnyContentType, now: Date): readonly Plan[] => {
  const from = new Date(now.getTime() - REMEMBERED_MS)
  const { startsAt } = workflowOf(type.workflow)
  if (startsAt === undefined) return []
  const text = (date: Date): string => (startsAt.precision === 'day' ? dateInTimeZone(date) : date.toISOString())
  return [{ type, field: startsAt.field, since: text(from), until: text(now) }]
}

type MissedRow = { readonly id: string; readonly type: string; readonly title: unknown; readonly planned: string }

/** Reads drafts whose planned time passed without a publication, latest first. */
export const readMissedPublications = async (tx: Tx, types: readonly AnyContentType[], role: MemberRole) => {
  const plans = types.flatMap((type) => planOf(type, tx.now))
  if (plans.length === 0) return []
  const rows = await tx.rows<MissedRow>(sql`
    select e.id, e.type, e.data -> p.title as title, i.val as planned
    from unnest(${plans.map(({ type }) => type.name)}::text[], ${plans.map(({ type }) => storedName(type, type.title))}::text[],
      ${plans.map(({ field }) => field)}::text[], ${plans.map(({ since }) => since)}::text[], ${plans.map(({ until }) => until)}::text[])
      as p (type, title, field, since, until)
    join content.entry_index i on i.tenant_id = ${tx.tenant.number} and i.type = p.type and i.stage = 0 and i.field = p.field
      and i.val >= p.since and i.val <= p.until
    join content.entry e on e.tenant_id = ${tx.tenant.number} and e.id = i.entry_id
    where e.status = 'draft' and e.first_published_at is null and e.deleted_at is null
    order by i.val desc, e.id desc limit ${MAX_FAILURES}`)
  return rows.flatMap(({ id, type: name, title, planned }) => {
    const type = contentTypeOf(tx.tenant, name)
    if (type === null) return []
    const showsTitle = !isNamePersonal(type) || roleAtLeast(role, type.access.write)
    return [{ id, type, title: showsTitle ? titleSides(title) : titleSides(null), planned, to: recordPath(tx.tenant, type, id) }]
  })
}

type UndeliveredRow = {
  readonly id: string
  readonly name: string
  readonly since: Date
  readonly isOff: boolean
  readonly status: number | null
  readonly failure: AttemptFailure | null
}

/** Reads webhooks that fail to receive publications, with the result of the last attempt, for roles that may fix them. */
export const readFailingWebhooks = async (tx: Tx, role: MemberRole) => {
  if (!roleAtLeast(role, 'owner')) return []
  const rows = await tx.rows<UndeliveredRow>(sql`
    select w.id, w.name, coalesce(w.failing_since, w.disabled_at) as since, w.disabled_at is not null as "isOff", last.status, last.failure
    from content.webhook w
    left join lateral (
      select a.status, a.failure
      from content.webhook_delivery d
      join content.webhook_attempt a on a.tenant_id = d.tenant_id and a.delivery_id = d.id
      where d.tenant_id = w.tenant_id and d.webhook_id = w.id and d.event <> 'test' and a.failure is distinct from 'off'
      order by d.id desc, a.number desc limit 1) last on true
    where w.tenant_id = ${tx.tenant.number} and (w.failing_since is not null or w.disabled_at is not null)
      and w.events && array['published', 'unpublished']
    order by since desc, w.id desc limit ${MAX_FAILURES}`)
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}
