import { isFileType, mimeTypesOf, type Count, type FileType } from '@captain/content-core'
import { badRequest } from '@captain/http-server'
import { allOf, sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { decodeCursor } from '../list-query/cursor.ts'
import { limitOf, queryOf, readPlain } from '../list-query/parameters.ts'
import { searchWordsOf, type SearchWords } from '../store/search-grams.ts'
import type { LibraryRow } from './media-row.ts'
import { USED_COUNT } from './media-uses.ts'

const STANDARD_LIMIT = 40
const MAX_COUNTED = 1000

export type LibraryRequest = SearchWords & {
  readonly mimeTypes: readonly string[] | null
  readonly isUnused: boolean
  readonly limit: number
  /** Id of the last asset of the previous page. */
  readonly after: string | null
}

/** Parses a comma-separated list of file types; null if missing. Throws 400. */
export const acceptOf = (text: string | undefined): readonly FileType[] | null => {
  if (text === undefined) return null
  const types = text.split(',')
  if (types.length === 0 || !types.every(isFileType)) throw badRequest('malformed-parameter', 'accept')
  return types
}

/** Parses the query of the media library. Throws 400 with the parameter's name. */
export const parseLibraryRequest = (parameters: URLSearchParams): LibraryRequest => {
  const plain = readPlain(parameters, ['q', 'accept', 'unused', 'limit', 'after', 'locale'])
  const unused = plain.get('unused') ?? 'false'
  if (unused !== 'true' && unused !== 'false') throw badRequest('malformed-parameter', 'unused')
  const accept = acceptOf(plain.get('accept'))
  const after = plain.get('after')
  return {
    ...searchWordsOf(queryOf(plain)),
    mimeTypes: accept === null ? null : mimeTypesOf(accept),
    isUnused: unused === 'true',
    limit: limitOf(plain, STANDARD_LIMIT),
    after: after === undefined ? null : (decodeCursor(after, 'media', 1)[0] ?? null),
  }
}

const conditionsOf = (tx: Tx, { words, earlierWords = words, mimeTypes, isUnused }: LibraryRequest): readonly Fragment[] => [
  sql`m.tenant_id = ${tx.tenant.number}`,
  ...words.map((word, place) => sql`(strpos(m.search, ${word}) > 0 or strpos(m.search, ${earlierWords[place] ?? word}) > 0)`),
  ...(mimeTypes === null ? [] : [sql`m.mime_type = any(${mimeTypes}::text[])`]),
  ...(isUnused ? [sql`not exists (select from content.entry_media u where u.tenant_id = m.tenant_id and u.media_id = m.id)`] : []),
]

/** Reads one page of the library, newest asset first, with a count up to 1000. */
export const readLibraryPage = async (
  tx: Tx,
  request: LibraryRequest,
): Promise<{ readonly rows: readonly LibraryRow[]; readonly hasMore: boolean; readonly count: Count }> => {
  const { limit, after } = request
  const wanted = allOf(conditionsOf(tx, request))
  const rows = await tx.rows<LibraryRow>(sql`
    select m.*, ${USED_COUNT} from content.media m where ${wanted} and (${after}::text is null or m.id < ${after}) order by m.id desc limit ${limit + 1}`)
  const counted = await tx.row<{ value: number }>(
    sql`select count(*)::int as value from (select 1 from content.media m where ${wanted} limit ${MAX_COUNTED + 1}) counted`,
  )
  const value = counted?.value ?? 0
  return {
    rows: rows.slice(0, limit),
    hasMore: rows.length > limit,
    count: { value: Math.min(value, MAX_COUNTED), capped: value > MAX_COUNTED },
  }
}
