import type { AiOverview } from '@captain/ai-core'
import { DEFAULT_AI_LIMIT } from '@captain/auth-core'
import type { Pool, PoolClient } from 'pg'
import { limitReached } from '../errors.ts'

/** Serializes reservations, because the shared limit counts all accounts. */
const RESERVE_LOCK = 7_260_041

type Row = {
  readonly used: number
  readonly limit: number | null
  readonly everybody: number
  readonly month: string
  readonly next: string
  readonly seconds: number
}

const READ = `
  with this as (select date_trunc('month', now() at time zone 'Asia/Tokyo') as month)
  select
    coalesce((select u.count from auth.permission_use u where u.user_id = $1 and u.permission = 'ai' and u.month = this.month::date), 0) as used,
    (select g.monthly_limit from auth.permission_grant g where g.user_id = $1 and g.permission = 'ai'
      and (g.expires_on is null or g.expires_on >= (now() at time zone 'Asia/Tokyo')::date)) as limit,
    coalesce((select sum(u.count)::int from auth.permission_use u where u.permission = 'ai' and u.month = this.month::date), 0) as everybody,
    to_char(this.month, 'YYYY-MM-DD') as month, to_char(this.month + interval '1 month', 'YYYY-MM-DD') as next,
    ceil(extract(epoch from (this.month + interval '1 month') at time zone 'Asia/Tokyo' - now()))::int as seconds
  from this`

const ADD = `
  insert into auth.permission_use as kept (user_id, permission, month, count) values ($1, 'ai', $2::date, $3)
  on conflict (user_id, permission, month) do update set count = kept.count + excluded.count`

const read = async (database: Pick<Pool | PoolClient, 'query'>, userId: string): Promise<Row> => {
  const { rows } = await database.query<Row>(READ, [userId])
  return rows[0] ?? { used: 0, limit: null, everybody: 0, month: '', next: '', seconds: 0 }
}

export type Usage = Pick<AiOverview, 'usage' | 'installation' | 'resetsOn'>

/** Returns this month's image counts and limits, of the account and of all accounts together. */
export const readUsage = async (pool: Pool, userId: string, everybodysLimit: number | null): Promise<Usage> => {
  const { used, limit, everybody, next } = await read(pool, userId)
  return {
    usage: { used, limit: limit ?? DEFAULT_AI_LIMIT },
    installation: everybodysLimit === null ? null : { used: everybody, limit: everybodysLimit },
    resetsOn: next,
  }
}

type Reservation = { readonly userId: string; readonly count: number; readonly everybodysLimit: number | null }

/** Reserves images before they are generated and returns the month that counts them. Throws 429. */
export const reserve = async (client: PoolClient, { userId, count, everybodysLimit }: Reservation): Promise<string> => {
  await client.query('select pg_advisory_xact_lock($1)', [RESERVE_LOCK])
  const { used, limit, everybody, month, seconds: retryAfter } = await read(client, userId)
  const own = limit ?? DEFAULT_AI_LIMIT
  if (used + count > own) throw limitReached('account', { used, limit: own, retryAfter })
  if (everybodysLimit !== null && everybody + count > everybodysLimit)
    throw limitReached('installation', { used: everybody, limit: everybodysLimit, retryAfter })
  await client.query(ADD, [userId, month, count])
  return month
}

/** Refunds reserved images that were not generated. */
export const refundUsage = `
  update auth.permission_use set count = greatest(0, count - $3) where user_id = $1 and permission = 'ai' and month = $2::date`
