import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { refusedIssues, type BatchAnswer, type Included, type RuleIssue, type VersionConflict } from '@captain/content-core'
import { notFound } from '@captain/http'
import { answering, privateJson } from '../answer.ts'
import { auditAdminPass } from '../audit-admin-pass.ts'
import { authorOf } from '../author.ts'
import { ContentIssues, versionConflicts } from '../errors.ts'
import { tenantOf, type ContentServices } from '../services.ts'
import { readIncluded } from '../staff/included.ts'
import { mayReadOf, type MayRead } from '../staff/may-read.ts'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { refusePublishedVersion } from '../store/legal.ts'
import { declaredValues, toRecord } from '../store/record.ts'
import { readBase } from '../store/revisions.ts'
import { plannedUpdate } from '../store/save.ts'
import { batchChanges, type BatchChange } from './batch-body.ts'
import { lockEntries } from './lock-entries.ts'
import { writeMany } from './write-many.ts'

type Locked = BatchChange & { readonly place: number; readonly row: EntryRow }

const rowOf = ({ type, id }: BatchChange, rows: ReadonlyMap<string, EntryRow>): EntryRow => {
  const row = rows.get(id)
  if (row === undefined || row.type !== type.name || row.deleted_at !== null) throw notFound()
  return row
}

const lockAll = async (tx: WriteTx, changes: readonly BatchChange[]): Promise<readonly Locked[]> => {
  const rows = await lockEntries(
    tx,
    changes.map(({ id }) => id),
  )
  return changes.map((change, place) => ({ ...change, place, row: rowOf(change, rows) }))
}

/** Throws 409 with every record that is no longer what its change is based on. */
const checkVersions = async (tx: WriteTx, changes: readonly Locked[]): Promise<void> => {
  const conflicts: VersionConflict[] = []
  for (const { type, row, lockVersion, place } of changes) {
    if (row.lock_version === lockVersion) continue
    conflicts.push({ place, type: type.name, current: toRecord(type, row, tx.now), base: await readBase(tx, type, row, lockVersion) })
  }
  if (conflicts.length > 0) throw versionConflicts(conflicts)
}

const placed = (place: number, issues: readonly RuleIssue[]): readonly RuleIssue[] =>
  issues.map((issue) => ({ ...issue, path: `${place}.${issue.path}` }))

/** Throws ContentIssues, each path with the place of its change before it. */
const refuseIssues = (issues: readonly RuleIssue[]): void => {
  if (issues.length > 0) throw new ContentIssues(issues)
}

const save = async (tx: WriteTx, changes: readonly Locked[]): Promise<void> => {
  const { refusals } = await writeMany(
    tx,
    changes.map(({ type, row, changes: sent }) => ({
      key: row.id,
      type,
      row,
      plan: (round, current) => plannedUpdate(round, type, current, sent),
    })),
  )
  const issues = changes.flatMap(({ place, row }) => {
    const refusal = refusals.get(row.id)
    if (refusal === undefined) return []
    if (!(refusal instanceof ContentIssues)) throw refusal
    return placed(place, refusal.issues)
  })
  refuseIssues(issues)
}

const merged = (all: readonly Included[]): Included => ({
  records: Object.assign({}, ...all.map(({ records }) => records)) as Included['records'],
  media: Object.assign({}, ...all.map(({ media }) => media)) as Included['media'],
  accounts: Object.assign({}, ...all.map(({ accounts }) => accounts)) as Included['accounts'],
})

const answer = async (tx: WriteTx, changes: readonly BatchChange[], mayRead: MayRead): Promise<BatchAnswer> => {
  const saved = await lockAll(tx, changes)
  const included: Included[] = []
  for (const [type, group] of Map.groupBy(saved, (one) => one.type)) {
    const documents = group.map(({ row }) => declaredValues(type, row.data))
    included.push(await readIncluded(tx, { type, mayRead }, documents))
  }
  return { items: saved.map(({ type, row }) => toRecord(type, row, tx.now)), included: merged(included) }
}

const highestOf = (changes: readonly BatchChange[]): MemberRole =>
  changes.reduce<MemberRole>((highest, { type }) => (roleAtLeast(type.access.write, highest) ? type.access.write : highest), 'viewer')

/**
 * Changes up to 200 records of a tenant, of one type or several, all or none: `{ changes: [{ type, id, lockVersion, changes }] }`.
 * Broken rules come with the place of their change (`3.feeParcel`), stale versions all at once.
 */
export const batchEndpoint = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: '/api/v1/tenants/:tenant/batch',
    guard: { tenant: 'viewer' },
    handler: async (context) => {
      const tenant = tenantOf(services, context.params.tenant)
      const changes = batchChanges(tenant, context.role, await context.json())
      await auditAdminPass(services, context, highestOf(changes))
      const store = services.store.forTenant(authorOf(context), tenant)
      const body = await answering(context.locale, () =>
        store.write(async (tx) => {
          refuseIssues(changes.flatMap(({ type, changes: sent }, place) => placed(place, refusedIssues(type, sent, 'staff'))))
          const locked = await lockAll(tx, changes)
          await checkVersions(tx, locked)
          for (const { type, row } of locked) refusePublishedVersion(type, row)
          await save(tx, locked)
          return answer(tx, changes, mayReadOf({ context }))
        }),
      )
      return privateJson(body)
    },
  })
