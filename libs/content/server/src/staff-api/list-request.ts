import { derivedName, isPersonalField, kindOf, type AnyContentType, type Tenant } from '@captain/content-core'
import { badRequest } from '@captain/http-server'
import { sql, type Fragment } from '../database/sql.ts'
import { foldUnique, indexedNames, maskedSearchStage } from '../store/derive.ts'
import { LISTED_COLUMNS } from '../store/entry-row.ts'
import { searchWordsOf } from '../store/search-grams.ts'
import { isFoundByTitle, titleWords } from '../store/title-search.ts'
import { decodeCursor } from '../list-query/cursor.ts'
import { parseFilter } from '../list-query/filters.ts'
import { namedFilterConditions, namedFilterOf } from '../list-query/named-filters.ts'
import { keyCount, type Order, type PageRequest } from '../list-query/page-request.ts'
import { limitOf, localeOf, queryOf, readParameters, refuseUnknown } from '../list-query/parameters.ts'
import { listedProjection } from './listed-fields.ts'
import { requestedField } from '../list-query/requested-field.ts'
import { statesIn } from './state-conditions.ts'

const KNOWN = ['limit', 'after', 'sort', 'q', 'status', 'slug', 'trash', 'translation', 'locale']
const STANDARD_LIMIT = 25

const TRANSLATIONS: Readonly<Record<string, Fragment>> = {
  missing: sql`e.en_updated_at is null`,
  outdated: sql`e.en_updated_at < e.ja_updated_at`,
}

type Column = Pick<Extract<Order, { readonly by: 'column' }>, 'columns' | 'cast'>

const COLUMNS: Readonly<Record<string, Column>> = {
  updatedAt: { columns: [sql`e.updated_at`], cast: 'timestamptz' },
  // Ids increase with the time of creation.
  createdAt: { columns: [], cast: 'text' },
  firstPublishedAt: { columns: [sql`coalesce(e.first_published_at, 'epoch')`], cast: 'timestamptz' },
  updatedBy: { columns: [sql`e.updated_by_name`], cast: 'text' },
  state: { columns: [sql`e.status`, sql`e.position`], cast: 'text' },
}

const TRASH_COLUMNS: Readonly<Record<string, Column>> = { ...COLUMNS, deletedAt: { columns: [sql`e.deleted_at`], cast: 'timestamptz' } }

const isSortable = (type: AnyContentType, name: string): boolean => {
  const field = requestedField(type, name)
  return field !== undefined && kindOf(field).sortable === true && indexedNames(type, 0).includes(name)
}

const orderOf = (type: AnyContentType, sort: string, isTrash: boolean): Order => {
  const isDescending = sort.startsWith('-')
  const name = isDescending ? sort.slice(1) : sort
  if (sort === '') return { by: 'position', isDescending: false }
  const columns = isTrash ? TRASH_COLUMNS : COLUMNS
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined
  if (column !== undefined) return { by: 'column', isDescending, ...column }
  if (!isSortable(type, name)) throw badRequest('malformed-parameter', 'sort')
  return { by: 'field', field: derivedName(type, name), isDescending }
}

const oneOf = (choices: Readonly<Record<string, Fragment>>, plain: ReadonlyMap<string, string>, name: string): readonly Fragment[] => {
  const value = plain.get(name)
  if (value === undefined) return []
  const condition = Object.hasOwn(choices, value) ? choices[value] : undefined
  if (condition === undefined) throw badRequest('malformed-parameter', name)
  return [condition]
}

/** Returns the condition for any of the states in a comma-separated list. */
const anyState = (type: AnyContentType, plain: ReadonlyMap<string, string>): readonly Fragment[] => {
  const text = plain.get('status')
  if (text === undefined) return []
  const states = statesIn(type)
  const chosen = [...new Set(text.split(','))].map((state) => states.get(state))
  const known = chosen.filter((condition) => condition !== undefined)
  if (known.length < chosen.length) throw badRequest('malformed-parameter', 'status')
  return known.length === 1 ? known : [sql`(${sql.join(known, sql` or `)})`]
}

