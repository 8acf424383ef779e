import { isDeepStrictEqual } from 'node:util'
import type { Tenant } from '@captain/content-core'
import { advisoryLock } from '../database/advisory-lock.ts'
import { sql } from '../database/sql.ts'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { ensureFixedRows } from '../store/fixed-rows.ts'
import { runningTenants } from '../running-tenants.ts'
import type { ContentServices } from '../services.ts'
import type { WriteTx } from '../store.ts'
import { renameTypes } from './rename-types.ts'
import { addRestorePoint, type StoredChange } from './restore-points.ts'
import { renameInRoles } from './rename-in-roles.ts'
import { planDeclarations, unansweredIn, type DeclarationPlan } from './plan-declarations.ts'
import { RENAMING, wordsOf } from './words.ts'

/** The most that renamed types may delay a start, in ms; what is left is done while the other tenants run. */
const RENAMING_MS = 3000

type Adopting = Pick<ContentServices, 'store' | 'tenants' | 'refused' | 'log'>

type StoredType = { readonly type: string; readonly shape: unknown; readonly restore_point: string | null }

/** Whether another server that starts at the same time has accepted the changes since they were planned. */
const isAdopted = async (tx: WriteTx, { shapes, changes }: DeclarationPlan): Promise<boolean> => {
  await advisoryLock(tx, 'declarations')
  const rows = await tx.rows<StoredType>(
    sql`select type, shape, restore_point from content.declared_type where tenant_id = ${tx.tenant.number}`,
  )
  const points = await tx.rows<{ id: string; changes: readonly StoredChange[] }>(
    sql`select id, changes from content.restore_point where tenant_id = ${tx.tenant.number} order by id desc`,
  )
  const stored = new Map(rows.map((row) => [row.type, row]))
  const isRenamed = ({ type, to }: StoredChange): boolean =>
    points[0]?.changes.some((one) => one.what === 'type-renamed' && one.type === type && one.to === to) === true
  // A type keeps the restore point of its last change, which knows nothing of the deletion.
  const isDropped = ({ type }: StoredChange): boolean => {
    const row = stored.get(type)
    const point = points.find(({ id }) => id === row?.restore_point)
    return row === undefined || point?.changes.some((one) => one.what === 'type-dropped' && one.type === type) === true
  }
  return (
    shapes.every(({ type, shape }) => isDeepStrictEqual(stored.get(type)?.shape, shape)) &&
    changes.filter(({ what }) => what === 'type-renamed').every(isRenamed) &&
    changes.filter(({ what }) => what === 'type-dropped').every(isDropped)
  )
}

/** Stores the shapes of accepted changes; records that they concern are written again in the background, from the first one. */
const adopt = async (tx: WriteTx, plan: DeclarationPlan): Promise<void> => {
  if (await isAdopted(tx, plan)) return
  const point = await addRestorePoint(tx, plan)
  await renameInRoles(tx, plan.changes, 'to new names')
  for (const { type } of plan.changes.filter(({ what }) => what === 'type-dropped'))
    await tx.run(sql`update content.declared_type set restore_point = ${point} where tenant_id = ${tx.tenant.number} and type = ${type}`)
  for (const { type, shape, rewrites } of plan.shapes) {
    const from = rewrites ? '' : null
    await tx.run(sql`
      insert into content.declared_type as d (tenant_id, type, shape, rewritten_to, restore_point)
        values (${tx.tenant.number}, ${type}, ${JSON.stringify(shape)}::jsonb, ${from}, ${rewrites ? point : null})
      on conflict (tenant_id, type) do update set shape = excluded.shape, changed_at = now(), restore_point = coalesce(excluded.restore_point, d.restore_point),
        rewritten_to = case when excluded.rewritten_to is null then d.rewritten_to else excluded.rewritten_to end`)
  }
}

/** Returns why a tenant's records do not fit its declaration; null if they do, after storing what its records are written by from now on. */
const refusalOf = async (services: Adopting, tenant: Tenant, goesOn: () => boolean): Promise<string | null> => {
  const { store, log } = services
  const plan = await store.forPublic(tenant).read((tx) => planDeclarations(tx))
  if (plan === null) return null
  if (plan.changes.length > 0) log.warn({ tenant: tenant.slug }, `declaration changed\n${wordsOf(plan)}`)
  if (unansweredIn(plan).length > 0) return wordsOf(plan)
  if (!(await renameTypes(services, tenant, goesOn))) return RENAMING
  await store.forTenant(SYSTEM_AUTHOR, tenant).writeAside((tx) => adopt(tx, plan))
  return null
}

/** Compares the declarations with those of the stored records. Returns the tenants that must not run, with the plan in words. */
export const adoptDeclarations = async (services: Adopting): Promise<ReadonlyMap<string, string>> => {
  const refused = new Map<string, string>()
  for (const tenant of runningTenants(services)) {
    const until = Date.now() + RENAMING_MS
    const refusal = await refusalOf(services, tenant, () => Date.now() < until)
    if (refusal !== null) refused.set(tenant.slug, refusal)
  }
  return refused
}

/** Returns the tenants that wait for their renamed types since the start. */
export const waitingForNames = ({ tenants, refused }: Pick<Adopting, 'tenants' | 'refused'>): readonly Tenant[] =>
  tenants.filter(({ slug }) => refused.get(slug) === RENAMING)

/** Renames what a start has left of a tenant, then runs it with its fixed records; returns whether all is renamed. */
export const finishRenames = async (services: Adopting, tenant: Tenant, isStopped: () => boolean): Promise<boolean> => {
  const refusal = await refusalOf(services, tenant, () => !isStopped())
  if (refusal === RENAMING) return false
  if (refusal !== null) {
    services.refused.set(tenant.slug, refusal)
    return true
  }
  services.refused.delete(tenant.slug)
  await ensureFixedRows({ ...services, tenants: [tenant] })
  return true
}
