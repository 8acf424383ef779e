import type { Pool } from 'pg'

/** At most `max` times within `window` seconds, which start with the first. */
export type RateRule = { readonly window: number; readonly max: number }

export type RateLimits = {
  /** Counts one attempt unless there have been enough; then tells in how many seconds the next one may come. One that is `named` is counted once within the window, and then passes, until its name is forgotten. */
  consume(key: string, rule: RateRule, named?: string): Promise<{ readonly allowed: boolean; readonly retryAfter: number | null }>
  /** Resets the count of a key. */
  forget(key: string): Promise<void>
}

/** One statement, so that attempts at the same time can not pass together, and whoever is refused can read the names of those that passed. No row comes back where the limit is reached. */
const CONSUME = {
  name: 'rate-limit-consume',
  text: `
    with counted as (
      insert into auth.rate_limit as kept (key, count, since) values ($1, 1, now())
      on conflict (key) do update set
        count = case when kept.since <= now() - make_interval(secs => $2) then 1 else kept.count + 1 end,
        since = case when kept.since <= now() - make_interval(secs => $2) then now() else kept.since end,
        told = kept.told and kept.since > now() - make_interval(secs => $2)
      where kept.count < $3 or kept.since <= now() - make_interval(secs => $2)
      returning count
    ), named as (
      insert into auth.rate_limit as kept (key, count, since) select $4::text, 1, now() from counted where $4::text is not null
      on conflict (key) do update set since = now() where kept.since <= now() - make_interval(secs => $2)
      returning key
    )
    select count, $4::text is null or exists (select from named) as "isNew" from counted`,
}

const IS_COUNTED = {
  name: 'rate-limit-is-counted',
  text: 'select from auth.rate_limit where key = $1 and since > now() - make_interval(secs => $2)',
}

/** Of those that are refused within one window, at the same moment too, one is the first. */
const REFUSE = {
  name: 'rate-limit-refuse',
  text: `
    with first as (update auth.rate_limit set told = true where key = $1 and not told returning key)
    select ceil(extract(epoch from since + make_interval(secs => $2) - now()))::integer as seconds, exists (select from first) as "isFirst"
    from auth.rate_limit where key = $1`,
}

/** Longer than any window. Rows that another request is busy with wait for the next time. */
const PRUNE = {
  name: 'rate-limit-prune',
  text: `
    delete from auth.rate_limit where key in (
      select key from auth.rate_limit where since < now() - interval '1 hour' limit 100 for update skip locked
    )`,
}

const GIVE_BACK = { name: 'rate-limit-give-back', text: 'update auth.rate_limit set count = greatest(count - 1, 0) where key = $1' }

const FORGET = { name: 'rate-limit-forget', text: 'delete from auth.rate_limit where key = $1' }

/** What is limited, as the log tells it: a path of better-auth, or the beginning of a key of ours, whose rest may name somebody. */
const subjectOf = (key: string): string => (key.includes('|') ? key.slice(key.indexOf('|') + 1) : (/^[^:/]*/.exec(key)?.[0] ?? ''))

export type RateLimitOptions = {
  readonly pool: Pool
  /** Called for the first attempt of a window that is refused, with what is limited; the key itself may name somebody. */
  readonly onFirstRefusal: (subject: string) => Promise<void>
}

/** Counts attempts in the database, for all servers together. */
export const createRateLimits = ({ pool, onFirstRefusal }: RateLimitOptions): RateLimits => ({
  consume: async (key, { window, max }, named) => {
    const { rows } = await pool.query<{ count: number; isNew: boolean }>({ ...CONSUME, values: [key, window, max, named ?? null] })
    const [counted] = rows
    // Only new rows make the table grow, so they pay for the cleaning.
    if (counted?.count === 1) await pool.query(PRUNE)
    if (counted?.isNew === false) await pool.query({ ...GIVE_BACK, values: [key] })
    if (counted !== undefined) return { allowed: true, retryAfter: null }
    if (named !== undefined && (await pool.query({ ...IS_COUNTED, values: [named, window] })).rowCount !== 0)
      return { allowed: true, retryAfter: null }
    const { rows: kept } = await pool.query<{ seconds: number; isFirst: boolean }>({ ...REFUSE, values: [key, window] })
    if (kept[0]?.isFirst === true) await onFirstRefusal(subjectOf(key))
    return { allowed: false, retryAfter: Math.max(1, kept[0]?.seconds ?? 1) }
  },
  forget: async (key) => {
    await pool.query({ ...FORGET, values: [key] })
  },
})
