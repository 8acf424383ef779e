import { randomBytes } from 'node:crypto'
import type { AnyContentType, Tenant, Values } from '@captain/content-core'
import type { Pool } from 'pg'
import type { Author } from './store/author.ts'
import type { HookTransaction, Installation } from './hook-transaction.ts'
import type { TenantHooks } from './hooks.ts'
import { CHANNEL, listenForChanges, payloadOf } from './database/listen.ts'
import { createReadPool } from './database/read-pool.ts'
import { type Tx, inTenantTransaction } from './database/transaction.ts'
import type { Sealer } from './store/secrets/sealer.ts'
import type { Logger } from '@captain/database'
import type { EntryRow } from './store/entry-row.ts'
import { createVersions, type Versions } from './store/versions.ts'

/** How hooks write records of their tenant: as users do, or with `place` as derived values that are no edit. */
export type WriteTools = {
  create(tx: WriteTx, type: AnyContentType, values: Values): Promise<EntryRow>
  update(tx: WriteTx, type: AnyContentType, before: EntryRow, changes: Values): Promise<EntryRow>
  trash(tx: WriteTx, type: AnyContentType, row: EntryRow): Promise<void>
  place(tx: WriteTx, type: AnyContentType, before: EntryRow, after: EntryRow): Promise<EntryRow>
}

/** A transaction that writes on behalf of an author. */
export type WriteTx = HookTransaction & {
  readonly hooks: TenantHooks
  readonly sealer: Sealer
  readonly tools: WriteTools
}

/** Reads within one tenant; nothing of another tenant is visible. */
export type TenantReader = {
  readonly tenant: Tenant
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** Reads and writes within one tenant on behalf of an author. */
export type TenantStore = TenantReader & {
  write<T>(work: (tx: WriteTx) => Promise<T>): Promise<T>
  /** Writes data outside content, such as an audit event: caches stay valid. */
  writeAside<T>(work: (tx: WriteTx) => Promise<T>): Promise<T>
}

export type Store = {
  readonly versions: Versions
  forPublic(tenant: Tenant): TenantReader
  forTenant(author: Author, tenant: Tenant): TenantStore
  stop(): Promise<void>
}

type StoreOptions = {
  readonly pool: Pool
  readonly log: Logger
  readonly sealer: Sealer
  readonly tools: WriteTools
  readonly installation: Installation
  readonly hooksOf?: (tenant: Tenant) => TenantHooks
}

/** Creates the only access to content: every transaction runs in the scope of one tenant, and a commit invalidates that tenant's caches. */
export const createStore = ({ pool, log, hooksOf = () => ({}), ...shared }: StoreOptions): Store => {
  const origin = randomBytes(9).toString('base64url')
  const versions = createVersions()
  const readers = createReadPool(pool, log)
  const listener = listenForChanges(pool, versions, origin, log)
  const forPublic = (tenant: Tenant): TenantReader => ({ tenant, read: (work) => readers.read(tenant, work) })
  return {
    versions,
    forPublic,
    forTenant: (author, tenant) => ({
      ...forPublic(tenant),
      writeAside: (work) =>
        inTenantTransaction(pool, tenant, (tx) => work({ ...tx, ...shared, author, hooks: hooksOf(tenant), forget: versions.bump })),
      write: async (work) => {
        const changed = new Set([tenant.number])
        const commit = `select pg_notify('${CHANNEL}', '${payloadOf(tenant.number, origin)}'); commit`
        const result = await inTenantTransaction(
          pool,
          tenant,
          (tx) => work({ ...tx, ...shared, author, hooks: hooksOf(tenant), forget: (other) => void changed.add(other) }),
          commit,
        )
        for (const each of changed) versions.bump(each)
        return result
      },
    }),
    stop: async () => {
      await listener.stop()
      await readers.stop()
    },
  }
}
