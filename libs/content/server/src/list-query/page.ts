import type { QueryResultRow } from 'pg'
import type { Count } from '@captain/content-core'
import { allOf, sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { AMOUNT_LIMIT, amountOf, leadingFilter, searchCountOf, sourceOf, type MeasuredRequest, type PageSource } from './page-source.ts'
import { capped, COUNT_LIMIT, readCount } from './counts.ts'
import { around, rowsFrom, type Keyed } from './page-rows.ts'
import type { PageRequest } from './page-request.ts'
import { haveNumbers } from '../store/search-grams.ts'
import { knowsUpgradedTexts } from '../store/text-upgrade.ts'
import { readSearchPage } from './search-page.ts'

export type Page<Row> = { readonly rows: readonly Row[]; readonly hasMore: boolean; readonly count: Count }

/** Counts the records that contain the words. */
const countSearch = async (tx: Tx, request: PageRequest): Promise<Count | null> => {
  if (request.words.length === 0) return null
  return capped(await readCount(tx, request, sql`select ${searchCountOf(tx, request, COUNT_LIMIT + 1)} as count`))
}

const countRows = (tx: Tx, request: PageRequest, { from, where }: PageSource, limit = COUNT_LIMIT + 1): Promise<number> =>
  readCount(tx, request, sql`select count(*)::int as count from (select 1 from ${from} where ${allOf(where)} limit ${limit}) counted`)

/** Returns the request without an order: for counts, a filter finds matches faster than a sorted scan. */
const unsorted = (request: PageRequest): PageRequest =>
  request.filters.length === 0 ? request : { ...request, order: { by: 'position', isDescending: false } }

/** Counts the matches of the filter that could lead a list sorted by a field; null for other lists. */
const countFiltered = async (tx: Tx, request: PageRequest): Promise<number | null> => {
  const filter = request.order.by === 'field' ? leadingFilter(request) : undefined
  if (filter === undefined) return null
  const alone = unsorted({ ...request, filters: [filter], words: [], conditions: [] })
  return countRows(tx, request, sourceOf(tx, { ...alone, isCommon: false, found: 'many' }), AMOUNT_LIMIT)
}

/** Counts taken before the page is read; null if they would not help. */
type Found = { readonly searched: Count | null; readonly filtered: number | null }

const find = async (tx: Tx, request: PageRequest): Promise<Found> => {
  const [searched, filtered] = await Promise.all([countSearch(tx, request), countFiltered(tx, request)])
  return { searched, filtered }
}

const withFound = (request: PageRequest, { searched, filtered }: Found): MeasuredRequest => ({
  ...request,
  // Only the search finds texts in both forms.
  isCommon: searched?.capped === true && request.earlierWords === undefined,
  found: filtered === null ? 'many' : amountOf(filtered),
})

/** Returns the request with the words in the forms that stored texts have now. */
const inStoredForms = async (tx: Tx, request: PageRequest): Promise<PageRequest> => {
  const { earlierWords, ...rest } = request
  if (earlierWords === undefined && !haveNumbers(request.words)) return request
  return (await knowsUpgradedTexts(tx)) ? { ...rest, numbersByThree: true } : request
}

/** Takes the counts that decide how to read the pages of the request. */
export const measured = async (tx: Tx, given: PageRequest): Promise<MeasuredRequest> => {
  const request = await inStoredForms(tx, given)
  return withFound(request, await find(tx, request))
}

/** Counts the whole list; queries the database only if no earlier count gives the result. */
const countOf = async (tx: Tx, request: PageRequest, found: Found): Promise<Count> => {
  const { words, filters, conditions } = request
  if (conditions.length === 0) {
    if (found.searched !== null && filters.length === 0) return found.searched
    if (found.filtered !== null && filters.length === 1 && words.length === 0) return capped(found.filtered)
  }
  return capped(await countRows(tx, request, sourceOf(tx, withFound(unsorted(request), found))))
}

/** Returns whether a list contains the record of a cursor with only an id. */
export const hasCursor = async (tx: Tx, request: PageRequest, id: string): Promise<boolean> => {
  const { from, where, keys, id: idOfRow } = sourceOf(tx, around(request))
  const isComplete = keys.map((key) => sql`${key} is not null`)
  const row = await tx.row(sql`select 1 from ${from} where ${allOf([...where, ...isComplete, sql`${idOfRow} = ${id}`])} limit 1`)
  return row !== null
}

/** Reads a page of a list without counting, for complete reads; the next page starts after the keys of its last row. */
export const readOn = async <Row extends QueryResultRow>(tx: Tx, request: MeasuredRequest): Promise<Omit<Page<Keyed<Row>>, 'count'>> => {
  const rows = await rowsFrom<Row>(tx, tx.rows, request, sourceOf(tx, request))
  return { rows: rows.slice(0, request.limit), hasMore: rows.length > request.limit }
}

/** Reads one page of a list by keyset, with a count up to 1000. Each row has its keys in `keys`. */
export const readPage = async <Row extends QueryResultRow>(tx: Tx, given: PageRequest): Promise<Page<Keyed<Row>>> => {
  const request = await inStoredForms(tx, given)
  const searched = await readSearchPage<Row>(tx, request)
  if (searched !== null) return { ...searched, count: searched.count ?? (await countOf(tx, request, await find(tx, request))) }
  const { after, limit } = request
  const found = await find(tx, request)
  const source = sourceOf(tx, withFound(request, found))
  // Statements with more than one filter have too many variants to name.
  const read = request.filters.length <= 1 ? tx.hotRows : tx.rows
  // In one round trip, although a list that fits on its first page needs no count.
  const [rows, count] = await Promise.all([rowsFrom<Row>(tx, read, request, source), countOf(tx, request, found)])
  const hasMore = rows.length > limit
  return {
    rows: rows.slice(0, limit),
    hasMore,
    count: after === null && !hasMore ? capped(rows.length) : count,
  }
}
