import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'

const ATTEMPTS = 3

/** One of two that waited for each other; the other went on. */
const DEADLOCK = '40P01'

const attempt = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Runs work in one transaction of the server's own, all or nothing; anew where another one was in its way, so it may only work by its connection. */
export const inTransaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  for (let left = ATTEMPTS - 1; left > 0; left -= 1) {
    try {
      return await attempt(pool, work)
    } catch (error) {
      if ((error as { readonly code?: unknown } | null)?.code !== DEADLOCK) throw error
      // The other one goes first now.
      await sleep(20 + Math.random() * 40)
    }
  }
  return attempt(pool, work)
}
