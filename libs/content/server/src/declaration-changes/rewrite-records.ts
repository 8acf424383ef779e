import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { removedTypesOf, storedName, type AnyContentType, type Tenant } from '@captain/content-core'
import { sql, type Fragment } from '../database/sql.ts'
import { runningTenants } from '../running-tenants.ts'
import type { ContentServices } from '../services.ts'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { ENTRY_COLUMNS, type EntryRow } from '../store/entry-row.ts'
import { finishRenames, waitingForNames } from './adopt-declarations.ts'
import { renameTypes } from './rename-types.ts'
import { dropRecords, keepFormerValues } from './restore-points.ts'
import { currentRow } from '../store/entry-rows.ts'
import { forgetResponses } from '../store/forget-responses.ts'
import type { TenantStore, WriteTx } from '../store.ts'
import { writeWithoutHistory } from '../store/write-entry.ts'

const BATCH = 50

type Pending = { readonly type: string; readonly rewritten_to: string; readonly restore_point: string | null }

type Rewriting = Pick<ContentServices, 'store' | 'tenants' | 'refused' | 'log'>

const readPending = (tx: WriteTx): Promise<readonly Pending[]> =>
  tx.rows<Pending>(
    sql`select type, rewritten_to from content.declared_type where tenant_id = ${tx.tenant.number} and rewritten_to is not null order by type`,
  )

