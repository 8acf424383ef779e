import { HttpError } from '@captain/http-core'
import type { Place } from './shift-drafts.ts'

/** The server's errors by day, as texts. */
export type Refused = Readonly<Record<string, readonly string[]>>

/** Maps the server's issues to the days of the request. */
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

/** Returns the errors that remain after days were edited. */
export const withoutDays = (all: Refused, dates: readonly string[]): Refused =>
  Object.fromEntries(Object.entries(all).filter(([date]) => !dates.includes(date)))
