import { isDeepStrictEqual } from 'node:util'
import { contentTypeOf, type AnyContentType, type Tenant } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import { runningTenants } from '../running-tenants.ts'
import type { ContentServices } from '../services.ts'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { ENTRY_COLUMNS, type EntryRow } from '../store/entry-row.ts'
import { currentRow } from '../store/entry-rows.ts'
import type { WriteTx } from '../store.ts'
import { writeWithoutHistory } from '../store/write-entry.ts'

const BATCH = 50

type Pending = { readonly type: string; readonly rewritten_to: string }

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
const rewrite = async (tx: WriteTx, type: AnyContentType, row: EntryRow): Promise<void> => {
  const current = currentRow(tx.tenant, row)
  const next = {
    ...current,
    data: dropped(type, current.data),
    published: current.published === null ? null : dropped(type, current.published),
  }
  await writeWithoutHistory(tx, type, row, isDeepStrictEqual(next.published, row.published) ? { ...next, published: row.published } : next)
}

/** Writes the next records of a type; returns whether there are more, false also if another process writes them. */
const rewriteBatch = async (tx: WriteTx, type: AnyContentType): Promise<boolean> => {
  if (!(await isAlone(tx, type.name))) return false
  const [pending] = await tx.rows<Pending>(
    sql`select type, rewritten_to from content.declared_type where tenant_id = ${tx.tenant.number} and type = ${type.name} and rewritten_to is not null`,
  )
  if (pending === undefined) return false
  const rows = await tx.rows<EntryRow>(sql`
    select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and e.id > ${pending.rewritten_to}
    order by e.id limit ${BATCH} for no key update`)
  for (const row of rows) await rewrite(tx, type, row)
  const last = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
  await tx.run(sql`update content.declared_type set rewritten_to = ${last} where tenant_id = ${tx.tenant.number} and type = ${type.name}`)
  return last !== null
}

const rewriteTenant = async ({ store, log }: Rewriting, tenant: Tenant, isStopped: () => boolean): Promise<void> => {
  const writer = store.forTenant(SYSTEM_AUTHOR, tenant)
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

/** Writes them while the server runs. A failure is logged; the next start continues. */
export const startRewriting = (services: Rewriting): { stop(): Promise<void> } => {
  let isStopped = false
  const running = rewriteRecords(services, () => isStopped).catch((error: unknown) => {
    services.log.warn({ err: error }, 'records could not be written again for a changed declaration')
  })
  return {
    stop: () => {
      isStopped = true
      return running
    },
  }
}
