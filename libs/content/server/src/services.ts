import { join } from 'node:path'
import { auditedRateLimits } from '@captain/auth-server'
import { notFound, type RateLimits } from '@captain/http-server'
import { contentTypeOf, type AnyContentType, type ErasedMessages, type Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { Pool } from 'pg'
import { createHearingQueries, type HearingQueries } from './database/hearing-queries.ts'
import { createDeliveryCache, type DeliveryCache } from './delivery/cache.ts'
import { keyedMutex, type KeyedMutex } from './delivery/keyed-mutex.ts'
import { createTenantAvailability, type TenantAvailability } from './delivery/tenant-availability.ts'
import { startJobSchedule } from './jobs/start-job-schedule.ts'
import type { Logger } from '@captain/database'
import { localFolder } from './media/local-folder.ts'
import type { MediaStorage } from './media/storage.ts'
import { createAvifQueue, type AvifQueue } from './media/avif-queue.ts'
import { createVariantQueue, type VariantQueue } from './media/variant-queue.ts'
import { createPersonalReads, type PersonalReads } from './personal-data/personal-reads.ts'
import { rememberUntilSave, type Remember } from './public-changes/remembered.ts'
import { createKeptReads, type KeptReads } from './staff-api/kept-reads.ts'
import { createSealer, type Sealer } from './store/secrets/sealer.ts'
import { declarationRefused } from './errors.ts'
import { createPlannedChanges, type NextChange } from './public-changes/planned-changes.ts'
import { createStore, type Store } from './store.ts'
import { startUploadSweep } from './media/sweep-uploads.ts'
import { startPurgeSchedule } from './store/start-purge-schedule.ts'
import { createEntry, updateEntry } from './store/save.ts'
import { trashEntry } from './store/trash.ts'
import { writeWithoutHistory } from './store/write-entry.ts'
import { deliverWebhooks, type WebhookDeliveries } from './integrations/webhooks/deliver-webhooks.ts'
import { webhookNetwork } from './integrations/webhooks/network.ts'
import type { TenantServer } from './tenant-server.ts'
import { createWorkerPool, type WorkerPool } from './worker/worker-pool.ts'

/** Loads the messages of a tenant's declarations, by its slug. */
type MessagesOf = (tenant: string, locale: Locale) => Promise<ErasedMessages>

export type ContentServices = {
  readonly store: Store
  readonly tenants: readonly Tenant[]
  /** Tenants that do not run, by slug, with the reason: their declaration is wrong, or would lose or hide values of stored records. */
  readonly refused: Map<string, string>
  readonly serverOf: (tenant: Tenant) => TenantServer
  readonly messagesOf: MessagesOf
  readonly media: MediaStorage
  readonly variants: VariantQueue
  readonly avifs: AvifQueue
  readonly workers: WorkerPool
  readonly cache: DeliveryCache
  /** Returns when public content of a tenant next changes by plan. */
  readonly nextChange: NextChange
  readonly openTenants: TenantAvailability
  /** Shares the counts of staff lists until the next save in the tenant, drafts included. */
  readonly rememberFor: (tenant: Tenant) => Remember
  readonly keptReads: KeptReads
  readonly personalReads: PersonalReads
  /** Serialises the requests of one sender with the same key. */
  readonly inTurns: KeyedMutex
  readonly sealer: Sealer
  /** Whether browsers reach the server over HTTPS only. */
  readonly isSecure: boolean
  readonly pool: Pool
  /** Limits the requests of a sender in a period, across all servers. */
  readonly limits: RateLimits
  /** Folder of uploads while they are read; no file outlives its request. */
  readonly uploadDir: string
  readonly webhooks: WebhookDeliveries
  /** Whether webhooks may target this machine. */
  readonly allowsLocalWebhooks: boolean
  readonly log: Logger
  /** Stops the connection that listens for changes, webhooks, purges and jobs; the caller closes the pool. */
  stop(): Promise<void>
}

export type ContentOptions = {
  readonly pool: Pool
  readonly tenants: readonly Tenant[]
  /** Folder of files, unless `storage` is given. */
  readonly dataDir: string
  readonly mediaStorage?: MediaStorage
  /** The server's secret, from which keys are derived. */
  readonly secret: string
  readonly log: Logger
  /** Where requests are authenticated. Default: elsewhere, so that staff reads are not kept. */
  readonly hearing?: HearingQueries
  /** The server's origin, for addresses in mails and webhooks. Default: addresses without an origin. */
  readonly baseUrl?: string
  readonly webhooks?: {
    /** For developers of receivers: events may target this machine, over HTTP too. */
    readonly allowsLocal?: boolean
    /** Delays between attempts, in ms; default: seven from 10 s to 24 h. */
    readonly delays?: readonly number[]
  }
  /** Hooks, public queries and jobs of a tenant; default: none. */
  readonly serverOf?: (tenant: Tenant) => TenantServer
  /** Default: files name columns and options as the declaration does. */
  readonly messagesOf?: MessagesOf
  /** The module with the tasks of threads. Default: the source. */
  readonly workerFile?: URL
  /** Whether expired rows are purged on a schedule. Default: true. */
  readonly purges?: boolean
}

const TOOLS = { create: createEntry, update: updateEntry, trash: trashEntry, place: writeWithoutHistory }

/** Creates a store for a command that may run next to servers; the caller stops it and closes the pool. */
export const createCommandStore = ({ pool, tenants, secret, log }: Pick<ContentOptions, 'pool' | 'tenants' | 'secret' | 'log'>): Store =>
  createStore({
    pool,
    log,
    hearing: createHearingQueries(pool),
    sealer: createSealer(secret),
    tools: TOOLS,
    installation: { baseUrl: '', tenants, messagesOf: async () => ({}) },
  })

/** Creates the services of content: the store on a migrated database, files, the delivery cache. */
export const createContentServices = ({
  pool,
  tenants,
  dataDir,
  mediaStorage,
  secret,
  log,
  hearing = createHearingQueries(pool),
  baseUrl = '',
  webhooks: { allowsLocal = false, delays } = {},
  serverOf = () => ({}),
  messagesOf = async () => ({}),
  workerFile = new URL('./worker/worker.ts', import.meta.url),
  purges = true,
}: ContentOptions): ContentServices => {
  const refused = new Map<string, string>()
  const sealer = createSealer(secret)
  const store = createStore({
    pool,
    log,
    hearing,
    sealer,
    tools: TOOLS,
    installation: { baseUrl, tenants, messagesOf },
    hooksOf: (tenant) => serverOf(tenant).hooks ?? {},
  })
  const storage = mediaStorage ?? localFolder(join(dataDir, 'media'))
  const variants = createVariantQueue({ store, tenants, storage, log })
  const avifs = createAvifQueue({ store, storage, log })
  const workers = createWorkerPool({ file: workerFile, log })
  const uploadDir = join(dataDir, 'uploads')
  const personalReads = createPersonalReads({ pool, log })
  const sweep = startUploadSweep({ folder: uploadDir, ...(mediaStorage === undefined && { media: join(dataDir, 'media') }), log })
  const purge = purges ? startPurgeSchedule({ store, tenants, media: storage, log }) : null
  const network = webhookNetwork(allowsLocal)
  const webhooks = deliverWebhooks({ store, tenants, pool, log, network, baseUrl, ...(delays !== undefined && { delays }) })
  const jobs = startJobSchedule({ store, tenants, refused, serverOf, log })
  return {
    store,
    tenants,
    refused,
    serverOf,
    messagesOf,
    media: storage,
    variants,
    avifs,
    workers,
    cache: createDeliveryCache(store.versions),
    nextChange: createPlannedChanges(store),
    openTenants: createTenantAvailability(store),
    rememberFor: rememberUntilSave(store.changes),
    keptReads: createKeptReads(store),
    personalReads,
    inTurns: keyedMutex(),
    sealer,
    isSecure: baseUrl.startsWith('https:'),
    pool,
    limits: auditedRateLimits(pool),
    uploadDir,
    webhooks,
    allowsLocalWebhooks: allowsLocal,
    log,
    stop: async () => {
      await personalReads.stop()
      await webhooks.stop()
      await jobs.stop()
      await purge?.stop()
      await sweep.stop()
      await variants.stop()
      await avifs.stop()
      await workers.stop()
      await store.stop()
    },
  }
}

/** Returns the tenant of a path. Throws 404, and 503 for a tenant that does not run. */
export const tenantOf = (
  { tenants, refused }: Pick<ContentServices, 'tenants'> & Partial<Pick<ContentServices, 'refused'>>,
  slug: string,
): Tenant => {
  const tenant = tenants.find((one) => one.slug === slug)
  if (tenant === undefined) throw notFound()
  if (refused?.has(slug) === true) throw declarationRefused()
  return tenant
}

/** Returns the content type of a path. Throws 404, also for types of other tenants. */
export const typeOf = (tenant: Tenant, name: string): AnyContentType => {
  const type = contentTypeOf(tenant, name)
  if (type === null) throw notFound()
  return type
}
