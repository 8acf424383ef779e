import { siteClient, type SiteClient, type SiteOptions } from '@captain/content-delivery-client'
import type { CastSchedule, DaySchedule } from './public-queries.ts'
import type { tenant } from './tenant.ts'

type DayQuestion = { readonly date?: string; readonly area?: string; readonly service?: string }

export type ClubSite = SiteClient<typeof tenant> & {
  /** Fetches who works on a day (`YYYY-MM-DD`, default: today), optionally in an area or for a service, each by slug or id. */
  schedule(question?: DayQuestion, signal?: AbortSignal): Promise<DaySchedule>
  /** Fetches the shifts of a cast in a month (`YYYY-MM`); default: the next 14 days. */
  scheduleOf(cast: string, month?: string, signal?: AbortSignal): Promise<CastSchedule>
  /** Fetches the casts who visit an area on a day. */
  castsOf(area: string, date?: string, signal?: AbortSignal): Promise<DaySchedule>
}

/** Creates the delivery client of the club's public site. */
export const site = (options: SiteOptions): ClubSite => {
  const client: SiteClient<typeof tenant> = siteClient('club', options)
  return {
    ...client,
    schedule: (question, signal) => client.read('/schedule', question, signal),
    scheduleOf: (cast, month, signal) => client.read('/cast/:key/schedule', { key: cast, month }, signal),
    castsOf: (area, date, signal) => client.read('/area/:key/casts', { key: area, date }, signal),
  }
}
