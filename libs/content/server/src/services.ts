import { join } from 'node:path'
import { auditedRateLimits } from '@captain/auth-server'
import { notFound, type RateLimits } from '@captain/http-server'
import { contentTypeOf, type AnyContentType, type ErasedMessages, type Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { Pool } from 'pg'
import { createDeliveryCache, type DeliveryCache } from './delivery/cache.ts'
import { inTurns, type InTurns } from './delivery/in-turns.ts'
import { createOpenTenants, type OpenTenants } from './delivery/open-tenants.ts'
import { runJobsRegularly } from './jobs/run-jobs-regularly.ts'
import type { Logger } from '@captain/database'
import { localFolder } from './media/local-folder.ts'
import type { MediaStorage } from './media/storage.ts'
import { createAvifQueue, type AvifQueue } from './media/avif-queue.ts'
import { createVariantQueue, type VariantQueue } from './media/variant-queue.ts'
import { createSealer, type Sealer } from './store/secrets/sealer.ts'
import { createStore, type Store } from './store.ts'
import { purgeRegularly } from './store/purge-regularly.ts'
import { createEntry, updateEntry } from './store/save.ts'
import { trashEntry } from './store/trash.ts'
import { placeEntry } from './store/write-entry.ts'
import { deliverWebhooks, type WebhookDeliveries } from './integrations/webhooks/deliver-webhooks.ts'
import { webhookNetwork } from './integrations/webhooks/network.ts'
import type { TenantServer } from './tenant-server.ts'

/** The words of a tenant's declarations, by its slug. */
type MessagesOf = (tenant: string, locale: Locale) => Promise<ErasedMessages>

export type ContentServices = {
  readonly store: Store
  readonly tenants: readonly Tenant[]
  readonly serverOf: (tenant: Tenant) => TenantServer
  readonly messagesOf: MessagesOf
  readonly media: MediaStorage
  readonly variants: VariantQueue
  readonly avifs: AvifQueue
  readonly cache: DeliveryCache
  readonly openTenants: OpenTenants
  /** What one sender sends under one key. */
  readonly inTurns: InTurns
  readonly sealer: Sealer
  /** Whether browsers reach the server over https alone. */
  readonly isSecure: boolean
  readonly pool: Pool
  /** Counts what one sender may do in a time, for all servers together. */
  readonly limits: RateLimits
  /** Where uploads lie while they are read; nothing in it outlives a request. */
  readonly uploadDir: string
  readonly webhooks: WebhookDeliveries
  /** Whether webhooks may lead to this machine. */
  readonly allowsLocalWebhooks: boolean
  readonly log: Logger
  /** Ends the connection that listens for changes, webhooks, the emptying of the trash and regular changes; the pool stays the caller's. */
  stop(): Promise<void>
}

export type ContentOptions = {
  readonly pool: Pool
  readonly tenants: readonly Tenant[]
  /** Folder under which files are kept, unless a storage is given. */
  readonly dataDir: string
  readonly mediaStorage?: MediaStorage
  /** The server's secret, of which keys are derived. */
  readonly secret: string
  readonly log: Logger
  /** The server's origin, for addresses in mails and webhooks. Default: addresses without an origin. */
  readonly baseUrl?: string
  readonly webhooks?: {
    /** For developers of receivers: events may be sent to this machine, over http too. */
    readonly allowsLocal?: boolean
    /** Waits between attempts, in ms; left out: seven from 10 s to 24 h. */
    readonly delays?: readonly number[]
  }
  /** What a tenant adds to saving, to public answers and to the passing of time; left out: nothing. */
  readonly serverOf?: (tenant: Tenant) => TenantServer
  /** Left out: files name columns and options as the declaration does. */
  readonly messagesOf?: MessagesOf
}

/** Everything that content needs at run time: the store on a migrated database, files, the delivery cache. */
export const createContentServices = ({
  pool,
  tenants,
  dataDir,
  mediaStorage,
  secret,
  log,
  baseUrl = '',
  webhooks: { allowsLocal = false, delays } = {},
  serverOf = () => ({}),
  messagesOf = async () => ({}),
}: ContentOptions): ContentServices => {
  const sealer = createSealer(secret)
  const store = createStore({
    pool,
    log,
    sealer,
    tools: { create: createEntry, update: updateEntry, trash: trashEntry, place: placeEntry },
    installation: { baseUrl, tenants, messagesOf },
    hooksOf: (tenant) => serverOf(tenant).hooks ?? {},
  })
  const storage = mediaStorage ?? localFolder(join(dataDir, 'media'))
  const variants = createVariantQueue({ store, tenants, storage, log })
  const avifs = createAvifQueue({ store, storage, log })
  const purge = purgeRegularly({ store, tenants, media: storage, log })
  const network = webhookNetwork(allowsLocal)
  const webhooks = deliverWebhooks({ store, tenants, pool, log, network, baseUrl, ...(delays !== undefined && { delays }) })
  const jobs = runJobsRegularly({ store, tenants, serverOf, log })
  return {
    store,
    tenants,
    serverOf,
    messagesOf,
    media: storage,
    variants,
    avifs,
    cache: createDeliveryCache(store.versions),
    openTenants: createOpenTenants(store),
    inTurns: inTurns(),
    sealer,
    isSecure: baseUrl.startsWith('https:'),
    pool,
    limits: auditedRateLimits(pool),
    uploadDir: join(dataDir, 'uploads'),
    webhooks,
    allowsLocalWebhooks: allowsLocal,
    log,
    stop: async () => {
      await webhooks.stop()
      await jobs.stop()
      await purge.stop()
      await variants.stop()
      await avifs.stop()
      await store.stop()
    },
  }
}

/** The tenant of a path. Throws 404. */
export const tenantOf = ({ tenants }: Pick<ContentServices, 'tenants'>, slug: string): Tenant => {
  const tenant = tenants.find((one) => one.slug === slug)
  if (tenant === undefined) throw notFound()
  return tenant
}

/** The content type of a path. Throws 404, the same for a type that only other tenants have. */
export const typeOf = (tenant: Tenant, name: string): AnyContentType => {
  const type = contentTypeOf(tenant, name)
  if (type === null) throw notFound()
  return type
}
