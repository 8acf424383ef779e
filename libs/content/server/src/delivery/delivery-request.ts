import { kindOf, type AnyContentType } from '@captain/content-core'
import { badRequest, notFound } from '@captain/http'
import { isLocale, type Locale } from '@captain/locale'
import { allOf, sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { isFilterable, parseFilter, type Filter } from '../read/filters.ts'
import { keysAt } from '../read/page.ts'
import type { Order, PageRequest } from '../read/page-request.ts'
import { limitOf, queryOf, readParameters, refuseUnknown } from '../read/parameters.ts'
import { foldUnique, indexedNames } from '../store/derive.ts'
import { wordsOf } from '../store/search-grams.ts'
import { LIVE, NOW, PUBLIC, publicColumns } from './public-type.ts'
import { requestedField } from '../read/requested-field.ts'

const KNOWN = ['locale', 'limit', 'after', 'sort', 'q']
const STANDARD_LIMIT = 20
const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/

/** The asked language; Japanese when none is. Throws 400. */
export const deliveryLocale = (query: URLSearchParams): Locale => {
  const text = query.get('locale') ?? 'ja'
  if (!isLocale(text)) throw badRequest('malformed-parameter', 'locale')
  return text
}

const orderOf = (type: AnyContentType, sort: string): Order => {
  if (sort === '') return { by: 'position', isDescending: false }
  const isDescending = sort.startsWith('-')
  const name = isDescending ? sort.slice(1) : sort
  const field = requestedField(type, name)
  const isSortable = field !== undefined && kindOf(field).sortable === true && indexedNames(type, 1).includes(name)
  if (!isSortable) throw badRequest('malformed-parameter', 'sort')
  return { by: 'field', field: name, isDescending }
}

/** References are named by id or by the public slug of their target. */
const resolveReferences = async (tx: Tx, type: AnyContentType, name: string, values: readonly string[]): Promise<readonly string[]> => {
  const field = requestedField(type, name)
  if (field === undefined || (field.kind !== 'reference' && field.kind !== 'references')) return values
  const slugs = values.filter((value) => !ULID.test(value)).map(foldUnique)
  if (slugs.length === 0) return values
  const rows = await tx.rows<{ id: string }>(sql`
    select e.id from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${field.config.to} and e.published_slug = any(${slugs}::text[]) and ${allOf(LIVE)}`)
  const ids = [...values.filter((value) => ULID.test(value)), ...rows.map((row) => row.id)]
  return ids.length === 0 ? ['none'] : ids
}

const filtersOf = async (tx: Tx, type: AnyContentType, wanted: ReadonlyMap<string, readonly string[]>): Promise<readonly Filter[]> => {
  const filters: Filter[] = []
  for (const [name, values] of wanted) {
    // An unknown and a private field are refused alike, before anything is looked up.
    parseFilter(type, name, values, 1)
    filters.push(parseFilter(type, name, await resolveReferences(tx, type, name, values), 1))
  }
  return filters
}

/** Reads a delivery list's query: everything in it is about the public copy. Throws 400 naming the parameter that is unknown, private or malformed. */
export const parseDeliveryRequest = async (tx: Tx, type: AnyContentType, query: URLSearchParams): Promise<PageRequest> => {
  const { plain, filters } = readParameters(query)
  const bare = [...plain.keys()].filter((name) => !KNOWN.includes(name) && isFilterable(type, name, 1))
  refuseUnknown(plain, [...KNOWN, ...bare])
  const wanted = new Map([...filters, ...bare.map((name) => [name, [plain.get(name) ?? '']] as const)])
  const request: PageRequest = {
    type: type.name,
    stage: 1,
    select: publicColumns(type, 'list'),
    membership: PUBLIC,
    conditions: type.workflow === 'publish' ? NOW : [],
    filters: await filtersOf(tx, type, wanted),
    words: wordsOf(queryOf(plain)),
    order: orderOf(type, plain.get('sort') ?? ''),
    after: null,
    limit: limitOf(plain, STANDARD_LIMIT),
  }
  const after = plain.get('after')
  if (after === undefined) return request
  // A cursor of the public list is only an id: the keys could tell of private fields.
  const keys = ULID.test(after) ? await keysAt(tx, request, after) : null
  if (keys === null) throw badRequest('malformed-parameter', 'after')
  return { ...request, after: keys }
}

/** A slug or id out of a path. Throws 404 for what can be neither. */
export const recordKey = (text: string): { readonly id: string | null; readonly slug: string } => {
  if (text === '' || text.length > 200 || text.includes('\0')) throw notFound()
  return { id: ULID.test(text) ? text : null, slug: foldUnique(text) }
}
