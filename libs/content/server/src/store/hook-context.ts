import { isDeepStrictEqual } from 'node:util'
import { contentTypeOf, type AnyContentType, type AnyRecord, type Values } from '@captain/content-core'
import { advisoryLock } from '../database/advisory-lock.ts'
import { sql } from '../database/sql.ts'
import { readTaxRates } from '../delivery/tax-rates.ts'
import { ContentIssues, unknownTypeError } from '../errors.ts'
import type { AppNotice, HookContext, Filters } from '../hooks.ts'
import { nextId } from './ids.ts'
import { revealSecret } from './secrets/entry-secrets.ts'
import type { WriteTx } from '../store.ts'
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.ts'
import { entryRow, entryRows } from './entry-rows.ts'
import { matchingEntries } from './matching-entries.ts'
import { toRecord } from './record.ts'
import { withoutCustomRole } from './role-limits.ts'
import { readUsedBy } from './used-by.ts'

const MAX_RECORDS = 1000

type Update = (tx: WriteTx, type: AnyContentType, before: EntryRow, changes: Values) => Promise<EntryRow>

const declared = (tx: WriteTx, name: string): AnyContentType => {
  const type = contentTypeOf(tx.tenant, name)
  if (type === null) throw unknownTypeError(`${tx.tenant.slug}.${name}`)
  return type
}

const liveRow = (tx: WriteTx, type: AnyContentType, id: string) => sql`
    select ${ENTRY_COLUMNS} from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.id = ${id} and e.type = ${type.name} and e.deleted_at is null`

const readLive = (tx: WriteTx, type: AnyContentType, id: string): Promise<EntryRow | null> => entryRow(tx, liveRow(tx, type, id))

const lockLive = (tx: WriteTx, type: AnyContentType, id: string): Promise<EntryRow | null> =>
  entryRow(tx, sql`${liveRow(tx, type, id)} for no key update`)

const recordsOf = async (tx: WriteTx, type: AnyContentType): Promise<readonly AnyRecord[]> => {
  const rows = await entryRows(
    tx,
    sql`
    select ${ENTRY_COLUMNS} from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and e.deleted_at is null order by e.position, e.id limit ${MAX_RECORDS}`,
  )
  return rows.map((row) => toRecord(type, row, tx.now))
}

const matching = async (tx: WriteTx, type: AnyContentType, filters: Filters): Promise<readonly AnyRecord[]> =>
  (await matchingEntries(tx, type, filters, { limit: MAX_RECORDS })).map((row) => toRecord(type, row, tx.now))

const nextNumber = async (tx: WriteTx, series: string): Promise<number> => {
  const row = await tx.row<{ last: number }>(sql`
    insert into content.series (tenant_id, name, last) values (${tx.tenant.number}, ${series}, 1)
    on conflict (tenant_id, name) do update set last = content.series.last + 1 returning last`)
  return row?.last ?? 1
}

const putAppNotice = async (tx: WriteTx, { record, title, dueAt }: AppNotice): Promise<void> => {
  if (tx.isQuiet === true) return
  await tx.run(sql`
    insert into content.app_notice (tenant_id, id, entry_id, title, due_at, created_at, created_by, created_by_name)
    values (${tx.tenant.number}, ${nextId(tx.now)}, ${record}, ${JSON.stringify(title)}::jsonb, ${dueAt}, ${tx.now}, ${tx.author.id}, ${tx.author.name})
    on conflict (tenant_id, entry_id) do update set title = excluded.title, due_at = excluded.due_at
    where app_notice.taken_at is null and app_notice.due_at > ${tx.now}`)
}

const cancelAppNotice = (tx: WriteTx, record: string): Promise<unknown> =>
  tx.run(sql`
    delete from content.app_notice n
    where n.tenant_id = ${tx.tenant.number} and n.entry_id = ${record} and n.taken_at is null and n.due_at > ${tx.now}`)

/** Creates the context of a type's hooks in the running transaction; `update` saves as the server. */
export const hookContext = (running: WriteTx, type: AnyContentType, update: Update): HookContext =>
  contextIn(withoutCustomRole(running), type, update)

const contextIn = (tx: WriteTx, type: AnyContentType, update: Update): HookContext => ({
  now: tx.now,
  type,
  author: { id: tx.author.id, name: tx.author.name, role: tx.author.role ?? null },
  sender: tx.author.sender === undefined ? null : tx.sealer.mark(tx.author.sender),
  findForUpdate: async (name, id) => {
    const other = declared(tx, name)
    const row = await lockLive(tx, other, id)
    return row === null ? null : toRecord(other, row, tx.now)
  },
  findAll: (name) => recordsOf(tx, declared(tx, name)),
  findMany: (name, filters) => matching(tx, declared(tx, name), filters),
  findReferencing: (id) => readUsedBy(tx, id),
  appNotice: (notice) => putAppNotice(tx, notice),
  cancelAppNotice: async (record) => void (await cancelAppNotice(tx, record)),
  update: async (name, id, changes) => {
    const other = declared(tx, name)
    const row = await lockLive(tx, other, id)
    if (row !== null) await update(tx, other, row, changes)
  },
  create: async (name, values) => (await tx.tools.create(tx, declared(tx, name), values)).id,
  remove: async (name, id) => {
    const other = declared(tx, name)
    const row = await lockLive(tx, other, id)
    if (row !== null) await tx.tools.trash(tx, other, row)
  },
  updateDerived: async (name, id, values) => {
    const other = declared(tx, name)
    const holds = (row: EntryRow | null) =>
      row === null || Object.keys(values).every((field) => isDeepStrictEqual(row.data[field] ?? null, values[field] ?? null))
    // Without a change there is no need to wait for the lock.
    if (holds(await readLive(tx, other, id))) return
    const row = await lockLive(tx, other, id)
    if (row === null || holds(row)) return
    const data = { ...row.data, ...values }
    // Without a transition, the published copy follows the record.
    await tx.tools.place(tx, other, row, { ...row, data, published: row.published === null ? null : { ...row.published, ...values } })
  },
  transaction: tx,
  nextNumber: (series) => nextNumber(tx, series),
  advisoryLock: (name) => advisoryLock(tx, name),
  taxPercent: async (rate, day) => (await readTaxRates(tx, day)).get(rate) ?? '0.0',
  readSecret: (id, field) => revealSecret(tx, id, field),
  reject: (issues) => {
    throw new ContentIssues(issues)
  },
})
