import { computeValues, contentTypeOf, type AnyContentType, type Tenant, type Values, clockAt, type Clock } from '@captain/content-core'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { sql } from '../database/sql.ts'
import { unknownTypeError } from '../errors.ts'
import type { Logger } from '@captain/database'
import { runningTenants } from '../running-tenants.ts'
import type { Store, WriteTx } from '../store.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { hookContext } from '../store/hook-context.ts'
import { matchingEntries, type MatchingPage } from '../store/matching-entries.ts'
import { lockEntry, readEntry } from '../store/read-entry.ts'
import { toRecord } from '../store/record.ts'
import { plannedUpdate, updateEntry } from '../store/save.ts'
import { transitionEntry } from '../store/transition.ts'
import { writeWithoutHistory, writeEntry } from '../store/write-entry.ts'
import type { TenantJob, TenantServer } from '../tenant-server.ts'

const PAGE = 1000
/** Limits the records per round, so that slow outside requests do not delay other jobs. */
const MAX_REQUESTS = 20

export type JobServices = {
  readonly store: Store
  readonly tenants: readonly Tenant[]
  /** Tenants that do not run, by slug. Default: none. */
  readonly refused?: ReadonlyMap<string, string>
  readonly serverOf: (tenant: Tenant) => TenantServer
  readonly log: Logger
}

type Work = { readonly tenant: Tenant; readonly type: AnyContentType; readonly job: TenantJob }

/** Whether the record is due. For jobs that recompute, the published copy may be stale even if the working copy is not. */
const isDue = (job: TenantJob, type: AnyContentType, row: EntryRow, now: Date): boolean => {
  const copies = job.recomputeOnly === true && row.published !== null ? [row.data, row.published] : [row.data]
  return copies.some((data) => job.dueChanges(toRecord(type, { ...row, data }, now), now) !== null)
}

/** Returns both copies with their computed fields at the given time. */
const recomputed = (type: AnyContentType, row: EntryRow, clock: Clock): EntryRow => ({
  ...row,
  data: computeValues(type, row.data, clock),
  published: row.published === null ? null : computeValues(type, row.published, clock),
})

/** Checks all matching records: those that are not due yet must not displace those that are. */
const dueIds = ({ store }: JobServices, { tenant, type, job }: Work): Promise<readonly string[]> =>
  store.forPublic(tenant).read(async (tx) => {
    const filters = typeof job.filter === 'function' ? job.filter(tx.now) : job.filter
    const due: string[] = []
    for (let page: MatchingPage | null = { limit: PAGE }; page !== null;) {
      const rows: readonly EntryRow[] = await matchingEntries(tx, type, filters, page)
      due.push(...rows.filter((row) => isDue(job, type, row, tx.now)).map(({ id }) => id))
      const last = rows.at(-1)
      page = rows.length < PAGE || last === undefined ? null : { limit: PAGE, before: last.id }
    }
    return due
  })

type Forgotten = { readonly type: AnyContentType; readonly row: EntryRow; readonly changes: Values; readonly why: string }

/** Updates a record and drops the revisions, audit notes and mails that still contain the earlier values. */
const updateAndPurge = async (tx: WriteTx, { type, row, changes, why }: Forgotten): Promise<void> => {
  const change = await plannedUpdate(tx, type, row, changes)
  if (change === null) return
  await tx.run(sql`select content.forget_notes(${row.id})`)
  // The outbox has what was replied, with the message quoted.
  if (type.repliesIn !== null && type.repliesIn in changes) await tx.run(sql`select content.forget_mails(${[row.id]}::text[])`)
  const { lock_version: version } = await writeEntry(tx, { ...change, note: why })
  await tx.run(sql`
    delete from content.entry_revision where tenant_id = ${tx.tenant.number} and entry_id = ${row.id} and number < ${version}`)
}

/** Checks again after locking the record: another server or a user may have changed it first. */
const change = ({ store }: JobServices, { tenant, type, job }: Work, id: string): Promise<void> =>
  store.forTenant(SYSTEM_AUTHOR, tenant).write(async (tx) => {
    const row = await lockEntry(tx, { type: type.name, id })
    const record = toRecord(type, row, tx.now)
    if (job.recomputeOnly === true) {
      if (isDue(job, type, row, tx.now)) await writeWithoutHistory(tx, type, row, recomputed(type, row, clockAt(tx.now)))
      return
    }
    const changes = job.dueChanges(record, tx.now)
    if (changes === null) return
    if (job.purgeReason !== undefined) await updateAndPurge(tx, { type, row, changes, why: job.purgeReason })
    else if (job.transition === undefined) await updateEntry(tx, type, row, changes)
    else await transitionEntry(tx, type, row, job.transition(record), { changes, note: null })
  })

/** Sends the outside request for a record in its present state; ignores the response if the record changed during the request. */
const fetchAndUpdate = async (
  { store }: JobServices,
  { tenant, type, job }: Work,
  id: string,
  fetchChanges: NonNullable<TenantJob['fetchChanges']>,
): Promise<void> => {
  const snapshot = await store.forPublic(tenant).read(async (tx) => {
    const row = await readEntry(tx, { type: type.name, id })
    return row === null ? null : { record: toRecord(type, row, tx.now), version: row.lock_version, now: tx.now }
  })
  if (snapshot === null || job.dueChanges(snapshot.record, snapshot.now) === null) return
  const answer = await fetchChanges(snapshot.record, snapshot.now)
  await store.forTenant(SYSTEM_AUTHOR, tenant).write(async (tx) => {
    const row = await lockEntry(tx, { type: type.name, id })
    if (row.lock_version !== snapshot.version) return
    await hookContext(tx, type, updateEntry).updateDerived(type.name, id, answer)
  })
}

const runJob = async (services: JobServices, work: Work): Promise<void> => {
  const { tenant, job } = work
  const failed = (error: unknown, id: string | null) =>
    services.log.error({ err: error, tenant: tenant.slug, job: job.name, id }, 'a regular change could not be made')
  try {
    // One transaction per record, so that a rejected one does not block the others.
    const due = await dueIds(services, work)
    const { fetchChanges } = job
    if (fetchChanges === undefined) for (const id of due) await change(services, work, id).catch((error: unknown) => failed(error, id))
    else
      for (const id of due.slice(0, MAX_REQUESTS))
        await fetchAndUpdate(services, work, id, fetchChanges).catch((error: unknown) => failed(error, id))
  } catch (error) {
    failed(error, null)
  }
}

/** Runs all due changes of all tenants that run; logs errors and retries in the next round. */
export const runJobs = async (services: JobServices): Promise<void> => {
  for (const tenant of runningTenants(services)) {
    for (const job of services.serverOf(tenant).jobs ?? []) {
      const type = contentTypeOf(tenant, job.type)
      if (type === null) throw unknownTypeError(`${tenant.slug}.${job.type}`)
      await runJob(services, { tenant, type, job })
    }
  }
}
