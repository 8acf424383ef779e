import type { Tenant } from '@captain/content-core'
import type { Pool } from 'pg'

const LOCK = 7_260_031

/** Gives every declared tenant its own partition of `content.entry`; safe to run from several processes at once. */
export const ensurePartitions = async (pool: Pool, tenants: readonly Pick<Tenant, 'number'>[]): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    for (const { number } of tenants) {
      const name = `content.entry_t${Math.trunc(number)}`
      await client.query(`create table if not exists ${name} partition of content.entry for values in (${Math.trunc(number)})`)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
