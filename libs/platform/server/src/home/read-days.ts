import { namesOf, workflowOf, type AnyContentType } from '@captain/content-core'
import { dateInTimeZone } from '@captain/locale'
import { sql, firstIdAt, type Tx } from '@captain/content-server/kit'

/** Number of days, including today. */
const DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** Activity of a day in Asia/Tokyo: publications, submissions and saves. */
export type Day = { readonly day: string; readonly published: number; readonly received: number; readonly saved: number }

/** Returns the days up to now, oldest first. */
const daysUpTo = (now: Date): readonly string[] =>
  Array.from({ length: DAYS }, (_unused, place) => dateInTimeZone(new Date(now.getTime() - (DAYS - 1 - place) * DAY_MS)))

/** Returns the first id of each day, and of the day after the last: ids increase with time, so each day is a range of the log. */
const boundsOf = (days: readonly string[]): readonly string[] => {
  const starts = days.map((day) => Date.parse(`${day}T00:00:00+09:00`))
  return [...starts, (starts.at(-1) ?? 0) + DAY_MS].map((start) => firstIdAt(new Date(start)))
}

/** Reads the activity of the last thirty days on records of these types. */
export const readDays = async (tx: Tx, types: readonly AnyContentType[]): Promise<readonly Day[]> => {
  const days = daysUpTo(tx.now)
  const bounds = boundsOf(days)
  const incoming = types.filter(({ workflow }) => workflowOf(workflow).handling !== undefined).flatMap(namesOf)
  return tx.rows<Day>(sql`
    select d.day, found.published, found.received, found.saved
    from unnest(${days}::text[], ${bounds.slice(0, -1)}::text[], ${bounds.slice(1)}::text[]) as d (day, first, after)
    cross join lateral (
      select (count(*) filter (where a.action = 'publish'))::int as published,
        (count(*) filter (where a.action = 'create' and a.actor_id is null and a.type = any(${incoming}::text[])))::int as received,
        (count(*) filter (where a.action in ('create', 'update') and a.actor_id is not null))::int as saved
      from content.audit_event a
      where a.tenant_id = ${tx.tenant.number} and a.id >= d.first and a.id < d.after
        and a.type = any(${types.flatMap(namesOf)}::text[])) found`)
}

/** Adds up the days of several tenants; every day is included. */
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