const trashOf = (plain: ReadonlyMap<string, string>): boolean => {
  const value = plain.get('trash') ?? 'false'
  if (value !== 'true' && value !== 'false') throw badRequest('malformed-parameter', 'trash')
  return value === 'true'
}

/** Throws 400 for sorting or filtering by personal data that the reader may not see, because the order would expose it. */
const refusePersonal = (type: AnyContentType, sort: string, names: Iterable<string>): void => {
  if (isPersonalField(type, sort.replace(/^-/, ''))) throw badRequest('malformed-parameter', 'sort')
  for (const name of names) if (isPersonalField(type, name)) throw badRequest('malformed-parameter', `filter[${name}]`)
}

/** Who reads a list, and of which tenant. */
export type ListReader = { readonly seesPersonal: boolean; readonly tenant?: Tenant }

/** Maximum number of matches of a search by title. */
const MAX_TITLES = 1000

/** The condition of a search for readers from whom fields are hidden: the text for all others contains these fields. */
const titledBy = (type: AnyContentType, tenant: Tenant | undefined, query: string): Fragment => {
  if (tenant === undefined || !isFoundByTitle(type)) return sql`false`
  const { words, grams, begun, begunGrams } = titleWords(tenant.number, query)
  if (words.length === 0) return sql`false`
  return sql`e.id in (
    select f.entry_id from content.search_titles(${[type.name]}::text[], ${words}::text[], ${grams}::int[], ${begun}::text[],
      ${begunGrams}::int[], ${MAX_TITLES}::int, ${MAX_TITLES}::int) f (entry_id, type, place))`
}

/**
 * Parses the query of a staff list. Throws 400 naming a parameter that is unknown, malformed, or about data that the reader may
 * not see.
 */
export const parseListRequest = (
  type: AnyContentType,
  query: URLSearchParams,
  { seesPersonal, tenant }: ListReader = { seesPersonal: true },
): PageRequest & { readonly sort: string } => {
  const { plain, filters } = readParameters(query)
  refuseUnknown(plain, KNOWN)
  if (!seesPersonal) refusePersonal(type, plain.get('sort') ?? '', filters.keys())
  localeOf(plain)
  const isTrash = trashOf(plain)
  const stage = isTrash ? 2 : 0
  const sort = plain.get('sort') ?? (isTrash ? '-deletedAt' : '')
  const order = orderOf(type, sort, isTrash)
  const after = plain.get('after')
  const slug = plain.get('slug')
  const searchesTitles = type.hidden === 'any' && queryOf(plain).trim() !== ''
  return {
    sort,
    type: type.name,
    stage,
    ...((!seesPersonal || type.hidden === 'personal') && { searchStage: maskedSearchStage(type, stage) }),
    select: sql`${LISTED_COLUMNS}, (e.data is distinct from e.published) as has_changes, ${listedProjection(type, seesPersonal || !isPersonalField(type, type.excerpt ?? ''))} as data`,
    membership: [isTrash ? sql`e.deleted_at is not null` : sql`e.deleted_at is null`],
    conditions: [
      ...anyState(type, plain),
      ...oneOf(TRANSLATIONS, plain, 'translation'),
      ...(slug === undefined ? [] : [sql`e.slug = ${foldUnique(slug)}`]),
      ...(searchesTitles ? [titledBy(type, tenant, queryOf(plain))] : []),
    ],
    filters: [...filters].flatMap(([name, values]) => {
      const namedFilter = namedFilterOf(type, name)
      if (namedFilter === null) return [parseFilter(type, name, values, stage)]
      return namedFilterConditions(namedFilter, values, { type, stage, parameter: `filter[${name}]` })
    }),
    ...searchWordsOf(searchesTitles ? '' : queryOf(plain)),
    order,
    after: after === undefined ? null : decodeCursor(after, sort, keyCount(order)),
    limit: limitOf(plain, STANDARD_LIMIT),
  }
}
