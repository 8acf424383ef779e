import { randomInt } from 'node:crypto'
import { propertyOf } from '@captain/http-core'
import type { AiFailureCode, ImageRequest, TranslationRequest } from '@captain/ai-core'
import { inTransaction } from '@captain/database'
import type { Pool } from 'pg'
import { monotonicFactory } from 'ulid'
import type { DrawnImage } from '../provider.ts'
import { refundUsage, reserve } from './usage.ts'

const nextId = monotonicFactory()
const SEEDS = 2 ** 31

type NewImages = {
  readonly userId: string
  readonly request: ImageRequest
  readonly key: string | null
  readonly everybodysLimit: number | null
}

/** Returns whether a write failed because its row already exists. */
export const isTwin = (error: unknown): boolean => propertyOf(error, 'code') === '23505'

/**
 * Reserves the images of a request, stores them as waiting, each with its seed, and returns the id. Throws 429, and a duplicate error if a
 * request is already running.
 */
export const insertImages = (pool: Pool, { userId, request, key, everybodysLimit }: NewImages): Promise<string> =>
  inTransaction(pool, async (client) => {
    const id = nextId()
    // An account with a running request gets that error, not the quota error.
    await client.query(
      `insert into ai.generation (id, user_id, tool, state, request, month, idempotency_key) values ($1, $2, 'textToImage', 'running', $3, current_date, $4)`,
      [id, userId, JSON.stringify(request), key],
    )
    const month = await reserve(client, { userId, count: request.count, everybodysLimit })
    await client.query('update ai.generation set month = $2::date where id = $1', [id, month])
    const first = request.seed ?? randomInt(SEEDS)
    const seeds = Array.from({ length: request.count }, (_, place) => (first + place) % SEEDS)
    await client.query(
      `insert into ai.image (generation_id, place, seed) select $1, s.place - 1, s.seed from unnest($2::int[]) with ordinality as s (seed, place)`,
      [id, seeds],
    )
    return id
  })

/** Marks an image as running. */
export const startImage = (pool: Pool, id: string, place: number) =>
  pool.query(`update ai.image set state = 'running' where generation_id = $1 and place = $2 and state = 'waiting'`, [id, place])

/** Stores an image, unless its request has already ended. */
export const storeImage = (pool: Pool, id: string, place: number, { bytes, mimeType, width, height }: DrawnImage) =>
  pool.query(
    `update ai.image set state = 'done', bytes = $3, mime_type = $4, width = $5, height = $6
     where generation_id = $1 and place = $2 and state in ('waiting', 'running')`,
    [id, place, bytes, mimeType, width, height],
  )

/** Stores why an image failed. */
export const failImage = (pool: Pool, id: string, place: number, failure: AiFailureCode) =>
  pool.query(
    `update ai.image set state = 'failed', failure = $3 where generation_id = $1 and place = $2 and state in ('waiting', 'running')`,
    [id, place, failure],
  )

/** Ends a request once. Unfinished images become cancelled, or failed with the given reason, and are refunded. */
export const endImages = (pool: Pool, id: string, failure: AiFailureCode | null): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ userId: string; month: string }>(
      `select user_id as "userId", to_char(month, 'YYYY-MM-DD') as month from ai.generation where id = $1 and state = 'running' for update`,
      [id],
    )
    const [row] = rows
    if (row === undefined) return
    await client.query(
      `update ai.image set state = case when $2::text is null then 'cancelled' else 'failed' end, failure = $2
       where generation_id = $1 and state in ('waiting', 'running')`,
      [id, failure],
    )
    const { rows: ended } = await client.query<{ missing: number }>(
      `with images as (select state, failure from ai.image where generation_id = $1)
       update ai.generation g set finished_at = now(),
         state = case when exists (select from images where state = 'done') then 'done'
           when exists (select from images where state = 'failed') then 'failed' else 'cancelled' end,
         failure = case when exists (select from images where state = 'done') then null
           else (select i.failure from images i where i.state = 'failed' limit 1) end
       where g.id = $1 returning (select count(*)::int from images where state <> 'done') as missing`,
      [id],
    )
    await client.query(refundUsage, [row.userId, row.month, ended[0]?.missing ?? 0])
  })

/** Records a heartbeat of a running request; returns whether it should continue. */
export const touchAndCheckCancelled = async (pool: Pool, id: string): Promise<boolean> => {
  const { rows } = await pool.query<{ wanted: boolean }>(
    `update ai.generation set alive_at = now() where id = $1 and state = 'running' returning not is_cancelled as wanted`,
    [id],
  )
  return rows[0]?.wanted ?? false
}

/** Cancels a request of the account; returns whether it was running. */
export const requestCancellation = async (pool: Pool, userId: string, id: string): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `update ai.generation set is_cancelled = true where user_id = $1 and id = $2 and state = 'running'`,
    [userId, id],
  )
  return rowCount === 1
}

type Translated = {
  readonly userId: string
  readonly request: TranslationRequest
  readonly startedAt: Date
  readonly state: 'done' | 'failed' | 'cancelled'
  readonly prompt: string | null
  readonly failure: AiFailureCode | null
}

/** Stores a finished translation and returns its id. */
export const insertTranslation = async (
  pool: Pool,
  { userId, request, startedAt, state, prompt, failure }: Translated,
): Promise<string> => {
  const id = nextId()
  await pool.query(
    `insert into ai.generation (id, user_id, tool, state, request, answer, failure, month, created_at, finished_at)
     values ($1, $2, 'translationPrompt', $3, $4, $5, $6, date_trunc('month', now() at time zone 'Asia/Tokyo')::date, $7, now())`,
    [id, userId, state, JSON.stringify(request), prompt, failure, startedAt],
  )
  return id
}

/** Records that a tenant's media library contains an image. */
export const recordSavedImage = (pool: Pool, id: string, place: number, tenant: number, mediaId: string) =>
  pool.query(
    `insert into ai.kept_image (generation_id, place, tenant_id, media_id) values ($1, $2, $3, $4)
     on conflict (generation_id, place, tenant_id) do update set media_id = excluded.media_id`,
    [id, place, tenant, mediaId],
  )
