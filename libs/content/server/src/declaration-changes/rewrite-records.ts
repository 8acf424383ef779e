import { isDeepStrictEqual } from 'node:util'
import { contentTypeOf, removedTypesOf, type AnyContentType, type Tenant } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import { runningTenants } from '../running-tenants.ts'
import type { ContentServices } from '../services.ts'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { ENTRY_COLUMNS, type EntryRow } from '../store/entry-row.ts'
import { finishRenames } from './adopt-declarations.ts'
import { renameTypes } from './rename-types.ts'
import { dropRecords, keepFormerValues } from './restore-points.ts'
import { currentRow } from '../store/entry-rows.ts'
import type { TenantStore, WriteTx } from '../store.ts'
import { writeWithoutHistory } from '../store/write-entry.ts'

const BATCH = 50
/** Period in which records of servers with an earlier declaration are looked for. */
const LATECOMERS_MS = 60_000

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
  await writeWithoutHistory(tx, type, row, isDeepStrictEqual(next.published, row.published) ? { ...next, published: row.published } : next)
}

/** Writes the next records of a type; returns whether there are more, false also if another process writes them. */
const rewriteBatch = async (tx: WriteTx, type: AnyContentType): Promise<boolean> => {
  if (!(await isAlone(tx, type.name))) return false
  const [pending] = await tx.rows<Pending>(
    sql`select type, rewritten_to, restore_point from content.declared_type where tenant_id = ${tx.tenant.number} and type = ${type.name} and rewritten_to is not null`,
  )
  if (pending === undefined) return false
  const rows = await tx.rows<EntryRow>(sql`
    select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and e.id > ${pending.rewritten_to}
    order by e.id limit ${BATCH} for no key update`)
  for (const row of rows) await rewrite(tx, type, row, pending.restore_point)
  const last = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
  await tx.run(sql`update content.declared_type set rewritten_to = ${last} where tenant_id = ${tx.tenant.number} and type = ${type.name}`)
  return last !== null
}

/** Deletes the records of a type that the declaration drops, in batches. Those that others refer to stay until they do not. */
const dropType = async (writer: TenantStore, type: string, isStopped: () => boolean): Promise<void> => {
  const isStored = sql`select 1 from content.declared_type where tenant_id = ${writer.tenant.number} and type = ${type}`
  if ((await writer.read((tx) => tx.row(isStored))) === null) return
  while (!isStopped() && (await writer.write((tx) => dropRecords(tx, type, BATCH))) === BATCH);
  await writer.writeAside((tx) =>
    tx.run(sql`
      delete from content.declared_type d where d.tenant_id = ${tx.tenant.number} and d.type = ${type}
        and not exists (select from content.entry e where e.tenant_id = d.tenant_id and e.type = d.type)`),
  )
}

const rewriteTenant = async ({ store, log }: Rewriting, tenant: Tenant, isStopped: () => boolean): Promise<void> => {
  const writer = store.forTenant(SYSTEM_AUTHOR, tenant)
  for (const [name, fate] of Object.entries(removedTypesOf(tenant))) if (fate === 'drop') await dropType(writer, name, isStopped)
  for (const { type: name } of await writer.writeAside(readPending)) {
    const type = contentTypeOf(tenant, name)
    if (type === null) continue
    let goesOn = true
    while (goesOn && !isStopped()) goesOn = await writer.writeAside((tx) => rewriteBatch(tx, type))
    if (!isStopped()) log.info({ tenant: tenant.slug, type: name }, 'records written again for a changed declaration')
  }
}

/** Writes the records of changed types as their declaration has them now, in batches; an interrupted run continues where it stopped. */
export const rewriteRecords = async (services: Rewriting, isStopped: () => boolean = () => false): Promise<void> => {
  for (const tenant of runningTenants(services)) await rewriteTenant(services, tenant, isStopped)
}

/** Renames the records that a server with the earlier declaration has written since. */
const renameLatecomers = async (services: Rewriting, isStopped: () => boolean): Promise<void> => {
  const renamed = runningTenants(services).filter(({ contentTypes }) => contentTypes.some(({ was }) => was !== null))
  for (const tenant of renamed) await renameTypes(services, tenant, () => !isStopped())
}

/** Writes them while the server runs. A failure is logged; the next start continues. */
export const startRewriting = (services: Rewriting): { stop(): Promise<void> } => {
  let stopped = false
  const isStopped = () => stopped
  const logged = (error: unknown) => services.log.warn({ err: error }, 'records could not be written again for a changed declaration')
  const all = async (): Promise<void> => {
    await finishRenames(services, isStopped)
    await renameLatecomers(services, isStopped)
    await rewriteRecords(services, isStopped)
  }
  let running = all().catch(logged)
  const timer = setInterval(() => {
    running = running.then(() => renameLatecomers(services, isStopped)).catch(logged)
  }, LATECOMERS_MS).unref()
  return {
    stop: () => {
      stopped = true
      clearInterval(timer)
      return running
    },
  }
}
