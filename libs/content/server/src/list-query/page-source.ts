import { allOf, sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { SearchStage } from '../store/derive.ts'
import { gramsOfWords } from '../store/search-grams.ts'
import { indexCondition, type Filter } from './filters.ts'
import type { PageRequest } from './page-request.ts'

/** The source of the rows of a list, and its sort keys; the last key is the id, which makes paging exact. */
export type PageSource = {
  readonly from: Fragment
  readonly where: readonly Fragment[]
  readonly id: Fragment
  readonly keys: readonly Fragment[]
}

/** Number of matches of the filter that could lead a list. */
type Amount = 'few' | 'some' | 'many'

/** A request after counting: whether its words are so common that the order should lead, and how much its filter finds. */
export type MeasuredRequest = PageRequest & { readonly isCommon: boolean; readonly found: Amount }

/** The index or search that leads the scan, so that a page comes in order from it. */
type Lead =
  | { readonly by: 'entry' }
  | { readonly by: 'search' }
  | { readonly by: 'walk' }
  | { readonly by: 'sort'; readonly sort: string }
  | { readonly by: 'filter'; readonly filter: Filter; readonly sort: string | null }

/** Returns the filter whose records are adjacent in the index. */
export const leadingFilter = ({ filters }: PageRequest): Filter | undefined => filters.find((one) => 'in' in one && one.in.length === 1)

const leadOf = (request: MeasuredRequest): Lead => {
  const { order, filters, words, conditions, isCommon, found } = request
  if (order.by === 'column') return { by: 'entry' }
  const filter = leadingFilter(request)
  if (order.by === 'field')
    return found === 'few' && filter !== undefined ? { by: 'filter', filter, sort: order.field } : { by: 'sort', sort: order.field }
  if (filter !== undefined) return { by: 'filter', filter, sort: null }
  if (words.length === 0) return { by: 'entry' }
  if (!isCommon) return { by: 'search' }
  return filters.length + conditions.length === 0 ? { by: 'walk' } : { by: 'entry' }
}

const searchedIn = ({ stage, searchStage = stage }: PageRequest): SearchStage => searchStage

/** Maximum number of matches of a filter to collect. */
const MAX_CANDIDATES = 5000
/** Up to this number, sorting by a looked-up value costs less than reading rows in the order of the value. */
const FEW = 300

/** Limit of the count of matches for `amountOf`. */
export const AMOUNT_LIMIT = MAX_CANDIDATES + 1

export const amountOf = (count: number): Amount => (count <= FEW ? 'few' : count <= MAX_CANDIDATES ? 'some' : 'many')

type SearchFunction = 'search_entries' | 'search_count'

const searching = (tx: Tx, request: PageRequest, words: readonly string[], name: SearchFunction, more: readonly unknown[]): Fragment => {
  const { type } = request
  const stage = searchedIn(request)
  const grams = gramsOfWords(words, { tenant: tx.tenant.number, type, stage: 0 }, request)
  // Of rows whose text has not moved to `entry_text` yet.
  const earlier = gramsOfWords(words, { tenant: tx.tenant.number, type, stage })
  const args = [
    sql`${type}`,
    sql`${stage}::smallint`,
    sql`${grams}::int[]`,
    sql`${words}::text[]`,
    ...more,
    sql`earlier_grams => ${earlier}::int[]`,
  ]
  return sql`content.${sql.raw(name)}(${sql.join(args)})`
}

/** Returns the search: ids and positions of the records that contain all words. */
const searchOf = (tx: Tx, request: PageRequest): Fragment => {
  const { words, earlierWords } = request
  const found = searching(tx, request, words, 'search_entries', [])
  if (earlierWords === undefined) return found
  return sql`(select * from ${found} union all select * from ${searching(tx, request, earlierWords, 'search_entries', [])})`
}

/** Returns the number of records that contain all words, counted up to a limit. */
export const searchCountOf = (tx: Tx, request: PageRequest, atMost: number): Fragment => {
  const { words, earlierWords } = request
  const count = searching(tx, request, words, 'search_count', [atMost])
  // A text is in one form only.
  return earlierWords === undefined
    ? count
    : sql`least(${atMost}::int, ${count} + ${searching(tx, request, earlierWords, 'search_count', [atMost])})`
}

/** Returns the conditions on index rows, aliased `i`, that match a filter. */
const matching = (tx: Tx, { type, stage }: PageRequest, filter: Filter): readonly Fragment[] => [
  sql`i.tenant_id = ${tx.tenant.number}`,
  sql`i.type = ${type}`,
  sql`i.stage = ${stage}`,
  sql`i.field = ${filter.field}`,
  indexCondition(filter),
]

const SEARCH_KEYS = { id: sql`s.entry_id`, keys: [sql`s.position collate "C"`, sql`s.entry_id collate "C"`] }

const walkOf = (request: PageRequest): Fragment => {
  const { type, words, after, limit } = request
  const [position = '', id = ''] = after ?? []
  return sql`content.search_walk(${type}, ${searchedIn(request)}::smallint, ${words}::text[], ${position}, ${id}, ${limit + 1})`
}

const ledByEntry = (tx: Tx, { type, stage, order, membership }: PageRequest): PageSource => {
  const position = stage === 1 ? sql`e.published_position` : sql`e.position`
  const where = [sql`e.tenant_id = ${tx.tenant.number}`, sql`e.type = ${type}`, ...membership]
  return { from: sql`content.entry e`, where, id: sql`e.id`, keys: [...(order.by === 'column' ? order.columns : [position]), sql`e.id`] }
}

/** Returns the rows of the index in the order of their values. */
const ledBySort = (tx: Tx, { type, stage }: PageRequest, sort: string): PageSource => {
  const where = [sql`o.tenant_id = ${tx.tenant.number}`, sql`o.type = ${type}`, sql`o.stage = ${stage}`, sql`o.field = ${sort}`]
  return { from: sql`content.entry_index o`, where, id: sql`o.entry_id`, keys: [sql`o.val`, sql`o.position`, sql`o.entry_id`] }
}

/** Looks up the sort value by the record's key. `offset 0` forces the planner, which may know little about the values, to do so. */
const ledByFilter = (tx: Tx, request: PageRequest, { filter, sort }: Extract<Lead, { readonly by: 'filter' }>): PageSource => {
  const source = { where: matching(tx, request, filter), id: sql`i.entry_id` }
  const keys = [sql`i.position`, sql`i.entry_id`]
  if (sort === null) return { ...source, from: sql`content.entry_index i`, keys }
  const value = sql`select o.val from content.entry_index o
    where o.tenant_id = ${tx.tenant.number} and o.entry_id = i.entry_id and o.stage = ${request.stage} and o.field = ${sort} offset 0`
  return { ...source, from: sql`content.entry_index i cross join lateral (${value}) o`, keys: [sql`o.val`, ...keys] }
}

const ledBy = (tx: Tx, request: MeasuredRequest, lead: Lead): PageSource => {
  if (lead.by === 'entry') return ledByEntry(tx, request)
  if (lead.by === 'search') return { from: sql`${searchOf(tx, request)} s`, where: [], ...SEARCH_KEYS }
  if (lead.by === 'walk') return { from: sql`${walkOf(request)} s`, where: [], ...SEARCH_KEYS }
  return lead.by === 'sort' ? ledBySort(tx, request, lead.sort) : ledByFilter(tx, request, lead)
}

const inIndex = (tx: Tx, request: PageRequest, filter: Filter, id: Fragment): Fragment =>
  sql`${id} ${sql.raw('notIn' in filter ? 'not in' : 'in')} (select i.entry_id from content.entry_index i where ${allOf(matching(tx, request, filter))})`

/**
 * Returns the condition that an ordered index row, aliased `o`, matches the filter. A small set of matches is collected once
 * and compared with each row. A large set is dense, so the next match is near, and rows are looked up by key. The form makes
 * the planner, which may know little about the values, preserve the order.
 */
const findsNext = (tx: Tx, request: MeasuredRequest, filter: Filter): Fragment =>
  request.found === 'some'
    ? sql`(o.entry_id in (select i.entry_id from content.entry_index i where ${allOf(matching(tx, request, filter))} limit ${2 * MAX_CANDIDATES})) is true`
    : sql`(select true from content.entry_index i where i.tenant_id = ${tx.tenant.number} and i.entry_id = o.entry_id
        and i.stage = ${request.stage} and i.field = ${filter.field} and ${indexCondition(filter)} limit 1)`

const narrowed = (tx: Tx, request: MeasuredRequest, lead: Lead, id: Fragment): readonly Fragment[] => {
  const { filters } = request
  const sole = filters.length === 1 ? leadingFilter(request) : undefined
  if (lead.by === 'sort' && sole !== undefined) return [findsNext(tx, request, sole)]
  return filters.filter((filter) => lead.by !== 'filter' || filter !== lead.filter).map((filter) => inIndex(tx, request, filter, id))
}

/** Returns the condition on the words. Common words are checked row by row, because a page is soon full; others come from the search. */
const holdsWords = (tx: Tx, request: MeasuredRequest, id: Fragment): Fragment =>
  request.isCommon
    ? sql`content.search_matches(${id}, ${searchedIn(request)}::smallint, ${request.words}::text[])`
    : sql`${id} in (select s.entry_id from ${searchOf(tx, request)} s)`

/** Builds the source of a list: the lead, further filters, and a join of the record only if a condition needs it. */
export const sourceOf = (tx: Tx, request: MeasuredRequest): PageSource => {
  const { words, conditions } = request
  const lead = leadOf(request)
  const source = ledBy(tx, request, lead)
  const needsRecord = lead.by !== 'entry' && conditions.length > 0
  const from = needsRecord
    ? sql`${source.from} join content.entry e on e.tenant_id = ${tx.tenant.number} and e.id = ${source.id}`
    : source.from
  const where = [
    ...source.where,
    ...narrowed(tx, request, lead, source.id),
    ...(words.length > 0 && lead.by !== 'search' && lead.by !== 'walk' ? [holdsWords(tx, request, source.id)] : []),
    ...conditions,
  ]
  return { ...source, from, where: where.length === 0 ? [sql`true`] : where }
}
