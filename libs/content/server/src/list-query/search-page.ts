import type { Count } from '@captain/content-core'
import type { QueryResultRow } from 'pg'
import { allOf, sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { gramsOfWords } from '../store/search-grams.ts'
import { capped, COUNT_LIMIT, readCount } from './counts.ts'
import { rowsFrom, type Keyed } from './page-rows.ts'
import type { PageRequest } from './page-request.ts'
import { estimateMatches, readFrequencies } from './search-estimate.ts'

/** A page of a search; without a count if it must be counted otherwise. */
type SearchPage<Row> = { readonly rows: readonly Keyed<Row>[]; readonly hasMore: boolean; readonly count: Count | null }

/** Number of rows that a walk may look at for a page, and for a count. */
const MAX_LOOKED_AT = { page: 5000, count: 20_000 }

/** A row on a walk, whose text is looked up, takes as long as this many rows that the index finds. */
const ROW_COST = 4

/** Rows that a walk reads more than needed, because conditions leave some out. */
const SPARE = { page: 5, count: 200 }

type Search = {
  readonly tx: Tx
  readonly request: PageRequest
  readonly stage: number
  readonly grams: readonly number[]
  /** Texts of all tenants, and how many of them may contain the words. */
  readonly texts: number
  readonly matches: number
}

const ENTRY_KEYS = { id: sql`s.entry_id`, keys: [sql`s.position collate "C"`, sql`s.entry_id collate "C"`] }

/** Adds the record to rows aliased `s`, if conditions need it. */
const withRecord = ({ tx, request: { conditions } }: Search, rows: Fragment): Fragment =>
  conditions.length === 0 ? rows : sql`${rows} join content.entry e on e.tenant_id = ${sql.lit(tx.tenant.number)} and e.id = s.entry_id`

const whereOf = ({ request: { conditions } }: Search): readonly Fragment[] => (conditions.length === 0 ? [sql`true`] : conditions)

/** The position and the id after which a page begins. */
const startOf = ({ tx, request: { after, stage } }: Search): readonly [Fragment, Fragment] => {
  if (after === null) return [sql`''`, sql`''`]
  if (typeof after !== 'string') return [sql`${after[0]}::text`, sql`${after[1]}::text`]
  const position = sql.raw(stage === 1 ? 'published_position' : 'position')
  return [
    sql`(select a.${position} from content.entry a where a.tenant_id = ${sql.lit(tx.tenant.number)} and a.id = ${after})`,
    sql`${after}`,
  ]
}

type Walk = { readonly wanted: number; readonly spare: number; readonly lookedAt: number }

/** Rows in the order of the list, looked at until enough contain the words. */
const walking = (search: Search, [position, id]: readonly [Fragment, Fragment], { wanted, spare, lookedAt }: Walk): Fragment => {
  const { request, stage, texts, matches } = search
  const rows = wanted + (request.conditions.length === 0 ? 0 : spare)
  const enough = Math.ceil((10 * rows * texts) / matches)
  return withRecord(
    search,
    sql`content.search_walk_some(${request.type}, ${stage}::smallint, ${request.words}::text[], ${position}, ${id}, ${rows}, ${Math.min(lookedAt, enough)}) s`,
  )
}

/** Records that contain words of one or two characters, which need no look at the text. */
const holding = (search: Search): Fragment => {
  const { request, stage, grams } = search
  const most = COUNT_LIMIT + 1 + (request.conditions.length === 0 ? 0 : SPARE.count)
  return withRecord(search, sql`content.search_holders(${request.type}, ${stage}::smallint, ${grams}::int[], ${most}) s`)
}

const isShort = (word: string): boolean => [...word].length <= 2

/** Counts further than lists say; null if that many are not found soon. */
const countCommon = async (search: Search): Promise<Count | null> => {
  const wanted = COUNT_LIMIT + 1
  const rows = search.request.words.every(isShort)
    ? holding(search)
    : walking(search, [sql`''`, sql`''`], { wanted, spare: SPARE.count, lookedAt: MAX_LOOKED_AT.count })
  const count = await readCount(
    search.tx,
    search.request,
    sql`select count(*)::int as count from (select 1 from ${rows} where ${allOf(whereOf(search))} limit ${wanted}) counted`,
  )
  return count === wanted ? capped(count) : null
}

const readWalking = async <Row extends QueryResultRow>(search: Search): Promise<SearchPage<Row> | null> => {
  const { tx, request } = search
  const { limit } = request
  const from = walking(search, startOf(search), { wanted: limit + 1, spare: SPARE.page, lookedAt: MAX_LOOKED_AT.page })
  const [rows, count] = await Promise.all([
    rowsFrom<Row>(tx, tx.hotRows, request, { ...ENTRY_KEYS, from, where: whereOf(search) }),
    countCommon(search),
  ])
  return rows.length > limit ? { rows: rows.slice(0, limit), hasMore: true, count } : null
}

/** Numbers of matches before and after the conditions; all other columns are null if the page is empty. */
type Matched = { readonly found: number; readonly matched: number; readonly id: string | null }

/** Reads all matches, sorts and counts them; null if there are more than `most`. */
const readMatches = async <Row extends QueryResultRow>(
  search: Search,
  grams: readonly number[],
  most: number,
): Promise<SearchPage<Row> | null> => {
  const { tx, request, stage } = search
  const { limit, type, words } = request
  const earlier = gramsOfWords(words, { tenant: tx.tenant.number, type, stage: request.searchStage ?? request.stage })
  const some = sql`content.search_some(${type}, ${stage}::smallint, ${grams}::int[], ${words}::text[], ${most}, ${earlier}::int[])`
  const before = sql`
    f as materialized (select * from ${some}),
    s as materialized (select s.entry_id, s.position from ${withRecord(search, sql`f s`)} where ${allOf(whereOf(search))}),
    `
  const beside = sql`select (select count(*)::int from f) as found, (select count(*)::int from s) as matched`
  const rows = await rowsFrom<Row & Matched>(tx, tx.hotRows, request, { ...ENTRY_KEYS, from: sql`s`, where: [sql`true`], before, beside })
  const [first] = rows
  if (first === undefined || first.found >= most) return null
  const filled = rows.filter(({ id }) => id !== null)
  return { rows: filled.slice(0, limit), hasMore: filled.length > limit, count: capped(first.matched) }
}

/**
 * Reads a page of the records that contain words, in the order of the list, in one statement. Common words are looked for in the list until
 * the page is full, others in the index. Returns null for lists that must be read otherwise, and if an estimate was wrong.
 */
export const readSearchPage = async <Row extends QueryResultRow>(tx: Tx, request: PageRequest): Promise<SearchPage<Row> | null> => {
  const { words, order, filters, limit, type, stage, searchStage = stage } = request
  if (words.length === 0 || order.by !== 'position' || order.isDescending || filters.length > 0 || tx.remember === undefined) return null
  if (request.earlierWords !== undefined) return null
  const frequencies = await tx.remember('search frequencies', 'nothing', () => readFrequencies(tx))
  const grams = gramsOfWords(words, { tenant: tx.tenant.number, type, stage: 0 }, request)
  const { matches, telling } = estimateMatches(frequencies, grams)
  const search = { tx, request, stage: searchStage, grams, texts: frequencies.texts, matches }
  // As many matches cost as much as the rows between those that fill a page.
  const balance = Math.ceil(Math.sqrt(ROW_COST * (limit + 1) * frequencies.texts))
  const walked = matches > balance ? await readWalking<Row>(search) : null
  // Words that are common alone may be rare together.
  return walked ?? readMatches(search, telling, Math.max(COUNT_LIMIT + 1, 2 * balance))
}
