import { workflowOf, type AnyContentType } from '@captain/content-core'
import { civilDate } from '@captain/locale'
import { sql, firstIdAt, type Tx } from '@captain/content-server/kit'

/** How far back it goes, today included. */
const DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** What happened on a day in Asia/Tokyo: what went public, what came in from outside, what people saved. */
export type Day = { readonly day: string; readonly published: number; readonly received: number; readonly saved: number }

/** The days up to now, the oldest first. */
const daysUpTo = (now: Date): readonly string[] =>
  Array.from({ length: DAYS }, (_unused, place) => civilDate(new Date(now.getTime() - (DAYS - 1 - place) * DAY_MS)))

/** The first id of each day, and that of the day after the last: ids rise with time, so that a day is a stretch of the log. */
const boundsOf = (days: readonly string[]): readonly string[] => {
  const starts = days.map((day) => Date.parse(`${day}T00:00:00+09:00`))
  return [...starts, (starts.at(-1) ?? 0) + DAY_MS].map((start) => firstIdAt(new Date(start)))
}

/** What happened on each of the last thirty days to records of these types. */
export const readDays = async (tx: Tx, types: readonly AnyContentType[]): Promise<readonly Day[]> => {
  const days = daysUpTo(tx.now)
  const bounds = boundsOf(days)
  const incoming = types.filter(({ workflow }) => workflowOf(workflow).handling !== undefined).map(({ name }) => name)
  return tx.rows<Day>(sql`
    select d.day, found.published, found.received, found.saved
    from unnest(${days}::text[], ${bounds.slice(0, -1)}::text[], ${bounds.slice(1)}::text[]) as d (day, first, after)
    cross join lateral (
      select (count(*) filter (where a.action = 'publish'))::int as published,
        (count(*) filter (where a.action = 'create' and a.actor_id is null and a.type = any(${incoming}::text[])))::int as received,
        (count(*) filter (where a.action in ('create', 'update') and a.actor_id is not null))::int as saved
      from content.audit_event a
      where a.tenant_id = ${tx.tenant.number} and a.id >= d.first and a.id < d.after
        and a.type = any(${types.map(({ name }) => name)}::text[])) found`)
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
