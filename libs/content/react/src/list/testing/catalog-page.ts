import type { AnyRecord } from '@captain/content-core'
import { json, NOTHING_INCLUDED } from './catalog-responses.ts'

const isWithin = (value: unknown, wanted: readonly string[]): boolean => {
  const [only = ''] = wanted
  if (!only.includes('..')) return [value].flat().some((one) => wanted.includes(String(one)))
  const [from = '', to = ''] = only.split('..')
  const text = String(value)
  return (from === '' || text >= from) && (to === '' || text <= to)
}

const FILTER = /^filter\[(\w+)\]$/

const matches = (record: AnyRecord, query: URLSearchParams): boolean => {
  const states = query.get('status')?.split(',')
  if ((record.deletedAt !== null) !== (query.get('trash') === 'true')) return false
  if (states !== undefined && !states.includes(record.state)) return false
  if (query.get('translation') === 'missing' && record.localeUpdatedAt.en !== null) return false
  const q = query.get('q') ?? ''
  if (!JSON.stringify([record['name'], record['title']]).includes(q)) return false
  const fields = new Set([...query.keys()].map((key) => FILTER.exec(key)?.[1]).filter((name) => name !== undefined))
  return [...fields].every((name) => isWithin(record[name], query.getAll(`filter[${name}]`)))
}

const STATES = ['draft', 'scheduled', 'published', 'expired', 'archived'] as const

const countsOf = (records: readonly AnyRecord[]) => {
  const counts: Record<string, { value: number; capped: boolean }> = Object.fromEntries(
    STATES.map((state) => [state, { value: 0, capped: false }]),
  )
  for (const { state } of records) counts[state] = { value: (counts[state]?.value ?? 0) + 1, capped: false }
  return counts
}

/** Answers a list request: one page of the matching records, and their counts by state. */
export const catalogPage = (records: readonly AnyRecord[], query: URLSearchParams): Response => {
  const limit = Number(query.get('limit'))
  const start = Number(query.get('after') ?? 0)
  const all = records.filter((record) => matches(record, query))
  const rest = new URLSearchParams([...query].filter(([name]) => name !== 'status'))
  return json(200, {
    items: all.slice(start, start + limit),
    next: start + limit < all.length ? String(start + limit) : null,
    count: { value: all.length, capped: false },
    ...(query.get('counts') === 'status' && { states: countsOf(records.filter((record) => matches(record, rest))) }),
    included: NOTHING_INCLUDED,
  })
}
