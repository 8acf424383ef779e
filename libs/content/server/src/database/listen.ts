import type { Notification, Pool, PoolClient } from 'pg'
import type { Log } from '../log.ts'
import type { Versions } from '../versions.ts'

export const CHANNEL = 'captain_content'

const RETRY_MS = 1000

type Listener = { stop(): Promise<void> }

/** `7 k3x…`: the tenant's number and the process that changed it. */
export const payloadOf = (tenant: number, origin: string): string => `${tenant} ${origin}`

/**
 * Hears of changes that other processes make. While the connection is down nothing is heard, so that everything
 * counts as changed once it is back.
 */
export const listenForChanges = (pool: Pool, versions: Versions, origin: string, log: Log): Listener => {
  let client: PoolClient | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  const hear = ({ payload }: Notification) => {
    const [tenant, sender] = (payload ?? '').split(' ')
    if (sender === origin) return
    if (/^\d+$/.test(tenant ?? '')) versions.bump(Number(tenant))
    else versions.bumpAll()
  }

  const lose = (error: Error | undefined) => {
    if (client === null) return
    client.removeAllListeners('notification')
    client.release(error ?? true)
    client = null
    if (isStopped) return
    log.warn({ err: error }, 'the connection that hears of content changes is lost')
    timer = setTimeout(() => void connect(), RETRY_MS)
  }

  const connect = async (): Promise<void> => {
    try {
      const fresh = await pool.connect()
      client = fresh
      fresh.on('notification', hear)
      fresh.once('error', lose)
      fresh.once('end', () => lose(undefined))
      await fresh.query(`listen ${CHANNEL}`)
      versions.bumpAll()
    } catch (error) {
      if (client !== null) return lose(error as Error)
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