/** Whether no other process writes the records of the type at this moment. */
const isAlone = async (tx: WriteTx, type: string): Promise<boolean> => {
  const row = await tx.row<{ alone: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext(${`declaration ${type}`}), ${tx.tenant.number}::int) as alone`,
  )
  return row?.alone === true
}

const dropped = (type: AnyContentType, values: EntryRow['data']): EntryRow['data'] =>
  Object.fromEntries(Object.entries(values).filter(([name]) => type.removedFields[name] !== 'drop'))

/** Writes a record as the declaration has it now, with its index and search rows, without a revision: it is no edit. */
const rewrite = async (tx: WriteTx, type: AnyContentType, row: EntryRow, point: string | null): Promise<void> => {
  const current = currentRow(tx.tenant, row)
  const next = {
    ...current,
    data: dropped(type, current.data),
    published: current.published === null ? null : dropped(type, current.published),
  }
  if (point !== null) await keepFormerValues(tx, point, row, next)
  const isShownAsBefore = isDeepStrictEqual(next.published, row.published)
  // Two records may have one value of a field that is unique since: the next save of the second asks for another value.
  await writeWithoutHistory(tx, type, row, isShownAsBefore ? { ...next, published: row.published } : next, true)
}

/** Writes the next records of a type; returns whether there are more, false also if another process writes them. */
const rewriteBatch = async (tx: WriteTx, type: AnyContentType): Promise<boolean> => {
  if (!(await isAlone(tx, type.name))) return false
  const [pending] = await tx.rows<Pending>(
    sql`select type, rewritten_to, restore_point from content.declared_type where tenant_id = ${tx.tenant.number} and type = ${type.name} and rewritten_to is not null for update`,
  )
  if (pending === undefined) return false
  const rows = await tx.rows<EntryRow>(sql`
    select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and e.id > ${pending.rewritten_to}
    order by e.id limit ${BATCH} for no key update`)
  for (const row of rows) await rewrite(tx, type, row, pending.restore_point)
  const last = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
  if (last === null) await forgetResponses(tx)
  await tx.run(sql`update content.declared_type set rewritten_to = ${last} where tenant_id = ${tx.tenant.number} and type = ${type.name}`)
  return last !== null
}

/** Returns the fields that records have under two names as long as the declaration has the earlier one. */
const twoNamed = (type: AnyContentType): readonly string[] => Object.keys(type.fields).filter((name) => storedName(type, name) !== name)

/** Longer than a server with the earlier declaration goes on next to this one. */
const OVERLAP_MS = 60 * 60 * 1000

/** Gives the next records that such a server has saved since they were written again one value under both names; returns their number. */
const settleBatch = async (tx: WriteTx, type: AnyContentType): Promise<number> => {
  const differs = (copy: Fragment): readonly Fragment[] =>
    twoNamed(type).map((name) => sql`${copy}->${storedName(type, name)}::text is distinct from ${copy}->${name}::text`)
  const rows = await tx.rows<EntryRow>(sql`
    select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name}
      and e.updated_at > now() - ${2 * OVERLAP_MS}::int * interval '1 millisecond'
      and (${sql.join([...differs(sql`e.data`), ...differs(sql`e.published`)], sql` or `)})
    order by e.id limit ${BATCH} for no key update`)
  for (const row of rows) await rewrite(tx, type, row, null)
  return rows.length
}

/** Writes what servers with the earlier declaration have saved under the earlier names of fields, so that these can leave the declaration. */
export const settleRenamedFields = (services: Rewriting, isStopped: () => boolean = () => false): Promise<boolean> =>
  forEach(services, runningTenants(services), async (tenant) => {
    const writer = services.store.forTenant(SYSTEM_AUTHOR, tenant)
    for (const type of tenant.contentTypes.filter((one) => twoNamed(one).length > 0))
      while (!isStopped() && (await writer.writeAside((tx) => settleBatch(tx, type))) === BATCH);
    return true
  })

/** Deletes the records of a type that the declaration drops, in batches. Those that others refer to stay until they do not. */
const dropType = async (writer: TenantStore, type: string, all: readonly string[], isStopped: () => boolean): Promise<void> => {
  const isStored = sql`select 1 from content.declared_type where tenant_id = ${writer.tenant.number} and type = ${type}`
  if ((await writer.read((tx) => tx.row(isStored))) === null) return
  while (!isStopped() && (await writer.write((tx) => dropRecords(tx, type, all, BATCH))) === BATCH);
  await writer.writeAside((tx) =>
    tx.run(sql`
      delete from content.declared_type d where d.tenant_id = ${tx.tenant.number} and d.type = ${type}
        and not exists (select from content.entry e where e.tenant_id = d.tenant_id and e.type = d.type)`),
  )
}

/** Writes the records of a tenant; returns whether none of its types is left, as one is that another process writes. */
const rewriteTenant = async ({ store, log }: Rewriting, tenant: Tenant, isStopped: () => boolean): Promise<boolean> => {
  const writer = store.forTenant(SYSTEM_AUTHOR, tenant)
  const droppedTypes = Object.entries(removedTypesOf(tenant)).flatMap(([name, fate]) => (fate === 'drop' ? [name] : []))
  for (const name of droppedTypes) await dropType(writer, name, droppedTypes, isStopped)
  const readTypes = async (): Promise<readonly AnyContentType[]> => {
    const pending = new Set((await writer.writeAside(readPending)).map(({ type }) => type))
    return tenant.contentTypes.filter(({ name }) => pending.has(name))
  }
  const types = await readTypes()
  if (types.length === 0) return true
  for (const type of types) {
    let goesOn = true
    while (goesOn && !isStopped()) goesOn = await writer.writeAside((tx) => rewriteBatch(tx, type))
  }
  const left = await readTypes()
  const written = types.filter((type) => !left.includes(type)).map(({ name }) => name)
  if (written.length > 0) log.info({ tenant: tenant.slug, types: written }, 'records written again for a changed declaration')
  return left.length === 0
}

const hasRenamedFields = ({ contentTypes }: Tenant): boolean => contentTypes.some((type) => twoNamed(type).length > 0)

const hasRenamedTypes = ({ contentTypes }: Tenant): boolean => contentTypes.some(({ was }) => was !== null)

/** Works for each tenant; a failure of one is logged. Returns whether all work is done. */
const forEach = async ({ log }: Rewriting, tenants: readonly Tenant[], work: (tenant: Tenant) => Promise<boolean>): Promise<boolean> => {
  let isDone = true
  for (const tenant of tenants) {
    const isTenantDone = await work(tenant).catch((error: unknown) => {
      log.warn({ err: error, tenant: tenant.slug }, 'records could not be written again for a changed declaration')
      return false
    })
    isDone &&= isTenantDone
  }
  return isDone
}

/**
 * Writes the records of changed types as their declaration has them now, in batches; an interrupted run continues where it stopped. A failure
 * of one tenant is logged. Returns whether nothing is left.
 */
export const rewriteRecords = (services: Rewriting, isStopped: () => boolean = () => false): Promise<boolean> =>
  forEach(services, runningTenants(services), (tenant) => rewriteTenant(services, tenant, isStopped))

/** Pause in ms before what is left is tried again: a lock may have been held for long, or another process have ended. */
const RETRY_MS = 60_000

/** Gives records the names of their types, also those that a server with the earlier declaration has added since; returns whether none waits. */
const finishAllRenames = async (services: Rewriting, isStopped: () => boolean): Promise<boolean> => {
  const isDone = await forEach(services, waitingForNames(services), (tenant) => finishRenames(services, tenant, isStopped))
  const renamed = runningTenants(services).filter(hasRenamedTypes)
  await forEach(services, renamed, (tenant) => renameTypes(services, tenant, () => !isStopped()))
  return isDone
}

/** Writes them while the server runs, until nothing is left. */
export const startRewriting = (services: Rewriting, retryMs = RETRY_MS): { stop(): Promise<void> } => {
  const stopping = new AbortController()
  const { signal } = stopping
  const isStopped = (): boolean => signal.aborted
  const overlapEnds = Date.now() + OVERLAP_MS
  const run = async (): Promise<void> => {
    for (let isWritten = false; !isStopped();) {
      if (waitingForNames(services).length > 0) isWritten = false
      const areRenamed = await finishAllRenames(services, isStopped)
      isWritten ||= (await rewriteRecords(services, isStopped)) && areRenamed
      if (isWritten) await settleRenamedFields(services, isStopped)
      const mayMeetEarlier = Date.now() < overlapEnds && services.tenants.some(hasRenamedFields)
      if (isWritten && !mayMeetEarlier && !services.tenants.some(hasRenamedTypes)) return
      await delay(retryMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
