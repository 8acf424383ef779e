import type { Tenant } from '@captain/content-core'
import type { Network } from '@captain/rich-text-server'
import type { Pool } from 'pg'
import { SYSTEM_AUTHOR } from '../../store/author.ts'
import type { Store, TenantStore } from '../../store.ts'
import type { Logger } from '@captain/database'
import { claim, tenantsWithDue, type Claimed } from './claim.ts'
import { roundRobinFrom } from './round-robin-from.ts'
import { payloadOf } from './payload.ts'
import { send } from './send.ts'
import { settle } from './settle.ts'
import { signedHeaders } from './signature.ts'

/** Delays between attempts, in ms: 10 s, 1 min, 5 min, 30 min, 2 h, 6 h, 24 h. */
const DELAYS = [10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 86_400_000]
const POLL_MS = 5000
/** Changes come in bursts; one query handles them together. */
const GATHER_MS = 100
/** Maximum number of webhooks served at a time, across tenants. */
const MAX_CONCURRENT = 16
/** Maximum per tenant: receivers that do not respond occupy places for seconds and must leave some to other tenants. */
const MAX_CONCURRENT_PER_TENANT = 4

export type DeliveryOptions = {
  readonly store: Store
  readonly tenants: readonly Tenant[]
  readonly pool: Pool
  readonly log: Logger
  readonly network: Network
  /** The origin of the delivery API for receivers. */
  readonly baseUrl: string
  /** Default: eight attempts within a day and a half. */
  readonly delays?: readonly number[]
}

export type WebhookDeliveries = {
  /** Looks for due events soon. */
  wake(): void
  /** Resolves when the deliveries under way have arrived or failed. */
  stop(): Promise<void>
}

/** Sends due events to webhooks. One process at a time handles an event and retries until it arrives or no attempts are left. */
export const deliverWebhooks = (options: DeliveryOptions): WebhookDeliveries => {
  const { store, tenants, pool, log, network, baseUrl, delays = DELAYS } = options
  const underWay = new Map<string, { readonly tenant: number; readonly work: Promise<void> }>()
  let lastServed: number | null = null
  let isStopped = false
  let looking: Promise<void> = Promise.resolve()
  let soon: NodeJS.Timeout | null = null

  const deliver = async (scope: TenantStore, claimed: Claimed): Promise<void> => {
    const body = payloadOf(baseUrl, scope.tenant, claimed)
    const timestamp = Math.floor(Date.now() / 1000)
    const headers = signedHeaders(claimed.secrets, { id: claimed.id, timestamp, body })
    const outcome = await send({ url: claimed.url, body, headers, network })
    await scope.writeAside((tx) => settle(tx, claimed, outcome, delays))
  }

  const serve = (scope: TenantStore, webhook: string, all: readonly Claimed[]): void => {
    // Errors are caught separately: the webhook is busy until all deliveries have ended.
    const deliveries = all.map((claimed) =>
      deliver(scope, claimed).catch((error: unknown) => log.error({ err: error, webhook }, 'what came of a webhook could not be kept')),
    )
    const work = Promise.all(deliveries).then(() => {
      underWay.delete(webhook)
      wake()
    })
    underWay.set(webhook, { tenant: scope.tenant.number, work })
  }

  const look = async (): Promise<void> => {
    const due = new Set(await tenantsWithDue(pool))
    for (const tenant of roundRobinFrom(tenants, lastServed).filter(({ number }) => due.has(number))) {
      if (isStopped || underWay.size >= MAX_CONCURRENT) return
      const capacity = MAX_CONCURRENT_PER_TENANT - [...underWay.values()].filter((one) => one.tenant === tenant.number).length
      if (capacity <= 0) continue
      lastServed = tenant.number
      const scope = store.forTenant(SYSTEM_AUTHOR, tenant)
      const claimed = await scope.writeAside((tx) => claim(tx, [...underWay.keys()], Math.min(capacity, MAX_CONCURRENT - underWay.size)))
      for (const [webhook, all] of Map.groupBy(claimed, (one) => one.webhook_id)) serve(scope, webhook, all)
    }
  }

  const lookNext = () => {
    soon = null
    looking = looking
      .then(() => (isStopped ? undefined : look()))
      .catch((error: unknown) => log.warn({ err: error }, 'what is due for webhooks could not be read'))
  }

  const wake = () => {
    if (!isStopped) soon ??= setTimeout(lookNext, GATHER_MS)
  }

  const timer = setInterval(wake, POLL_MS)
  timer.unref()
  store.versions.onChange(wake)
  return {
    wake,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      if (soon !== null) clearTimeout(soon)
      await looking
      await Promise.all([...underWay.values()].map(({ work }) => work))
    },
  }
}
