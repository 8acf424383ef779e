import { PERSONAL_READ_KINDS } from '@captain/content-core'
import { isStorable } from '@captain/validation'
import * as v from 'valibot'
import { decodeCursor } from '../list-query/cursor.ts'
import { firstIdAt, isId } from '../store/ids.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100), v.check(isStorable))
const startOf = (date: string): number => Date.parse(`${date}T00:00:00+09:00`)
const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((date) => startOf(date) >= 0),
)

/** Filters of the log; days are in Tokyo time. */
export const readLogFilters = {
  locale: v.optional(v.picklist(['ja', 'en'])),
  'filter[actor]': v.optional(text),
  'filter[type]': v.optional(text),
  'filter[record]': v.optional(v.pipe(v.string(), v.check(isId))),
  'filter[kind]': v.optional(v.picklist(PERSONAL_READ_KINDS)),
  'filter[from]': v.optional(day),
  'filter[until]': v.optional(day),
}

/** Query of a page of the log. */
export const readLogQuery = v.strictObject({
  ...readLogFilters,
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)), '25'),
  after: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))),
})

export type ReadLogFilter = v.InferOutput<v.StrictObjectSchema<typeof readLogFilters, undefined>>

/** The only sort order of the log. */
export const READ_LOG_ORDER = 'personal-reads'

/** Conditions of a filter as SQL over `content.personal_read r`, with their values. */
export type ReadLogConditions = { readonly where: string; readonly values: readonly unknown[] }

/** Returns the conditions of a filter in a tenant. Throws 400 for a malformed cursor. */
export const readLogConditions = (tenant: number, filter: ReadLogFilter, after: string | undefined): ReadLogConditions => {
  const values: unknown[] = [tenant]
  const conditions = ['r.tenant_id = $1']
  const add = (value: unknown, condition: (bound: string) => string): void => {
    if (value !== undefined) conditions.push(condition(`$${values.push(value)}`))
  }
  const { 'filter[from]': from, 'filter[until]': until } = filter
  add(filter['filter[actor]'], (bound) => `coalesce(r.actor_id, r.key_id) = ${bound}`)
  add(filter['filter[type]'], (bound) => `r.type = ${bound}`)
  add(filter['filter[record]'], (bound) => `r.record_ids @> array[${bound}]`)
  add(filter['filter[kind]'], (bound) => `r.kind = ${bound}`)
  add(from && firstIdAt(new Date(startOf(from))), (bound) => `r.id >= ${bound}`)
  add(until && firstIdAt(new Date(startOf(until) + DAY_MS)), (bound) => `r.id < ${bound}`)
  add(after && decodeCursor(after, READ_LOG_ORDER, 1)[0], (bound) => `r.id < ${bound}`)
  return { where: conditions.join(' and '), values }
}
