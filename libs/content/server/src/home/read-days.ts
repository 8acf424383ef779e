import type { AnyContentType } from '@captain/content-core'
import { civilDate } from '@captain/locale'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { firstIdAt } from '../ids.ts'

/** How far back it goes, today included. */
export const DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** What happened on a day in Asia/Tokyo: what went public, what came in from outside, what people saved. */
export type Day = { readonly day: string; readonly published: number; readonly received: number; readonly saved: number }

/** The days up to now, the oldest first. */
export const daysUpTo = (now: Date): readonly string[] =>
  Array.from({ length: DAYS }, (_unused, place) => civilDate(new Date(now.getTime() - (DAYS - 1 - place) * DAY_MS)))

const INCOMING: ReadonlySet<string> = new Set(['inbox', 'order'])

/** What happened on each of the last thirty days to records of these types; days on which nothing did are left out. */
export const readDays = async (tx: Tx, types: readonly AnyContentType[]): Promise<readonly Day[]> => {
  const [first = ''] = daysUpTo(tx.now)
  const since = firstIdAt(new Date(`${first}T00:00:00+09:00`))
  const incoming = types.filter(({ workflow }) => INCOMING.has(workflow)).map(({ name }) => name)
  return tx.rows<Day>(sql`
    select to_char(a.at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day,
      (count(*) filter (where a.action = 'publish'))::int as published,
      (count(*) filter (where a.action = 'create' and a.actor_id is null and a.type = any(${incoming}::text[])))::int as received,
      (count(*) filter (where a.action in ('create', 'update') and a.actor_id is not null))::int as saved
    from content.audit_event a
    where a.tenant_id = ${tx.tenant.number} and a.id >= ${since} and a.type = any(${types.map(({ name }) => name)}::text[])
    group by day`)
}

/** The days of several tenants as one, every day there. */
export const sumDays = (now: Date, all: readonly (readonly Day[])[]): readonly Day[] => {
  const found = Map.groupBy(all.flat(), ({ day }) => day)
  return daysUpTo(now).map((day) => {
    const parts = found.get(day) ?? []
    const sum = (pick: (part: Day) => number): number => parts.reduce((total, part) => total + pick(part), 0)
    return {
      day,
      published: sum(({ published }) => published),
      received: sum(({ received }) => received),
      saved: sum(({ saved }) => saved),
    }
  })
}
