import { fieldOf, workflowOf, type AnyContentType, type SystemColumn, type Values, type ViewQuery } from '@captain/content-core'
import { badRequest, ProblemError } from '@captain/http-server'
import { hasKey, isObject, isStorable, isStringArray } from '@captain/validation'
import { parseListRequest } from '../list-request.ts'

const SYSTEM_COLUMNS: ReadonlySet<string> = new Set<SystemColumn>(['state', 'updatedAt', 'updatedBy', 'createdAt', 'firstPublishedAt'])
const MAX_COLUMNS = 100

/** A view's query without parts that the type no longer has, and the names of the removed parts. */
export type CheckedView = { readonly query: ViewQuery; readonly dropped: readonly string[] }

/** Whether the type's list accepts the parameters. URLs repair half surrogate pairs, which the database cannot store. */
const isTaken = (type: AnyContentType, parameters: [string, string][]): boolean => {
  if (!parameters.every(([, value]) => isStorable(value))) return false
  try {
    parseListRequest(type, new URLSearchParams(parameters))
    return true
  } catch (error) {
    if (error instanceof ProblemError) return false
    throw error
  }
}

type Part = { readonly kept: ViewQuery; readonly dropped: readonly string[] }

const nothing = (dropped: readonly string[]): Part => ({ kept: {}, dropped })

const parameter =
  (name: 'q' | 'status' | 'translation' | 'sort') =>
  (type: AnyContentType, value: unknown): Part =>
    typeof value === 'string' && isTaken(type, [[name, value]]) ? { kept: { [name]: value }, dropped: [] } : nothing([name])

const filters = (type: AnyContentType, value: unknown): Part => {
  if (!isObject(value)) return nothing(['filter'])
  const isKept = (entry: [string, unknown]): entry is [string, readonly string[]] => {
    const [field, values] = entry
    return (
      isStringArray(values) &&
      values.length > 0 &&
      isTaken(
        type,
        values.map((one) => [`filter[${field}]`, one]),
      )
    )
  }
  const all = Object.entries(value)
  const accepted = Object.fromEntries(all.filter(isKept))
  return { kept: { filter: accepted }, dropped: all.filter((one) => !isKept(one)).map(([field]) => `filter[${field}]`) }
}

const isColumn = (type: AnyContentType, name: string): boolean =>
  fieldOf(type, name) !== null ||
  Object.hasOwn(type.relationCounts, name) ||
  (SYSTEM_COLUMNS.has(name) && (name !== 'state' || workflowOf(type.workflow).states.length > 1))

const columns = (type: AnyContentType, value: unknown): Part => {
  if (!isStringArray(value) || value.length > MAX_COLUMNS) return nothing(['columns'])
  const names = [...new Set(value)]
  return {
    kept: { columns: names.filter((name) => isColumn(type, name)) },
    dropped: names.filter((name) => !isColumn(type, name)).map((name) => `columns.${name}`),
  }
}

const density = (_type: AnyContentType, value: unknown): Part =>
  value === 'comfortable' || value === 'compact' ? { kept: { density: value }, dropped: [] } : nothing(['density'])

const PARTS: Readonly<Record<keyof ViewQuery, (type: AnyContentType, value: unknown) => Part>> = {
  filter: filters,
  q: parameter('q'),
  status: parameter('status'),
  translation: parameter('translation'),
  sort: parameter('sort'),
  columns,
  density,
}

const partOf = (type: AnyContentType, name: string, value: unknown): Part =>
  hasKey(PARTS, name) ? PARTS[name](type, value) : nothing([name])

/** Returns the parts of a query that the type's list accepts. */
export const dropUnknownViewParts = (type: AnyContentType, stored: Values): CheckedView => {
  const parts = Object.entries(stored).map(([name, value]) => partOf(type, name, value))
  const query = parts.reduce<ViewQuery>((all, { kept }) => ({ ...all, ...kept }), {})
  return { query, dropped: parts.flatMap(({ dropped }) => dropped) }
}

/** Returns the query to save. Throws 400 naming the first part that the list does not accept. */
export const sentQuery = (type: AnyContentType, sent: unknown): ViewQuery => {
  if (!isObject(sent)) throw badRequest('malformed-parameter', 'query')
  const { query, dropped } = dropUnknownViewParts(type, sent)
  const [first] = dropped
  if (first !== undefined) throw badRequest('malformed-parameter', first)
  return query
}
