import type { Pool } from 'pg'

/** Whether an account has not finished the tour yet. */
export const shouldShowTour = async (pool: Pool, accountId: string): Promise<boolean> => {
  const { rowCount } = await pool.query({ name: 'tour', text: 'select 1 from auth.tour where user_id = $1', values: [accountId] })
  return rowCount === 0
}

/** Records that an account has finished or skipped the tour. */
export const endTour = async (pool: Pool, accountId: string): Promise<void> => {
  await pool.query('insert into auth.tour (user_id) values ($1) on conflict do nothing', [accountId])
}
