import { type MemberRole, higherRole, customRoleIn } from '@captain/auth-core'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import {
  forbiddenFieldIssues,
  type BatchResponse,
  type Included,
  type FieldIssue,
  type VersionConflict,
  contentTypeOf,
  tenantForRole,
} from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { withValidationProblem, privateJson } from '../responses.ts'
import { auditAdminAccess } from '../audit-admin-access.ts'
import { memberAuthorOf } from '../staff-api/member-author.ts'
import { ContentIssues, versionConflicts } from '../errors.ts'
import { noteReads } from '../personal-data/note-reads.ts'
import { tenantOf, type ContentServices } from '../services.ts'
import { readIncluded } from '../staff-api/included.ts'
import { canReadOf, type MayRead } from '../staff-api/may-read.ts'
import { notingRead } from '../staff-api/noting-view.ts'
import { idempotencyKeyOf } from '../staff-api/request-body.ts'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { withIdempotencyKey } from '../store/idempotency.ts'
import { workflowStoreOf } from '../workflows/workflow-stores.ts'
import { declaredValues, toRecord } from '../store/record.ts'
import { recordForAuthor, sentByAuthor } from '../store/owned-fields.ts'
import { readBase } from '../store/revisions.ts'
import { createEntry, plannedUpdate } from '../store/save.ts'
import { trashEntry } from '../store/trash.ts'
import { inSavepoint, type RecordRejection } from './in-savepoint.ts'
import { batchParts, type BatchChange, type BatchDraft, type BatchRemoval } from './batch-body.ts'
import { lockEntries } from './lock-entries.ts'
import { writeMany } from './write-many.ts'

type Locked = BatchChange & { readonly row: EntryRow }
type Leaving = BatchRemoval & { readonly row: EntryRow }
type Named = Pick<BatchChange, 'type' | 'id'>

const rowOf = ({ type, id }: Named, rows: ReadonlyMap<string, EntryRow>): EntryRow => {
  const row = rows.get(id)
  if (row === undefined || row.type !== type.name || row.deleted_at !== null) throw notFound()
  return row
}

const lockAll = async <One extends Named>(tx: WriteTx, all: readonly One[]): Promise<readonly (One & { readonly row: EntryRow })[]> => {
  const rows = await lockEntries(
    tx,
    all.map(({ id }) => id),
  )
  return all.map((one) => ({ ...one, row: rowOf(one, rows) }))
}

/** Throws 409 with every record whose version has changed. */
const checkVersions = async (tx: WriteTx, changes: readonly (Locked | Leaving)[]): Promise<void> => {
  const conflicts: VersionConflict[] = []
  for (const { type, row, lockVersion, place } of changes) {
    if (row.lock_version === lockVersion) continue
    const base = await readBase(tx, type, row, lockVersion)
    conflicts.push({
      place,
      type: type.name,
      current: recordForAuthor(tx.author, type, toRecord(type, row, tx.now)),
      base: base === null ? null : recordForAuthor(tx.author, type, base),
    })
  }
  if (conflicts.length > 0) throw versionConflicts(conflicts)
}

const placed = (place: number, issues: readonly FieldIssue[]): readonly FieldIssue[] =>
  issues.map((issue) => ({ ...issue, path: `${place}.${issue.path}` }))

/** Throws ContentIssues; each path starts with the place of its change. */
const refuseIssues = (issues: readonly FieldIssue[]): void => {
  if (issues.length > 0) throw new ContentIssues(issues)
}

/** Returns the issues of a rejected record; any other problem ends the batch. */
const issuesOf = (place: number, refusal: RecordRejection): readonly FieldIssue[] => {
  if (!(refusal instanceof ContentIssues)) throw refusal
  return placed(place, refusal.issues)
}

/** Moves records to the trash. Throws ContentIssues for the first one that rules reject. */
const removeAll = async (tx: WriteTx, leaving: readonly Leaving[]): Promise<void> => {
  for (const { type, row, place } of leaving)
    try {
      await trashEntry(tx, type, row)
    } catch (error) {
      throw error instanceof ContentIssues ? new ContentIssues(placed(place, error.issues)) : error
    }
}

const save = async (tx: WriteTx, changes: readonly Locked[]): Promise<readonly FieldIssue[]> => {
  const { refusals } = await writeMany(
    tx,
    changes.map(({ type, row, changes: sent }) => ({
      key: row.id,
      type,
      row,
      plan: (round, current) => plannedUpdate(round, type, current, sentByAuthor(round.author, type, sent)),
    })),
  )
  return changes.flatMap(({ place, row }) => {
    const refusal = refusals.get(row.id)
    return refusal === undefined ? [] : issuesOf(place, refusal)
  })
}

