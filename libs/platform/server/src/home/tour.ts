import type { Pool } from 'pg'

/** Whether an account has not been shown around yet. */
export const isTourDue = async (pool: Pool, accountId: string): Promise<boolean> => {
  const { rowCount } = await pool.query({ name: 'tour', text: 'select 1 from auth.tour where user_id = $1', values: [accountId] })
  return rowCount === 0
}

/** Remembers that an account has been shown around, or did not want to be. */
export const endTour = async (pool: Pool, accountId: string): Promise<void> => {
  await pool.query('insert into auth.tour (user_id) values ($1) on conflict do nothing', [accountId])
}
