import { HttpError } from '@captain/http-core'
import type { Place } from './shift-drafts.ts'

/** What the server found wrong, in its words, by day. */
export type Refused = Readonly<Record<string, readonly string[]>>

/** What is wrong by the server, of what has been sent from these places. */
export const refusedIn = (failure: unknown, places: readonly Place[]): Refused => {
  if (!(failure instanceof HttpError)) return {}
  const found = (failure.problem?.issues ?? []).flatMap(({ path, message }) => {
    const place = places[Number(path.split('.')[0])]
    return place === undefined ? [] : [{ date: place.date, message }]
  })
  return Object.fromEntries(
    [...Map.groupBy(found, ({ date }) => date)].map(([date, own]) => [date, [...new Set(own.map(({ message }) => message))]]),
  )
}

/** What is left once days are entered anew. */
export const withoutDays = (all: Refused, dates: readonly string[]): Refused =>
  Object.fromEntries(Object.entries(all).filter(([date]) => !dates.includes(date)))
