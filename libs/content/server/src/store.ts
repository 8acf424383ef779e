import { randomBytes } from 'node:crypto'
import type { AnyContentType, Tenant, Values } from '@captain/content-core'
import type { Pool } from 'pg'
import type { Author } from './store/author.ts'
import type { HookTransaction, Installation } from './hook-transaction.ts'
import type { TenantHooks } from './hooks.ts'
import type { HearingQueries } from './database/hearing-queries.ts'
import { announcements, listenForChanges } from './database/listen.ts'
import { createReadPool } from './database/read-pool.ts'
import { inTenantTransaction, type Commit, type Opening, type Tx } from './database/transaction.ts'
import { createChangeLog, type ChangeLog } from './public-changes/change-log.ts'
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
  /** The public changes of all tenants, which outdate kept responses. */
  readonly changes: ChangeLog
  /** Whether all changes before a request was authenticated are in `changes`. */
  hasHeard(request: object): boolean
  forPublic(tenant: Tenant): TenantReader
  forTenant(author: Author, tenant: Tenant): TenantStore
  stop(): Promise<void>
}

type StoreOptions = {
  readonly pool: Pool
  readonly log: Logger
  readonly hearing: HearingQueries
  readonly sealer: Sealer
  readonly tools: WriteTools
  readonly installation: Installation
  readonly hooksOf?: (tenant: Tenant) => TenantHooks
}

const EVERYTHING = { of: 'everything' } as const

const nothing = (): Promise<null> => Promise.resolve(null)

/** Creates the only access to content: every transaction runs in the scope of one tenant, and a commit invalidates that tenant's caches. */
export const createStore = ({ pool, log, hearing, hooksOf = () => ({}), ...shared }: StoreOptions): Store => {
  const versions = createVersions()
  const changes = createChangeLog()
  const announced = announcements(randomBytes(9).toString('base64url'))
  const readers = createReadPool(pool, log)
  const listener = listenForChanges({ pool, hearing, versions, changes, announced, log })
  const forPublic = (tenant: Tenant): TenantReader => ({ tenant, read: (work) => readers.read(tenant, work) })

  const forget = (tenant: number): void => {
    versions.bump(tenant)
    changes.add(tenant, [EVERYTHING])
  }

  /** Sends the changes of a transaction to all servers, and adds them to the log of this one. */
  const announcing = ({ number }: Tenant, isSilent: boolean): Commit => {
    const { commit, changesIn } = announced.commitOf(number, isSilent)
    return { commit, onCommit: (results) => changes.add(number, changesIn(results)) }
  }

  const forTenant = (author: Author, tenant: Tenant): TenantStore => {
    const widened = (tx: Tx, forgetOther: (other: number) => void): WriteTx => ({
      ...tx,
      ...shared,
      author,
      hooks: hooksOf(tenant),
      forget: forgetOther,
    })
    const writeAfter: TenantStore['writeAfter'] = async (first, work) => {
      const others = new Set<number>()
      const steps = {
        first,
        work: (tx: Tx, found: Awaited<ReturnType<typeof first>>) =>
          work(
            widened(tx, (other) => void others.add(other)),
            found,
          ),
      }
      const result = await inTenantTransaction(pool, tenant, steps, announcing(tenant, false))
      versions.bump(tenant.number)
      for (const other of others) forget(other)
      return result
    }
    return {
      ...forPublic(tenant),
      writeAfter,
      write: (work) => writeAfter(nothing, work),
      writeAside: (work) =>
        inTenantTransaction(pool, tenant, { first: nothing, work: (tx) => work(widened(tx, forget)) }, announcing(tenant, true)),
    }
  }

  return {
    versions,
    changes,
    hasHeard: hearing.hasHeard,
    forPublic,
    forTenant,
    stop: async () => {
      await listener.stop()
      await readers.stop()
    },
  }
}
