import type { HookContext } from '@captain/content-server'
import { subscribeToChannel, SYSTEM_AUTHOR, hookContext, updateEntry, type Subscription } from '@captain/content-server/kit'
import type { AccountSync } from '../platform.ts'
import type { PlatformServices } from '../services.ts'
import type { AnyContentType, Tenant } from '@captain/content-core'

const CHANNEL = 'captain_platform'

/** Name of the lock while records and accounts are synchronised (`advisoryLock`): the second process then finds nothing to do. */
export const ACCOUNT_SYNC_LOCK = 'accounts'

type Follower = { readonly tenant: Tenant; readonly type: AnyContentType; readonly follower: AccountSync }

const followerOf = ({ platform, refused }: PlatformServices): Follower | null => {
  if (platform !== null && refused.has(platform.tenant.slug)) return null
  const type = platform?.tenant.contentTypes[0]
  return platform === null || type === undefined ? null : { tenant: platform.tenant, type, follower: platform.accountSync }
}

const alongside = <T>(services: PlatformServices, { tenant, type }: Follower, work: (context: HookContext) => Promise<T>): Promise<T> =>
  services.store.forTenant(SYSTEM_AUTHOR, tenant).writeAside(async (tx) => {
    const context = hookContext(tx, type, updateEntry)
    await context.advisoryLock(ACCOUNT_SYNC_LOCK)
    return work(context)
  })

/** Synchronises the accounts together, and by halves after an error, so that an account without a possible record blocks no other. */
const catchUp = async (services: PlatformServices, one: Follower, ids: readonly string[]): Promise<void> => {
  try {
    await alongside(services, one, (context) => one.follower.sync(ids, context))
  } catch (error) {
    if (ids.length < 2) {
      services.log.error({ err: error, tenant: one.tenant.slug, account: ids[0] }, 'what happened to an account could not be followed')
      return
    }
    const half = Math.ceil(ids.length / 2)
    await catchUp(services, one, ids.slice(0, half))
    await catchUp(services, one, ids.slice(half))
  }
}

/**
 * Synchronises the records of the platform tenant with accounts: all of them once before it resolves and after a lost
 * connection, then each account on notification from the database. Logs errors.
 */
export const syncAccounts = async (services: PlatformServices): Promise<Subscription> => {
  const { pool, log } = services
  const one = followerOf(services)
  if (one === null) return { stop: async () => undefined }
  let waiting: Set<string> | 'all' = new Set()
  let running = Promise.resolve()

  const round = async (): Promise<void> => {
    const heard = waiting
    waiting = new Set()
    try {
      const ids = heard === 'all' ? await alongside(services, one, one.follower.accountIds) : [...heard]
      if (ids.length > 0) await catchUp(services, one, ids)
    } catch (error) {
      log.error({ err: error, tenant: one.tenant.slug }, 'nobody could tell which accounts to follow')
    }
  }
  const wake = (id: string | null): void => {
    if (id === null) waiting = 'all'
    else if (waiting !== 'all') waiting.add(id)
    running = running.then(round)
  }

  const connected = Promise.withResolvers<void>()
  const listening = subscribeToChannel({
    pool,
    log,
    channel: CHANNEL,
    onConnect: () => {
      wake(null)
      connected.resolve()
    },
    hear: wake,
  })
  await connected.promise
  await running
  return {
    stop: async () => {
      await listening.stop()
      await running
    },
  }
}
