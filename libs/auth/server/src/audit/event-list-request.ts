import { badRequest } from '@captain/http-server'
import { isStorable } from '@captain/validation'
import { encodeTime } from 'ulid'
import * as v from 'valibot'
import { decodeCursor, pageParameters } from '../lists/keyset.ts'
import { searchConditions } from '../lists/search-terms.ts'
import type { TenantDirectory } from '../tenant-directory.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const TIME_LETTERS = 10

/** Filter value for events without a tenant. */
const NO_TENANT = '-'

const text = (max: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(max), v.check(isStorable))
const beginOf = (date: string): number => Date.parse(`${date}T00:00:00+09:00`)
const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((date) => !Number.isNaN(beginOf(date))),
)

/** Query parameters of `GET admin/audit-events`; days are in Tokyo time. */
export const eventListQuery = v.strictObject({
  ...pageParameters,
  q: v.optional(v.pipe(v.string(), v.maxLength(200), v.check(isStorable))),
  /** Several values, comma-separated. */
  'filter[action]': v.optional(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}(,[a-zA-Z]{1,40}){0,19}$/))),
  'filter[actor]': v.optional(text(100)),
  'filter[tenant]': v.optional(text(100)),
  'filter[entity]': v.optional(text(100)),
  'filter[record]': v.optional(text(100)),
  'filter[from]': v.optional(day),
  'filter[until]': v.optional(day),
})

export type EventListQuery = v.InferOutput<typeof eventListQuery>

/** Page of the audit log as SQL over the table `e`, newest first. */
export type EventListRequest = {
  readonly conditions: readonly string[]
  readonly after: string | null
  readonly values: readonly unknown[]
  readonly limit: number
}

/** Ids increase with time; returns the smallest possible id of an event on that day. */
const firstIdOf = (date: string, daysLater: number): string => {
  return encodeTime(Math.max(0, beginOf(date) + daysLater * DAY_MS), TIME_LETTERS)
}

const SEARCHED = 'auth.search_text(e.actor_name, e.summary)'

/** Sort order of the list; there is only one. */
export const EVENT_DEFAULT_SORT = 'events'

/** Parses the query of a list of events. Throws 400 for an unknown tenant or a malformed cursor. */
export const eventListRequest = (query: EventListQuery, tenants: TenantDirectory): EventListRequest => {
  const values: unknown[] = []
  const bound = (value: unknown): string => `$${values.push(value)}`
  const conditions: string[] = []
  const { q = '', 'filter[tenant]': tenant, 'filter[action]': action, 'filter[actor]': actor } = query
  const { 'filter[entity]': entity, 'filter[record]': record, 'filter[from]': from, 'filter[until]': until } = query

  if (tenant === NO_TENANT) conditions.push('e.tenant_id is null')
  else if (tenant !== undefined) {
    const number = tenants.numberOf(tenant)
    if (number === null) throw badRequest('malformed-parameter', 'filter[tenant]')
    conditions.push(`e.tenant_id = ${bound(number)}`)
  }
  if (action !== undefined) conditions.push(`e.action = any(${bound(action.split(','))}::text[])`)
  if (actor !== undefined) {
    const id = bound(actor)
    conditions.push(`(e.actor_id = ${id} or e.impersonator_id = ${id})`)
  }
  if (entity !== undefined) conditions.push(`e.type = ${bound(entity)}`)
  if (record !== undefined) conditions.push(`e.entry_id = ${bound(record)}`)
  if (from !== undefined) conditions.push(`e.id >= ${bound(firstIdOf(from, 0))}`)
  if (until !== undefined) conditions.push(`e.id < ${bound(firstIdOf(until, 1))}`)
  conditions.push(...searchConditions(q, { grams: `auth.grams(${SEARCHED})`, text: SEARCHED }, bound))

  const [last] = query.after === undefined ? [] : decodeCursor(query.after, EVENT_DEFAULT_SORT, 1)
  return { conditions, after: last === undefined ? null : `e.id < ${bound(last)}`, values, limit: query.limit }
}
