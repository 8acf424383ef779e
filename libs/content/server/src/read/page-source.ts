import { sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { SearchStage } from '../store/derive.ts'
import { gramsOfWords } from '../store/search-grams.ts'
import { indexCondition, type Filter } from './filters.ts'
import type { PageRequest } from './page-request.ts'

/** Where the rows of a list come from, and the keys that sort them; the last key is the id, which makes paging exact. */
export type PageSource = {
  readonly from: Fragment
  readonly where: readonly Fragment[]
  readonly id: Fragment
  readonly keys: readonly Fragment[]
}

/** A request of which is known whether its words are in so much that the order should lead, not the search. */
export type SearchedRequest = PageRequest & { readonly isCommon: boolean }

/** What leads the scan, so that a page comes in order out of one index or one search. */
type Lead =
  | { readonly by: 'entry' }
  | { readonly by: 'search' }
  | { readonly by: 'walk' }
  | { readonly by: 'index'; readonly field: string; readonly filter: Filter | null }

const leadOf = ({ order, filters, words, conditions, isCommon }: SearchedRequest): Lead => {
  if (order.by === 'field') return { by: 'index', field: order.field, filter: null }
  if (order.by === 'column') return { by: 'entry' }
  const filter = filters.find((one) => 'any' in one && one.any.length === 1)
  if (filter !== undefined) return { by: 'index', field: filter.field, filter }
  if (words.length === 0) return { by: 'entry' }
  if (!isCommon) return { by: 'search' }
  return filters.length + conditions.length === 0 ? { by: 'walk' } : { by: 'entry' }
}

const searchedIn = ({ stage, searchStage = stage }: PageRequest): SearchStage => searchStage

/** The search itself: ids and positions of what holds all the words. */
export const searchOf = (tx: Tx, request: PageRequest): Fragment => {
  const { type, words } = request
  const stage = searchedIn(request)
  const grams = gramsOfWords(words, { tenant: tx.tenant.number, type, stage })
  return sql`content.search_entries(${type}, ${stage}::smallint, ${grams}::int[], ${words}::text[])`
}

const indexMatch = (tx: Tx, { type, stage }: PageRequest, field: string): readonly Fragment[] => [
  sql`i.tenant_id = ${tx.tenant.number}`,
  sql`i.type = ${type}`,
  sql`i.stage = ${stage}`,
  sql`i.field = ${field}`,
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

const ledBy = (tx: Tx, request: SearchedRequest, lead: Lead): PageSource => {
  if (lead.by === 'entry') return ledByEntry(tx, request)
  if (lead.by === 'search') return { from: sql`${searchOf(tx, request)} s`, where: [], ...SEARCH_KEYS }
  if (lead.by === 'walk') return { from: sql`${walkOf(request)} s`, where: [], ...SEARCH_KEYS }
  const keys = request.order.by === 'field' ? [sql`i.val`, sql`i.position`, sql`i.entry_id`] : [sql`i.position`, sql`i.entry_id`]
  const where = [...indexMatch(tx, request, lead.field), ...(lead.filter === null ? [] : [indexCondition(lead.filter)])]
  return { from: sql`content.entry_index i`, where, id: sql`i.entry_id`, keys }
}

const inIndex = (tx: Tx, request: PageRequest, filter: Filter, id: Fragment): Fragment =>
  sql`${id} ${sql.raw('none' in filter ? 'not in' : 'in')} (select i.entry_id from content.entry_index i where ${sql.join([...indexMatch(tx, request, filter.field), indexCondition(filter)], sql` and `)})`

/** Words that much holds are looked up in each row as it comes: a page is full before long. Others come from the search at once. */
const holdsWords = (tx: Tx, request: SearchedRequest, id: Fragment): Fragment =>
  request.isCommon
    ? sql`content.search_matches(${id}, ${searchedIn(request)}::smallint, ${request.words}::text[])`
    : sql`${id} in (select s.entry_id from ${searchOf(tx, request)} s)`

/** Puts together the source of a list: the lead, what else filters it, and the record itself only where a condition asks about it. */
export const sourceOf = (tx: Tx, request: SearchedRequest): PageSource => {
  const { filters, words, conditions } = request
  const lead = leadOf(request)
  const source = ledBy(tx, request, lead)
  const others = filters.filter((filter) => lead.by !== 'index' || filter !== lead.filter)
  const needsRecord = lead.by !== 'entry' && conditions.length > 0
  const from = needsRecord
    ? sql`${source.from} join content.entry e on e.tenant_id = ${tx.tenant.number} and e.id = ${source.id}`
    : source.from
  const where = [
    ...source.where,
    ...others.map((filter) => inIndex(tx, request, filter, source.id)),
    ...(words.length > 0 && lead.by !== 'search' && lead.by !== 'walk' ? [holdsWords(tx, request, source.id)] : []),
    ...conditions,
  ]
  return { ...source, from, where: where.length === 0 ? [sql`true`] : where }
}
