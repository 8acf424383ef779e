import type { AiTool } from '@captain/ai-core'
import type { Pool } from 'pg'
import { COLUMNS, type GenerationRow } from './generation-row.ts'

type Database = Pick<Pool, 'query'>

/** Reads a generation of the account; null if the id does not exist. */
export const readGeneration = async (database: Database, userId: string, id: string): Promise<GenerationRow | null> => {
  const { rows } = await database.query<GenerationRow>(`select ${COLUMNS} from ai.generation g where g.user_id = $1 and g.id = $2`, [
    userId,
    id,
  ])
  return rows[0] ?? null
}

/** Reads the account's generation for an idempotency key; null if missing. */
export const readByKey = async (database: Database, userId: string, key: string): Promise<GenerationRow | null> => {
  const { rows } = await database.query<GenerationRow>(
    `select ${COLUMNS} from ai.generation g where g.user_id = $1 and g.idempotency_key = $2`,
    [userId, key],
  )
  return rows[0] ?? null
}

/** Returns the id of the account's running image request; null if none runs. */
export const readRunning = async (database: Database, userId: string): Promise<string | null> => {
  const { rows } = await database.query<{ id: string }>(
    `select id from ai.generation where user_id = $1 and state = 'running' and tool = 'textToImage'`,
    [userId],
  )
  return rows[0]?.id ?? null
}

type Page = { readonly tool: AiTool | null; readonly after: string | null; readonly limit: number }

/** Reads a page of the account's generations, newest first, with the id at which the next page starts. */
export const readPage = async (
  database: Database,
  userId: string,
  { tool, after, limit }: Page,
): Promise<{ readonly rows: readonly GenerationRow[]; readonly next: string | null }> => {
  const { rows } = await database.query<GenerationRow>(
    `select ${COLUMNS} from ai.generation g
     where g.user_id = $1 and ($2::text is null or g.tool = $2) and ($3::text is null or g.id < $3) order by g.id desc limit $4`,
    [userId, tool, after, limit + 1],
  )
  const shown = rows.slice(0, limit)
  return { rows: shown, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

export type StoredPicture = { readonly bytes: Buffer; readonly mimeType: string; readonly prompt: string }

/** Reads a finished image of the account; null for all others. */
export const readGeneratedImage = async (database: Database, userId: string, id: string, place: number): Promise<StoredPicture | null> => {
  const { rows } = await database.query<StoredPicture>(
    `select i.bytes, i.mime_type as "mimeType", g.request ->> 'prompt' as prompt from ai.image i join ai.generation g on g.id = i.generation_id
     where g.user_id = $1 and g.id = $2 and i.place = $3 and i.state = 'done'`,
    [userId, id, place],
  )
  return rows[0] ?? null
}
