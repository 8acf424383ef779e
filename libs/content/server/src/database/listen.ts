import type { Pool } from 'pg'
import type { Versions } from '../store/versions.ts'
import type { Logger } from '@captain/database'
import { subscribeToChannel, type Subscription } from './subscribe-to-channel.ts'

export const CHANNEL = 'captain_content'

/** `7 k3x…`: the tenant's number and the process that changed it. */
export const payloadOf = (tenant: number, origin: string): string => `${tenant} ${origin}`

/**
 * Listens for changes by other processes. Notifications are lost while the connection is down, so a reconnect marks everything
 * as changed.
 */
export const listenForChanges = (pool: Pool, versions: Versions, origin: string, log: Logger): Subscription =>
  subscribeToChannel({
    pool,
    log,
    channel: CHANNEL,
    onConnect: () => versions.bumpAll(),
    hear: (payload) => {
      const [tenant, sender] = payload.split(' ')
      if (sender === origin) return
      if (/^\d+$/.test(tenant ?? '')) versions.bump(Number(tenant))
      else versions.bumpAll()
    },
  })
