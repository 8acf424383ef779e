import { randomBytes } from 'node:crypto'
import type { AnyContentType, Tenant, Values } from '@captain/content-core'
import type { Pool } from 'pg'
import type { Author } from './store/author.ts'
import type { HookTransaction, Installation } from './hook-transaction.ts'
import type { TenantHooks } from './hooks.ts'
import { CHANNEL, listenForChanges, payloadOf } from './database/listen.ts'
import { createReadPool } from './database/read-pool.ts'
import { inTenantTransaction, type Opening, type Tx } from './database/transaction.ts'
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
  /** Writes after a first statement, which is sent in the round trip that opens the transaction. */
  writeAfter<First, T>(first: (tx: Opening) => Promise<First>, work: (tx: WriteTx, first: First) => Promise<T>): Promise<T>
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

const nothing = (): Promise<null> => Promise.resolve(null)

/** Commits a write, and announces it to other processes. */
const announcingCommit = (tenant: Tenant, origin: string): string =>
  `select pg_notify('${CHANNEL}', '${payloadOf(tenant.number, origin)}'); commit`

/** Creates the only access to content: every transaction runs in the scope of one tenant, and a commit invalidates that tenant's caches. */
export const createStore = ({ pool, log, hooksOf = () => ({}), ...shared }: StoreOptions): Store => {
  const origin = randomBytes(9).toString('base64url')
  const versions = createVersions()
  const readers = createReadPool(pool, log)
  const listener = listenForChanges(pool, versions, origin, log)
  const forPublic = (tenant: Tenant): TenantReader => ({ tenant, read: (work) => readers.read(tenant, work) })

  /** Announces to this process what a committed write changed. */
  const announce = (changed: ReadonlySet<number>): void => {
    for (const each of changed) versions.bump(each)
  }

  const forTenant = (author: Author, tenant: Tenant): TenantStore => {
    const widened = (tx: Tx, forget: (other: number) => void): WriteTx => ({ ...tx, ...shared, author, hooks: hooksOf(tenant), forget })
    const writeAfter: TenantStore['writeAfter'] = async (first, work) => {
      const changed = new Set([tenant.number])
      const steps = {
        first,
        work: (tx: Tx, found: Awaited<ReturnType<typeof first>>) =>
          work(
            widened(tx, (other) => void changed.add(other)),
            found,
          ),
      }
      const result = await inTenantTransaction(pool, tenant, steps, announcingCommit(tenant, origin))
      announce(changed)
      return result
    }
    return {
      ...forPublic(tenant),
      writeAfter,
      write: (work) => writeAfter(nothing, work),
      writeAside: (work) => inTenantTransaction(pool, tenant, { first: nothing, work: (tx) => work(widened(tx, versions.bump)) }),
    }
  }

  return {
    versions,
    forPublic,
    forTenant,
    stop: async () => {
      await listener.stop()
      await readers.stop()
    },
  }
}
