import { workflowOf } from '@captain/content-core'
import type { Client } from 'pg'
import { tenants } from '../../../apps/server/src/tenants.ts'
import type { Finding, Scope } from './finding.ts'

/** A value that drills send only in writes that must be refused. */
export const REFUSED = '断られる値'

const CHANGED = '(e.updated_at >= $1 or e.id = any($2))'
const OWN = `${CHANGED} and e.created_at >= $3`

/** Types as `(tenant, type)` in SQL, whose published copy follows the status or a switch. */
const typesWith = (exposure: string): string =>
  tenants
    .flatMap(({ number, contentTypes }) =>
      contentTypes.filter(({ workflow }) => workflowOf(workflow).exposure === exposure).map(({ name }) => `(${number}, '${name}')`),
    )
    .join(', ')

const ofTypes = (exposure: string): string => `(e.tenant_id, e.type) in (${typesWith(exposure)})`

/** Revisions beyond this number are dropped. */
const KEPT_REVISIONS = 50

/** Values that change without a new revision: an order, and the start of a publication. */
const WITHOUT_REVISION = `array['sortOrder', 'publishFrom']`

/** Each query returns the places of its defect. $1 is the time since which records have changed, $2 are further ids, $3 the start of the drill. */
const CHECKS: Readonly<Record<string, string>> = {
  'a published record without its published copy': `
    select e.id as at from content.entry e where ${CHANGED} and ${ofTypes('transition')}
      and (e.status = 'published') <> (e.published is not null)`,
  'a switch that does not agree with the published copy': `
    select e.id as at from content.entry e where ${CHANGED} and ${ofTypes('toggle')}
      and coalesce((e.data->>'isPublished')::boolean, false) <> (e.published is not null)`,
  'a published copy that differs from the switched-on record': `
    select e.id as at from content.entry e where ${CHANGED} and ${ofTypes('toggle')} and e.published is not null and e.published <> e.data`,
  'a newest revision that differs from the record': `
    select e.id as at from content.entry e cross join lateral (
      select r.snapshot from content.entry_revision r where r.tenant_id = e.tenant_id and r.entry_id = e.id order by r.number desc limit 1) newest
    where ${OWN} and newest.snapshot - ${WITHOUT_REVISION} <> e.data - ${WITHOUT_REVISION}`,
  'a record without a revision': `
    select e.id as at from content.entry e where ${OWN} and not exists (
      select from content.entry_revision r where r.tenant_id = e.tenant_id and r.entry_id = e.id)`,
  'a revision newer than its record': `
    select e.id as at from content.entry e where ${OWN} and e.lock_version < (
      select max(r.number) from content.entry_revision r where r.tenant_id = e.tenant_id and r.entry_id = e.id)`,
  'revisions that are not in the order of time': `
    select e.id || ' ' || r.number as at from content.entry e
    join content.entry_revision r on r.tenant_id = e.tenant_id and r.entry_id = e.id
    join content.entry_revision later on later.tenant_id = e.tenant_id and later.entry_id = e.id and later.number > r.number
    where ${OWN} and later.created_at < r.created_at - interval '10 seconds'`,
  'a version without its audit event': `
    select e.id as at from content.entry e where ${OWN} and e.lock_version <> (
      select count(*) from content.audit_event a where a.tenant_id = e.tenant_id and a.entry_id = e.id)`,
  'a gap in the revisions': `
    select e.id as at from content.entry e where ${OWN} and e.lock_version <= ${KEPT_REVISIONS} and (
      select count(*) from content.entry_revision r where r.tenant_id = e.tenant_id and r.entry_id = e.id) <> (
      select count(*) from content.audit_event a where a.tenant_id = e.tenant_id and a.entry_id = e.id
        and a.action in ('create', 'update', 'restoreRevision', 'duplicate'))
      and not exists (select from content.audit_event a where a.tenant_id = e.tenant_id and a.entry_id = e.id
        and a.action not in ('create', 'update', 'restoreRevision', 'duplicate', 'publish', 'unpublish', 'delete', 'restore'))`,
  'a search row without its text': `
    select e.id as at from content.entry e join content.entry_search s on s.tenant_id = e.tenant_id and s.entry_id = e.id
    where ${CHANGED} and s.fingerprint is not null and not exists (
      select from content.entry_text t where t.tenant_id = s.tenant_id and t.entry_id = s.entry_id and t.fingerprint = s.fingerprint)`,
  'a reference to a missing record': `
    select e.id as at from content.entry e join content.entry_reference r on r.tenant_id = e.tenant_id and r.src_id = e.id
    where ${CHANGED} and e.deleted_at is null and not exists (
      select from content.entry d where d.tenant_id = r.tenant_id and d.id = r.dst_id and d.deleted_at is null)`,
  'two records with one public address': `
    select min(e.id) as at from content.entry e where e.published_slug is not null and e.deleted_at is null
      and (e.tenant_id, e.type) in (select n.tenant_id, n.type from content.entry n where n.updated_at >= $1 or n.id = any($2)) and $3::timestamptz is not null
    group by e.tenant_id, e.type, e.published_slug having count(*) > 1`,
  'one request that made two records': `
    select min(e.id) as at from content.entry e where ${OWN} and e.data ? 'slug'
    group by e.tenant_id, e.type, e.data->>'slug' having count(*) > 1`,
  'a value of a refused write': `
    select e.id as at from content.entry e where ${CHANGED} and $3::timestamptz is not null
      and (e.data::text like '%${REFUSED}%' or e.published::text like '%${REFUSED}%')`,
  'an event that is queued twice': `
    select min(d.id) as at from content.webhook_delivery d where d.created_at >= $1 and $2::text[] is not null and $3::timestamptz is not null
    group by d.tenant_id, d.webhook_id, d.event, d.entry_id, d.occurred_at having count(*) > 1`,
  'a publication without its event': `
    select a.id as at from content.audit_event a join content.webhook w on w.tenant_id = a.tenant_id and 'published' = any(w.events)
      and (w.content_types is null or a.type = any(w.content_types))
    where a.at >= $1 and $2::text[] is not null and a.at >= $3 and a.at > w.created_at and a.action = 'publish' and not exists (
      select from content.webhook_delivery d where d.tenant_id = a.tenant_id and d.webhook_id = w.id and d.event = 'published'
        and d.entry_id = a.entry_id and d.occurred_at >= a.at)`,
  'an order without its mail': `
    select e.id as at from content.entry e where ${OWN} and e.type = 'order' and not exists (
      select from mail.outbox o where o.tenant_id = e.tenant_id and o.event like '%' || e.id || '%')`,
  'a mail that is queued twice': `
    select min(o.id) as at from mail.outbox o where o.created_at >= $1 and $2::text[] is not null and $3::timestamptz is not null
    group by o.tenant_id, o.event, o.recipient having count(*) > 1`,
  'order numbers with a gap or a repetition': `
    select min(e.data->>'orderNumber') as at from content.entry e
    where e.type = 'order' and e.created_at >= $3 and $1::timestamptz is not null and $2::text[] is not null
    group by e.tenant_id, split_part(e.data->>'orderNumber', '-', 1)
    having count(distinct e.data->>'orderNumber') <> count(*)
      or max(split_part(e.data->>'orderNumber', '-', 2)::int) - min(split_part(e.data->>'orderNumber', '-', 2)::int) + 1 <> count(*)`,
}

/** The names of all checks in SQL. */
export const SQL_CHECKS: readonly string[] = Object.keys(CHECKS)

/** Returns what the checks in SQL find. */
export const sqlFindings = async (client: Client, { since, ids, started }: Scope): Promise<readonly Finding[]> => {
  const findings: Finding[] = []
  for (const [check, query] of Object.entries(CHECKS)) {
    // A query that does not use a parameter leaves its type open.
    const unused = query.includes('$3') ? '' : ' and $3::timestamptz is not null'
    const { rows } = await client.query<{ at: string }>(query + unused, [since, ids, started])
    findings.push(...rows.map(({ at }) => ({ check, where: at })))
  }
  return findings
}