const make = async (tx: WriteTx, { type, changes }: BatchDraft): Promise<EntryRow> => {
  await workflowStoreOf(type).assertRoomForDraft?.(tx, type)
  return createEntry(tx, type, changes)
}

/** Creates the new records, once per place and key; returns the id of each place. */
const makeAll = async (tx: WriteTx, drafts: readonly BatchDraft[], key: string | null) => {
  const ids = new Map<number, string>()
  const issues: FieldIssue[] = []
  for (const draft of drafts) {
    const { type, changes, place } = draft
    const tried = await inSavepoint(tx, () =>
      key === null ? make(tx, draft) : withIdempotencyKey(tx, { key: `${key} ${place}`, type, body: changes }, () => make(tx, draft)),
    )
    if ('refusal' in tried) issues.push(...issuesOf(place, tried.refusal))
    else ids.set(place, tried.value.id)
  }
  return { ids, issues }
}

const merged = (all: readonly Included[]): Included => ({
  records: Object.fromEntries(all.flatMap(({ records }) => Object.entries(records))),
  media: Object.fromEntries(all.flatMap(({ media }) => Object.entries(media))),
  accounts: Object.fromEntries(all.flatMap(({ accounts }) => Object.entries(accounts))),
})

const answer = async (tx: WriteTx, all: readonly Named[], mayRead: MayRead): Promise<BatchResponse> => {
  const saved = await lockAll(tx, all)
  const included: Included[] = []
  for (const [type, group] of Map.groupBy(saved, (one) => one.type)) {
    const seen = mayRead(type) ?? type
    const documents = group.map(({ row }) => declaredValues(seen, row.data))
    included.push(await readIncluded(tx, { type: seen, mayRead }, documents))
  }
  return { items: saved.map(({ type, row }) => recordForAuthor(tx.author, type, toRecord(type, row, tx.now))), included: merged(included) }
}

const highestOf = (parts: readonly Pick<BatchChange, 'type'>[]): MemberRole =>
  parts.reduce<MemberRole>((highest, { type }) => higherRole(type.access.write, highest), 'viewer')

/**
 * Changes up to 200 records of a tenant, of one or several types, all or none: `{ changes: [{ type, id, lockVersion, changes }]
 * }`. Creates entries without id and version, once per `idempotency-key`, and first moves entries with `remove` to the trash.
 * Issues name the place of their change (`3.feeParcel`); stale versions are reported together.
 */
export const batchEndpoint = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: '/api/v1/tenants/:tenant/batch',
    guard: { tenant: 'viewer' },
    handler: async (context) => {
      const tenant = tenantOf(services, context.params.tenant)
      const seenTenant = tenantForRole(tenant, customRoleIn(context.actor, tenant.slug))
      const parts = batchParts({ tenant, seenTenant, role: context.role }, await context.json())
      const key = idempotencyKeyOf(context.request)
      const changes = parts.filter((part) => part.id !== null && part.changes !== null)
      const removals = parts.filter((part) => part.changes === null)
      const drafts = parts.filter((part) => part.id === null)
      await auditAdminAccess(services, context, highestOf(parts))
      const store = services.store.forTenant(memberAuthorOf(context, tenant), tenant)
      const noteAll = () => {
        for (const [type, all] of Map.groupBy(parts, (part) => part.type)) {
          const seen = contentTypeOf(seenTenant, type.name) ?? type
          noteReads(services, { context, tenant, type, seen }, 'view')(all.flatMap(({ id }) => id ?? []))
        }
      }
      const write = () =>
        store.write(async (tx) => {
          refuseIssues(parts.flatMap(({ type, changes: sent, place }) => placed(place, forbiddenFieldIssues(type, sent ?? {}, 'staff'))))
          const leaving = await lockAll(tx, removals)
          const locked = await lockAll(tx, changes)
          await checkVersions(tx, [...leaving, ...locked])
          for (const { type, row } of [...leaving, ...locked]) workflowStoreOf(type).assertEditable?.(row)
          // Deletes come first: they free unique values and places under a limit for the records that follow.
          await removeAll(tx, leaving)
          const issues = await save(tx, locked)
          const made = await makeAll(tx, drafts, key)
          refuseIssues([...issues, ...made.issues])
          const remaining = parts.filter((part) => part.changes !== null)
          const saved = remaining.map(({ type, id, place }) => ({ type, id: id ?? made.ids.get(place) ?? '' }))
          return answer(tx, saved, canReadOf({ context }))
        })
      return notingRead(noteAll, async () => privateJson(await withValidationProblem(context.locale, write)))
    },
  })
