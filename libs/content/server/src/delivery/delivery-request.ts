import { asAnyReference, derivedName, kindOf, workflowOf, type AnyContentType, type Tenant } from '@captain/content-core'
import { badRequest, notFound } from '@captain/http-server'
import { allOf, compile, sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { filteredField, isFilterable, parseFilter, type Filter } from '../list-query/filters.ts'
import { isId } from '../store/ids.ts'
import { namedFilterConditions, namedFilterOf } from '../list-query/named-filters.ts'
import type { Order, PageRequest } from '../list-query/page-request.ts'
import { limitOf, queryOf, refuseUnknown, type Parameters } from '../list-query/parameters.ts'
import { foldUnique, indexedNames } from '../store/derive.ts'
import { searchWordsOf } from '../store/search-grams.ts'
import { typeOf } from '../services.ts'
import { includedIn } from './deliverable.ts'
import { liveSql, NOW, PUBLIC, publicColumns, visibleWithSql } from './public-type.ts'
import { noteType } from '../public-changes/note-type.ts'
import { requestedField } from '../list-query/requested-field.ts'

const KNOWN = ['locale', 'limit', 'after', 'sort', 'q']
const STANDARD_LIMIT = 20

const orderOf = (type: AnyContentType, sort: string): Order => {
  if (sort === '') return { by: 'position', isDescending: false }
  const isDescending = sort.startsWith('-')
  const name = isDescending ? sort.slice(1) : sort
  const field = requestedField(type, name)
  const isSortable = field !== undefined && kindOf(field).sortable === true && indexedNames(type, 1).includes(name)
  if (!isSortable) throw badRequest('malformed-parameter', 'sort')
  return { by: 'field', field: derivedName(type, name), isDescending }
}

/** A filter by its parameter: `filter[name]`, or the bare name of a field or named filter. */
type Wanted = { readonly name: string; readonly parameter: string; readonly values: readonly string[] }

/** Returns ids of records given by id or by public slug; an unknown slug gives none. */
const resolveReferences = async (tx: Tx, to: string, values: readonly string[]): Promise<readonly string[]> => {
  const isSlug = (value: string) => value !== '' && !isId(value)
  const slugs = values.filter(isSlug).map(foldUnique)
  if (slugs.length === 0) return values
  noteType(tx.notes, typeOf(tx.tenant, to))
  const rows = await tx.rows<{ id: string }>(sql`
    select e.id from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${to} and e.published_slug = any(${slugs}::text[]) and ${allOf(liveSql(tx.tenant, typeOf(tx.tenant, to)))}`)
  return [...values.filter((value) => !isSlug(value)), ...rows.map((row) => row.id)]
}

const filterOf = async (tx: Tx, type: AnyContentType, { name, parameter, values }: Wanted): Promise<readonly Filter[]> => {
  const namedFilter = namedFilterOf(type, name)
  if (namedFilter !== null) return namedFilterConditions(namedFilter, values, { type, stage: 1, parameter })
  const field = filteredField(type, name, 1, parameter)
  const to = asAnyReference(field)?.config.to
  const named = to === undefined ? values : await resolveReferences(tx, to, values)
  return [parseFilter(type, name, named, 1, parameter)]
}

const wantedFilters = (type: AnyContentType, { plain, filters }: Parameters): readonly Wanted[] => {
  const bare = [...plain].filter(([name]) => !KNOWN.includes(name) && (namedFilterOf(type, name) !== null || isFilterable(type, name, 1)))
  const doubled = bare.find(([name]) => filters.has(name))
  if (doubled !== undefined) throw badRequest('malformed-parameter', doubled[0])
  return [
    ...[...filters].map(([name, values]) => ({ name, parameter: `filter[${name}]`, values })),
    ...bare.map(([name, value]) => ({ name, parameter: name, values: [value] })),
  ]
}

const filtersOf = async (tx: Tx, type: AnyContentType, wanted: readonly Wanted[]): Promise<readonly Filter[]> => {
  const filters: Filter[] = []
  for (const one of wanted) filters.push(...(await filterOf(tx, type, one)))
  return filters
}

const shown = new WeakMap<Tenant, Map<AnyContentType, Pick<PageRequest, 'select' | 'included'>>>()

/** Returns what lists of a type read, as texts that are put together once. */
const shownOf = (tenant: Tenant, type: AnyContentType): Pick<PageRequest, 'select' | 'included'> => {
  const ofTenant = shown.get(tenant) ?? new Map<AnyContentType, Pick<PageRequest, 'select' | 'included'>>()
  shown.set(tenant, ofTenant)
  const known = ofTenant.get(type) ?? {
    select: sql.raw(compile(publicColumns(type, 'list')).text),
    included: sql.raw(compile(includedIn(tenant, type, 'list', sql`= any(array(select p.id from p))`)).text),
  }
  ofTenant.set(type, known)
  return known
}

/** Parses the query of a delivery list, against the published copy. Throws 400 naming a parameter that is unknown, private or malformed. */
export const parseDeliveryRequest = async (tx: Tx, type: AnyContentType, parameters: Parameters): Promise<PageRequest> => {
  const { plain } = parameters
  const wanted = wantedFilters(type, parameters)
  refuseUnknown(plain, [...KNOWN, ...wanted.map(({ name }) => name)])
  const request: PageRequest = {
    type: type.name,
    stage: 1,
    ...shownOf(tx.tenant, type),
    membership: PUBLIC,
    conditions: [...(workflowOf(type.workflow).exposure === 'transition' ? NOW : []), ...visibleWithSql(tx.tenant, type)],
    filters: await filtersOf(tx, type, wanted),
    ...searchWordsOf(queryOf(plain)),
    order: orderOf(type, plain.get('sort') ?? ''),
    after: null,
    limit: limitOf(plain, STANDARD_LIMIT, parameters.maxLimit),
  }
  const after = plain.get('after')
  if (after === undefined) return request
  // A cursor of the public list is only an id, because the keys could expose private fields.
  if (!isId(after)) throw badRequest('malformed-parameter', 'after')
  return { ...request, after }
}

/** Parses a slug or id from a path. Throws 404 if it can be neither. */
export const recordKey = (text: string): { readonly id: string | null; readonly slug: string } => {
  if (text === '' || text.length > 200 || text.includes('\0')) throw notFound()
  return { id: isId(text) ? text : null, slug: foldUnique(text) }
}
