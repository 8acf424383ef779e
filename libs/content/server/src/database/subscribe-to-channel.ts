import { randomBytes } from 'node:crypto'
import type { Notification, Pool, PoolClient } from 'pg'
import type { Logger } from '@captain/database'

const RETRY_MS = 1000

/** A connection that was cut without a word is noticed after both of these times at most. */
const BEAT_EVERY_MS = 1500
const BEAT_WITHIN_MS = 3000

/** Maximum time of a query on the connection: one that waits for a lock must not delay a heartbeat for as long as that one may take. */
const STATEMENT_TIMEOUT_MS = 1000

export type Subscription = { stop(): Promise<void> }

type Wanted = {
  readonly pool: Pool
  readonly log: Logger
  readonly channel: string
  /** Called also after a lost connection, during which notifications were missed. */
  onConnect(client: PoolClient): void
  /** Called when the connection is lost; until `onConnect`, notifications are missed. */
  onLoss?(): void
  hear(payload: string): void
}

type Heartbeat = { stop(): void }

/**
 * Notifies a connection through itself: neither an open socket nor an answer shows that notifications still arrive. Calls `onSilence` once if
 * one does not come back in time.
 */
const startHeartbeat = async (client: PoolClient, onSilence: (error: Error) => void): Promise<Heartbeat> => {
  const channel = `captain_heartbeat_${randomBytes(8).toString('hex')}`
  let missing: NodeJS.Timeout | undefined
  const heard = (notification: Notification): void => {
    if (notification.channel !== channel) return
    clearTimeout(missing)
    missing = undefined
  }
  await client.query(`listen ${channel}`)
  client.on('notification', heard)
  const report = (): void => {
    if (missing !== undefined) onSilence(new Error('the connection did not answer'))
  }
  const beat = (): void => {
    if (missing !== undefined) return
    // A process that was busy for as long has not yet read what arrived.
    missing = setTimeout(() => setImmediate(report), BEAT_WITHIN_MS).unref()
    // A failure is noticed by the missing notification.
    client.query(`notify ${channel}`).catch(() => undefined)
  }
  const timer = setInterval(beat, BEAT_EVERY_MS).unref()
  return {
    stop: () => {
      clearInterval(timer)
      clearTimeout(missing)
      missing = undefined
    },
  }
}

/** Subscribes to a PostgreSQL channel and reconnects automatically. */
export const subscribeToChannel = ({ pool, log, channel, onConnect, onLoss = () => undefined, hear }: Wanted): Subscription => {
  let client: PoolClient | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  let heartbeat: Heartbeat | null = null

  const lose = (error: Error | undefined) => {
    if (client === null) return
    client.removeAllListeners('notification')
    client.release(error ?? true)
    client = null
    heartbeat?.stop()
    heartbeat = null
    onLoss()
    if (isStopped) return
    log.warn({ err: error, channel }, 'a connection that listens to the database is lost')
    timer = setTimeout(() => void connect(), RETRY_MS)
  }

  const connect = async (): Promise<void> => {
    try {
      const fresh = await pool.connect()
      client = fresh
      fresh.on('notification', ({ channel: of, payload }: Notification) => {
        if (of === channel) hear(payload ?? '')
      })
      fresh.once('error', lose)
      fresh.once('end', () => lose(undefined))
      // A heartbeat is a commit, which need not wait for the disk.
      await fresh.query(`set statement_timeout = ${STATEMENT_TIMEOUT_MS}; set synchronous_commit = off`)
      await fresh.query(`listen ${channel}`)
      const started = await startHeartbeat(fresh, (error) => {
        if (client === fresh) lose(error)
      })
      // The connection may have been lost since.
      if (client !== fresh) return started.stop()
      heartbeat = started
      onConnect(fresh)
    } catch (error) {
      if (client !== null) return lose(error instanceof Error ? error : undefined)
      if (!isStopped) timer = setTimeout(() => void connect(), RETRY_MS)
    }
  }

  const started = connect()
  return {
    stop: async () => {
      isStopped = true
      if (timer !== null) clearTimeout(timer)
      await started
      client?.removeAllListeners('end')
      lose(undefined)
    },
  }
}
