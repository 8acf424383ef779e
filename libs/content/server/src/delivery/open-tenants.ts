import type { Tenant } from '@captain/content-core'
import { notFound } from '@captain/http'
import { sql } from '../database/sql.ts'
import type { Store } from '../store.ts'

/** Which tenants answer the public. */
export type OpenTenants = {
  /** Whether the public is answered anything of the tenant. */
  isOpen(tenant: Tenant): Promise<boolean>
  /** Throws the 404 of a tenant that does not exist, where the public is answered nothing of it. */
  refuseClosed(tenant: Tenant): Promise<void>
}

/** As long as answers are kept: a process that hears of no changes for a while finds out all the same. */
const LIFETIME_MS = 15_000

type Known = { readonly version: number; readonly until: number; readonly isOpen: Promise<boolean> }

/** Asks the database once for each version of a tenant; whoever closes one makes every process ask anew. */
export const createOpenTenants = ({ forPublic, versions }: Pick<Store, 'forPublic' | 'versions'>): OpenTenants => {
  const known = new Map<number, Known>()

  const ask = async (tenant: Tenant): Promise<boolean> => {
    const row = await forPublic(tenant).read((tx) => tx.row<{ open: boolean }>(sql`select platform.is_open() as open`))
    return row?.open === true
  }

  const isOpen = (tenant: Tenant): Promise<boolean> => {
    const version = versions.of(tenant.number)
    const last = known.get(tenant.number)
    if (last?.version === version && last.until > Date.now()) return last.isOpen
    const asked = { version, until: Date.now() + LIFETIME_MS, isOpen: ask(tenant) }
    known.set(tenant.number, asked)
    asked.isOpen.catch(() => {
      if (known.get(tenant.number) === asked) known.delete(tenant.number)
    })
    return asked.isOpen
  }

  return {
    isOpen,
    refuseClosed: async (tenant) => {
      if (!(await isOpen(tenant))) throw notFound()
    },
  }
}
