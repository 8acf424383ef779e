import type { Pool } from 'pg'

/** Limit of `max` attempts within `window` seconds, which start with the first attempt. */
export type RateRule = { readonly window: number; readonly max: number }

export type RateLimits = {
  /**
   * Counts one attempt if the limit allows it; otherwise returns the seconds until the next one. An attempt with a `named` value counts
   * once per window and then passes until its name is cleared.
   */
  consume(key: string, rule: RateRule, named?: string): Promise<{ readonly allowed: boolean; readonly retryAfter: number | null }>
  /** Resets the count of a key. */
  forget(key: string): Promise<void>
}

/**
 * One statement, so concurrent attempts cannot pass together and a rejected one can read the names that passed. Returns no row at the
 * limit.
 */
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

/** Exactly one of the attempts rejected within a window is the first, even if they are concurrent. */
const REFUSE = {
  name: 'rate-limit-refuse',
  text: `
    with first as (update auth.rate_limit set told = true where key = $1 and not told returning key)
    select ceil(extract(epoch from since + make_interval(secs => $2) - now()))::integer as seconds, exists (select from first) as "isFirst"
    from auth.rate_limit where key = $1`,
}

/** Deletes counts whose window is over: an hour at most, or a day by the prefix of the key. Locked rows wait for the next run. */
const PRUNE = {
  name: 'rate-limit-prune',
  text: `
    delete from auth.rate_limit where key in (
      select key from auth.rate_limit
      where since < now() - interval '1 hour' and (key not like 'day/%' or since < now() - interval '1 day')
      limit 100 for update skip locked
    )`,
}

const GIVE_BACK = { name: 'rate-limit-give-back', text: 'update auth.rate_limit set count = greatest(count - 1, 0) where key = $1' }

const FORGET = { name: 'rate-limit-forget', text: 'delete from auth.rate_limit where key = $1' }

/** Returns what is limited, for the log: a path of better-auth, or the prefix of our key, whose rest may be personal data. */
const subjectOf = (key: string): string =>
  key.includes('|') ? key.slice(key.indexOf('|') + 1) : (/^(?:day\/)?([^:/]*)/.exec(key)?.[1] ?? '')

export type RateLimitOptions = {
  readonly pool: Pool
  /** Called for the first rejected attempt of a window, with what is limited; the full key may contain personal data. */
  readonly onFirstRefusal: (subject: string) => Promise<void>
}

/** Counts attempts in the database, shared by all servers. */
export const createRateLimits = ({ pool, onFirstRefusal }: RateLimitOptions): RateLimits => ({
  consume: async (key, { window, max }, named) => {
    const { rows } = await pool.query<{ count: number; isNew: boolean }>({ ...CONSUME, values: [key, window, max, named ?? null] })
    const [counted] = rows
    // Only new rows grow the table, so they trigger the cleanup.
    if (counted?.count === 1) await pool.query(PRUNE)
    if (counted?.isNew === false) await pool.query({ ...GIVE_BACK, values: [key] })
    if (counted !== undefined) return { allowed: true, retryAfter: null }
    if (named !== undefined && (await pool.query({ ...IS_COUNTED, values: [named, window] })).rowCount !== 0)
      return { allowed: true, retryAfter: null }
    const { rows: refusals } = await pool.query<{ seconds: number; isFirst: boolean }>({ ...REFUSE, values: [key, window] })
    if (refusals[0]?.isFirst === true) await onFirstRefusal(subjectOf(key))
    return { allowed: false, retryAfter: Math.max(1, refusals[0]?.seconds ?? 1) }
  },
  forget: async (key) => {
    await pool.query({ ...FORGET, values: [key] })
  },
})
