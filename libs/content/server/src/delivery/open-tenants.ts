import type { Tenant } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { sql } from '../database/sql.ts'
import { readMaintenance, type KeptMaintenance, type Maintenance } from '../maintenance/maintenance.ts'
import type { Store } from '../store.ts'

/** Which tenants answer the public. */
export type OpenTenants = {
  /** Whether the public is answered anything of the tenant. */
  isOpen(tenant: Tenant): Promise<boolean>
  /** Throws the 404 of a tenant that does not exist, where the public is answered nothing of it. */
  refuseClosed(tenant: Tenant): Promise<void>
  /** What has been set for times of maintenance; null where nothing has. */
  maintenanceOf(tenant: Tenant): Promise<Maintenance | null>
}

/** As long as answers are kept: a process that hears of no changes for a while finds out all the same. */
const LIFETIME_MS = 15_000

type State = { readonly isOpen: boolean; readonly maintenance: Maintenance | null }
type Known = { readonly version: number; readonly until: number; readonly state: Promise<State> }

/** Asks the database once for each version of a tenant; whoever closes one, or sets its maintenance, makes every process ask anew. */
export const createOpenTenants = (
  { forPublic, versions }: Pick<Store, 'forPublic' | 'versions'>,
  kept: KeptMaintenance | null,
): OpenTenants => {
  const known = new Map<number, Known>()

  const ask = async (tenant: Tenant): Promise<State> => {
    const row = await forPublic(tenant).read((tx) => tx.row<{ open: boolean }>(sql`select platform.is_open() as open`))
    const maintenance = kept === null ? null : await forPublic(kept.keeper).read((tx) => readMaintenance(tx, kept, tenant.slug))
    return { isOpen: row?.open === true, maintenance }
  }

  const stateOf = (tenant: Tenant): Promise<State> => {
    const version = versions.of(tenant.number)
    const last = known.get(tenant.number)
    if (last?.version === version && last.until > Date.now()) return last.state
    const asked = { version, until: Date.now() + LIFETIME_MS, state: ask(tenant) }
    known.set(tenant.number, asked)
    asked.state.catch(() => {
      if (known.get(tenant.number) === asked) known.delete(tenant.number)
    })
    return asked.state
  }

  const isOpen = async (tenant: Tenant): Promise<boolean> => (await stateOf(tenant)).isOpen

  return {
    isOpen,
    refuseClosed: async (tenant) => {
      if (!(await isOpen(tenant))) throw notFound()
    },
    maintenanceOf: async (tenant) => (await stateOf(tenant)).maintenance,
  }
}
