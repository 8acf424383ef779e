import type { Notification, Pool, PoolClient } from 'pg'
import type { Logger } from '@captain/database'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 1000

/** A connection that was cut without a word is noticed after two of these periods at most. */
const CHECK_MS = 5000

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

const isAlive = (client: PoolClient): Promise<boolean> =>
  Promise.race([
    client.query('select 1').then(
      () => true,
      () => false,
    ),
    sleep(CHECK_MS, false, { ref: false }),
  ])

const deadConnection = (): Error => new Error('the connection did not answer')

/** Subscribes to a PostgreSQL channel and reconnects automatically. */
export const subscribeToChannel = ({ pool, log, channel, onConnect, onLoss = () => undefined, hear }: Wanted): Subscription => {
  let client: PoolClient | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  let check: NodeJS.Timeout | null = null

  const lose = (error: Error | undefined) => {
    if (client === null) return
    client.removeAllListeners('notification')
    client.release(error ?? true)
    client = null
    if (check !== null) clearInterval(check)
    onLoss()
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
      // Other queries on the connection may wait for a lock: they end before the check takes the connection for dead.
      await fresh.query(`set statement_timeout = ${CHECK_MS / 2}`)
      await fresh.query(`listen ${channel}`)
      onConnect(fresh)
      check = setInterval(() => void isAlive(fresh).then((alive) => alive || lose(deadConnection())), CHECK_MS).unref()
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
