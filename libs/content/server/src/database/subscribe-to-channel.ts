import type { Notification, Pool, PoolClient } from 'pg'
import type { Logger } from '@captain/database'

const RETRY_MS = 1000

export type Subscription = { stop(): Promise<void> }

type Wanted = {
  readonly pool: Pool
  readonly log: Logger
  readonly channel: string
  /** Called also after a lost connection, during which notifications were missed. */
  onConnect(): void
  hear(payload: string): void
}

/** Subscribes to a PostgreSQL channel and reconnects automatically. */
export const subscribeToChannel = ({ pool, log, channel, onConnect, hear }: Wanted): Subscription => {
  let client: PoolClient | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  const lose = (error: Error | undefined) => {
    if (client === null) return
    client.removeAllListeners('notification')
    client.release(error ?? true)
    client = null
    if (isStopped) return
    log.warn({ err: error, channel }, 'a connection that listens to the database is lost')
    timer = setTimeout(() => void connect(), RETRY_MS)
  }

  const connect = async (): Promise<void> => {
    try {
      const fresh = await pool.connect()
      client = fresh
      fresh.on('notification', ({ payload }: Notification) => hear(payload ?? ''))
      fresh.once('error', lose)
      fresh.once('end', () => lose(undefined))
      await fresh.query(`listen ${channel}`)
      onConnect()
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
