import type { Pool } from 'pg'

/** Records that the user of a session has just used a way to sign in that is stronger than a password. */
export const confirmSession = async (pool: Pool, sessionId: string): Promise<void> => {
  await pool.query('update auth.session set "isConfirmed" = true where id = $1', [sessionId])
}
