import { listenOn, type Listening } from '../database/listen-on.ts'
import { SYSTEM_AUTHOR } from '../author.ts'
import type { ContentServices } from '../services.ts'
import { hookContext } from '../store/hook-context.ts'
import { updateEntry } from '../store/save.ts'
import type { Tenant } from '@captain/content-core'
import type { TenantServer } from '../tenant-server.ts'

const CHANNEL = 'captain_platform'

/** What is held while records and accounts are brought in line (`alone`): whoever comes second finds nothing left to do. */
export const ACCOUNTS = 'accounts'

type Follower = { readonly tenant: Tenant; readonly follow: NonNullable<TenantServer['follow']> }

const followersOf = ({ tenants, serverOf }: ContentServices): readonly Follower[] =>
  tenants.flatMap((tenant) => {
    const { follow } = serverOf(tenant)
    return follow === undefined ? [] : [{ tenant, follow }]
  })

const catchUp = async (services: ContentServices, { tenant, follow }: Follower, ids: readonly string[] | null): Promise<void> => {
  const [type] = tenant.contentTypes
  if (type === undefined) return
  await services.store.forTenant(SYSTEM_AUTHOR, tenant).writeAside(async (tx) => {
    const context = hookContext(tx, type, (...update) => updateEntry(tx, ...update))
    await context.alone(ACCOUNTS)
    await follow(ids, context)
  })
}

/**
 * Lets the tenants that know accounts follow what happens to them elsewhere: everything once before it resolves and after
 * a lost connection, then each account as the database tells of it. What fails is logged.
 */
export const followAccounts = async (services: ContentServices): Promise<Listening> => {
  const { pool, log } = services
  const followers = followersOf(services)
  let waiting: Set<string> | 'all' = new Set()
  let running = Promise.resolve()

  const round = async (): Promise<void> => {
    const ids = waiting === 'all' ? null : [...waiting]
    waiting = new Set()
    if (ids?.length === 0) return
    for (const follower of followers)
      await catchUp(services, follower, ids).catch((error: unknown) =>
        log.error({ err: error, tenant: follower.tenant.slug }, 'what happened to accounts could not be followed'),
      )
  }
  const wake = (id: string | null): void => {
    if (id === null) waiting = 'all'
    else if (waiting !== 'all') waiting.add(id)
    running = running.then(round)
  }

  if (followers.length === 0) return { stop: async () => undefined }
  const connected = Promise.withResolvers<void>()
  const listening = listenOn({
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
